"""Opening a table, sitting down, and what a host may do."""

from __future__ import annotations

from random import Random

import pytest

from support.table_play import LEVELS, Luck, Room, play_on
from tenback.rules.editions import EDITIONS
from tenback.rules.game import Refusal
from tenback.table import commands, events, views, wire
from tenback.table.events import Wish
from tenback.table.faults import Fault
from tenback.table.options import Options, Talk, why_not
from tenback.table.state import Phase


def room(game: str = "classic", seats: int = 3, **options: object) -> Room:
    return Room(Options(game, seats, **options), Luck(Random(1)))  # type: ignore[arg-type]


def code(decision: object) -> str | None:
    return decision.code if isinstance(decision, Refusal) else None


@pytest.mark.parametrize(
    ("options", "option"),
    [
        (Options("chess", 2), "game"),
        (Options("classic", 6), "seats"),
        (Options("classic", 2, deadline=3), "deadline"),
        (Options("classic", 2, absence=3), "absence"),
        (Options("classic", 2, minimum=4), "minimum"),
        (Options("classic", 2, sheets="AB"), "sheets"),
        (Options("fire", 2, shuffled_commands=True), "shuffled_commands"),
        (Options("twenty-one", 2, minimum=3), "minimum"),
        (Options("twenty-one", 2, smaller_hand=True), "smaller_hand"),
        (Options("twenty-one", 2, sheets="AA"), "sheets"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(options: Options, option: str) -> None:
    """The refusal names the option and what it may be."""
    refusal = why_not(options)
    assert refusal is not None
    assert refusal.code == Fault.OPTION
    assert refusal.facts["option"] == option


@pytest.mark.parametrize("game", [*EDITIONS, "twenty-one"])
def test_a_table_can_be_opened_for_every_game(game: str) -> None:
    """With any number of seats that the game has."""
    for seats in Options(game, 1).rules.seats:
        assert why_not(Options(game, seats)) is None
    assert (
        why_not(Options("extreme", 2, minimum=3, smaller_hand=True, shuffled_commands=True)) is None
    )
    assert why_not(Options("twenty-one", 2, sheets="FB")) is None


def test_who_sits_down_first_has_the_seat() -> None:
    """A taken seat, a seat that does not exist and a locked table are refused."""
    table = room()
    table.must("ann", commands.Sit(1))
    table.must("ann", commands.Sit(1))
    assert table.table.number == 2
    assert code(table.ask("bob", commands.Sit(1))) == Fault.SEAT_TAKEN
    assert code(table.ask("bob", commands.Sit(4))) == Fault.NO_SEAT
    table.must("ann", commands.Lock(on=True))
    assert code(table.ask("bob", commands.Sit(2))) == Fault.LOCKED
    table.must("ann", commands.Sit(2))
    table.must("ann", commands.Lock(on=True))
    table.must("ann", commands.Lock(on=False))
    table.must("bob", commands.Sit(3))


def test_nobody_else_moves_for_a_seat() -> None:
    """A stolen seat is refused whatever is asked of it, and nothing changes."""
    table = room().gather(["ann", "bob", "cid"]).begin()
    before = table.table
    for command in (
        commands.Move(2, "end"),
        commands.Rise(2),
        commands.WishTo(2, Wish.START),
        commands.TakeBack(2),
        commands.State(2, "stop", events.Attitude.HOLD),
    ):
        assert code(table.ask("ann", command)) == Fault.NOT_YOUR_SEAT
        assert code(table.ask("eve", command)) == Fault.NOT_YOUR_SEAT
    assert table.table == before


def test_only_the_host_keeps_house() -> None:
    """Everybody else is refused."""
    table = room().gather(["ann", "bob"])
    for command in (
        commands.SeatBot(3, "greedy"),
        commands.Unseat(3),
        commands.Deal(),
        commands.Lock(on=True),
        commands.Mute("ann", on=True),
        commands.Remove("ann"),
        commands.PassHost("bob"),
        commands.Rematch(),
        commands.Close(),
    ):
        assert code(table.ask("bob", command)) == Fault.HOST_ONLY


def test_bots_are_seated_by_level_and_sent_away() -> None:
    """Before the game, on free seats or instead of another bot."""
    table = room().gather(["ann"], ["greedy", "careful"])
    table.must("ann", commands.SeatBot(3, "expert"))
    assert [seat.level for seat in table.table.seats] == [None, "greedy", "expert"]
    assert code(table.ask("ann", commands.SeatBot(1, "greedy"))) == Fault.SEAT_TAKEN
    assert code(table.ask("ann", commands.SeatBot(4, "greedy"))) == Fault.NO_SEAT
    assert code(table.ask("ann", commands.SeatBot(3, "lucky"))) == Fault.NO_BOT
    assert code(table.ask("ann", commands.Unseat(1))) == Fault.SEAT_TAKEN
    table.must("ann", commands.Unseat(3))
    assert table.table.seat(3).is_free
    assert code(table.ask("ann", commands.Deal())) == Fault.EMPTY_SEATS
    table.must("ann", commands.SeatBot(3, LEVELS[0]))
    table.must("ann", commands.Deal())
    assert code(table.ask("ann", commands.SeatBot(3, "greedy"))) == Fault.PHASE
    assert code(table.ask("ann", commands.Deal())) == Fault.PHASE
    assert code(table.ask("eve", commands.Sit(1))) == Fault.PHASE


class TestAgreeingWhoStarts:
    """R3."""

    def test_R3_friends_see_their_hands_before_they_agree(self) -> None:
        """Their own and no other; nobody's turn is told yet, and nothing can be played."""
        table = room().gather(["ann", "bob", "cid"])
        table.must("ann", commands.Deal())
        assert table.table.phase is Phase.AGREEING
        view = table.view("bob")
        assert view.play is not None
        assert len(view.play.hand) == 6  # type: ignore[union-attr]
        assert (view.play.turn, view.play.legal) == (None, ())  # type: ignore[union-attr]
        assert table.view(None).play.hand == ()  # type: ignore[union-attr]
        assert code(table.ask("bob", commands.Move(2, "end"))) == Fault.PHASE

    @pytest.mark.parametrize(
        ("wishes", "starters"),
        [
            ((Wish.ANY, Wish.START, Wish.RATHER_NOT), {2}),
            ((Wish.START, Wish.START, Wish.ANY), {1, 2}),
            ((Wish.RATHER_NOT, Wish.ANY, Wish.ANY), {2, 3}),
            ((Wish.RATHER_NOT,) * 3, {1, 2, 3}),
        ],
    )
    def test_R3_when_all_have_spoken_one_of_the_willing_starts(
        self, wishes: tuple[Wish, ...], starters: set[int]
    ) -> None:
        """Of several the lot decides; until then a wish may be changed."""
        found = set()
        for seed in range(30):
            table = Room(Options("classic", 3), Luck(Random(seed))).gather(["ann", "bob", "cid"])
            table.must("ann", commands.Deal())
            table.must("ann", commands.WishTo(1, Wish.START))
            for seat, (player, wish) in enumerate(
                zip(("ann", "bob", "cid"), wishes, strict=True), 1
            ):
                assert table.table.phase is Phase.AGREEING
                table.must(player, commands.WishTo(seat, wish))
            assert table.table.phase is Phase.PLAYING
            found |= set(table.table.acting)
        assert found == starters

    def test_R3_with_bots_and_alone_it_is_settled_at_once(self) -> None:
        """Nobody is asked."""
        with_bots = room().gather(["ann", "bob"], ["greedy"])
        alone = room(seats=1).gather(["ann"])
        for table in (with_bots, alone):
            table.must("ann", commands.Deal())
            assert table.table.phase is Phase.PLAYING
            assert code(table.ask("ann", commands.WishTo(1, Wish.START))) == Fault.PHASE

    def test_R3_who_leaves_is_waited_for_no_longer(self) -> None:
        """The others' wishes count; a bot plays on for the seat."""
        table = room().gather(["ann", "bob", "cid"])
        table.must("ann", commands.Deal())
        table.must("ann", commands.WishTo(1, Wish.ANY))
        table.must("bob", commands.Rise(2))
        assert table.table.phase is Phase.AGREEING
        table.must("cid", commands.WishTo(3, Wish.START))
        assert table.table.acting == (3,)

    def test_R3_when_the_last_who_was_waited_for_leaves_the_game_begins(self) -> None:
        """By rising or by being removed, also from several seats at once."""
        for leave in ("rise", "remove"):
            table = room(seats=4)
            for seat, player in enumerate(("ann", "bob", "cid", "cid"), 1):
                table.must(player, commands.Sit(seat))
            table.must("ann", commands.Deal())
            table.must("ann", commands.WishTo(1, Wish.START))
            table.must("bob", commands.WishTo(2, Wish.ANY))
            if leave == "rise":
                table.must("cid", commands.Rise(3))
                table.must("cid", commands.Rise(4))
            else:
                table.must("ann", commands.Remove("cid"))
            assert table.table.acting == (1,)

    @pytest.mark.parametrize("command", ["absent", "time-up"])
    def test_R3_a_bot_stands_in_for_whoever_says_nothing_and_the_others_decide(
        self, command: str
    ) -> None:
        """For who is absent, or when time is up for all who have not spoken; it has no wish."""
        table = room().gather(["ann", "bob", "cid"])
        table.must("ann", commands.Deal())
        table.must("ann", commands.WishTo(1, Wish.RATHER_NOT))
        if command == "absent":
            table.tick(commands.Absent("bob"))
            assert table.table.phase is Phase.AGREEING
            assert table.table.awaited == (3,)
            table.must("cid", commands.WishTo(3, Wish.START))
            assert table.table.acting == (3,)
        else:
            table.must("cid", commands.WishTo(3, Wish.START))
            table.tick(commands.TimeUp(table.table.turn_began - 1))
            assert table.table.phase is Phase.AGREEING
            table.tick(commands.TimeUp(table.table.turn_began))
            assert table.table.acting == (3,)
        assert table.table.seat(2).is_bots
        assert table.table.seat(2).player == "bob"
        assert table.rebuilt() == table.table

    def test_R3_who_comes_back_in_time_is_asked_again(self) -> None:
        """By returning, or by saying what they wish."""
        table = room().gather(["ann", "bob", "cid"])
        table.must("ann", commands.Deal())
        for player in ("bob", "cid"):
            table.tick(commands.Absent(player))
        table.tick(commands.Absent("nobody"))
        table.must("bob", commands.Return())
        assert table.table.awaited == (1, 2)
        table.must("ann", commands.WishTo(1, Wish.ANY))
        table.must("cid", commands.WishTo(3, Wish.START))
        assert not table.table.seat(3).is_bots
        table.must("bob", commands.WishTo(2, Wish.ANY))
        assert table.table.acting == (3,)


def test_T0_over_dice_the_lot_decides_who_begins() -> None:
    """Every seat now and then."""
    found = set()
    for seed in range(30):
        table = Room(Options("twenty-one", 3), Luck(Random(seed))).gather(["ann", "bob", "cid"])
        table.must("ann", commands.Deal())
        found |= set(table.table.acting)
    assert found == {1, 2, 3}


def test_a_person_may_take_several_seats_and_sees_the_unveiled_one() -> None:
    """One screen for a family: only the hand that is just unveiled is sent."""
    table = room()
    for seat in (1, 2, 3):
        table.must("ann", commands.Sit(seat))
    table.begin()
    assert table.view("ann").play.hand == ()  # type: ignore[union-attr]
    hands = [table.view("ann", seat).play.hand for seat in (1, 2, 3)]  # type: ignore[union-attr]
    assert len(set(hands)) == 3
    assert all(len(hand) == 6 for hand in hands)
    assert table.view("bob", 2).play.hand == ()  # type: ignore[union-attr]


def test_a_host_who_leaves_passes_the_house_on() -> None:
    """To another person; with bots alone it stays theirs."""
    table = room().gather(["ann", "bob"], ["greedy"])
    table.must("ann", commands.Rise(1))
    assert table.table.host == "bob"
    assert table.table.seat(1).is_free
    table.must("bob", commands.Rise(2))
    assert table.table.host == "bob"
    table.must("bob", commands.Sit(2))
    table.must("ann", commands.Sit(1))
    table.must("bob", commands.PassHost("ann"))
    assert table.table.host == "ann"
    assert code(table.ask("ann", commands.PassHost("eve"))) == Fault.NO_PLAYER
    assert code(table.ask("ann", commands.PassHost("ann"))) == Fault.NO_PLAYER


def test_who_is_removed_stays_away() -> None:
    """Their seat is free again, or a bot's in a game; what they ask is refused."""
    table = room().gather(["ann", "bob", "cid"])
    table.must("ann", commands.Remove("cid"))
    assert table.table.seat(3).is_free
    assert code(table.ask("cid", commands.Sit(3))) == Fault.REMOVED
    table.must("ann", commands.SeatBot(3, "greedy"))
    table.must("ann", commands.Deal())
    table.must("ann", commands.Remove("bob"))
    assert table.table.seat(2).is_bots
    assert code(table.ask("ann", commands.Remove("ann"))) == Fault.NO_PLAYER
    play_on(table, Random(1))
    assert table.table.phase is Phase.OVER


def test_a_closed_table_takes_nothing_more() -> None:
    """From nobody, not even from the clock."""
    table = room().gather(["ann"])
    table.must("ann", commands.Close())
    assert code(table.ask("ann", commands.Sit(2))) == Fault.CLOSED
    assert code(table.tick(commands.Absent("ann"))) == Fault.CLOSED


def test_after_a_game_the_same_people_play_another() -> None:
    """In their seats, with another deal; not before the first is over."""
    table = room(talk=Talk.OPEN).gather(["ann", "bob", "cid"]).begin()
    assert code(table.ask("ann", commands.Rematch())) == Fault.PHASE
    first = table.table.deck
    play_on(table, Random(2))
    table.must("ann", commands.Remove("cid"))
    table.must("ann", commands.Rematch())
    assert table.table.phase is Phase.GATHERING
    table.must("ann", commands.Unseat(3))  # the bot that went on for who was removed
    table.must("dan", commands.Sit(3))
    table.must("ann", commands.Deal())
    assert table.table.games == 2
    assert table.table.deck != first
    assert table.rebuilt() == table.table


@pytest.mark.parametrize(("people", "bots"), [(["ann"], []), (["ann"], ["greedy"])])
def test_the_same_deal_again_is_the_same_game_and_says_so(
    people: list[str], bots: list[str]
) -> None:
    """The deck, the commands' cards and who starts; after a usual rematch the deal is fresh."""
    seats = len(people + bots)
    table = room("extreme", seats, shuffled_commands=True).gather(people, bots)
    table.must("ann", commands.Deal())
    assert not table.view("ann").known_deal
    deal = (table.table.deck, table.table.commands, table.table.acting)
    for _ in range(2):
        play_on(table, Random(2))
        table.must("ann", commands.Rematch(same_deal=True))
        assert table.view(None).known_deal
        assert table.view(None).play is None
        table.must("ann", commands.Deal())
        assert (table.table.deck, table.table.commands, table.table.acting) == deal
        assert table.view("ann").known_deal
    play_on(table, Random(3))
    table.must("ann", commands.Rematch())
    table.must("ann", commands.Deal())
    assert not table.view("ann").known_deal
    assert table.table.deck != deal[0]
    assert table.rebuilt() == table.table


def test_friends_agree_anew_who_starts_the_same_deal() -> None:
    """And everybody is told which rematch it is."""
    table = room().gather(["ann", "bob", "cid"]).begin()
    play_on(table, Random(2))
    table.must("ann", commands.Rematch(same_deal=True))
    renewed = views.news(table.table, table.log[-1], None)
    assert renewed == wire.Renewed(same_deal=True)
    table.must("ann", commands.Deal())
    assert table.table.phase is Phase.AGREEING
    table.must("ann", commands.WishTo(1, Wish.ANY))
    table.must("bob", commands.WishTo(2, Wish.START))
    table.must("cid", commands.WishTo(3, Wish.ANY))
    assert table.table.acting == (2,)


def test_dice_do_not_fall_the_same_again() -> None:
    """The option is refused by its name; another round is not."""
    table = room("twenty-one", 1).gather(["ann"]).begin()
    play_on(table, Random(2))
    refusal = table.ask("ann", commands.Rematch(same_deal=True))
    assert code(refusal) == Fault.OPTION
    assert refusal.facts["option"] == "same_deal"  # type: ignore[union-attr]
    table.must("ann", commands.Rematch())
