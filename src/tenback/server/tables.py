"""Tables: opened, listed, looked at, and kept as a record when the game is over."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from tenback.rules import record
from tenback.server import tokens
from tenback.server.bookkeeping import row_of
from tenback.server.desk import Desk, desk_of
from tenback.server.errors import PROBLEMS, Trouble, trouble_of
from tenback.server.guard import why_no_name
from tenback.server.room import Room
from tenback.store.values import Append, StoredTable
from tenback.table import events, wire
from tenback.table.faults import Fault
from tenback.table.options import Options, why_not
from tenback.table.state import Phase, opened, play_of

Asked = Request[Any, Any, Any]
_MOST_LISTED = 100
_PAGE = "/t/"
"""Where the browser's client shows a table."""


class Opened(Struct, frozen=True):
    """The id is the only way in; whoever knows the link may watch, and sit where there is room."""

    id: str
    link: str


class Listed(Struct, frozen=True):
    id: str
    state: str
    game: str
    title: str
    seats: int
    seats_taken: int
    updated_at: int
    """Milliseconds since 1970."""


class Bots(Struct, frozen=True):
    levels: tuple[str, ...]
    ready: bool
    """Just after the start they are compiled, and all play plainly until then."""


class Summary(Struct, frozen=True):
    """A table as anybody with its link may know it, without its game."""

    id: str
    number: int
    phase: Phase
    game: int
    options: Options
    locked: bool
    seats: tuple[wire.SeatView, ...]
    names: dict[str, str]
    link: str


@post("/api/tables", responses=PROBLEMS)
async def open_table(request: Asked, data: JSONBody[Options]) -> Opened:
    """Open a table; who does is its host."""
    desk = desk_of(request)
    player = await desk.someone(request)
    refusal = why_not(data) or (why_no_name(data.title, "title") if data.title else None)
    if refusal is not None:
        raise trouble_of(refusal)
    desk.limit("new_tables", player.id)
    desk.limit("new_tables", desk.address(request))
    table_id, now = tokens.new_table(), desk.house.clock()
    event = events.Opened(data, player.id)
    append = Append(
        table=table_id,
        expected=0,
        payloads=(events.pack(event),),
        at=now,
        row=row_of(opened(event), now, None),
        version=events.VERSION,
        joined=(player.id,),
    )
    await desk.house.store.append(append)
    desk.house.metrics.count("tables_opened_total")
    return Opened(table_id, link_to(desk, request, table_id))


@get("/api/tables/open", responses=PROBLEMS)
async def read_open(request: Asked) -> list[Listed]:
    """Public tables that gather people, the latest first."""
    desk = desk_of(request)
    if not desk.house.settings.lists_tables:
        return []
    return [_listed(table) for table in await desk.house.store.open_tables(_MOST_LISTED)]


@get("/api/tables/mine", responses=PROBLEMS)
async def read_mine(request: Asked) -> list[Listed]:
    """Where I belong, the latest first."""
    desk = desk_of(request)
    player = await desk.someone(request)
    return [_listed(table) for table in await desk.house.store.tables_of(player.id, _MOST_LISTED)]


@get("/api/bots")
async def read_bots(request: Asked) -> Bots:
    """Which there are, and whether they play as well as they can yet."""
    thinkers = desk_of(request).thinkers
    return Bots(thinkers.levels, not thinkers.getting_ready)


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def read_table(request: Asked, table_id: FromPath[str]) -> Summary:
    desk, room = desk_of(request), await _room(request, table_id)
    table = room.table
    return Summary(
        id=table_id,
        number=table.number,
        phase=table.phase,
        game=table.games,
        options=table.options,
        locked=table.locked,
        seats=tuple(wire.SeatView(i, at.player, at.level) for i, at in enumerate(table.seats, 1)),
        names=await room.names(),
        link=link_to(desk, request, table_id),
    )


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def read_record(request: Asked, table_id: FromPath[str]) -> Response[str]:
    """The whole game as text. It tells every card, so there is none before the end."""
    table = (await _room(request, table_id)).table
    if table.play is None or table.acting or table.phase not in (Phase.OVER, Phase.CLOSED):
        raise Trouble(409, Fault.PHASE, phase=table.phase)
    return Response(record.write(play_of(table).record), media_type="text/plain; charset=utf-8")


@get("/api/tables/{table_id:str}/qr.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def read_code(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """The table's link for the camera of another phone."""
    import segno  # noqa: PLC0415  # few ask

    desk, room = desk_of(request), await _room(request, table_id)
    drawn = BytesIO()
    code = segno.make(link_to(desk, request, room.id), micro=False)
    code.save(drawn, kind="svg", scale=8, border=4, xmldecl=False, svgclass=None, lineclass=None)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


async def _room(request: Asked, table_id: str) -> Room:
    room = await desk_of(request).hall.room(table_id)
    if room is None:
        raise Trouble(404, Fault.NO_TABLE)
    return room


def link_to(desk: Desk, request: Asked, table_id: FromPath[str]) -> str:
    public = desk.house.settings.public_url
    home = public or f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}"
    return f"{home}{_PAGE}{table_id}"


def _listed(table: StoredTable) -> Listed:
    row = table.row
    return Listed(
        id=table.id,
        state=row.state,
        game=row.game,
        title=row.title,
        seats=row.seats,
        seats_taken=row.seats_taken,
        updated_at=table.updated_at,
    )


ROUTES = (open_table, read_open, read_mine, read_bots, read_table, read_record, read_code)
