"""Whatever is sent to the interface, only documented answers come back, and never one that says it failed."""

import random
import warnings
from collections.abc import Iterator
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

from tests.server.odd import ask, odd_requests
from tests.server.processes import Program, Server, client_of, new_table, serving, sqlite_in, wait_until_ready
from tests.soaking import times

pytestmark = pytest.mark.compiled

#: Requests for each operation, and odd ones in all.
EXAMPLES = times(8, 200)
ODD_REQUESTS = times(300, 2_000)
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


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """No error in its log at the end, whatever it was sent."""
    database = sqlite_in(tmp_path_factory.mktemp("odd"))
    if request.param == "postgres":
        database = request.getfixturevalue("postgres").url
    with serving(database, TRADEWINDS_LIMITS="1000") as server, client_of(server) as client:
        wait_until_ready(client)
        yield server
    assert [line for line in server.said if '"level": "error"' in line or '"trace"' in line] == []


@pytest.fixture
def programs(server: Server) -> list[Program]:
    with client_of(server) as client:
        return new_table(client, random.Random(1))


def test_only_documented_answers_and_never_a_failure(server: Server, programs: list[Program]) -> None:
    operations = all_operations(server.address)
    assert len(operations) >= 18
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for operation in operations:
            attack(operation, server.address, programs)
    finished = httpx.get(f"{server.address}/api/tables/{programs[0].id}/story")
    assert finished.status_code in (200, 409)


def test_odd_requests_get_an_answer_and_never_a_failure(server: Server, programs: list[Program]) -> None:
    answers = [(*ask(server, sent), sent[:300]) for sent in odd_requests(programs[0], random.Random(2), ODD_REQUESTS)]
    assert [(status, sent) for status, _, sent in answers if not 200 <= status < 500] == []
    # What is no HTTP at all never reaches us.
    assert [sent for status, head, sent in answers if status != 400 and b"content-security-policy" not in head] == []
    with client_of(server) as client:
        assert programs[0].view(client)["seat"] == programs[0].seat
