"""The database: its schema, its habits, who wins."""

import asyncio
import json
import os
import sqlite3
import threading
from dataclasses import asdict, replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tests.server.postgres import Postgres
from tradewinds.server import migrations, schema
from tradewinds.server.storage import ChatRow, Entry, MatchRow, SeatRow, Store

pytestmark = pytest.mark.anyio


def a_match(id: str = "m") -> tuple[MatchRow, list[SeatRow]]:
    settings = {"visibility": "open"}
    row = MatchRow(id, "game", 1, "edition", 2, {}, settings, "lobby", b"secret", "host", 0, 1, 1)
    return row, [SeatRow(id, seat, "human", "") for seat in range(2)]


async def opened(tmp_path: Path) -> Store:
    store = Store(f"sqlite:///{tmp_path / 'a folder' / 'tables.sqlite'}")
    await store.open()
    return store


async def test_migrations_lead_to_the_schema_and_run_again_without_harm(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.open()

    def differences(connection: sa.Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    async with store.readers.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(migrations.version) == migrations.NEWEST == scripts.get_current_head()
    await store.close()


async def test_sqlite_writes_ahead_and_to_the_disk(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    async with store.writer.connect() as connection:
        assert (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(sa.text("PRAGMA synchronous"))).scalar() == 2
    await store.close()


async def test_a_new_database_is_for_nobody_else(tmp_path: Path) -> None:
    """Where anything goes by itself; a folder that was there stays as it was."""
    tmp_path.chmod(0o755)
    before = os.umask(0)
    store = await opened(tmp_path)
    await store.create(*a_match())
    os.umask(before)
    made = sorted((tmp_path / "a folder").iterdir())
    assert [path.name for path in made] == ["tables.sqlite", "tables.sqlite-shm", "tables.sqlite-wal"]
    assert {path.stat().st_mode & 0o777 for path in made} == {0o600}
    assert [path.stat().st_mode & 0o777 for path in (tmp_path / "a folder", tmp_path)] == [0o700, 0o755]
    await store.close()


async def test_of_many_writers_of_one_number_one_wins(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.create(*a_match())
    entries = [Entry("m", 0, "act", 0, i, "saw", f"move-{i}", 1) for i in range(50)]
    stored = await asyncio.gather(*(store.append(entry) for entry in entries))
    assert sum(stored) == 1
    assert await store.entries("m") == [entries[stored.index(True)]]
    await store.close()


def an_entry(id: str, move_id: str) -> Entry:
    return Entry(id, 0, "act", 0, 0, "saw", move_id, 1)


@pytest.mark.postgres
async def test_processes_do_not_wait_for_each_others_entries(postgres: Postgres) -> None:
    """Both have the same numbers of two tables to store, each in the order in which it was told of them."""
    stores = [Store(postgres.url) for _ in range(2)]
    await stores[0].open()
    for id in ("m", "n"):
        await stores[0].create(*a_match(id))
    async with stores[0].writer.connect() as first:
        await first.execute(sa.insert(schema.entry), [asdict(an_entry(id, "first")) for id in ("m", "n")])
        batches = [[an_entry(id, f"in {order}") for id in order] for order in ("mn", "nm")]
        storing = [asyncio.ensure_future(store._append(batch)) for store, batch in zip(stores, batches, strict=True)]
        waiting = sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        while await first.scalar(waiting) < 2:
            await asyncio.sleep(0.01)
        await first.rollback()
    assert sorted(await asyncio.gather(*storing)) == [False, True]
    for store in stores:
        await store.close()


async def test_a_move_id_is_stored_once(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.create(*a_match())
    assert await store.append(Entry("m", 0, "act", 0, 5, "saw", "same", 1))
    assert not await store.append(Entry("m", 1, "act", 0, 5, "saw", "same", 1))
    assert await store.append(Entry("m", 1, "act", 1, 5, "saw", "same", 1))
    await store.close()


async def test_what_is_stored_together_is_stored_as_a_whole(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.create(*a_match())
    ways = [[Entry("m", number, "act", 0, way, "saw", f"{way}-{number}", 1) for number in range(3)] for way in range(9)]
    stored = await asyncio.gather(*(store.append(*entries) for entries in ways))
    assert sum(stored) == 1
    assert await store.entries("m") == ways[stored.index(True)]
    new, old = (Entry("m", number, "act", 0, 0, "saw", f"late-{number}", 1) for number in (3, 2))
    assert not await store.append(new, old)
    assert len(await store.entries("m")) == 3
    await store.close()


async def test_a_match_starts_once_and_only_when_all_are_ready(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.create(*a_match())
    await store.change_seat("m", 0, ready=True)
    assert not await store.start("m")
    await store.change_seat("m", 1, ready=True)
    assert [await store.start("m"), await store.start("m")] == [True, False]
    await store.close()


async def test_messages_are_numbered_in_order_even_at_once(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.create(*a_match())
    rows = [ChatRow("m", 0, 0, "Anna", f"text {i}", None, 1) for i in range(20)]
    await asyncio.gather(*(store.say(row) for row in rows))
    stored = await store.chat("m")
    assert [row.number for row in stored] == list(range(20))
    assert {row.text for row in stored} == {row.text for row in rows}
    await store.close()


async def test_an_open_table_is_listed_beside_any_number_of_others(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    rows = [with_visibility(f"{kind}-{n}", kind, n) for n in range(250) for kind in ("unlisted", "hotseat")]
    async with store.writer.begin() as connection:
        await connection.execute(sa.insert(schema.match), rows)
    await store.create(*a_match("open"))
    assert [row.id for row in await store.waiting(50)] == ["open"]
    await store.close()


def with_visibility(id: str, visibility: str, moment: int) -> dict[str, object]:
    row = replace(a_match(id)[0], settings={"visibility": visibility}, created=moment + 2, changed=moment + 2)
    return asdict(row) | {"visibility": visibility}


async def test_those_in_play_are_listed_first_and_then_the_newest(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    for created, (id, status) in enumerate([("a", "running"), ("b", "over"), ("c", "lobby"), ("d", "over")]):
        row, seats = a_match(id)
        held = [replace(seat, token_hash="anna") for seat in seats]
        await store.create(replace(row, status=status, created=created, changed=-created), held)
    assert [row.id for row in await store.held("anna", 50)] == ["c", "a", "d", "b"]
    await store.close()


async def test_tables_from_before_are_listed_too(tmp_path: Path) -> None:
    """From the first schema on; what it knows of a table says whether it is open."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    async with store.writer.begin() as connection:
        await connection.run_sync(migrations.migrate, "0001")
        old = [column for column in schema.match.c if column.name != "visibility"]
        names = ", ".join(column.name for column in old)
        places = ", ".join(f":{column.name}" for column in old)
        for id, visibility in (("open", "open"), ("unlisted", "unlisted")):
            row = asdict(a_match(id)[0]) | {"options": "{}", "settings": json.dumps({"visibility": visibility})}
            await connection.execute(sa.text(f"INSERT INTO match ({names}) VALUES ({places})"), row)
    await store.open()
    assert [row.id for row in await store.waiting(50)] == ["open"]
    await store.close()


async def test_forgetting_takes_everything_of_a_match(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.create(*a_match())
    await store.append(Entry("m", 0, "act", 0, 5, "saw", "move", 1))
    assert await store.forget("lobby", before=10_000) == 1
    assert await store.match("m") is None
    assert await store.seats("m") == []
    assert await store.entries("m") == []
    await store.close()


async def test_a_backup_by_vacuum_into_holds_everything(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.create(*a_match())
    copy = tmp_path / "copy.sqlite"
    with sqlite3.connect(tmp_path / "a folder" / "tables.sqlite") as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))
    connection.close()
    await store.close()
    restored = Store(f"sqlite:///{copy}")
    await restored.open()
    assert await restored.match("m") == a_match()[0]
    await restored.close()


async def test_a_caller_who_is_gone_leaves_nothing_open(tmp_path: Path) -> None:
    """A write cut short would keep its thread and the process could not end."""
    before = set(threading.enumerate())
    store = await opened(tmp_path)
    await store.create(*a_match())
    for number in range(20):
        task = asyncio.ensure_future(store.append(Entry("m", number, "act", 0, 1, "saw", f"{number}", 1)))
        for _ in range(number % 7):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await store.close()
    started = set(threading.enumerate()) - before
    for thread in started:
        thread.join(10)
    assert not any(thread.is_alive() for thread in started)
