"""What one seat, or a spectator, may see of a card game. Views are built here, never scrubbed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from tenback.rules import cards, duties
from tenback.rules.cards import Action, End, Play, Setup, Signal, State
from tenback.rules.editions import LASTING, Command
from tenback.rules.game import Deck, Drawable, Duty, Status
from tenback.rules.turn import ASCENDING, FREE, PILES, open_duties


class PileView(NamedTuple):
    letter: str
    ascending: bool
    top: int
    """1 or 100 where nothing lies yet."""
    cards: Deck
    """What was laid, the first card first."""
    mark: str | None
    """What the top card carries: a command, `fire`, or nothing."""
    due: bool
    """Its fire must be covered in this turn (F2)."""


@dataclass(frozen=True, slots=True)
class View(Drawable):
    setup: Setup
    seat: int | None
    """Whose view it is; None for a spectator."""
    status: Status
    reason: Duty | None
    turn: int | None
    """The seat to move; None when the game is over."""
    placed: int
    minimum: int
    owed: tuple[Duty, ...]
    """The duties of the turn that are still open; empty: the turn may be ended."""
    bound: str | None
    """The one pile that this turn must go on with (X8)."""
    piles: tuple[PileView, ...]
    draw_pile: int
    left: int
    hand_sizes: tuple[int, ...]
    hand: Deck
    commands: tuple[Command, ...]
    """The commands in force: skull and three for this turn, the others while they are visible."""
    signals: tuple[Signal, ...]
    legal: tuple[Action, ...]
    """What this seat may do now."""
    losing: tuple[Action, ...]
    """Those of the legal actions that this seat can know to lose at once."""


def view(state: State, seat: int | None) -> View:
    """Nothing of another hand, of the deck or of its order is read for it."""
    everybodys = _view_of_everybody(state)
    return everybodys if seat is None else view_of_seat(everybodys, state, seat)


def view_of_seat(everybodys: View, state: State, seat: int) -> View:
    """What everybody sees of this state, who watches, too; and one's own hand."""
    if not 1 <= seat <= state.setup.seats:
        raise ValueError(f"there is no seat {seat}")
    legal = cards.legal(state, seat)
    return replace(
        everybodys,
        seat=seat,
        hand=state.hands[seat - 1],
        legal=legal,
        losing=_losing(state, legal) if seat == everybodys.turn else (),
    )


def _view_of_everybody(state: State) -> View:
    open_game = state.status is Status.OPEN
    turn, position = state.turn, cards.position_of(state)
    return View(
        setup=state.setup,
        seat=None,
        status=state.status,
        reason=state.reason,
        turn=turn.seat if open_game else None,
        placed=turn.placed,
        minimum=turn.minimum,
        owed=open_duties(cards.terms_of(state), position) if open_game else (),
        bound=None if turn.bound == FREE else PILES[turn.bound],
        piles=tuple(_pile_view(state, pile) for pile in range(len(PILES))),
        draw_pile=len(state.deck) - state.drawn,
        left=state.left,
        hand_sizes=tuple(map(len, state.hands)),
        hand=(),
        commands=_commands_in_force(state) if open_game else (),
        signals=state.signals,
        legal=(),
        losing=(),
    )


def _pile_view(state: State, pile: int) -> PileView:
    top = state.tops[pile]
    return PileView(
        letter=PILES[pile],
        ascending=ASCENDING[pile],
        top=top,
        cards=state.piles[pile],
        mark=state.setup.edition.mark(top),
        due=bool(state.turn.due >> pile & 1),
    )


def _commands_in_force(state: State) -> tuple[Command, ...]:
    visible = {state.setup.edition.mark(top) for top in state.tops}
    of_the_turn = {
        Command.SKULL: Command.SKULL in visible,
        Command.THREE: state.turn.three,
    }
    lasting = {command: command in visible for command in LASTING}
    return tuple(command for command, holds in (of_the_turn | lasting).items() if holds)


def _losing(state: State, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    terms, position = cards.terms_of(state), cards.position_of(state)
    search = duties.search(terms, position)
    doomed = tuple(
        action
        for action in legal
        if isinstance(action, Play) and not search.survives(action.card, action.pile)
    )
    return doomed + _ending_badly(state, legal, doomed)


def _ending_badly(
    state: State, legal: tuple[Action, ...], doomed: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Who alone holds cards, with nothing left to draw, knows what the next turn starts with."""
    me = state.turn.seat
    others_hold_cards = any(hand for seat, hand in enumerate(state.hands, 1) if seat != me)
    if others_hold_cards or state.drawn < len(state.deck):
        return ()
    stop = state.setup.edition.marks.stop
    return tuple(
        action
        for action in legal
        if (isinstance(action, End) or (isinstance(action, Play) and stop >> action.card & 1))
        and action not in doomed
        and cards.apply(state, me, action).state.status is Status.LOST
    )
