"""THE GAME, On Fire and EXTREME: one engine, and the editions are values.

Commands are consulted at a few hooks only: may this play be made (`turn.placeable`), does it end
the turn (`_ends_turn`), are the duties met (`duties`), how many cards are drawn
(`_cards_to_draw`), may people talk (`_silenced_by`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple, assert_never

from tenback.rules import duties
from tenback.rules.editions import CARDS, Edition, bits
from tenback.rules.game import (
    Code,
    Deck,
    Drawable,
    Duty,
    Outcome,
    Refusal,
    Refused,
    Status,
    Step,
    refuse,
)
from tenback.rules.turn import (
    ASCENDING,
    BASES,
    FREE,
    PILES,
    Position,
    Terms,
    Tops,
    each_bit,
    open_duties,
    place,
    placeable,
    showing,
)

WORDS = ("avoid", "small", "free")
"""What a signal may say about a pile (S1)."""
WITHDRAWN = "none"


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before a game: everybody knows it."""

    edition: Edition
    seats: int
    first: int = 1
    minimum: int = 0
    hand_size: int = 0
    """0 stands for the edition's own minimum and hand, and is replaced by them."""

    def __post_init__(self) -> None:
        if self.seats not in self.edition.seats:
            raise ValueError(f"seats: {self.seats} is not from 1 to {max(self.edition.seats)}")
        object.__setattr__(self, "minimum", self.minimum or self.edition.minimum)
        full, smaller = self.edition.hand_sizes(self.seats)
        object.__setattr__(self, "hand_size", self.hand_size or full)
        if not 1 <= self.first <= self.seats:
            raise ValueError(f"first: there is no seat {self.first}")
        if self.minimum not in self.edition.minimums:
            raise ValueError(f"minimum: {self.minimum} is neither of {self.edition.minimums}")
        if self.hand_size not in (full, smaller):
            raise ValueError(f"hand size: {self.hand_size} is neither {full} nor {smaller}")


@dataclass(frozen=True, slots=True)
class Play:
    """Place a card of the hand on a pile (R4)."""

    card: int
    pile: str


@dataclass(frozen=True, slots=True)
class End:
    """End the turn and draw (R7)."""


@dataclass(frozen=True, slots=True)
class Say:
    """Signal about a pile (S1), or withdraw what was said of it."""

    pile: str
    word: str


Action = Play | End | Say
_SAYINGS = tuple(Say(pile, word) for pile in PILES for word in (*WORDS, WITHDRAWN))


@dataclass(frozen=True, slots=True)
class Placed:
    seat: int
    card: int
    pile: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """How many cards were drawn is public, which ones is not."""

    seat: int
    drew: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """Whose turn it is, and the minimum that holds for all of it (R8)."""

    seat: int
    minimum: int


@dataclass(frozen=True, slots=True)
class Said:
    seat: int
    pile: str
    word: str


@dataclass(frozen=True, slots=True)
class Finished:
    """Won, or lost for this reason (X13)."""

    status: Status
    reason: Duty | None = None


Event = Placed | TurnEnded | TurnBegan | Said | Finished


class Signal(NamedTuple):
    seat: int
    pile: str
    word: str
    own_turn: bool = False
    """Given in the sender's own turn: it stands until the end of the sender's next one (S1)."""


class Turn(NamedTuple):
    """Whose turn it is, and what of it the cards on the table do not show."""

    seat: int
    minimum: int
    placed: int = 0
    three: bool = False
    bound: int = FREE
    due: int = 0


@dataclass(frozen=True, slots=True)
class State(Drawable):
    setup: Setup
    deck: Deck = field(repr=False)
    piles: tuple[Deck, ...]
    """What was laid on each pile, the first card first (R0)."""
    hands: tuple[Deck, ...]
    """The hand of seat 1, of seat 2, …, each ascending."""
    drawn: int
    """How many cards of the deck were dealt or drawn; the rest is the draw pile."""
    turn: Turn
    signals: tuple[Signal, ...] = ()
    status: Status = Status.OPEN
    reason: Duty | None = None

    @property
    def draw_pile(self) -> Deck:
        return self.deck[self.drawn :]

    @property
    def tops(self) -> Tops:
        a, b, c, d = self.piles
        return (
            a[-1] if a else BASES[0],
            b[-1] if b else BASES[1],
            c[-1] if c else BASES[2],
            d[-1] if d else BASES[3],
        )

    @property
    def left(self) -> int:
        """R11: the cards not placed."""
        return len(self.deck) - sum(map(len, self.piles))


def start(setup: Setup, deck: Deck) -> State:
    """The hands are dealt, seat 1 first, and the first turn begins; it may lose at once (R10)."""
    if sorted(deck) != list(CARDS):
        raise ValueError("the deck is not the cards from 2 to 99, each once")
    size, seats = setup.hand_size, setup.seats
    dealt = size * seats
    state = State(
        setup=setup,
        deck=deck,
        piles=((), (), (), ()),
        hands=tuple(tuple(sorted(deck[i : i + size])) for i in range(0, dealt, size)),
        drawn=dealt,
        turn=Turn(seat=setup.first, minimum=setup.minimum),
    )
    return _judge_turn(Step(state, ())).state


def acting(state: State) -> tuple[int, ...]:
    return (state.turn.seat,) if state.status is Status.OPEN else ()


def legal(state: State, seat: int) -> tuple[Action, ...]:
    if state.status is not Status.OPEN or not 1 <= seat <= state.setup.seats:
        return ()
    return _plays_and_end(state, seat) + _sayings(state)


def _plays_and_end(state: State, seat: int) -> tuple[Action, ...]:
    if seat != state.turn.seat:
        return ()
    marks, position = state.setup.edition.marks, position_of(state)
    plays = tuple(
        Play(card, letter)
        for letter, fitting in zip(PILES, placeable(marks, position), strict=True)
        for card in each_bit(fitting)
    )
    return plays if open_duties(terms_of(state), position) else (*plays, End())


def _sayings(state: State) -> tuple[Action, ...]:
    if _silenced_by(state) is not None:
        return ()
    return _SAYINGS


def why_not(state: State, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do that now, the first reason in the order of `Code`; None: it may."""
    if not _well_formed(action):
        return refuse(Code.SYNTAX, what="action")
    if not 1 <= seat <= state.setup.seats:
        return refuse(Code.SEAT, seat=seat, seats=state.setup.seats)
    if state.status is not Status.OPEN:
        return refuse(Code.OVER)
    if isinstance(action, Say):
        card = _silenced_by(state)
        return None if card is None else refuse(Code.SILENCE, card=card)
    if seat != state.turn.seat:
        return refuse(Code.TURN, seat=seat, turn=state.turn.seat, phase="play")
    return _why_not_play(state, action) if isinstance(action, Play) else _why_not_end(state)


def _well_formed(action: Action) -> bool:
    if isinstance(action, End):
        return True
    known = isinstance(action, Play) or action.word in (*WORDS, WITHDRAWN)
    return known and action.pile in tuple(PILES)


def _why_not_play(state: State, action: Play) -> Refusal | None:
    card, letter = action.card, action.pile
    if card not in state.hands[state.turn.seat - 1]:
        return refuse(Code.NOT_IN_HAND, card=card)
    position, pile = position_of(state), PILES.index(letter)
    if placeable(state.setup.edition.marks, position)[pile] >> card & 1:
        return None
    return _why_not_placeable(state, position, card, pile)


def _why_not_placeable(state: State, position: Position, card: int, pile: int) -> Refusal:
    """Which of the prohibitions in `turn.placeable` it was."""
    top, marks = position.tops[pile], state.setup.edition.marks
    if position.three and position.placed >= 3:
        return refuse(Code.TOO_MANY, card=card)
    if position.bound not in (FREE, pile):
        return refuse(Code.ONE_PILE, card=card, pile=PILES[pile], bound=PILES[position.bound])
    if abs(card - top) == 10:
        forbidding = next(t for t in position.tops if marks.no_back >> t & 1)
        return refuse(Code.NO_BACK, card=card, pile=PILES[pile], top=top, command=forbidding)
    code = Code.NOT_HIGHER if ASCENDING[pile] else Code.NOT_LOWER
    return refuse(code, card=card, pile=PILES[pile], top=top)


def _why_not_end(state: State) -> Refusal | None:
    position = position_of(state)
    owed = open_duties(terms_of(state), position)
    if not owed:
        return None
    due = position.due | showing(state.setup.edition.marks.skull, position.tops)
    return refuse(
        Code.MINIMUM,
        duty=owed[0],
        placed=position.placed,
        minimum=state.turn.minimum,
        piles=tuple(PILES[pile] for pile in each_bit(due)),
    )


def apply(state: State, seat: int, action: Action) -> Step[State, Event]:
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise Refused(refusal)
    begun: Step[State, Event] = Step(state, ())
    if isinstance(action, Say):
        return _then(begun, Said(seat, action.pile, action.word))
    if isinstance(action, End):
        return _end_turn(begun)
    placed = _then(begun, Placed(seat, action.card, action.pile))
    return _after_card(placed, stopped=_ends_turn(state, action.card))


def fold(state: State, event: Event) -> State:
    match event:
        case Placed():
            return _fold_placed(state, event)
        case TurnEnded():
            return _fold_turn_ended(state, event)
        case TurnBegan():
            due = showing(state.setup.edition.marks.fire, state.tops)
            return replace(state, turn=Turn(event.seat, event.minimum, due=due))
        case Said():
            return replace(state, signals=_signals_after(state, event))
        case Finished():
            return replace(state, status=event.status, reason=event.reason)
        case _:
            assert_never(event)


def chance(state: State, seed: int) -> Action:
    """Once the deck is shuffled, nothing in a card game falls by chance."""
    del state, seed
    raise ValueError("nothing is left to chance in a card game that has begun")


def seen(event: Event, seat: int | None) -> Event:
    """All that happens in a card game happens before everybody's eyes."""
    del seat
    return event


def outcome(state: State) -> Outcome:
    return Outcome(status=state.status, reason=state.reason, left=state.left)


def position_of(state: State) -> Position:
    """What the turn's rules need to know of a state."""
    turn = state.turn
    hand = bits(state.hands[turn.seat - 1])
    return Position(hand, state.tops, turn.placed, turn.three, turn.bound, turn.due)


def terms_of(state: State) -> Terms:
    return Terms(state.setup.edition.marks, state.turn.minimum)


def _then(step: Step[State, Event], event: Event) -> Step[State, Event]:
    return Step(fold(step.state, event), (*step.events, event))


def _after_card(step: Step[State, Event], *, stopped: bool) -> Step[State, Event]:
    """R10 after a card: lost, won, the turn at its end, or simply going on."""
    state = step.state
    terms, position = terms_of(state), position_of(state)
    if stopped or state.left == 0:
        met = not open_duties(terms, position, stopped=stopped)
    else:
        met = duties.search(terms, position).succeeds()
    if not met:
        return _lose(step, stopped=stopped)
    if state.left == 0:
        return _then(step, Finished(Status.WON))
    return _end_turn(step) if stopped else step


def _end_turn(step: Step[State, Event]) -> Step[State, Event]:
    state = step.state
    step = _then(step, TurnEnded(state.turn.seat, _cards_to_draw(state)))
    state = step.state
    minimum = state.setup.minimum if state.drawn < len(state.deck) else 1
    return _judge_turn(_then(step, TurnBegan(_next_seat(state), minimum)))


def _judge_turn(step: Step[State, Event]) -> Step[State, Event]:
    """R10 when a turn starts."""
    if duties.search(terms_of(step.state), position_of(step.state)).succeeds():
        return step
    return _lose(step, stopped=False)


def _lose(step: Step[State, Event], *, stopped: bool) -> Step[State, Event]:
    terms, position = terms_of(step.state), position_of(step.state)
    reason = duties.reason_of_loss(terms, position, stopped=stopped)
    return _then(step, Finished(Status.LOST, reason))


def _ends_turn(state: State, card: int) -> bool:
    """X3."""
    return bool(state.setup.edition.marks.stop >> card & 1)


def _cards_to_draw(state: State) -> int:
    """R7, X9."""
    missing = state.setup.hand_size - len(state.hands[state.turn.seat - 1])
    if showing(state.setup.edition.marks.draw_one, state.tops):
        missing = min(missing, 1)
    return min(missing, len(state.deck) - state.drawn)


def _silenced_by(state: State) -> int | None:
    """The visible card that forbids to talk, if there is one (X6)."""
    silence = state.setup.edition.marks.silence
    return next((top for top in state.tops if silence >> top & 1), None) if silence else None


def _next_seat(state: State) -> int:
    """R3, R9: clockwise, past those without cards; it may be the same player again."""
    seats, last = state.setup.seats, state.turn.seat
    clockwise = ((last + step - 1) % seats + 1 for step in range(1, seats + 1))
    return next(seat for seat in clockwise if state.hands[seat - 1])


def _fold_placed(state: State, event: Placed) -> State:
    pile, turn = PILES.index(event.pile), state.turn
    after = place(state.setup.edition.marks, position_of(state), event.card, pile)
    mine = turn.seat - 1
    hand = tuple(card for card in state.hands[mine] if card != event.card)
    return replace(
        state,
        piles=(*state.piles[:pile], (*state.piles[pile], event.card), *state.piles[pile + 1 :]),
        hands=(*state.hands[:mine], hand, *state.hands[mine + 1 :]),
        turn=Turn(turn.seat, turn.minimum, after.placed, after.three, after.bound, after.due),
    )


def _fold_turn_ended(state: State, event: TurnEnded) -> State:
    mine, drawn = event.seat - 1, state.drawn + event.drew
    hand = tuple(sorted(state.hands[mine] + state.deck[state.drawn : drawn]))
    return replace(
        state,
        hands=(*state.hands[:mine], hand, *state.hands[mine + 1 :]),
        drawn=drawn,
        signals=_signals_past_turn(state, event.seat),
    )


def _signals_after(state: State, said: Said) -> tuple[Signal, ...]:
    others = tuple(s for s in state.signals if (s.seat, s.pile) != (said.seat, said.pile))
    if said.word == WITHDRAWN:
        return others
    signal = Signal(said.seat, said.pile, said.word, own_turn=said.seat == state.turn.seat)
    return tuple(sorted((*others, signal), key=lambda s: (s.seat, s.pile)))


def _signals_past_turn(state: State, seat: int) -> tuple[Signal, ...]:
    """S1: the sender's turn ends, and with it what was signalled before that turn."""
    if not state.signals:
        return ()
    return tuple(
        Signal(s.seat, s.pile, s.word) if s.seat == seat else s
        for s in state.signals
        if s.seat != seat or s.own_turn
    )


def encodable(state: State) -> Iterator[Action]:
    """Every action a player can write down, the same in every state."""
    del state
    for pile in PILES:
        for card in CARDS:
            yield Play(card, pile)
        for word in (*WORDS, WITHDRAWN):
            yield Say(pile, word)
    yield End()
