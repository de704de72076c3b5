"""What every game must keep: `check_game` plays random games and says where a promise is broken.

It is public: whoever writes a game or changes one checks it with this.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from tenback.rules import cards, dice, record_reader
from tenback.rules import record as records
from tenback.rules.dice import Choice, Enter
from tenback.rules.editions import CARDS
from tenback.rules.game import CHANCE, Deck, Game, Refused
from tenback.rules.record import Record, result_of
from tenback.rules.sheets import is_full

AnyGame = Game[Any, Any, Any, Any, Any]
Move = tuple[int, Any]


class BrokenPromise(AssertionError):
    """A game does not keep what every game must keep."""


class Course(NamedTuple):
    """One game as it was played: the moves, and the state before each and after the last."""

    setup: Any
    deck: Deck
    seed: int
    moves: tuple[Move, ...]
    states: tuple[Any, ...]


def check_game(game: AnyGame, *, games: int = 20, seed: int = 0) -> None:
    """Play random games over all numbers of seats; raise `BrokenPromise` at the first fault.

    - `legal` is exactly what `why_not` accepts, over all that can be written down, and `apply`
      refuses the rest and leaves the state as it was.
    - `apply` is a function: the same state and action give the same result, and folding the events
      gives the same state.
    - Nothing is lost or made up: cards are conserved, numbers on a sheet stay.

    - A seat's view, and a spectator's, depends on nothing that they may not see.
    - Every game ends.
    """
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        random = Random(f"{game.name} {seed} {number}")
        course = play_at_random(game, seats, seed + number, random)
        for state, (seat, action) in zip(course.states, course.moves, strict=False):
            _check_apply(game, state, seat, action)
        for state in random.sample(course.states, min(3, len(course.states))):
            _check_legality(game, state)
        _check_conserved(course)
        _check_record(game, course)
        _check_secrets(game, course, random)


def play_at_random(game: AnyGame, seats: int, seed: int, random: Random) -> Course:
    """A whole game; a signal now and then, for talk leads nowhere and could go on for ever."""
    setup, deck = game.deal(seats, seed)
    states = [game.start(setup, deck)]
    moves: list[Move] = []
    for _ in range(_LONGEST_GAME):
        waiting = game.acting(states[-1])
        if not waiting:
            return Course(setup, deck, seed, tuple(moves), tuple(states))
        seat = random.choice(waiting)
        action = _random_action(game, states[-1], seat, seed, random)
        moves.append((seat, action))
        states.append(game.apply(states[-1], seat, action).state)
    raise BrokenPromise(f"{game.name} with {seats} seats and seed {seed} does not end")


_LONGEST_GAME = 5_000


def _random_action(game: AnyGame, state: Any, seat: int, seed: int, random: Random) -> Any:
    if seat == CHANCE:
        return game.chance(state, seed)
    legal = game.legal(state, seat)
    aside = [a for a in legal if isinstance(a, cards.Say) or a is Choice.WITHDRAW]
    forward = [a for a in legal if a not in aside]
    if aside and (not forward or random.random() < 0.1):
        return random.choice(aside)
    return random.choice(forward)


def _expect(kept: object, promise: str, *about: object) -> None:
    if not kept:
        raise BrokenPromise(f"{promise}: {', '.join(map(repr, about))}")


def _check_apply(game: AnyGame, state: Any, seat: int, action: Any) -> None:
    before = repr(state)
    first, second = (game.apply(state, seat, action) for _ in range(2))
    _expect(first == second, "apply gives the same result twice", state, seat, action)
    _expect(repr(state) == before, "apply changes nothing it was given", state, seat, action)
    folded = state
    for event in first.events:
        folded = game.fold(folded, event)
    _expect(folded == first.state, "folding the events gives the state", state, seat, action)


def _check_legality(game: AnyGame, state: Any) -> None:
    for seat in range(1, state.setup.seats + 1):
        legal = set(game.legal(state, seat))
        encodable = set(game.encodable(state))
        accepted = {action for action in encodable if game.why_not(state, seat, action) is None}
        _expect(legal == accepted, "legal is what why_not accepts", state, seat, legal ^ accepted)
        for action in encodable - accepted:
            _check_refused(game, state, seat, action)


def _check_refused(game: AnyGame, state: Any, seat: int, action: Any) -> None:
    try:
        game.apply(state, seat, action)
    except Refused as refused:
        reason = game.why_not(state, seat, action)
        _expect(refused.refusal == reason, "apply refuses as why_not does", state, seat, action)
    else:
        raise BrokenPromise(f"apply accepts what why_not refuses: {state!r}, {seat}, {action!r}")


def _check_conserved(course: Course) -> None:
    for earlier, later in zip(course.states, course.states[1:], strict=False):
        if isinstance(later, cards.State):
            everywhere = [*later.draw_pile, *sum(later.hands + later.piles, ())]
            _expect(sorted(everywhere) == list(CARDS), "every card is somewhere, once", later)
        else:
            for old, new in zip(earlier.sheets, later.sheets, strict=True):
                _expect(_only_filled_in(old, new), "what stands on a sheet stays", earlier, later)


def _only_filled_in(old: Any, new: Any) -> bool:
    fields = zip(sum(old, ()), sum(new, ()), strict=True)
    full_stay = all(was in (None, now) for was, now in fields)
    rows = [is_full(row) for row in new]
    return full_stay and rows == sorted(rows, reverse=True)


def _check_record(game: AnyGame, course: Course) -> None:
    record = Record(course.setup, course.deck)
    for seat, action in course.moves:
        record = record.with_move(seat, action)
    final = course.states[-1]
    record = replace(record, result=result_of(final))
    text = records.write(record)
    read = record_reader.read(text)
    _expect(read.record == record, "a record is read as it was written", text)
    _expect(records.write(read.record) == text, "a record is written as it was read", text)
    _expect(game.outcome(read.state) == game.outcome(final), "a record replays", text)
    _expect(read.state == final, "a record replays to the same state", text)


def _check_secrets(game: AnyGame, course: Course, random: Random) -> None:
    """In another world that a watcher cannot tell from this one, it is shown the same."""
    length = random.randrange(len(course.moves) + 1)
    for watcher in (None, *range(1, course.setup.seats + 1)):
        here = course._replace(moves=course.moves[:length], states=course.states[: length + 1])
        there = _another_world(here, game, watcher, random)
        shown, elsewhere = _watch(game, here, watcher), _watch(game, there, watcher)
        if shown is not None and elsewhere is not None and shown.public == elsewhere.public:
            for mine, theirs in zip(shown.private, elsewhere.private, strict=True):
                _expect(mine == theirs, "a view shows what may be seen", watcher, mine, theirs)


class _Watched(NamedTuple):
    public: list[object]
    private: list[str]


def _watch(game: AnyGame, course: Course, watcher: int | None) -> _Watched | None:
    """All that a watcher is told on the way; None where the moves cannot be made in that world."""
    state = game.start(course.setup, course.deck)
    watched = _Watched([game.outcome(state)], [repr(game.view(state, watcher))])
    for seat, action in course.moves:
        if game.why_not(state, seat, action) is not None:
            return None
        state, events = game.apply(state, seat, action)
        watched.public.append((game.outcome(state), game.acting(state)))
        watched.private.append(repr([game.seen(event, watcher) for event in events]))
        watched.private.append(repr(game.view(state, watcher)))
    if watcher is not None:
        answers = [game.why_not(state, watcher, action) for action in game.encodable(state)]
        watched.private.append(repr(answers))
    return watched


def _another_world(course: Course, game: AnyGame, watcher: int | None, random: Random) -> Course:
    if isinstance(course.states[-1], cards.State):
        return course._replace(deck=_other_deck(course, watcher, random))
    return course._replace(moves=_other_entries(course, game, watcher, random))


def _other_deck(course: Course, watcher: int | None, random: Random) -> Deck:
    """The cards that the watcher never came to see change places."""
    final = course.states[-1]
    seen = set(sum(final.piles, ()))
    if watcher is not None:
        seen |= {card for state in course.states for card in state.hands[watcher - 1]}
    unseen = [card for card in course.deck if card not in seen]
    others = iter(random.sample(unseen, len(unseen)))
    return tuple(card if card in seen else next(others) for card in course.deck)


def _other_entries(
    course: Course, game: AnyGame, watcher: int | None, random: Random
) -> tuple[Move, ...]:
    """What the others have entered and not yet shown is something else."""
    moves = list(course.moves)
    for seat, entry in enumerate(course.states[-1].entries, 1):
        if entry is None or seat == watcher:
            continue
        at = max(i for i, (sender, _) in enumerate(moves) if sender == seat)
        legal = game.legal(course.states[at], seat)
        moves[at] = (seat, random.choice([a for a in legal if _is_entry(a)]))
    return tuple(moves)


def _is_entry(action: dice.Action) -> bool:
    return isinstance(action, Enter) or action is Choice.STRIKE
