"""Whatever is sent to the interface, only documented answers come back, and never one that says it failed."""

import random
import warnings
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.processes import Program, client_of, new_table, serving, sqlite_in, wait_until_ready
from tests.soaking import times

pytestmark = pytest.mark.compiled

#: Requests for each operation.
EXAMPLES = times(8, 200)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
#: Streams do not end; their tests are elsewhere. A claim or a departure would change who holds the seat.
LEFT_OUT = ("/events", "/claim", "/leave", "/link")


def all_operations(address: str) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    found = [operation.ok() for operation in schema.get_all_operations() if isinstance(operation, Ok)]
    return [operation for operation in found if not operation.path.endswith(LEFT_OUT)]


def attack(operation: Any, address: str, programs: list[Program]) -> None:
    """Generated requests, half of them about a real table with a real token."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=True,
    )
    @given(case=operation.as_strategy(), real=st.booleans(), who=st.integers(0, 1))
    def send(case: Any, real: bool, who: int) -> None:
        program = programs[who]
        if real and case.path_parameters and "id" in case.path_parameters:
            case.path_parameters["id"] = program.id
            if "seat" in case.path_parameters:
                case.path_parameters["seat"] = program.seat
        response = case.call(base_url=address, headers=program.headers)
        case.validate_response(response, checks=CHECKS)

    send()


def test_only_documented_answers_and_never_a_failure(tmp_path: Path) -> None:
    with serving(sqlite_in(tmp_path), TRADEWINDS_LIMITS="1000") as server, client_of(server) as client:
        wait_until_ready(client)
        programs = new_table(client, random.Random(1))
        operations = all_operations(server.address)
        assert len(operations) >= 18
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for operation in operations:
                attack(operation, server.address, programs)
        finished = httpx.get(f"{server.address}/api/tables/{programs[0].id}/story")
        assert finished.status_code in (200, 409)
    assert [line for line in server.said if '"level": "error"' in line] == []
