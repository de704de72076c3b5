"""Whole games as text, with what every seat sees at each step: read them, and compare them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from support.players import decide
from tenback.rules import cards, cards_view, dice_view, notation, record
from tenback.rules.cards import Say
from tenback.rules.game import CHANCE, Game
from tenback.rules.games import GAMES
from tenback.rules.record import Record


class Script(NamedTuple):
    """Which game is played, by the players of `players.py`; every so often a seat signals."""

    game: str
    seats: int
    seed: int
    minimum: int = 0
    signals_every: int = 0


SCRIPTS = {
    "classic-2": Script("classic", 2, 11, signals_every=9),
    "fire-3-experts": Script("fire", 3, 12, minimum=3),
    "extreme-3": Script("extreme", 3, 43, signals_every=5),
    "twenty-one-2": Script("twenty-one", 2, 14),
}


def written(script: Script) -> str:
    """The game's record, then each step with the views after it."""
    game = GAMES[script.game]
    setup, deck = game.deal(script.seats, script.seed)
    if script.minimum:
        setup = replace(setup, minimum=script.minimum)
    kept, state = Record(setup, deck), game.start(setup, deck)
    lines = ["start", *_views(game, state)]
    number = 0
    while game.acting(state):
        number += 1
        for seat, action in (*_signal(script, number, state), decide(game, state, script.seed)):
            if game.why_not(state, seat, action) is not None:
                continue
            state, events = game.apply(state, seat, action)
            kept = kept.with_move(seat, action)
            who = "chance" if seat == CHANCE else f"seat {seat}"
            lines += ["", f"{number}. {who}: {notation.write(action)}"]
            lines += [f"   happened: {event}" for event in events]
            lines += _views(game, state)
    kept = replace(kept, result=record.result_of(state))
    return "\n".join([record.write(kept), *lines]) + "\n"


def _signal(script: Script, number: int, state: Any) -> tuple[tuple[int, Say], ...]:
    """Seats take turns to say something of some pile, so that signals come and go."""
    if not script.signals_every or number % script.signals_every:
        return ()
    said = Say("abcd"[number % 4], (*cards.WORDS, cards.WITHDRAWN)[number % 3])
    return ((number % state.setup.seats + 1, said),)


def _views(game: Game[Any, Any, Any, Any, Any], state: Any) -> Iterator[str]:
    """What all see, once, and then what each seat sees beyond it."""
    yield f"   all: {_public(game.view(state, None))}"
    for seat in range(1, state.setup.seats + 1):
        yield f"   seat {seat}: {_private(game.view(state, seat))}"


def _public(view: cards_view.View | dice_view.View) -> str:
    if isinstance(view, dice_view.View):
        return _public_dice(view)
    piles = " ".join(
        f"{pile.letter}={pile.top}{f'({pile.mark})' if pile.mark else ''}{'!' if pile.due else ''}"
        for pile in view.piles
    )
    parts = [
        f"turn {view.turn}" if view.turn else f"{view.status} {view.reason or ''}".strip(),
        piles,
        f"placed {view.placed}/{view.minimum}",
        f"owed {','.join(view.owed) or '-'}",
        f"bound {view.bound or '-'}",
        f"hands {','.join(map(str, view.hand_sizes))}",
        f"draw {view.draw_pile}",
        f"left {view.left}",
        f"commands {','.join(view.commands) or '-'}",
        f"signals {' '.join(f'{s.seat}{s.pile}-{s.word}' for s in view.signals) or '-'}",
    ]
    return " | ".join(parts)


def _public_dice(view: dice_view.View) -> str:
    sheets = " ".join(
        f"{sheet.letter}:{'/'.join(_row(row.numbers) for row in sheet.rows)}={sheet.score}"
        for sheet in view.sheets
    )
    owes = ",".join(str(owed or "-") for owed in view.owes)
    dice = notation.write_marks(view.dice) or "-"
    return f"{view.phase} | active {view.active} | {dice} | owes {owes} | {sheets}"


def _row(numbers: tuple[int | None, ...]) -> str:
    return "".join("." if number is None else str(number) for number in numbers)


def _private(view: cards_view.View | dice_view.View) -> str:
    if isinstance(view, dice_view.View):
        entry = "-" if view.entry is None else notation.write_marks(view.entry) or "x"
        may = ", ".join(notation.write(action) for action in view.legal[:4])
        return f"entry {entry} | may {may or '-'}{' …' if len(view.legal) > 4 else ''}"
    plays = [
        f"{notation.write(action)}{'!' if action in view.losing else ''}"
        for action in view.legal
        if not isinstance(action, Say)
    ]
    talks = "signals" if any(isinstance(action, Say) for action in view.legal) else "silent"
    return f"{' '.join(map(str, view.hand)) or '-'} | {' '.join(plays) or '-'} | {talks}"
