"""Logs as JSON lines. They name what happened and where, never a secret, an address or a card."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from traceback import extract_tb
from types import TracebackType
from typing import TextIO

LOGGER = logging.getLogger("tenback.server")
_KEPT = ("tenback", "uvicorn", "litestar")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """Of an exception only its kind and place: its text may quote what somebody sent."""
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            told |= _place(record.exc_info[1], record.exc_info[2])
        return json.dumps(told, default=str)


def _place(fault: BaseException, trace: TracebackType | None) -> dict[str, object]:
    frames = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in extract_tb(trace)]
    return {"fault": type(fault).__name__, "where": frames[-6:]}


def set_up(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """For a whole process. What libraries say below a warning is nobody's business here."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tenback").setLevel(level)


def log(what: str, **facts: object) -> None:
    LOGGER.info(what, extra={"facts": facts})


def log_fault(what: str, fault: BaseException) -> None:
    LOGGER.error(what, exc_info=(type(fault), fault, fault.__traceback__))
