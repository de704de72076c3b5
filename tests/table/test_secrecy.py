"""What a screen is sent stays the same when what it may not see is another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from support.table_play import Luck, Room, play_on
from tenback.rules import cards, dice
from tenback.table import commands, views, wire
from tenback.table.events import Wish
from tenback.table.options import Options, setup_for
from tenback.table.state import Play, Table, play_of

PEOPLE = ("ann", "bob", "cid", "dan")
See = Callable[[Table, str | None, int | None], wire.TableView]


def elsewhere(table: Table, seat: int | None, random: Random) -> Table:
    """The same table with all that this seat cannot know dealt otherwise."""
    if table.play is None:
        return replace(table, deck=_other_deck(table, seat, random))
    state = table.play.state
    if isinstance(state, dice.State):
        entries = tuple(
            entry if entry is None or at == seat else _other_entry(state, entry)
            for at, entry in enumerate(state.entries, 1)
        )
        return replace(table, play=replace(table.play, state=replace(state, entries=entries)))
    return replace(table, play=Play(table.play.record, _other_cards(state, seat, random)))


def _other_deck(table: Table, seat: int | None, random: Random) -> tuple[int, ...]:
    size = len(table.options.rules.start(play_setup(table), table.deck).hands[0])
    mine = range(size * (seat - 1), size * seat) if seat else range(0)
    others = [i for i in range(98) if i not in mine]
    shuffled = random.sample(others, len(others))
    deck = list(table.deck)
    for to, origin in zip(others, shuffled, strict=True):
        deck[to] = table.deck[origin]
    return tuple(deck)


def play_setup(table: Table) -> cards.Setup:
    setup = setup_for(table.options, 1, table.commands)
    assert isinstance(setup, cards.Setup)
    return setup


def _other_entry(state: dice.State, entry: tuple[dice.Mark, ...]) -> tuple[dice.Mark, ...]:
    return () if entry else dice.showing(state)[:1]


def _other_cards(state: cards.State, seat: int | None, random: Random) -> cards.State:
    unseen = [card for at, hand in enumerate(state.hands, 1) if at != seat for card in hand]
    unseen += state.draw_pile
    random.shuffle(unseen)
    left = iter(unseen)
    hands = tuple(
        hand if at == seat else tuple(sorted(next(left) for _ in hand))
        for at, hand in enumerate(state.hands, 1)
    )
    return replace(state, hands=hands, deck=(*state.deck[: state.drawn], *left))


def leaks(options: Options, see: See, seed: int) -> list[str]:
    """Whose screen would tell more than it may, at every step of a game."""
    room = Room(options, Luck(Random(seed)))
    room.gather(PEOPLE[: options.seats])
    room.must("ann", commands.Deal())
    found: list[str] = []
    random = Random(seed)
    for step in range(40):
        if step == 1:
            _agree(room)
        for seat in (None, *range(1, options.seats + 1)):
            player = None if seat is None else PEOPLE[seat - 1]
            other = elsewhere(room.table, seat, random)
            sent = wire.encode(see(room.table, player, seat))
            if sent != wire.encode(see(other, player, seat)):
                found.append(f"step {step}, seat {seat}")
        if step:
            play_on(room, random, 1)
    return found


def _agree(room: Room) -> None:
    for seat, at in enumerate(room.table.seats, 1):
        if room.table.phase == "agreeing" and at.player:
            room.must(at.player, commands.WishTo(seat, Wish.ANY))


GAMES = [
    Options("classic", 2),
    Options("fire", 3),
    Options("extreme", 4, shuffled_commands=True),
    Options("twenty-one", 3),
]


@pytest.mark.parametrize("options", GAMES, ids=lambda o: o.game)
def test_no_screen_tells_what_its_seat_may_not_see(options: Options) -> None:
    """Of other hands, of the draw pile and its order, of sealed entries; spectators neither."""
    for seed in range(3):
        assert leaks(options, views.view, seed) == []


def test_a_planted_leak_is_caught() -> None:
    """A view that adds the next card of the draw pile, where nobody looks."""

    def leaky(table: Table, player: str | None, unveiled: int | None) -> wire.TableView:
        view = views.view(table, player, unveiled)
        if table.play is None or not isinstance(view.play, wire.CardsView):
            return view
        draw_pile = play_of(table).state.draw_pile
        return wire.TableView(
            **{name: getattr(view, name) for name in view.__struct_fields__ if name != "acting"},
            acting=(*view.acting, *draw_pile[:1]),
        )

    assert leaks(Options("classic", 2), leaky, 1)
