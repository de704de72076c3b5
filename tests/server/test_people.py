"""Players: created by asking, carried to other devices, renamed, forgotten."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from support.served import served, sit_and_deal
from tenback.server.tokens import COOKIE, hash_of
from tenback.store.folder import FILE
from tenback.table import commands, wire


async def test_a_player_is_known_by_a_cookie_that_scripts_cannot_read(tmp_path: Path) -> None:
    """Only a hash of the secret is stored; behind https the cookie goes nowhere else."""
    async with served(tmp_path, public_url="https://play.example") as server:
        stranger = server.stranger()
        assert (await stranger.http.get("/api/me")).status_code == 401
        answer = await stranger.http.post("/api/me", json={"name": "  Ann   Lee "})
        flags = answer.headers["set-cookie"].lower()
        assert all(flag in flags for flag in ("httponly", "samesite=lax", "secure", "path=/"))
        assert answer.json()["name"] == "Ann Lee"
        token = answer.headers["set-cookie"].split("=", 1)[1].split(";")[0]
        with sqlite3.connect(tmp_path / FILE) as database:
            dump = "\n".join(database.iterdump())
        assert token not in dump
        assert hash_of(token).hex() in dump.lower()
        assert token not in (tmp_path / FILE).read_bytes().decode("latin-1")
        assert token not in (tmp_path / f"{FILE}-wal").read_bytes().decode("latin-1")


async def test_who_is_a_player_already_stays_the_same_and_is_renamed(tmp_path: Path) -> None:
    """Asking twice makes no second player; names that nobody could read are refused."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        again = await ann.http.post("/api/me", json={"name": "Anna"})
        assert again.json() == {"id": ann.id, "name": "Anna"}
        same = await ann.http.post("/api/me", json={"name": "Anna"})
        assert same.json() == again.json()
        for name in ("", " ", "a\u202eb", "x" * 25):
            answer = await ann.http.patch("/api/me", json={"name": name})
            assert answer.status_code in (400, 422), name
            assert answer.json()["code"] == "malformed"
        assert (await ann.http.get("/api/me")).json()["name"] == "Anna"


async def test_a_name_with_a_number_in_it_is_refused_with_the_guards_reason(
    tmp_path: Path,
) -> None:
    """It would stand beside the seat for the whole game; the same goes for titles."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        answer = await ann.http.patch("/api/me", json={"name": "seventeen"})
        assert (answer.status_code, answer.json()["code"]) == (422, "guard")
        titled = {"game": "classic", "seats": 2, "title": "I hold 54"}
        answer = await ann.http.post("/api/tables", json=titled)
        assert (answer.status_code, answer.json()["code"]) == (422, "guard")


async def test_a_new_name_is_told_to_everybody_at_the_table(tmp_path: Path) -> None:
    """It is no event; the log knows nobody's name."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        table = await ann.opens("classic", 2)
        async with ann.at(table) as one, bob.at(table) as two:
            await one.must(commands.Sit(1))
            await two.must(commands.Sit(2))
            number = two.number
            await bob.http.patch("/api/me", json={"name": "Robert"})
            await one.until(lambda: "Robert" in one.names)
            assert one.number == number
            await two.must(wire.Chat("hello"))
            await one.until(lambda: bool(one.lines))
            assert one.lines[-1].name == "Robert"


async def test_a_code_carries_a_player_to_another_device_once(tmp_path: Path) -> None:
    """However it is typed; a second time, after its time or invented, it is good for nothing."""
    async with served(tmp_path) as server:
        ann, other = await server.person("Ann"), server.stranger()
        assert (await other.http.post("/api/me/carry")).status_code == 401
        code = (await ann.http.post("/api/me/carry")).json()["code"]
        typed = f" {code[:5].lower()}-{code[5:]} "
        answer = await other.http.post("/api/me/redeem", json={"code": typed})
        assert answer.json() == {"id": ann.id, "name": "Ann"}
        assert other.http.cookies[COOKIE] != ann.token
        assert (await other.http.get("/api/me")).json()["id"] == ann.id
        again = await other.http.post("/api/me/redeem", json={"code": code})
        assert (again.status_code, again.json()["code"]) == (404, "code")
        late = (await ann.http.post("/api/me/carry")).json()["code"]
        server.pass_time(601)
        answer = await other.http.post("/api/me/redeem", json={"code": late})
        assert answer.status_code == 404


async def test_everything_of_a_player_can_be_deleted_in_the_middle_of_a_game(
    tmp_path: Path,
) -> None:
    """A bot plays on, name and chat are gone from the database, the screens are let go."""
    async with served(tmp_path) as server:
        ann, bob = await server.person("Annabella"), await server.person("Bob")
        table = await ann.opens("classic", 2, talk="open")
        async with ann.at(table) as one, bob.at(table) as two:
            await sit_and_deal([one, two])
            await one.must(wire.Chat("remember me"))
            answer = await ann.http.delete("/api/me")
            assert answer.status_code == 200
            bye = await one.ended()
            assert bye is not None
            assert (bye.reason, bye.come_back) == ("removed", False)
            await two.until(lambda: two.view.seats[0].player is None)
            assert two.view.seats[0].level is not None
            await two.until(
                lambda: two.people is not None and "Annabella" not in two.people.names.values()
            )
        assert (await ann.http.get("/api/me")).status_code == 401
        async with bob.at(table) as later:
            assert later.lines == []
        with sqlite3.connect(tmp_path / FILE) as database:
            dump = "\n".join(database.iterdump())
        assert "Annabella" not in dump
        assert "remember me" not in dump
