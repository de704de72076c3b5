"""What a request can be refused with: a stable code and facts, never a traceback."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from tenback.rules.game import Fact, Refusal
from tenback.server.logs import log_fault
from tenback.store.faults import Gone, StoreError
from tenback.table.faults import Fault
from tenback.table.wire import SentFact

_CODES = {
    400: "malformed",
    401: "nobody",
    404: "not-found",
    405: "method",
    413: "too-large",
    415: "malformed",
    429: str(Fault.LIMIT),
    503: str(Fault.BUSY),
}


class Trouble(Exception):
    """Raised where a request cannot be answered as it was meant."""

    def __init__(self, status: int, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.status, self.code, self.facts = status, code, facts


class Problem(Struct, frozen=True):
    """The body of every answer that is no success."""

    code: str
    facts: dict[str, SentFact] = {}


PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=about)
    for status, about in {
        400: "Not of the form that is described here.",
        401: "Nobody: there is no cookie of a player.",
        403: "A page of another site asks.",
        404: "There is none, or none any more.",
        405: "Not with this method.",
        409: "Not now.",
        413: "Too large.",
        422: "Refused; the code says why.",
        429: "Too much in too short a time.",
        503: "Busy: the database cannot be reached, and nothing was changed.",
    }.items()
}
"""How any request may be refused, for the description of the interface."""


def trouble_of(refusal: Refusal, status: int = 422) -> Trouble:
    return Trouble(status, str(refusal.code), **refusal.facts)


def problem(status: int, code: str, facts: dict[str, Any] | None = None) -> Response[Problem]:
    return Response(
        Problem(code, facts or {}),
        status_code=status,
        media_type=MediaType.JSON,
        headers={"cache-control": "no-store"},
    )


def _on_trouble(_: Request[Any, Any, Any], fault: Trouble) -> Response[Problem]:
    return problem(fault.status, fault.code, dict(fault.facts))


def _on_http(_: Request[Any, Any, Any], fault: HTTPException) -> Response[Problem]:
    status = 400 if fault.status_code == 500 else fault.status_code
    return problem(status, _CODES.get(status, "malformed"))


def _on_store(_: Request[Any, Any, Any], fault: StoreError) -> Response[Problem]:
    log_fault("store", fault)
    return problem(503, Fault.BUSY)


def _on_gone(_: Request[Any, Any, Any], __: Gone) -> Response[Problem]:
    return problem(404, "not-found")


def _on_too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    """A body of thousands of brackets."""
    return problem(400, Fault.MALFORMED)


def _on_anything(_: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    """A fault of ours. It is told by its kind and place alone, for its text may quote a request."""
    log_fault("request", fault)
    return problem(500, "fault")


HANDLERS: dict[type[Exception] | int, Any] = {
    Trouble: _on_trouble,
    HTTPException: _on_http,
    StoreError: _on_store,
    Gone: _on_gone,
    RecursionError: _on_too_deep,
    Exception: _on_anything,
}
