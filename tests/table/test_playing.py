"""Playing at a table: moves, take-backs, talk, absence, and the log that all of it is."""

from __future__ import annotations

from random import Random

import pytest

from support.table_play import ANY_TIME, Luck, Room, play_on
from tenback.rules.editions import CARDS
from tenback.rules.game import Code, Refusal
from tenback.rules.record import write
from tenback.rules.record_reader import read
from tenback.table import commands, deciding, events, views, wire
from tenback.table.events import Attitude
from tenback.table.faults import Fault
from tenback.table.options import Options, Talk
from tenback.table.state import Phase, fold

GAMES = [
    Options("classic", 1),
    Options("classic", 5, minimum=3, smaller_hand=True),
    Options("fire", 2),
    Options("extreme", 4),
    Options("extreme", 3, shuffled_commands=True),
    Options("twenty-one", 1),
    Options("twenty-one", 6, sheets="FEDCBA"),
]
PEOPLE = ("ann", "bob", "cid", "dan", "eve", "fay")
ONE_PILE_LAST = tuple(CARDS)
"""2 to 8 are dealt to seat 1, and so on."""


def code(decision: object) -> str | None:
    return decision.code if isinstance(decision, Refusal) else None


def playing(options: Options, people: int | None = None, deck: tuple[int, ...] = ()) -> Room:
    room = Room(options, Luck(Random(1), deck))
    count = options.seats if people is None else people
    return room.gather(PEOPLE[:count], ["greedy"] * (options.seats - count)).begin()


@pytest.mark.parametrize("options", GAMES, ids=lambda o: f"{o.game}-{o.seats}")
def test_a_game_goes_from_the_first_move_to_its_record(options: Options) -> None:
    """Whoever is asked moves; what the log rebuilds is the table, and the record replays."""
    for seed in range(4):
        room = Room(options, Luck(Random(seed)))
        room.gather(PEOPLE[: options.seats]).begin()
        play_on(room, Random(seed))
        assert room.table.phase is Phase.OVER
        assert room.rebuilt() == room.table
        assert room.table.play is not None
        text = write(room.table.play.record)
        assert read(text.encode()).record == room.table.play.record


@pytest.mark.parametrize("options", GAMES, ids=lambda o: f"{o.game}-{o.seats}")
def test_every_event_has_a_number_and_is_news_to_everybody(options: Options) -> None:
    """One for each number, for every seat and for spectators, and all of it can be sent."""
    room = Room(options, Luck(Random(5)))
    room.gather(PEOPLE[: options.seats]).begin()
    play_on(room, Random(5), 60)
    assert room.table.number == len(room.log)
    for seat in (None, *range(1, options.seats + 1)):
        told = tuple(views.news(room.table, event, seat) for event in room.log)
        player = None if seat is None else PEOPLE[seat - 1]
        view = room.view(player)
        update = wire.Update(room.table.number, told, view, ANY_TIME)
        assert wire.read_message(wire.encode(update)) == update


def test_an_illegal_move_is_refused_with_the_code_of_the_rules() -> None:
    """It changes nothing."""
    room = playing(Options("classic", 2), deck=ONE_PILE_LAST)
    seat = room.table.acting[0]
    mover, other = PEOPLE[seat - 1], PEOPLE[2 - seat]
    before = room.table
    assert code(room.ask(mover, commands.Move(seat, "end"))) == Code.MINIMUM
    assert code(room.ask(mover, commands.Move(seat, "99a"))) == Code.NOT_IN_HAND
    assert code(room.ask(other, commands.Move(3 - seat, "end"))) == Code.TURN
    for nonsense in ("roll", "x", "r3", "17e", "", " ", "017a", "withdraw", "1 2 3", "０"):
        assert code(room.ask(mover, commands.Move(seat, nonsense))) == Fault.MALFORMED
    assert room.table == before


def test_card_moves_are_no_moves_over_dice() -> None:
    """Nor are dice that somebody says have fallen."""
    room = playing(Options("twenty-one", 1))
    for nonsense in ("17a", "end", "say:a-avoid", "roll w6 y4 r3 g3 b1 k1"):
        assert code(room.ask("ann", commands.Move(1, nonsense))) == Fault.MALFORMED
    room.must("ann", commands.Move(1, "roll"))
    assert code(room.ask("ann", commands.Move(1, "w1"))) == Code.TURN


def test_T5_a_sealed_entry_can_be_changed_and_is_seen_by_its_seat_alone() -> None:
    """The others see that there is one; it is shown when everybody has entered."""
    room = playing(Options("twenty-one", 2))
    seat = room.table.acting[0]
    mover, other = PEOPLE[seat - 1], PEOPLE[2 - seat]
    room.must(mover, commands.Move(seat, "roll"))
    room.must(mover, commands.Move(seat, "keep"))
    room.must(mover, commands.Move(seat, "x"))
    mine, theirs = room.view(mover).play, room.view(other).play
    assert (mine.entry, theirs.entry) == ((), None)  # type: ignore[union-attr]
    assert mine.entered == theirs.entered  # type: ignore[union-attr]
    assert mine.choices == ("withdraw",)  # type: ignore[union-attr]
    room.must(mover, commands.Move(seat, "withdraw"))
    room.must(mover, commands.Move(seat, "x"))
    room.must(other, commands.Move(3 - seat, "x"))
    assert room.view(other).play.round == 1  # type: ignore[union-attr]


class TestTakingBack:
    """S2."""

    def test_S2_one_person_on_all_seats_takes_cards_back_within_the_turn(self) -> None:
        """One after the other; the record forgets them, and nothing is taken back over a draw."""
        room = Room(Options("classic", 2), Luck(Random(1), ONE_PILE_LAST))
        room.must("ann", commands.Sit(1))
        room.must("ann", commands.Sit(2))
        room.begin()
        seat = room.table.acting[0]
        start = room.table.play
        first = 2 if seat == 1 else 9
        assert code(room.ask("ann", commands.TakeBack(seat))) == Fault.TAKE_BACK
        for card in (first, first + 1):
            room.must("ann", commands.Move(seat, f"{card}a"))
        assert room.view("ann", seat).play.may_take_back  # type: ignore[union-attr]
        room.must("ann", commands.TakeBack(seat))
        room.must("ann", commands.TakeBack(seat))
        assert room.table.play == start
        assert code(room.ask("ann", commands.TakeBack(seat))) == Fault.TAKE_BACK
        for card in (first, first + 1):
            room.must("ann", commands.Move(seat, f"{card}a"))
        room.must("ann", commands.Move(seat, "end"))
        assert code(room.ask("ann", commands.TakeBack(seat))) == Fault.TAKE_BACK
        assert room.rebuilt() == room.table

    def test_S2_with_others_it_is_off_unless_the_table_agreed(self) -> None:
        """Also where the others are bots: they have seen the card."""
        for agreed in (False, True):
            room = playing(Options("classic", 2, take_backs=agreed), deck=ONE_PILE_LAST)
            seat = room.table.acting[0]
            player = PEOPLE[seat - 1]
            room.must(player, commands.Move(seat, "2a" if seat == 1 else "9a"))
            refused = code(room.ask(player, commands.TakeBack(seat)))
            assert refused == (None if agreed else Fault.TAKE_BACK)

    def test_S2_what_was_signalled_since_stays_said(self) -> None:
        """Only the card comes back."""
        room = playing(Options("classic", 2, take_backs=True), deck=ONE_PILE_LAST)
        seat = room.table.acting[0]
        player, other = PEOPLE[seat - 1], PEOPLE[2 - seat]
        room.must(player, commands.Move(seat, "2a" if seat == 1 else "9a"))
        room.must(other, commands.Move(3 - seat, "say:a-avoid"))
        room.must(player, commands.TakeBack(seat))
        (signal,) = room.view(None).play.signals  # type: ignore[union-attr]
        assert (signal.pile, signal.word) == ("a", "avoid")
        assert room.table.play is not None
        assert read(write(room.table.play.record).encode()).record.moves

    def test_S2_where_silence_lies_again_nothing_was_said_since(self) -> None:
        """X6: the record would tell of a signal that nobody could have given."""
        first_cards = (7, 8, 46, 47, 48, 49, 50, 60, 61, 62, 63, 64, 65, 66)
        deck = (*first_cards, *(card for card in CARDS if card not in first_cards))
        room = playing(Options("extreme", 2, take_backs=True), deck=deck)
        seat = room.table.acting[0]
        player, other = PEOPLE[seat - 1], PEOPLE[2 - seat]
        silence, covering = (7, 8) if seat == 1 else (60, 61)
        room.must(player, commands.Move(seat, f"{silence}a"))
        room.must(player, commands.Move(seat, f"{covering}a"))
        room.must(other, commands.Move(3 - seat, "say:b-small"))
        room.must(player, commands.TakeBack(seat))
        assert room.view(None).play.signals == ()  # type: ignore[union-attr]
        assert code(room.ask(other, commands.Move(3 - seat, "say:b-small"))) == Code.SILENCE
        assert room.table.play is not None
        assert len(read(write(room.table.play.record).encode()).record.moves) == 1
        assert room.rebuilt() == room.table

    def test_S2_nothing_is_taken_back_before_or_after_a_game(self) -> None:
        """Nor after a loss."""
        room = Room(Options("classic", 1), Luck(Random(3))).gather(["ann"])
        assert code(room.ask("ann", commands.TakeBack(1))) == Fault.PHASE
        room.begin()
        play_on(room, Random(3))
        assert code(room.ask("ann", commands.TakeBack(1))) == Fault.PHASE


class TestTalk:
    """R13, X6, X12."""

    def test_R13_where_the_table_wants_no_talk_there_are_no_signals(self) -> None:
        """Nor chat; with signals only, no chat; who is muted says nothing either way."""
        silent = playing(Options("classic", 2, talk=Talk.NOTHING))
        assert code(silent.ask("ann", commands.Move(1, "say:a-avoid"))) == Fault.TALK
        assert code(deciding.why_no_chat(silent.table, "ann")) == Fault.TALK
        signals = playing(Options("classic", 2, talk=Talk.SIGNALS))
        signals.must("ann", commands.Move(1, "say:a-avoid"))
        assert code(deciding.why_no_chat(signals.table, "ann")) == Fault.TALK
        talking = playing(Options("classic", 2))
        assert deciding.why_no_chat(talking.table, "bob") is None
        talking.must("ann", commands.Mute("bob", on=True))
        talking.must("ann", commands.Mute("bob", on=True))
        assert code(talking.ask("bob", commands.Move(2, "say:a-avoid"))) == Fault.MUTED
        assert code(deciding.why_no_chat(talking.table, "bob")) == Fault.MUTED
        assert not talking.view("bob").play.may_signal  # type: ignore[union-attr]
        talking.must("ann", commands.Mute("bob", on=False))
        talking.must("bob", commands.Move(2, "say:a-avoid"))

    def test_R13_who_was_removed_or_comes_to_a_closed_table_does_not_chat(self) -> None:
        """Spectators do, under the same policy."""
        room = playing(Options("classic", 3))
        assert deciding.why_no_chat(room.table, "zoe") is None
        room.must("ann", commands.Remove("cid"))
        assert code(deciding.why_no_chat(room.table, "cid")) == Fault.REMOVED
        room.must("ann", commands.Close())
        assert code(deciding.why_no_chat(room.table, "ann")) == Fault.CLOSED

    def silenced(self) -> Room:
        """7, a silence, lies on a pile."""
        deck = (7, 8, *(card for card in CARDS if card not in (7, 8)))
        for seed in range(9):
            room = Room(Options("extreme", 2), Luck(Random(seed), deck))
            room.gather(PEOPLE[:2]).begin()
            if room.table.acting == (1,):
                break
        room.must("bob", commands.State(2, "stop", Attitude.HOLD))
        room.must("ann", commands.Move(1, "7a"))
        return room

    def test_X6_under_silence_nobody_chats_signals_or_states(self) -> None:
        """Spectators included; what was said before stays."""
        room = self.silenced()
        assert code(room.ask("bob", commands.Move(2, "say:a-avoid"))) == Code.SILENCE
        assert code(room.ask("bob", commands.State(2, "skull", Attitude.HOLD))) == Code.SILENCE
        for player in ("ann", "bob", "zoe"):
            assert code(deciding.why_no_chat(room.table, player)) == Code.SILENCE
        play = room.view("bob").play
        assert isinstance(play, wire.CardsView)
        assert not play.may_signal
        assert play.statements == (wire.StatementView(2, "stop", Attitude.HOLD),)
        room.must("ann", commands.Move(1, "8a"))
        assert deciding.why_no_chat(room.table, "bob") is None

    def test_X12_a_statement_is_about_a_command_and_lasts_as_a_signal_does(self) -> None:
        """Until its sender takes it back, or the sender's next turn ends."""
        room = playing(Options("extreme", 2), deck=(*range(2, 7), *range(8, 100), 7))
        seat = room.table.acting[0]
        mover, other = PEOPLE[seat - 1], PEOPLE[2 - seat]
        room.must(mover, commands.State(seat, "stop", Attitude.HOLD))
        room.must(other, commands.State(3 - seat, "skull", Attitude.RATHER_NOT))
        room.must(other, commands.State(3 - seat, "three", Attitude.HOLD))
        room.must(other, commands.State(3 - seat, "three", Attitude.NONE))
        assert code(room.ask(mover, commands.State(seat, "47", Attitude.HOLD))) == Fault.MALFORMED
        for _ in range(2):
            self.pass_turn(room)
        said = [s.command for s in room.table.statements]
        assert said == ["stop"]
        self.pass_turn(room)
        assert room.table.statements == ()
        assert room.rebuilt() == room.table

    def pass_turn(self, room: Room) -> None:
        seat = room.table.acting[0]
        while room.table.acting == (seat,):
            play_on(room, Random(1), 1)

    def test_X12_there_are_statements_in_extreme_alone(self) -> None:
        """And only while it is played."""
        room = playing(Options("classic", 2))
        assert code(room.ask("ann", commands.State(1, "stop", Attitude.HOLD))) == Fault.PHASE
        quiet = playing(Options("extreme", 2, talk=Talk.NOTHING))
        assert code(quiet.ask("ann", commands.State(1, "stop", Attitude.HOLD))) == Fault.TALK


class TestAbsence:
    """A bot stands in for whoever is away, until they return."""

    def test_a_bot_stands_in_for_the_absent_and_gives_the_seat_back(self) -> None:
        """All their seats; who returns finds the game where it is."""
        room = playing(Options("classic", 3))
        room.tick(commands.Absent("bob"))
        room.tick(commands.Absent("bob"))
        assert [seat.is_bots for seat in room.table.seats] == [False, True, False]
        assert room.table.seat(2).player == "bob"
        assert code(room.tick(commands.BotMoves(1, "end"))) == Fault.NOT_YOUR_SEAT
        assert code(room.tick(commands.BotMoves(9, "end"))) == Fault.NOT_YOUR_SEAT
        room.must("bob", commands.Return())
        room.must("bob", commands.Return())
        assert not room.table.seat(2).is_bots

    def test_whoever_moves_is_back(self) -> None:
        """No need to say so first."""
        room = playing(Options("classic", 2), deck=ONE_PILE_LAST)
        seat = room.table.acting[0]
        player = PEOPLE[seat - 1]
        room.tick(commands.Absent(player))
        assert code(room.ask(player, commands.Move(seat, "end"))) == Code.MINIMUM
        assert room.table.seat(seat).is_bots
        room.must(player, commands.Move(seat, "2a" if seat == 1 else "9a"))
        assert not room.table.seat(seat).is_bots

    def test_when_time_is_up_a_bot_goes_on(self) -> None:
        """For the turn that was meant and no later one; before a game there is no turn."""
        room = playing(Options("classic", 2, deadline=30))
        began, seat = room.table.turn_began, room.table.acting[0]
        room.tick(commands.TimeUp(began - 1))
        assert not room.table.seat(seat).is_bots
        room.tick(commands.TimeUp(began))
        assert room.table.seat(seat).is_bots
        gathering = Room(Options("classic", 2), Luck(Random(1))).gather(["ann"])
        gathering.tick(commands.Absent("ann"))
        assert not gathering.table.seat(1).is_bots

    def test_the_time_of_a_turn_begins_when_somebody_else_is_waited_for(self) -> None:
        """Neither a card nor a signal gives more of it."""
        room = playing(Options("classic", 2), deck=ONE_PILE_LAST)
        began, seat = room.table.turn_began, room.table.acting[0]
        card = 2 if seat == 1 else 9
        room.must(PEOPLE[seat - 1], commands.Move(seat, f"{card}a"))
        room.must(PEOPLE[2 - seat], commands.Move(3 - seat, "say:a-avoid"))
        assert room.table.turn_began == began
        room.must(PEOPLE[seat - 1], commands.Move(seat, f"{card + 1}a"))
        room.must(PEOPLE[seat - 1], commands.Move(seat, "end"))
        assert room.table.turn_began == room.table.number


def test_a_table_is_opened_once() -> None:
    """A log that says so twice is no table's."""
    room = playing(Options("classic", 1))
    with pytest.raises(TypeError, match="opened once"):
        fold(room.table, events.Opened(room.options, "ann"))


def test_every_kind_of_news_can_be_told() -> None:
    """What changes the house alone is told as such; its view says the rest."""
    room = playing(Options("classic", 2))
    kinds = {
        views.news(room.table, event, None)
        for event in (
            events.Locked(on=True),
            events.Muted("bob", on=True),
            events.Removed("bob"),
            events.HostPassed("bob"),
        )
    }
    assert kinds == {wire.Changed()}


@pytest.mark.parametrize(
    "raw",
    [
        *(b"", b"{}", b"[]", b"\xff", b"null", b'{"id":"1"}', b'{"id":"","ask":{"do":"deal"}}'),
        *(b'{"id":"1","ask":{"do":"dance"}}', b'{"id":"1","ask":{"do":"sit","seat":0}}'),
        *(b'{"id":"1","ask":{"do":"sit","seat":1,"more":2}}', b'{"id":"1","ask":{"do":"sit"}}'),
        *(b"[" * 3000, b" " * 5000, b'{"id":"1","ask":{"do":"chat","text":"%s"}}' % (b"x" * 301)),
    ],
)
def test_what_is_no_request_is_none(raw: bytes) -> None:
    """Whatever the bytes are."""
    assert wire.read_request(raw) is None


def test_requests_are_read() -> None:
    """Of a player, of a socket, of a talker."""
    for ask in (commands.Sit(2), wire.Hello(7), wire.Unveil(None), wire.Chat("hi")):
        request = wire.Request("a1", ask)
        assert wire.read_request(wire.encode(request)) == request
