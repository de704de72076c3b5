"""Players: nobody signs up. A cookie that scripts cannot read is all that a browser has."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tenback.server import tokens
from tenback.server.desk import Desk, desk_of
from tenback.server.errors import PROBLEMS, Trouble, trouble_of
from tenback.server.farewell import forget, rename_everywhere
from tenback.server.guard import why_no_name
from tenback.store.values import Player
from tenback.table.faults import Fault

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Asked = Request[Any, Any, Any]
_TRIES = 5


class Me(Struct, frozen=True):
    """The one who asks; `id` is public, and stands beside their seats."""

    id: str
    name: str


class Called(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Carry(Struct, frozen=True):
    """To be typed on another device, once, before so many seconds have passed."""

    code: str
    seconds: int


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Outcome(Struct, frozen=True):
    """What one finished game was; cards left in the card games, points in Twenty One."""

    table: str
    at: int
    game: str
    seats: int
    bots: int
    won: bool
    left: int | None
    score: int | None


@post("/api/me", responses=PROBLEMS)
async def create_me(request: Asked, data: JSONBody[Called]) -> Response[Me]:
    """Become a player under this name; who is one already stays the same and is renamed."""
    desk = desk_of(request)
    name = _good_name(data.name)
    known = await desk.player(request)
    if known is not None:
        return Response(await _renamed(desk, known, name))
    desk.limit("new_players", desk.address(request))
    player, token = Player(tokens.new_player(), name), tokens.new_token()
    hashed = tokens.hash_of(token)
    await desk.house.store.create_player(player.id, hashed, name, desk.house.clock())
    return _with_cookie(desk, player, token)


@get("/api/me", responses=PROBLEMS)
async def read_me(request: Asked) -> Me:
    player = await desk_of(request).someone(request)
    return Me(player.id, player.name)


@patch("/api/me", responses=PROBLEMS)
async def rename_me(request: Asked, data: JSONBody[Called]) -> Me:
    """Go by another name, at every table."""
    desk = desk_of(request)
    return await _renamed(desk, await desk.someone(request), _good_name(data.name))


@delete("/api/me", status_code=200, responses=PROBLEMS)
async def delete_me(request: Asked) -> Response[None]:
    """Everything of mine goes: name, devices, seats, chat, results."""
    desk = desk_of(request)
    await forget(desk, await desk.someone(request))
    return Response(None, cookies=[_cookie(desk, "", 0)])


@post("/api/me/carry", responses=PROBLEMS)
async def create_code(request: Asked) -> Carry:
    """A code with which another device becomes this player, too."""
    desk = desk_of(request)
    player = await desk.someone(request)
    desk.limit("renames", player.id)
    now = desk.house.clock()
    for _ in range(_TRIES):
        code = tokens.new_code()
        until = now + 1000 * tokens.CODE_SECONDS
        hashed = tokens.hash_of(code)
        if await desk.house.store.offer_code(player.id, hashed, now, until):
            return Carry(code, tokens.CODE_SECONDS)
    raise Trouble(503, Fault.BUSY)


@post("/api/me/redeem", responses=PROBLEMS)
async def redeem_code(request: Asked, data: JSONBody[Redeem]) -> Response[Me]:
    """Become the player whose code this is, on this device."""
    desk = desk_of(request)
    desk.limit("redeeming", desk.address(request))
    token = tokens.new_token()
    hashed = tokens.hash_of(token)
    code = tokens.hash_of(tokens.tidy_code(data.code))
    store = desk.house.store
    found = await store.claim_code(code, hashed, desk.house.clock())
    player = await store.player_by_token_hash(hashed) if found else None
    if player is None:
        raise Trouble(404, "code")
    return _with_cookie(desk, player, token)


@get("/api/results", responses=PROBLEMS)
async def read_results(request: Asked) -> list[Outcome]:
    """My finished games, the latest first."""
    desk = desk_of(request)
    player = await desk.someone(request)
    found = await desk.house.store.results_of(player.id)
    return [
        Outcome(
            one.table,
            one.at,
            one.result.game,
            one.result.seats,
            one.result.bots,
            one.result.won,
            one.result.left,
            one.result.score,
        )
        for one in found
    ]


def _good_name(given: str) -> str:
    """Without what cannot be seen at its ends, and without what the guard refuses."""
    name = " ".join(given.split())
    refusal = why_no_name(name, "name")
    if refusal is not None:
        raise trouble_of(refusal)
    return name


async def _renamed(desk: Desk, player: Player, name: str) -> Me:
    if name != player.name:
        desk.limit("renames", player.id)
        await rename_everywhere(desk, player, name)
    return Me(player.id, name)


def _with_cookie(desk: Desk, player: Player, token: str) -> Response[Me]:
    cookie = _cookie(desk, token, tokens.COOKIE_SECONDS)
    return Response(Me(player.id, player.name), status_code=201, cookies=[cookie])


def _cookie(desk: Desk, token: str, seconds: int) -> Cookie:
    return Cookie(
        key=tokens.COOKIE,
        value=token,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=desk.house.settings.secure,
    )


ROUTES = (create_me, read_me, rename_me, delete_me, create_code, redeem_code, read_results)
