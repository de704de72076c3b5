"""What is generated of the wire stands in the repository as it is today."""

from __future__ import annotations

from support import protocol
from support.generate import ROOT
from tenback.table import wire

STALE = "run `make docs` and read the difference"


def test_the_page_of_the_protocol_is_that_of_the_wire() -> None:
    """Every message of both directions, with its fields."""
    assert (ROOT / "docs" / "protocol.md").read_text("utf-8") == protocol.page(), STALE


def test_the_browsers_types_are_those_of_the_wire() -> None:
    """A field that the server renames is a type error in the browser."""
    kept = (ROOT / "web" / "src" / "lib" / "wire.ts").read_text("utf-8")
    assert kept == protocol.typescript(), STALE


def test_no_two_messages_share_a_name() -> None:
    """In the browser they all stand in one file."""
    _, defs = protocol._components()
    names = [protocol._name(name) for name in defs if not name.startswith("tenback.")]
    assert len(names) == len(set(names))
    assert wire.VERSION == 1
