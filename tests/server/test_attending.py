"""How far a seat has been shown its match: noted lazily, told to who comes back, lost without harm."""

import asyncio
import json
import random
from dataclasses import asdict
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from tests.server.people import Person, two_at_a_table
from tests.server.test_storage import a_match
from tradewinds.server import migrations, schema, warming
from tradewinds.server.app import create_app
from tradewinds.server.live import Stream
from tradewinds.server.settings import Settings
from tradewinds.server.site import Site
from tradewinds.server.storage import SeatRow, Store

pytestmark = pytest.mark.anyio


async def visit(site: Site, id: str, seat: int | None) -> dict[str, Any]:
    """Somebody looks in, reads everything there is, and goes; the first view they were sent."""
    table = await site.tables.get(id)
    token_hash = "" if seat is None else table.seats[seat].token_hash
    stream = Stream(table, seat, token_hash, "en", "wide")
    stream.since = None if seat is None else await site.attention.shown(table, seat)
    received: list[str] = []

    async def read() -> None:
        async for part in site.live.send(table, stream):
            received.append(part.decode())

    reading = asyncio.ensure_future(read())
    while not received or stream.frames:
        await asyncio.sleep(0.01)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    first: dict[str, Any] = json.loads(next(one for one in received if "event: view" in one).partition("data: ")[2])
    return first


async def rounds(id: str, count: int, *people: Person) -> None:
    rng = random.Random(2)
    for _ in range(count):
        for seat, person in enumerate(people):
            await person.act_any(id, seat, rng)


async def test_who_comes_back_is_told_how_much_they_had_been_shown(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    first = await visit(site, id, 0)
    assert first["since"] == 0
    shown = first["log"]["lines"][-1]["event"] if first["log"]["lines"] else 0
    await rounds(id, 10, anna, ben)
    again = await visit(site, id, 0)
    assert again["since"] == shown
    assert again["log"]["lines"][-1]["event"] > shown
    assert (await visit(site, id, 0))["since"] == again["log"]["lines"][-1]["event"]
    assert (await visit(site, id, 1))["since"] == 0, "each seat for itself"
    assert (await visit(site, id, None))["since"] is None, "whoever only looks on has no seat to remember"


async def test_it_is_written_down_in_one_go_and_nobody_is_told(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    await rounds(id, 5, anna, ben)
    shown = (await visit(site, id, 0))["log"]["lines"][-1]["event"]
    assert [row.shown for row in await site.store.seats(id)] == [0, 0], "not yet"
    before = (await site.store.standings([id]))[id]
    await site.attention.write_down()
    assert [row.shown for row in await site.store.seats(id)] == [shown, 0]
    assert (await site.store.standings([id]))[id] == before
    assert site.attention._left == {}
    site.tables._tables.clear()  # as after a restart
    assert (await visit(site, id, 0))["since"] == shown


async def test_what_has_not_changed_is_not_written_again(
    site: Site, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await two_at_a_table(anna, ben)
    await rounds(id, 5, anna, ben)
    written: list[Any] = []
    note = site.store.note_shown

    async def noted(shown: Any) -> None:
        written.append(shown)
        await note(shown)

    monkeypatch.setattr(site.store, "note_shown", noted)
    for _ in range(3):
        await visit(site, id, 0)
        await site.attention.write_down()
    assert len(written) == 1


async def test_a_stream_that_lasts_is_noted_too(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    await rounds(id, 5, anna, ben)
    table = await site.tables.get(id)
    stream = Stream(table, 0, table.seats[0].token_hash, "en", "wide")
    parts = site.live.send(table, stream)
    reading = asyncio.ensure_future(_read(parts))
    while not stream.shown:
        await asyncio.sleep(0.01)
    await site.attention.write_down()
    assert (await site.store.seats(id))[0].shown == stream.told > 0
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)


async def _read(parts: Any) -> None:
    async for _ in parts:
        pass


async def test_in_an_outage_nobody_waits_for_it(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    await rounds(id, 5, anna, ben)
    shown = (await visit(site, id, 0))["log"]["lines"][-1]["event"]
    site.store.outage.noticed.set()
    await asyncio.wait_for(site.attention.write_down(), 0.5)
    assert (await asyncio.wait_for(visit(site, id, 0), 5))["since"] == shown, "what is known here counts"
    site.store.outage.is_over()
    await site.attention.write_down()
    assert (await site.store.seats(id))[0].shown == shown


async def test_a_database_from_before_has_shown_nobody_anything(database: str) -> None:
    """From the schema before it on, on both databases; what it held stays."""
    store = Store(database)
    async with store.writer.begin() as connection:
        await connection.run_sync(migrations.migrate, "0004")
        row, seats = a_match()
        columns = [column for column in schema.seat.c if column.name != "shown"]
        await connection.execute(sa.insert(schema.match), [asdict(row)])
        names, places = (", ".join(f"{mark}{c.name}" for c in columns) for mark in ("", ":"))
        for seat in seats:
            await connection.execute(sa.text(f"INSERT INTO seat ({names}) VALUES ({places})"), asdict(seat))
    await store.open()
    assert await store.seats("m") == seats
    assert await store.beginning("m") == []
    await store.note_shown({("m", 1): 17, ("gone", 0): 3})
    assert [seat.shown for seat in await store.seats("m")] == [0, 17]
    await store.create(*a_match("n"), beginning=[(-1, 4), (0, 7)])
    assert await store.beginning("n") == [(-1, 4), (0, 7)]
    assert await store.forget("lobby", before=10**15) == 2
    assert await store.beginning("n") == []
    await store.close()


async def test_a_server_that_stops_writes_down_what_it_knows(
    database: str, rules: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warming, "JIT", False)
    shown: list[int] = []
    for _ in range(2):
        app: FastAPI = create_app(Settings(database=database))
        async with app.router.lifespan_context(app):
            site: Site = app.state.site
            row, _ = a_match("table")
            if not shown:
                await site.store.create(row, [SeatRow("table", seat, "human", "") for seat in range(2)])
            shown.append((await site.store.seats("table"))[1].shown)
            site.attention._left["table", 1] = 9
    assert shown == [0, 9]
