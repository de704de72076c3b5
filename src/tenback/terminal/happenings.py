"""What happened since a player last looked, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from tenback.locale import Texts
from tenback.rules import cards, dice
from tenback.rules.dice import Choice, Mark
from tenback.rules.notation import write_marks
from tenback.rules.sheets import COLOURS

Event = cards.Event | dice.Event


def sentences(events: Iterable[Event], say: Texts) -> list[str]:
    """One sentence each; cards that a seat placed in a row share one."""
    told: list[str] = []
    for placing, group in groupby(events, key=_placing_seat):
        if placing:
            plays = [f"{e.card}{e.pile}" for e in group if isinstance(e, cards.Placed)]
            told.append(say("terminal-happened-placed", seat=placing, cards=" ".join(plays)))
        else:
            told += [line for event in group for line in _sentences(event, say)]
    return told


def _placing_seat(event: Event) -> int:
    return event.seat if isinstance(event, cards.Placed) else 0


def _sentences(event: Event, say: Texts) -> Iterator[str]:
    match event:
        case cards.TurnEnded():
            yield say("terminal-happened-drew", seat=event.seat, count=event.drew)
        case cards.Said():
            key = "terminal-happened-signal"
            yield say(key, seat=event.seat, word=event.word, pile=event.pile)
        case dice.Fell():
            marks = tuple(zip(COLOURS, event.dice, strict=True))
            yield say("terminal-happened-dice", dice=write_marks(marks))
        case dice.Chose(choice=Choice.KEEP):
            yield say("terminal-happened-kept", seat=event.seat)
        case dice.Shown():
            yield "; ".join(_entries(event.entries, say))
            for scored in event.scored:
                yield say(
                    "terminal-happened-row",
                    seat=scored.seat,
                    row=scored.row + 1,
                    points=scored.points,
                )
        case _:
            pass  # the picture of the table tells the rest


def _entries(entries: tuple[tuple[Mark, ...], ...], say: Texts) -> Iterator[str]:
    for seat, marks in enumerate(entries, 1):
        if marks:
            yield say("terminal-happened-entry", seat=seat, entry=write_marks(marks))
        else:
            yield say("terminal-happened-struck", seat=seat)
