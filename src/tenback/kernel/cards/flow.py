"""A whole game: dealing, what a card and a turn's end bring about. `rules/cards.py`, compiled."""

from __future__ import annotations

from tenback.kernel import bits, randomness
from tenback.kernel.cards.duties import Memo, open_duties, reason_of_loss, survives
from tenback.kernel.cards.layout import (
    BACKS,
    BOUND,
    DECK,
    DRAW_ONE,
    DRAWN,
    DUE,
    FIRE,
    FREE,
    HAND_SIZE,
    HANDS,
    LEFT,
    LIVING,
    LOST,
    MINIMUM,
    PLACED,
    PLAIN,
    REASON,
    SEAT,
    SEATS,
    STATUS,
    STOP,
    STUCK,
    THREE,
    TOPS,
    TURNS,
    USUAL_MINIMUM,
    WON,
    Kinds,
    Row,
)
from tenback.kernel.cards.turn import place, position_of, shows, ten_back
from tenback.kernel.compiling import inlined, lean
from tenback.kernel.randomness import Seed, Stream


@inlined
def shuffle(row: Row, stream: Stream, seed: Seed) -> None:
    """The deck of a seed, as `rules.deals.deck` has it."""
    randomness.open_stream(stream, seed)
    randomness.name(stream, randomness.DECK)
    for at in range(98):
        row[DECK + at] = at + 2
    state = stream[0]
    for last in range(97, 0, -1):
        state, number = randomness.next_below(state, last + 1)
        card = row[DECK + last]
        row[DECK + last] = row[DECK + number]
        row[DECK + number] = card
    stream[0] = state


@inlined
def begin(kinds: Kinds, memo: Memo, row: Row, template: Row) -> None:
    """Deal the deck that lies in the row; the first turn may lose at once (R10)."""
    for at in range(DECK):
        row[at] = template[at]
    row[LEFT] = 98
    row[LIVING], row[LIVING + 1] = bits.ABOVE_LOW[1], bits.ABOVE_HIGH[1]
    row[TURNS] = 1
    for seat in range(row[SEATS]):
        _draw(row, seat, row[HAND_SIZE])
    judge_turn(kinds, memo, row)


@inlined
def deal(kinds: Kinds, memo: Memo, row: Row, template: Row, stream: Stream, seed: Seed) -> None:
    """A new game from a seed."""
    shuffle(row, stream, seed)
    begin(kinds, memo, row, template)


@inlined
def play_card(kinds: Kinds, memo: Memo, row: Row, card: int, pile: int) -> None:
    """An accepted play, with all that follows from it."""
    if not row[PLAIN]:
        after = place(kinds, position_of(row), card, pile)
        row[THREE], row[BOUND], row[DUE] = after.three, after.bound, after.due
    lay(row, card, pile)
    _judge_card(kinds, memo, row, kinds[card] == STOP)


@inlined
def lay(row: Row, card: int, pile: int) -> None:
    """A card goes from the hand to a pile."""
    low, high = bits.one_low(card), bits.one_high(card)
    hand = HANDS + 2 * row[SEAT]
    row[BACKS] += card == ten_back(pile, row[TOPS + pile])
    row[hand] &= ~low
    row[hand + 1] &= ~high
    row[LIVING] &= ~low
    row[LIVING + 1] &= ~high
    row[TOPS + pile] = card
    row[PLACED] += 1
    row[LEFT] -= 1


@inlined
def end_turn(kinds: Kinds, memo: Memo, row: Row) -> None:
    """Draw, and the next player's turn begins, which may lose at once (R10)."""
    pass_on(kinds, row)
    judge_turn(kinds, memo, row)


@inlined
def pass_on(kinds: Kinds, row: Row) -> None:
    """R7, R3, R9."""
    _draw(row, row[SEAT], _cards_to_draw(kinds, row))
    row[SEAT] = _next_seat(row)
    row[MINIMUM] = row[USUAL_MINIMUM] if row[DRAWN] < 98 else 1
    row[PLACED] = row[THREE] = 0
    row[BOUND] = FREE
    row[TURNS] += 1
    if not row[PLAIN]:
        row[DUE] = shows(kinds, FIRE, (row[0], row[1], row[2], row[3]))


@inlined
def _judge_card(kinds: Kinds, memo: Memo, row: Row, stopped: bool) -> None:
    """R10 after a card: lost, won, the turn at its end, or simply going on."""
    if open_duties(kinds, row, stopped) and (
        stopped or row[LEFT] == 0 or not survives(kinds, memo, row)
    ):
        _lose(kinds, memo, row, stopped)
    elif row[LEFT] == 0:
        row[STATUS] = WON
    elif stopped:
        end_turn(kinds, memo, row)


@inlined
def judge_turn(kinds: Kinds, memo: Memo, row: Row) -> None:
    """R10 when a turn starts."""
    if not survives(kinds, memo, row):
        _lose(kinds, memo, row, False)


@lean
def _lose(kinds: Kinds, memo: Memo, row: Row, stopped: bool) -> None:
    row[STATUS] = LOST
    # Where no card carries anything, the minimum is the only duty.
    row[REASON] = STUCK if row[PLAIN] else reason_of_loss(kinds, memo, row, stopped)


@inlined
def _draw(row: Row, seat: int, cards: int) -> None:
    low, high = row[HANDS + 2 * seat], row[HANDS + 2 * seat + 1]
    drawn = row[DRAWN]
    for at in range(DECK + drawn, DECK + drawn + cards):
        low |= bits.one_low(row[at])
        high |= bits.one_high(row[at])
    row[HANDS + 2 * seat], row[HANDS + 2 * seat + 1] = low, high
    row[DRAWN] = drawn + cards


@inlined
def _cards_to_draw(kinds: Kinds, row: Row) -> int:
    """R7, X9."""
    hand = HANDS + 2 * row[SEAT]
    missing = row[HAND_SIZE] - bits.size(row[hand], row[hand + 1])
    if not row[PLAIN] and shows(kinds, DRAW_ONE, (row[0], row[1], row[2], row[3])):
        missing = min(missing, 1)
    return min(missing, 98 - row[DRAWN])


@inlined
def _next_seat(row: Row) -> int:
    seat = row[SEAT]
    for _ in range(row[SEATS]):
        seat += 1
        if seat == row[SEATS]:
            seat = 0
        if row[HANDS + 2 * seat] | row[HANDS + 2 * seat + 1]:
            break
    return seat
