"""Hearing from the other processes: PostgreSQL tells each which match the others have changed."""

import asyncio
import logging
from typing import Any

import asyncpg

from tradewinds.core.errors import TradewindsError
from tradewinds.server.storage import CHANNEL, PROCESS, Store
from tradewinds.server.tables import Tables

log = logging.getLogger("tradewinds.listening")
#: Seconds between looks whether the line still stands, and before a new one is tried.
PATIENCE = 2.0


async def listen(store: Store, tables: Tables) -> None:
    """Until the server stops. After a lost line every loaded table is read again: nothing is missed."""
    url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            await _follow(url, tables)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            log.warning("the line to the database is down", extra={"why": type(error).__name__})
        await asyncio.sleep(PATIENCE)


async def _follow(url: str, tables: Tables) -> None:
    told: asyncio.Queue[str] = asyncio.Queue()

    def heard(connection: Any, process: int, channel: str, text: str) -> None:
        id, _, sender = text.partition(" ")
        if sender != PROCESS:
            told.put_nowait(id)

    connection = await asyncpg.connect(url)
    try:
        await connection.add_listener(CHANNEL, heard)
        for table in tables.loaded:
            told.put_nowait(table.id)
        while True:
            try:
                await _catch_up(tables, await asyncio.wait_for(told.get(), PATIENCE))
            except TimeoutError:
                await connection.fetchval("SELECT 1")
    finally:
        connection.terminate()


async def _catch_up(tables: Tables, id: str) -> None:
    try:
        await tables.heard(id)
    except TradewindsError:
        log.info("a table is gone", extra={"table": id})
