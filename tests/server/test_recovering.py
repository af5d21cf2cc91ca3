"""Moments at which the database may go away, one by one: what was accepted stays, and everything goes on afterwards."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import asyncpg
import httpx
import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from tests.server.people import ORIGIN, Person, Watcher, two_at_a_table
from tests.server.postgres import Postgres
from tradewinds.core.words import LANGUAGES
from tradewinds.server import outages, supervising
from tradewinds.server.in_play import BY_BOT
from tradewinds.server.listening import Listener
from tradewinds.server.outages import DatabaseAway
from tradewinds.server.site import Site
from tradewinds.server.storage import Entry, Store
from tradewinds.server.supervising import Background
from tradewinds.server.tables import Tables

pytestmark = pytest.mark.anyio


@contextmanager
def away(site: Site, *words: str) -> Iterator[list[str]]:
    """As if the database were lost as soon as it is asked for something with all of these words in it."""

    lost: list[str] = []

    def lose(connection: object, cursor: object, statement: str, values: object, *_: object) -> None:
        if all(word in f"{statement} {values}" for word in words):
            lost.append(statement)
            raise ConnectionResetError

    engines = [site.store.readers.sync_engine, site.store.writer.sync_engine]
    for engine in engines:
        sa.event.listen(engine, "before_cursor_execute", lose)
    yield lost
    for engine in engines:
        sa.event.remove(engine, "before_cursor_execute", lose)
    assert lost


async def until(what: Callable[[], Awaitable[bool]]) -> None:
    """It comes by itself; nobody asks the server for anything."""
    async with asyncio.timeout(30):
        while not await what():
            await asyncio.sleep(0.02)


async def stored(site: Site, id: str, seat: int) -> list[Entry]:
    return [entry for entry in await site.store.entries(id) if entry.seat == seat]


async def test_a_request_is_answered_with_a_sentence(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    view = await anna.view(id, 0)
    body = {"action": view["choices"][0]["action"], "number": view["number"], "move_id": "once"}
    url, texts = f"/api/tables/{id}/seats/0/act", set()
    with away(site):
        for lang in LANGUAGES:
            answer = await anna.client.post(url, json=body, params={"lang": lang})
            assert (answer.status_code, answer.json()["error"]) == (503, "database-away")
            texts.add(answer.json()["text"])
        assert (await anna.view(id, 0)) == view
    assert len(texts) == len(LANGUAGES)
    await until(lambda: is_over(site))
    assert (await anna.client.post(url, json=body)).status_code == 200


async def test_in_a_long_outage_nobody_waits_for_the_database(
    site: Site, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who waits for a locked file keeps all others waiting, one after the other."""

    async def still_away() -> None:
        raise DatabaseAway("still")

    id = await two_at_a_table(anna, ben)
    view = await anna.view(id, 0)
    move = (id, 0, view["choices"][0]["action"], view["number"], "once")
    monkeypatch.setattr(site.store, "try_out", still_away)
    monkeypatch.setattr(outages, "PATIENCE", 0.0)
    with away(site) as asked:
        assert (await anna.act(*move)).status_code == 503
        before = len(asked)
        assert (await anna.act(*move)).status_code == 503
        assert len(asked) == before
    monkeypatch.undo()
    await until(lambda: is_over(site))
    assert (await anna.act(*move)).status_code == 200


async def is_over(site: Site) -> bool:
    return not site.store.outage.noticed.is_set()


async def test_a_bot_whose_move_was_not_stored_goes_on(site: Site, anna: Person) -> None:
    id = (await anna.create("me", "bot:random"))["id"]
    rng = random.Random(1)
    with away(site, "INSERT INTO entry", BY_BOT) as lost:
        while not lost:
            await anna.act_any(id, 0, rng)
        before = await stored(site, id, 1)
    await until(lambda: is_longer(site, id, before))


async def is_longer(site: Site, id: str, before: Sequence[Entry]) -> bool:
    return len(await stored(site, id, 1)) > len(before)


async def test_a_move_that_was_stored_without_an_answer_is_told_to_all_and_answered_later(
    site: Site, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is lost while the transaction is committed."""
    id = await two_at_a_table(anna, ben)
    watcher, view = Watcher(site, id, 0), await anna.view(id, 0)
    append = site.store._append

    async def cut(entries: Sequence[Entry]) -> bool:
        await append(entries)
        with site.store.outage.minded():
            raise ConnectionResetError

    monkeypatch.setattr(site.store, "_append", cut)
    move = (id, 0, view["choices"][0]["action"], view["number"], "once")
    assert (await anna.act(*move)).status_code == 503
    monkeypatch.setattr(site.store, "_append", append)
    watcher.read()

    async def told() -> bool:
        return any(b"event: view" in event for event in watcher.read())

    await until(told)
    again = await anna.act(*move)
    assert again.status_code == 200
    assert again.json()["number"] == (await anna.view(id, 0))["number"]
    assert [entry.move_id for entry in await stored(site, id, 0)] == ["once"]


async def test_what_is_stored_but_cannot_be_read_is_accepted_and_told_later(
    site: Site, anna: Person, ben: Person
) -> None:
    id = await two_at_a_table(anna, ben)
    watcher = Watcher(site, id)
    with away(site, "ORDER BY chat"):
        await anna.post(f"/tables/{id}/chat", 204, text="Ahoy")
        assert not any(b"Ahoy" in event for event in watcher.read())

    async def told() -> bool:
        return any(b"Ahoy" in event for event in watcher.read())

    await until(told)


async def test_the_last_move_is_accepted_and_the_end_noted_later(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    rng, view = random.Random(3), await anna.view(id)
    with away(site, "UPDATE", "status", "over"):
        while not view["result"]:
            seat = rng.choice(view["actors"])
            assert await (anna, ben)[seat].act_any(id, seat, rng)
            view = await anna.view(id)

    async def noted() -> bool:
        row = await site.store.match(id)
        return row is not None and row.status == "over"

    await until(noted)


async def test_a_match_that_cannot_be_read_now_is_not_stopped(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    site.tables._tables.clear()
    with away(site, "FROM entry"):
        assert (await anna.client.get(f"/api/tables/{id}")).status_code == 503
    assert (await anna.get(f"/tables/{id}"))["table"]["status"] == "running"


async def test_tables_are_read_once_and_unknown_ones_leave_nothing_behind(
    site: Site, anna: Person, ben: Person
) -> None:
    id = await two_at_a_table(anna, ben)
    site.tables._tables.clear()
    assert len({*await asyncio.gather(*(site.tables.get(id) for _ in range(10)))}) == 1
    for unknown in range(20):
        assert (await anna.client.get(f"/api/tables/{unknown}")).status_code == 404
    assert site.tables._loading == {}


@pytest.mark.postgres
async def test_a_database_that_falls_silent_is_noticed_by_whoever_listens(postgres: Postgres) -> None:
    store, background = Store(postgres.url), Background()
    await store.open()
    listener = Listener(store, Tables(store))
    background.start("listening", listener.run)

    async def hears() -> bool:
        return listener.hears

    async def is_deaf() -> bool:
        return not listener.hears

    await until(hears)
    with postgres.frozen():
        await until(is_deaf)
    await until(hears)
    await background.close()
    await store.close()


#: What PostgreSQL says to everybody when it is stopped, as its protocol writes it.
SHUT_DOWN = b"SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"


def say_goodbye(connection: Any) -> None:
    """Between two statements, as a database that stops: the connection is not closed yet."""
    connection._protocol.data_received(b"E" + (len(SHUT_DOWN) + 4).to_bytes(4, "big") + SHUT_DOWN)


@pytest.mark.postgres
async def test_a_goodbye_to_whoever_listens_is_an_outage(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    store, connect = Store(postgres.url), asyncpg.connect
    await store.open()

    async def connected(*where: Any, **how: Any) -> Any:
        connection = await connect(*where, **how)
        asyncio.get_running_loop().call_later(0.5, say_goodbye, connection)
        return connection

    monkeypatch.setattr(asyncpg, "connect", connected)
    with pytest.raises(DatabaseAway):
        await asyncio.wait_for(Listener(store, Tables(store)).run(), 30)
    await store.close()


# Whether the server can do its work


async def test_a_server_says_what_keeps_it_from_its_work(app: FastAPI, site: Site) -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN) as balancer:

        async def statuses() -> list[int]:
            asked = [(method, path) for path in ("/healthz", "/readyz") for method in ("GET", "HEAD")]
            return [(await balancer.request(method, path)).status_code for method, path in asked]

        assert await statuses() == [200, 200, 200, 200]
        with away(site):
            site.readiness._answer = None  # a second later
            assert await statuses() == [200, 200, 503, 503]
            assert (await balancer.get("/readyz")).json() == {"ready": False, "missing": ["database"]}

        async def ready() -> bool:
            return await statuses() == [200, 200, 200, 200]

        await until(ready)


async def test_work_that_fails_is_named_and_begins_again(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervising, "PAUSE", 0.01)
    runs: list[str] = []

    async def work() -> None:
        runs.append("begun")
        if len(runs) < 3:
            raise (RuntimeError, DatabaseAway)[len(runs) - 1]("as it happens")
        await asyncio.Event().wait()

    site.background.start("digging", work)
    async with asyncio.timeout(30):
        while len(runs) < 3:
            await asyncio.sleep(0.01)
    assert await site.readiness.missing() == ["digging"]
    told = [record for record in caplog.records if record.name == "tradewinds.supervising"]
    assert [record.work for record in told] == ["digging"]  # type: ignore[attr-defined]


async def test_work_that_is_well_again_is_no_longer_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervising, "PAUSE", 0.01)
    monkeypatch.setattr(supervising, "STEADY", 0.01)
    background, failed = Background(), asyncio.Event()

    async def work() -> None:
        if not failed.is_set():
            failed.set()
            raise RuntimeError
        await asyncio.Event().wait()

    background.start("digging", work)
    await failed.wait()

    async def well() -> bool:
        return background.failing() == []

    await until(well)
    await background.close()
