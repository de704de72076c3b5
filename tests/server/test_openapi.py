"""The description of the interface for programs is true, whatever is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from support.processes import Process
from tenback.server.tokens import COOKIE

OPERATIONS = 17
"""All that are described must be tried."""
EXAMPLES = 25
"""Of requests for each operation; more when soaking."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """It must have nothing to complain about at the end."""
    process = Process(tmp_path_factory.mktemp("data"))
    yield process
    assert process.stop() == 0
    assert [line for line in process.logged if '"level": "info"' not in line] == []


@pytest.mark.slow
def test_whatever_is_asked_the_answer_is_as_it_is_described(server: Process, soak: int) -> None:
    """By nobody, and by a player who has a table; no request is a fault of ours."""
    with httpx.Client(base_url=server.url) as http:
        assert http.post("/api/me", json={"name": "Ann"}).status_code == 201
        table = http.post("/api/tables", json={"game": "classic", "seats": 2}).json()["id"]
        cookies = {COOKIE: http.cookies[COOKIE]}
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == OPERATIONS
    statuses: Counter[int] = Counter()
    # Last of all the player is deleted.
    for operation in sorted(operations, key=lambda one: one.method == "delete"):

        @settings(
            max_examples=EXAMPLES * soak, suppress_health_check=list(HealthCheck), database=None
        )
        @given(case=operation.as_strategy(), ours=st.booleans())
        def ask(case: schemathesis.Case[Any], *, ours: bool) -> None:
            if ours and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            answer = case.call(cookies=cookies if ours else {})
            statuses[answer.status_code] += 1
            case.validate_response(answer, checks=CHECKS)

        ask()
    assert {200, 201, 400, 401, 404, 422} <= statuses.keys()
