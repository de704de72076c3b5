"""Tables over HTTP: opened, listed, looked at, replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.served import served
from tenback.rules import record
from tenback.rules.games import GAMES
from tenback.rules.record import Record
from tenback.table import commands


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"game": "chess", "seats": 2}, "game"),
        ({"game": "classic", "seats": 6}, "seats"),
        ({"game": "classic", "seats": 2, "deadline": 5}, "deadline"),
        ({"game": "classic", "seats": 2, "sheets": "AB"}, "sheets"),
        ({"game": "twenty-one", "seats": 2, "minimum": 2}, "minimum"),
    ],
)
async def test_options_that_do_not_go_together_are_refused_by_name(
    tmp_path: Path, options: dict[str, object], wrong: str
) -> None:
    """With what would be allowed."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        answer = await ann.http.post("/api/tables", json=options)
        assert answer.status_code == 422
        assert answer.json()["code"] == "option"
        assert answer.json()["facts"]["option"] == wrong


async def test_a_table_has_an_id_that_nobody_guesses_and_a_link(tmp_path: Path) -> None:
    """24 letters of 64: 144 bits. A stranger cannot open one, and invented ones are not there."""
    async with served(tmp_path, public_url="http://play.example") as server:
        ann, stranger = await server.person("Ann"), server.stranger()
        opened = await ann.http.post("/api/tables", json={"game": "classic", "seats": 2})
        table, link = opened.json()["id"], opened.json()["link"]
        assert len(table) == 24
        assert link == f"http://play.example/t/{table}"
        seen = (await stranger.http.get(f"/api/tables/{table}")).json()
        assert seen["link"] == link
        assert seen["names"] == {ann.id: "Ann"}
        code = await stranger.http.get(f"/api/tables/{table}/qr.svg")
        assert code.headers["content-type"].startswith("image/svg+xml")
        assert code.text.startswith("<svg")
        no_table = await stranger.http.get("/api/tables/invented")
        assert (no_table.status_code, no_table.json()["code"]) == (404, "no-table")
        body = {"game": "classic", "seats": 2}
        assert (await stranger.http.post("/api/tables", json=body)).status_code == 401


async def test_public_tables_are_listed_while_people_may_sit_down(tmp_path: Path) -> None:
    """Not those for friends, not what is locked, not where a game goes on."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        await ann.opens("classic", 2)
        table = await ann.opens("fire", 2, public=True, title="Everybody is welcome")

        async def listed() -> list[str]:
            return [t["id"] for t in (await bob.http.get("/api/tables/open")).json()]

        assert await listed() == [table]
        async with ann.at(table) as screen:
            await screen.must(commands.Lock(on=True))
            assert await listed() == []
            await screen.must(commands.Lock(on=False))
            assert await listed() == [table]
            await screen.must(commands.Sit(1))
            await screen.must(commands.SeatBot(2, "greedy"))
            await screen.must(commands.Deal())
            assert await listed() == []
        mine = (await ann.http.get("/api/tables/mine")).json()
        assert [t["id"] for t in mine][:1] == [table]
        assert (await bob.http.get("/api/tables/mine")).json() == []


async def test_a_host_may_list_no_tables_at_all(tmp_path: Path) -> None:
    """`--no-open`."""
    async with served(tmp_path, lists_tables=False) as server:
        ann = await server.person("Ann")
        await ann.opens("classic", 2, public=True)
        assert (await ann.http.get("/api/tables/open")).json() == []


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_record_is_shown_step_by_step_with_all_hands_open(
    tmp_path: Path, game: str
) -> None:
    """As many steps as moves, and one before; the rest of a long one is asked for."""
    rules = GAMES[game]
    setup, deck = rules.deal(2, 5)
    state, written = rules.start(setup, deck), Record(setup, deck)
    for seed in range(40):
        seat = rules.acting(state)[0]
        action = rules.chance(state, seed) if seat == 0 else rules.legal(state, seat)[0]
        state, written = rules.apply(state, seat, action).state, written.with_move(seat, action)
        if not rules.acting(state):
            break
    async with served(tmp_path) as server:
        http = server.stranger().http
        body = record.write(written)
        answer = await http.post("/api/replay", content=body)
        assert answer.status_code == 200, answer.text
        replay = answer.json()
        assert replay["count"] == len(replay["steps"]) == len(written.moves) + 1
        assert replay["steps"][0]["action"] is None
        assert replay["steps"][-1]["action"]
        rest = (await http.post("/api/replay?first=5", content=body)).json()
        assert rest["steps"] == replay["steps"][5:]


async def test_the_first_fault_of_a_record_is_told_with_its_line_and_facts(
    tmp_path: Path,
) -> None:
    """As the command line tells it; what is too large is not even read."""
    async with served(tmp_path) as server:
        http = server.stranger().http
        answer = await http.post("/api/replay", content=b"\xff")
        assert answer.status_code == 422
        assert answer.json()["code"] == "syntax"
        assert answer.json()["facts"]["line"] == 1
        large = await http.post("/api/replay", content=b"x" * 300_000)
        assert (large.status_code, large.json()["code"]) == (413, "too-large")
        nonsense = await http.post("/api/replay?first=x", content=b"")
        assert nonsense.status_code == 400
