#!/usr/bin/env python3
"""`make tables`: a server on this machine, and a browser that opens its first page.

With --lan it also listens to phones in the same network, and shows a code for their cameras.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import webbrowser

PORT = 8421
PATIENCE_SECONDS = 30


def address_in_network() -> str:
    """Of this machine, as others in its network see it. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def is_up(home: str) -> bool:
    for _ in range(10 * PATIENCE_SECONDS):
        try:
            with urllib.request.urlopen(f"{home}/healthz", timeout=1):  # noqa: S310
                return True
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    return False


def show_code(address: str) -> None:
    import segno  # noqa: PLC0415

    print(address)
    segno.make(address, micro=False).terminal(compact=True)


def main() -> int:
    lan = "--lan" in sys.argv[1:]
    command = [sys.executable, "-m", "tenback", "serve", "--port", str(PORT)]
    command += ["--host", "0.0.0.0"] if lan else []  # noqa: S104
    home = f"http://127.0.0.1:{PORT}"
    with subprocess.Popen(command) as server:  # noqa: S603
        try:
            if is_up(home) and server.poll() is None:
                if lan:
                    show_code(f"http://{address_in_network()}:{PORT}/")
                webbrowser.open(home)
            return server.wait()
        except KeyboardInterrupt:
            server.terminate()
            return server.wait()


if __name__ == "__main__":
    sys.exit(main())
