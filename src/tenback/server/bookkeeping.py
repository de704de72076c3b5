"""What a table's events mean for its row in the directory, its people, their results, its clock."""

from __future__ import annotations

from tenback.rules import dice
from tenback.rules.game import Status
from tenback.store.values import Result, TableRow, TableState
from tenback.table.options import LONGEST_TURN
from tenback.table.state import Phase, Table, play_of

_SECOND = 1000
_STATES = {
    Phase.GATHERING: TableState.GATHERING,
    Phase.AGREEING: TableState.PLAYING,
    Phase.PLAYING: TableState.PLAYING,
    Phase.OVER: TableState.OVER,
    Phase.CLOSED: TableState.CLOSED,
}


def row_of(table: Table, at: int, wakes_at: int | None) -> TableRow:
    """As it is listed. Whoever cannot sit down any more need not find it."""
    options = table.options
    return TableRow(
        state=_STATES[table.phase],
        public=options.public and not table.locked,
        title=options.title,
        game=options.game,
        seats_taken=sum(not seat.is_free for seat in table.seats),
        seats=len(table.seats),
        finished_at=_finished_at(table, at),
        wakes_at=wakes_at,
    )


def _finished_at(table: Table, at: int) -> int:
    """From when on its days are counted: an abandoned table goes, too, if nothing happens there.

    A running game gets the longest turn there is, so that nobody's deadline outlives it.
    """
    running = table.phase in (Phase.AGREEING, Phase.PLAYING)
    return at + LONGEST_TURN * _SECOND if running else at


def members(table: Table) -> frozenset[str]:
    """Who finds this table among theirs."""
    return (table.people | {table.host}) - table.removed


def wakes_at(table: Table, at: int, turn_began_at: int) -> int | None:
    """When the table goes on by itself, if nothing comes in between: a bot moves, time is up."""
    bots_move_at = at + table.options.bot_pace if bots_to_move(table) else None
    times = (bots_move_at, turn_ends_at(table, turn_began_at))
    return min((time for time in times if time is not None), default=None)


def turn_ends_at(table: Table, turn_began_at: int) -> int | None:
    """When time is up for the people that the table waits for; None: never."""
    if not table.options.deadline or not people_to_move(table):
        return None
    return turn_began_at + table.options.deadline * _SECOND


def bots_to_move(table: Table) -> tuple[int, ...]:
    return tuple(seat for seat in table.acting if table.seat(seat).is_bots)


def people_to_move(table: Table) -> tuple[int, ...]:
    return tuple(seat for seat in table.awaited if not table.seat(seat).is_bots)


def results_of(before: Table, after: Table) -> tuple[Result, ...]:
    """What a game that has just ended was to everybody who sat there; each is told once.

    A deal that they had seen before is no result.
    """
    if before.phase is Phase.OVER or after.phase is not Phase.OVER or after.known_deal:
        return ()
    bots = sum(seat.player is None for seat in after.seats)
    state = play_of(after).state
    outcome = after.options.rules.outcome(state)
    common = {"game": after.options.game, "seats": len(after.seats), "bots": bots}
    if isinstance(state, dice.State):
        assert outcome.scores is not None
        best = max(outcome.scores)
        mine = {
            player: max(outcome.scores[seat - 1] for seat in after.seats_of(player))
            for player in sorted(after.people)
        }
        return tuple(
            Result(player, **common, won=score == best, score=score)  # type: ignore[arg-type]
            for player, score in mine.items()
        )
    won = outcome.status is Status.WON
    return tuple(
        Result(player, **common, won=won, left=outcome.left)  # type: ignore[arg-type]
        for player in sorted(after.people)
    )
