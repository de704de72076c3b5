#!/usr/bin/env python3
"""`make play`: tables on this machine, and a browser that shows the first page where there is one.

With --lan phones in the same network reach them, too: it shows a code for their cameras.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path
from threading import Thread

import segno

from tenback.locale import texts
from tenback.server.logs import LOGGER
from tenback.server.serving import listening_socket, run
from tenback.server.settings import Settings
from tenback.store.faults import StoreError

PORT = 8421
DATA = Path("tenback-data")


def has_screen() -> bool:
    """Elsewhere Python would open a browser in the terminal itself."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def address_in_network() -> str | None:
    """Of this machine, as others in its network see it. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def listen(host: str) -> socket.socket:
    """At the usual address; while somebody else has it, at any."""
    try:
        return listening_socket(host, PORT)
    except OSError:
        return listening_socket(host, 0)


def show(home: str, *, lan: bool) -> None:
    """From here on the terminal is for whoever plays, not for whoever runs a server."""
    LOGGER.setLevel(logging.WARNING)
    if lan:
        segno.make(home, micro=False).terminal(compact=True)
    print(texts()("serve-ready", address=home))
    print("Ctrl+C ends it; games are kept.", flush=True)
    if has_screen():
        Thread(target=webbrowser.open, args=(home,), daemon=True).start()


def main() -> int:
    wanted = "--lan" in sys.argv[1:]
    network = address_in_network() if wanted else None
    if wanted and network is None:
        print("This machine is in no network that phones could reach it by.", file=sys.stderr)
    with listen("0.0.0.0" if network else "127.0.0.1") as listener:  # noqa: S104
        home = f"http://{network or '127.0.0.1'}:{listener.getsockname()[1]}/"
        try:
            run(Settings(data=DATA), listener, lambda: show(home, lan=network is not None))
        except StoreError as fault:
            print(texts()(f"store-{fault.fault}", **fault.facts), file=sys.stderr)
            return 2
        except KeyboardInterrupt:
            print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
