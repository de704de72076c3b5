"""A server without limits, for tests that ask a lot from one address: PORT FOLDER."""

from __future__ import annotations

import sys
from pathlib import Path

from tenback.server import serving
from tenback.server.settings import Settings, no_limits


def main() -> None:
    port, data = int(sys.argv[1]), Path(sys.argv[2])
    settings = Settings(data=data, limits=no_limits())
    listener = serving.listening_socket("127.0.0.1", port)
    serving.run(settings, listener, lambda: None, warm=False)


if __name__ == "__main__":
    main()
