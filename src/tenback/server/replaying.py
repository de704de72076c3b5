"""A record's text, step by step, as it is drawn."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, post
from litestar.params import FromQuery, RawBody
from msgspec import Struct

from tenback.rules import cards, dice, record
from tenback.rules.notation import write
from tenback.rules.record import Record
from tenback.rules.record_reader import MAX_BYTES, RecordError, read
from tenback.server.desk import desk_of
from tenback.server.errors import PROBLEMS, Trouble
from tenback.table import wire
from tenback.table.happenings import AnyHappening, told
from tenback.table.options import Options
from tenback.table.state import Phase, Play, Seat, Table
from tenback.table.views import play_view

MOST_STEPS = 500
"""In one answer; a longer record is asked for in pieces."""


class Step(Struct, frozen=True):
    """An action with all that came of it; before the first there is none."""

    seat: int | None
    action: str | None
    happened: tuple[AnyHappening, ...]
    view: wire.CardsView | wire.DiceView
    """As a spectator sees it."""
    hands: tuple[tuple[int, ...], ...]
    """A record is open: here lies what each seat holds."""


class Replay(Struct, frozen=True):
    summary: dict[str, Any]
    """The end position, as `tenback replay --json` tells it."""
    count: int
    """Of all steps, with the one before the first action."""
    first: int
    steps: tuple[Step, ...]


@post("/api/replay", request_max_body_size=MAX_BYTES, status_code=200, responses=PROBLEMS)
async def replay(
    request: Request[Any, Any, Any],
    body: RawBody,
    first: FromQuery[int] = 0,
) -> Replay:
    """The steps of a record, or its first fault as `tenback replay --json` tells it."""
    desk = desk_of(request)
    desk.limit("replays", desk.address(request))
    try:
        return await asyncio.to_thread(_replayed, body, max(first, 0))
    except RecordError as fault:
        facts = dict(fault.refusal.facts)
        raise Trouble(
            422, fault.refusal.code, **facts, line=fault.line, action=fault.action
        ) from None


def _replayed(text: bytes, first: int) -> Replay:
    replayed = read(text)
    written, game = replayed.record, replayed.record.game
    table, state = _table_for(written), written.start()
    steps = [_step(table, state, None, None, ())] if first == 0 else []
    for number, (seat, action) in enumerate(written.moves, 1):
        state, happened = game.apply(state, seat, action)
        if first <= number < first + MOST_STEPS:
            steps.append(_step(table, state, seat, write(action), happened))
    summary = record.summary(written, state)
    return Replay(summary, len(written.moves) + 1, first, tuple(steps))


def _table_for(written: Record) -> Table:
    setup = written.setup
    options = Options(game=written.game.name, seats=setup.seats)
    return Table(options, "", (Seat(),) * setup.seats, phase=Phase.PLAYING)


def _step(
    table: Table, state: Any, seat: int | None, action: str | None, happened: tuple[Any, ...]
) -> Step:
    shown = Table(
        table.options, "", table.seats, phase=Phase.PLAYING, play=Play(Record(state.setup), state)
    )
    view = play_view(shown, None)
    assert view is not None
    hands = state.hands if isinstance(state, cards.State) else ()
    assert isinstance(state, cards.State | dice.State)
    return Step(seat, action, tuple(map(told, happened)), view, hands)


ROUTES = (replay,)
