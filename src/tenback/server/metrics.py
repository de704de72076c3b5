"""A few numbers for whoever runs a server, in the text form that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

_PREFIX = "tenback_"


class Metrics:
    def __init__(self) -> None:
        self._counted: Counter[str] = Counter()
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, more: float = 1) -> None:
        self._counted[name] += more  # type: ignore[assignment]

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """Read whenever somebody asks."""
        self._gauges[name] = read

    def text(self) -> str:
        kinds = dict.fromkeys(self._counted, "counter") | dict.fromkeys(self._gauges, "gauge")
        values = dict(self._counted) | {name: read() for name, read in self._gauges.items()}
        lines = [
            f"# TYPE {_PREFIX}{name} {kinds[name]}\n{_PREFIX}{name} {values[name]:g}"
            for name in sorted(values)
        ]
        return "\n".join(lines) + "\n"
