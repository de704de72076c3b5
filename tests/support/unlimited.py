"""A server for tests in browsers, PORT FOLDER: no limits, the same deal always, plain bots."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from support.table_play import Luck
from tenback.bots.plain import plain_action
from tenback.rules import deals
from tenback.server import serving
from tenback.server.app import make_desk
from tenback.server.settings import Settings, no_limits

SEED = 7
"""Of the deck that lies on every table, and of the orders on its cards."""


class Fixed(Luck):
    """Every table has the same deck, whichever test opens it and when."""

    def commands(self) -> dict[str, tuple[int, ...]]:
        return deals.commands(SEED)

    def lot(self, among: tuple[int, ...]) -> int:
        return min(among)


def plain(_level: str, _game: str, _seconds: float) -> Any:
    """A bot that needs no compiler."""
    return lambda view, _random: plain_action(view)


def main() -> None:
    port, data = int(sys.argv[1]), Path(sys.argv[2])
    luck = Fixed(Random(SEED), deals.deck(SEED))
    desk = partial(make_desk, chance=luck, bots=plain)
    serving.make_desk = desk  # type: ignore[attr-defined]  # there is no other door to it
    listener = serving.listening_socket("127.0.0.1", port)
    settings = Settings(data=data, limits=no_limits())
    serving.run(settings, listener, lambda: print("ready", flush=True), warm=False)


if __name__ == "__main__":
    main()
