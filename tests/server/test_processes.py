"""Whole server processes: killed under load, two at one database, stopped in peace, a program as a player."""

import json
import random
import runpy
import signal
import threading
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from tests.server.postgres import Postgres
from tests.server.processes import Program, Server, client_of, new_table, serving, sqlite_in, wait_until_ready
from tests.soaking import times
from tradewinds.server import migrations
from tradewinds.server.storage import SeatRow, Store

#: How often the server is killed.
KILLS = times(1, 50)
TABLES = 3
#: How a process ends that was asked to: by itself, or by the same signal once it is done.
PEACE = (0, -signal.SIGTERM)
EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def play_until_killed(server: Server, programs: list[Program], stop: threading.Event) -> None:
    with client_of(server) as client:
        try:
            while not stop.is_set():
                for program in programs:
                    program.step(client)
        except (httpx.HTTPError, OSError):
            pass


def accepted(tables: list[list[Program]]) -> int:
    return sum(len(program.accepted) for table in tables for program in table)


def wait_until_more_than(moves: int, tables: list[list[Program]]) -> None:
    """Somebody's move has been acknowledged: a server killed before that has nothing to lose."""
    deadline = time.monotonic() + 30
    while accepted(tables) <= moves:
        assert time.monotonic() < deadline, "nobody's move was acknowledged"
        time.sleep(0.01)


def stored_moves(client: httpx.Client, program: Program) -> set[tuple[str, int]]:
    """The moves of a program the server knows: sending one again gets its answer, sending an unknown one does not."""
    known = set()
    for move_id, action in program.accepted:
        body = {"action": action, "number": 0, "move_id": move_id}
        url = f"/api/tables/{program.id}/seats/{program.seat}/act"
        if client.post(url, json=body, headers=program.headers).status_code == 200:
            known.add((move_id, action))
    return known


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    rng = random.Random(6)
    server = Server(database)
    with client_of(server) as client:
        tables = [new_table(client, rng) for _ in range(TABLES)]
    for _ in range(KILLS):
        stop, before = threading.Event(), accepted(tables)
        threads = [threading.Thread(target=play_until_killed, args=(server, table, stop)) for table in tables]
        for thread in threads:
            thread.start()
        wait_until_more_than(before, tables)
        time.sleep(rng.uniform(0.0, 1.0))
        server.kill()
        stop.set()
        for thread in threads:
            thread.join()
        server = Server(database)
        with client_of(server) as client:
            wait_until_ready(client, "ready", "west-of-africa")
            for number, table in enumerate(tables):
                for program in table:
                    recent = Program(program.id, program.seat, program.token, rng, program.accepted[-40:])
                    assert stored_moves(client, recent) == set(recent.accepted)
                    # Moves that were stored but whose answer was lost would block their ids.
                    program.moves += 1000
                if all(not program.step(client) for program in table):
                    tables[number] = new_table(client, rng)
    assert server.stop() in PEACE


@pytest.mark.postgres
def test_players_at_two_processes_hear_of_each_other(postgres: Postgres) -> None:
    rng = random.Random(7)
    with serving(postgres.url) as one, serving(postgres.url) as two, client_of(one) as here, client_of(two) as there:
        wait_until_ready(there, "ready", "west-of-africa")
        anna, ben = new_table(here, rng)
        told: list[str] = []
        url = f"{two.address}/api/tables/{ben.id}/events?seat=1"

        def follow() -> None:
            with httpx.stream("GET", url, headers=ben.headers, timeout=10) as answer:
                for line in answer.iter_lines():
                    if line.startswith("data:") and '"choices"' in line:
                        told.append(line)

        threading.Thread(target=follow, daemon=True).start()
        for _ in range(400):
            going = [anna.step(here), ben.step(there)]
            if not any(going):
                break
        one, other = anna.view(here)["result"], ben.view(there)["result"]
        assert one | {"headline": ""} == other | {"headline": ""}  # which says *you*
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline and '"result":{' not in "".join(told[-1:]):
            time.sleep(0.05)
        assert '"result":{' in told[-1]
        assert len(told) > 20


def test_a_stopped_server_lets_readers_go_and_ends_in_peace(tmp_path: Path) -> None:
    with serving(sqlite_in(tmp_path)) as server, client_of(server) as client:
        anna, _ = new_table(client, random.Random(8))
        with client.stream("GET", f"/api/tables/{anna.id}/events") as answer:
            lines = answer.iter_lines()
            assert next(lines).startswith("id:")
            started = time.monotonic()
            server.process.terminate()
            list(lines)
        assert server.wait(10) in PEACE
        assert time.monotonic() - started < 5


def test_the_bot_of_the_example_plays_a_table(tmp_path: Path) -> None:
    play = runpy.run_path(str(EXAMPLES / "play_a_table.py"))["play"]
    with serving(sqlite_in(tmp_path)) as server, client_of(server) as client:
        wait_until_ready(client, "bots_ready", "west-of-africa")
        body = {"game": "west-of-africa", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "open"}]}
        created = client.post("/api/tables", json=body).json()
        result = play(server.address + created["links"]["1"])
        assert result["winners"]


def test_logs_are_json_lines_without_secrets(tmp_path: Path) -> None:
    with serving(sqlite_in(tmp_path), TRADEWINDS_LOG="debug") as server, client_of(server) as client:
        programs = new_table(client, random.Random(9))
        for _ in range(10):
            for program in programs:
                program.step(client)
        client.get(f"/api/tables/{programs[0].id}?seat=0", headers={"authorization": "Bearer wrong"})
    lines = [line for line in server.said if line.startswith("{")]
    assert [json.loads(line)["level"] for line in lines]
    everything = "".join(server.said)
    assert [p.token for p in programs if p.token in everything] == []


OLDER = """
INSERT INTO match
(id, game, rules, edition, seats, options, settings, status, secret, host_hash, revision, created, changed)
VALUES ('old', 'west-of-africa', 1, 'e', 1, '{}', '{"commitment": "c"}', 'running', :secret, '', 3, 1, 2);
INSERT INTO seat (match, seat, kind, bot, name, ready, contribution, claim_hash, token_hash, last_seen)
VALUES ('old', 0, 'human', '', 'Änna', :yes, 'mine', '', 'hash', 5);
INSERT INTO entry (match, number, kind, seat, action, saw, move_id, at) VALUES ('old', 0, 'act', 0, 7, 's', 'm', 6);
INSERT INTO chat (match, number, seat, name, text, at) VALUES ('old', 0, 0, 'Änna', 'hello', 7);
"""


def first_schema(connection: sa.Connection) -> None:
    """The schema before the first migration after it, with a match in it."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    for statement in OLDER.strip().split(";\n"):
        values = {"secret": b"secret", "yes": True}
        used = {name: value for name, value in values.items() if f":{name}" in statement}
        connection.execute(sa.text(statement.rstrip(";")), used)


@pytest.mark.anyio
async def test_an_older_database_keeps_everything_when_it_is_brought_up_to_date(database: str) -> None:
    store = Store(database)
    if not store.is_sqlite:
        await in_a_database_of_its_own(store)
        store = Store(store.url.set(database="older").render_as_string(hide_password=False))
    Path(store.url.database or "").parent.mkdir(parents=True, exist_ok=True)
    async with store.writer.begin() as connection:
        await connection.run_sync(first_schema)
    await store.open()
    match, (seat,) = await store.match("old"), await store.seats("old")
    assert match is not None
    assert (match.secret, match.settings["commitment"], match.revision) == (b"secret", "c", 3)
    assert seat == SeatRow(
        "old", 0, "human", "", "Änna", True, "mine", "", "hash", 5, asked_for="", asked_at=0, asks_to_end=False
    )
    assert [entry.action for entry in await store.entries("old")] == [7]
    assert [line.text for line in await store.chat("old")] == ["hello"]
    assert await store.change_seat("old", 0, {"asked_for": ""}, asked_for="Carla", asked_at=8)
    await store.close()


async def in_a_database_of_its_own(store: Store) -> None:
    """The other tests share one, which is at the newest schema."""
    async with store.readers.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(sa.text("DROP DATABASE IF EXISTS older"))
        await connection.execute(sa.text("CREATE DATABASE older"))
    await store.close()
