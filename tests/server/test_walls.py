"""What stands around every request: origins, headers, sizes, limits, addresses."""

from __future__ import annotations

from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from support.served import LIFTED, served
from tenback.server.addresses import client_key, is_same_origin
from tenback.server.limits import Buckets, Places
from tenback.server.settings import (
    Limits,
    Rate,
    Settings,
    WrongSetting,
    read_networks,
    read_public_url,
)

PROXIES = (ip_network("10.0.0.0/8"), ip_network("::1/128"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "expected"),
    [
        ("203.0.113.9", None, "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "nonsense", "10.0.0.1"),
        ("10.0.0.1", None, "10.0.0.1"),
        ("::ffff:203.0.113.9", None, "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", None, "20010db800010002/64"),
        (None, "198.51.100.1", "unknown"),
    ],
)
def test_only_proxies_of_ours_say_who_asks(
    peer: str | None, forwarded: str | None, expected: str
) -> None:
    """The nearest address that is none of them counts; of IPv6 the network."""
    assert client_key(peer, forwarded, PROXIES) == expected


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({}, True),
        ({"origin": "http://here:8", "host": "here:8"}, True),
        ({"origin": "https://play.example", "host": "10.0.0.3"}, True),
        ({"origin": "https://evil.example", "host": "here:8"}, False),
        ({"origin": "null", "host": "here:8"}, False),
        ({"origin": "http://here:8", "host": "here:8", "sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-origin"}, True),
    ],
)
def test_pages_of_other_sites_may_not_ask(headers: dict[str, str], *, ours: bool) -> None:
    """What is no browser says no origin, and has no cookie of somebody else's."""
    assert is_same_origin(headers, "https://play.example") is ours


async def test_other_sites_can_neither_post_nor_open_a_socket(tmp_path: Path) -> None:
    """Whatever cookie the browser adds."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        evil = {"Origin": "https://evil.example"}
        answer = await ann.http.post("/api/me/carry", headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        with pytest.raises(InvalidStatus):
            async with ann.connected(table, headers=evil):
                pass
        assert (await ann.http.get("/api/me", headers=evil)).status_code == 200


async def test_every_answer_has_the_headers_that_keep_browsers_safe(tmp_path: Path) -> None:
    """Also errors, and what is not there."""
    async with served(tmp_path, public_url="https://play.example") as server:
        http = server.stranger().http
        for path in ("/", "/healthz", "/api/me", "/nothing.js", "/api/nothing", "/%ff%fe"):
            headers = (await http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"], path
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "no-referrer"
            assert "max-age" in headers["strict-transport-security"]
            assert "server" not in headers


async def test_whatever_is_sent_the_answer_is_a_code_and_never_a_fault_of_ours(
    tmp_path: Path,
) -> None:
    """Broken JSON, wrong types, huge bodies, wrong methods."""
    async with served(tmp_path) as server:
        ann = await server.person("Ann")
        bodies = [b"", b"{", b"[]", b"null", b"\xff", b'{"name": 5}', b"[" * 3000, b"x" * 9000]
        paths = ["/api/me", "/api/tables", "/api/me/redeem", "/api/replay", "/api/nothing", "/"]
        for path in paths:
            for body in bodies:
                for method in ("POST", "PATCH", "PUT", "DELETE"):
                    if (path, method) == ("/api/me", "DELETE"):
                        continue
                    answer = await ann.http.request(method, path, content=body)
                    assert 400 <= answer.status_code < 500, (method, path, body[:9])
                    assert set(answer.json()) == {"code", "facts"}


async def test_who_asks_too_often_is_refused_and_nothing_else_happens(tmp_path: Path) -> None:
    """Each thing that costs has its own measure; others are not held up by it."""
    few = Limits(new_players=Rate(2, 0), new_tables=Rate(1, 0), redeeming=Rate(1, 0))
    async with served(tmp_path, limits=few) as server:
        ann, _ = await server.person("Ann"), await server.person("Bob")
        third = await server.stranger().http.post("/api/me", json={"name": "Cy"})
        assert (third.status_code, third.json()["code"]) == (429, "limit")
        await ann.opens("classic", 2)
        again = await ann.http.post("/api/tables", json={"game": "classic", "seats": 2})
        assert again.status_code == 429
        assert (await ann.http.post("/api/me/redeem", json={"code": "A"})).status_code == 404
        assert (await ann.http.post("/api/me/redeem", json={"code": "A"})).status_code == 429
        assert "limited_new_tables_total 1" in (await ann.http.get("/metrics")).text


async def test_an_address_has_only_so_many_requests(tmp_path: Path) -> None:
    """The wall is before everything else."""
    async with served(tmp_path, limits=Limits(requests=Rate(3, 0))) as server:
        http = server.stranger().http
        answers = [(await http.get("/healthz")).status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]


async def test_there_are_only_so_many_sockets_for_each_and_how_fast_they_open(
    tmp_path: Path,
) -> None:
    """Of a player, a table, an address; whoever leaves makes room."""
    limits = replace(LIFTED, sockets_of_player=2)
    async with served(tmp_path / "a", limits=limits) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table):
            async with ann.at(table), ann.connected(table) as third:
                assert '"limit"' in await third.recv(decode=True)
            async with ann.at(table):
                pass
    async with served(tmp_path / "b", limits=replace(LIFTED, connecting=Rate(1, 0))) as server:
        ann = await server.person("Ann")
        table = await ann.opens("classic", 2)
        async with ann.at(table):
            with pytest.raises(InvalidStatus):
                async with ann.connected(table):
                    pass


def test_a_bucket_fills_again_with_time() -> None:
    """And never over its rim; of very many askers the longest unused are forgotten."""
    now = [0.0]
    bucket = Buckets(Rate(2, 0.5), clock=lambda: now[0])
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    assert bucket.take("b")
    now[0] = 2.0
    assert [bucket.take("a") for _ in range(2)] == [True, False]
    now[0] = 1000.0
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    for number in range(60_000):
        bucket.take(str(number))
    assert bucket.take("a")


def test_places_are_free_again_when_they_are_left() -> None:
    """Nobody in particular has all the room there is."""
    places = Places(1)
    with places.hold("a") as first, places.hold("a") as second, places.hold(None) as third:
        assert (first, second, third) == (True, False, True)
    with places.hold("a") as again:
        assert again


@pytest.mark.parametrize("given", ["play.example", "ftp://x", "https://x/path", "https://x?y"])
def test_a_public_address_is_a_scheme_and_a_host(given: str) -> None:
    """Anything else is refused with the option's name; https makes cookies secure."""
    with pytest.raises(WrongSetting) as wrong:
        read_public_url(given)
    assert wrong.value.option == "public-url"
    assert read_public_url(None) is None
    assert Settings(public_url=read_public_url("https://Play.Example/")).secure
    assert not Settings().secure


def test_networks_are_read_or_refused() -> None:
    """One address is a network, too."""
    assert read_networks(["10.0.0.0/8", "::1"]) == PROXIES
    with pytest.raises(WrongSetting, match="nowhere"):
        read_networks(["nowhere"])


async def test_what_is_shorter_packed_is_sent_packed_to_whoever_can_unpack_it(
    tmp_path: Path,
) -> None:
    """And as it is to everybody else."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>" + 100 * "the client ")
    (static / "tiny.js").write_text("1")
    async with served(tmp_path / "data", static=static) as server:
        http = server.stranger().http
        packed = await http.get("/", headers={"accept-encoding": "gzip"})
        plain = await http.get("/", headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.text == plain.text
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
        assert "content-encoding" not in (await http.get("/tiny.js")).headers


async def test_a_built_client_is_served_and_its_assets_are_kept_for_ever(tmp_path: Path) -> None:
    """Addresses that are no files are the client's own; without a client a page says how."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the client")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (static / "icon.png").write_bytes(b"\x89PNG")
    async with served(tmp_path / "data", static=static) as server:
        http = server.stranger().http
        for path in ("/", "/t/abc", "/index.html"):
            page = await http.get(path)
            assert page.text.endswith("the client")
            assert page.headers["cache-control"] == "no-cache"
        asset = await http.get("/assets/app-1a2b.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
        assert (await http.get("/icon.png")).headers["content-type"] == "image/png"
        assert (await http.get("/../data/tenback.db")).status_code == 404
        assert (await http.get("/assets/none.js")).status_code == 404
    async with served(tmp_path / "data", static=tmp_path / "none") as server:
        page = await server.stranger().http.get("/")
        assert "make web" in page.text


@pytest.mark.parametrize(
    ("accepted", "zipped"),
    [
        ("gzip, deflate, br", True),
        ("GZIP;q=0.5", True),
        ("br, *", True),
        ("identity", False),
        ("", False),
        ("gzip;q=0, *", False),
        ("gzip; q=0.00", False),
    ],
)
async def test_files_are_sent_zipped_to_whoever_takes_them_so(
    tmp_path: Path, accepted: str, *, zipped: bool
) -> None:
    """What comes out is the same; caches are told that there are two forms."""
    static = tmp_path / "static"
    static.mkdir()
    text = "all the same " * 100
    (static / "index.html").write_text(text)
    (static / "noise.bin").write_bytes(Random(1).randbytes(1000))
    async with served(tmp_path / "data", static=static) as server:
        http = server.stranger().http
        page = await http.get("/", headers={"accept-encoding": accepted})
        assert page.text == text
        assert page.headers["vary"] == "accept-encoding"
        assert page.headers.get("content-encoding") == ("gzip" if zipped else None)
        assert (int(page.headers["content-length"]) < len(text)) == zipped
        noise = await http.get("/noise.bin", headers={"accept-encoding": accepted})
        assert len(noise.content) == 1000
        assert "content-encoding" not in noise.headers
        assert "vary" not in noise.headers


async def test_whoever_has_a_file_is_not_sent_it_again(tmp_path: Path) -> None:
    """By its tag, which differs between the zipped form and the other, and with the content."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("all the same " * 100)
    (static / "other.html").write_text("all different " * 100)
    async with served(tmp_path / "data", static=static) as server:
        http = server.stranger().http
        tags = set()
        for path in ("/", "/other.html"):
            for accepted in ("gzip", "identity"):
                headers = {"accept-encoding": accepted}
                tag = (await http.get(path, headers=headers)).headers["etag"]
                tags.add(tag)
                for known in (tag, f'"old", W/{tag}', "*"):
                    again = await http.get(path, headers=headers | {"if-none-match": known})
                    assert (again.status_code, again.content) == (304, b"")
                    assert again.headers["etag"] == tag
                    assert again.headers["vary"] == "accept-encoding"
                    assert again.headers["cache-control"] == "no-cache"
                fresh = await http.get(path, headers=headers | {"if-none-match": '"old"'})
                assert fresh.status_code == 200
        assert len(tags) == 4
