"""Nothing that the rules hand out can be changed."""

from __future__ import annotations

import pkgutil
from dataclasses import is_dataclass
from importlib import import_module

import tenback.rules


def test_states_actions_events_and_views_are_frozen() -> None:
    """Every dataclass of the rules: who has one can pass it on without a copy."""
    modules = [
        import_module(f"tenback.rules.{found.name}")
        for found in pkgutil.iter_modules(tenback.rules.__path__)
    ]
    made = {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and is_dataclass(kind)
    }
    assert len(made) > 20
    thawed = [kind.__name__ for kind in made if not kind.__dataclass_params__.frozen]  # type: ignore[attr-defined]
    assert thawed == []
