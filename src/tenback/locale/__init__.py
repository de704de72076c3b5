"""Every sentence that Tenback says, by key and language: the texts lie in `<language>.ftl`."""

from __future__ import annotations

import pkgutil
from functools import cache

from tenback.rules.game import Fact, Refusal

_LONGEST = 600
"""Fluent refuses to fill in more than a thousand characters, and nobody wants to read them."""


class MissingText(LookupError):
    """No such text, or one that lacks a fact: a fault of ours, never of a player's."""


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # slow to load, not always needed

        try:
            source = pkgutil.get_data(__name__, f"{language}.ftl") or b""
        except FileNotFoundError:
            raise MissingText(f"no texts in {language}") from None
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source.decode()))

    def __call__(self, key: str, **facts: Fact) -> str:
        """The text with its facts filled in."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise MissingText(key)
        told = {name: _tellable(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, told)
        if errors:
            raise MissingText(f"{key}: {errors[0]}")
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not accepted, as a sentence."""
        return self(f"refusal-{refusal.code}", **refusal.facts)


def _tellable(fact: Fact) -> int | str:
    """Several values of one fact are joined; what a stranger wrote at length is cut short.

    What cannot be printed is left out: it could steer the terminal.
    """
    if isinstance(fact, int):
        return fact
    words = ", ".join(map(str, fact)) if isinstance(fact, tuple) else fact
    words = "".join(filter(str.isprintable, words))
    return words if len(words) <= _LONGEST else f"{words[:_LONGEST]}…"


@cache
def texts(language: str = "en") -> Texts:
    return Texts(language)
