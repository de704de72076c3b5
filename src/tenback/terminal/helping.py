"""What `help` says: of the game at hand, and of nothing that it does not have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tenback.locale import Texts
from tenback.rules import cards, dice
from tenback.rules.sheets import BONUS

_NAME = 10
_CARDS = 13


def help_text(setup: cards.Setup | dice.Setup, say: Texts) -> str:
    """The goal, what one may type, and what the cards or the sheets ask for."""
    lines = _dice_help(setup, say) if isinstance(setup, dice.Setup) else _card_help(setup, say)
    return "\n".join(lines)


def _card_help(setup: cards.Setup, say: Texts) -> Iterator[str]:
    edition = setup.edition
    yield say("terminal-help-goal-cards", minimum=setup.minimum)
    yield say("terminal-help-cards")
    yield say("terminal-help-undo-cards" if setup.seats == 1 else "terminal-help-talk")
    yield say("terminal-help-common")
    yield say("terminal-help-backwards", commands=len(edition.commands))
    if edition.fire:
        yield say("terminal-help-fire", cards=_listed(edition.fire), seats=setup.seats)
    for command, four in edition.commands:
        name, listed = say(f"mark-{command}"), _listed(four)
        what = say(f"terminal-help-{command}")
        yield f"{name:<{_NAME}}{listed:<{_CARDS}}{what}"


def _dice_help(setup: dice.Setup, say: Texts) -> Iterator[str]:
    yield say("terminal-help-goal-dice", seats=setup.seats)
    yield say("terminal-help-dice")
    yield say("terminal-help-undo-dice" if setup.seats > 1 else "terminal-help-undo-throw")
    yield say("terminal-help-common")
    yield say("terminal-help-sheets", bonus=tuple(BONUS[1:]))


def _listed(numbers: Iterable[int]) -> str:
    return " ".join(map(str, sorted(numbers)))
