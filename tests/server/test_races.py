"""Two processes at one PostgreSQL, and people who are quick: what is checked still holds when it is written."""

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from typing import Any

import asyncpg
import httpx
import pytest

from tests.server.postgres import Postgres
from tests.server.processes import Program, client_of, new_table, opened_table, serving, wait_until, wait_until_ready
from tradewinds.core.fair import Fair
from tradewinds.server.security import hashed

pytestmark = pytest.mark.postgres
TABLES = 60


class Line:
    """A connection of the test's own, to hold rows and to look at what waits."""

    def __init__(self, url: str, runner: asyncio.Runner) -> None:
        self.run = runner.run
        self.connection = self.run(asyncpg.connect(url))

    def rows(self, query: str, *values: object) -> list[Any]:
        return list(self.run(self.connection.fetch(query, *values)))

    def wait_for(self, waiting: int, *deeds: Future[Any]) -> None:
        """Until so many wait for a row, or all of these are done."""
        while not all(deed.done() for deed in deeds):
            if len(self.rows("SELECT 1 FROM pg_locks WHERE NOT granted")) >= waiting:
                return
            wait(deeds, 0.01)

    @contextmanager
    def holding(self, query: str, *values: object) -> Iterator[None]:
        """Nobody else can change the rows meanwhile."""
        self.rows("BEGIN")
        self.rows(f"{query} FOR UPDATE", *values)
        yield
        self.rows("COMMIT")


@pytest.fixture
def line(postgres: Postgres) -> Iterator[Line]:
    with asyncio.Runner() as runner:
        line = Line(postgres.url, runner)
        yield line
        line.run(line.connection.close())


Clients = tuple[httpx.Client, httpx.Client]


@contextmanager
def a_process(postgres: Postgres) -> Iterator[httpx.Client]:
    with serving(postgres.url, TRADEWINDS_LIMITS="100") as server, client_of(server) as client:
        wait_until_ready(client, "ready", "west-of-africa")
        yield client


@pytest.fixture(scope="module")
def clients(postgres: Postgres) -> Iterator[Clients]:
    with a_process(postgres) as here, a_process(postgres) as there:
        yield here, there


def ready(client: httpx.Client, program: Program, contribution: str) -> int:
    url = f"/api/tables/{program.id}/seats/{program.seat}/ready"
    return client.post(url, json={"contribution": contribution}, headers=program.headers).status_code


def seen(client: httpx.Client, program: Program) -> Any:
    """What a seat sees of its match, which has begun and goes on here."""
    answer = client.get(f"/api/tables/{program.id}/seats/{program.seat}/seen", headers=program.headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def act(client: httpx.Client, program: Program) -> int:
    view = seen(client, program)
    body = {"action": view["legal"][0], "number": view["number"], "move_id": "first"}
    url = f"/api/tables/{program.id}/seats/{program.seat}/act"
    return client.post(url, json=body, headers=program.headers).status_code


def stored_seals(line: Line, ids: Sequence[str]) -> list[tuple[str, str]]:
    """For each match the seal it has published, and the one its seats' contributions make."""
    seals = []
    for id in ids:
        match = line.rows("SELECT secret, settings->>'seal' AS seal FROM match WHERE id = $1", id)[0]
        seats = line.rows("SELECT contribution FROM seat WHERE match = $1 ORDER BY seat", id)
        seals.append((match["seal"], Fair(match["secret"], tuple(seat["contribution"] for seat in seats)).seal))
    return seals


def race(line: Line, here: httpx.Client, there: httpx.Client, anna: Program, ben: Program) -> tuple[int, int]:
    """Anna is ready and sends another contribution; before that is written, Ben, the last, gets ready too."""
    assert ready(there, anna, "first") == 204
    with ThreadPoolExecutor() as pool:
        with line.holding("SELECT 1 FROM seat WHERE match = $1 AND seat = 0", anna.id):
            again = pool.submit(ready, there, anna, "second")
            line.wait_for(1, again)
            last = pool.submit(ready, here, ben, "last")
            line.wait_for(2, last)
        return again.result(), last.result()


def test_a_contribution_sent_while_the_last_seat_gets_ready_keeps_to_the_seal(
    postgres: Postgres, clients: Clients, line: Line
) -> None:
    rng, (here, there) = random.Random(19), clients
    tables = [opened_table(here, rng) for _ in range(TABLES)]
    for table in tables:
        again, last = race(line, here, there, *table)
        assert (again, last) in ((204, 204), (409, 204))
    seals = stored_seals(line, [anna.id for anna, _ in tables])
    assert [place for place, (published, made) in enumerate(seals) if published != made] == []
    before = [seen(there, anna) for anna, _ in tables]
    assert [seen(here, anna) for anna, _ in tables] == before
    with a_process(postgres) as fresh:
        assert [seen(fresh, anna) for anna, _ in tables] == before
        assert {act(fresh, anna) for anna, _ in tables} == {200}


def at_both(line: Line, id: str, *deeds: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """What two people do at one table, neither done before the other has begun."""
    with ThreadPoolExecutor() as pool:
        with line.holding("SELECT 1 FROM match WHERE id = $1", id):
            begun = [pool.submit(deed) for deed in deeds]
            line.wait_for(len(deeds), *begun)
        return [deed.result() for deed in begun]


def test_a_rematch_asked_for_twice_at_once_is_one_table(clients: Clients, line: Line) -> None:
    people = new_table(clients[0], random.Random(20))
    id = people[0].id
    line.rows("UPDATE match SET status = 'over', revision = revision + 1 WHERE id = $1", id)
    line.rows("SELECT pg_notify('tradewinds', $1)", id)
    asked = []
    for client, who in zip(clients, people, strict=True):
        wait_until(lambda: client.get(f"/api/tables/{id}").json()["table"]["status"] == "over")  # noqa: B023
        asked.append(partial(client.post, f"/api/tables/{id}/rematch", headers=who.headers))
    answers = at_both(line, id, *asked)
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json() == answers[1].json()
    assert len(line.rows("SELECT 1 FROM seat WHERE token_hash = $1", hashed(people[0].token))) == 2


def test_nobody_gets_two_seats_by_being_quick(clients: Clients, line: Line) -> None:
    here, there = clients
    body = {"game": "west-of-africa", "visibility": "open", "seats": [{"kind": "open"}] * 3}
    id = here.post("/api/tables", json=body).json()["id"]
    headers = {"authorization": "Bearer a-token-of-their-own"}
    claims = [
        partial(client.post, f"/api/tables/{id}/seats/{seat}/claim", json={}, headers=headers)
        for seat, client in enumerate((here, there, here))
    ]
    answers = at_both(line, id, *claims)
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert {answer.json()["error"] for answer in answers if answer.status_code == 409} == {"one-seat-each"}
