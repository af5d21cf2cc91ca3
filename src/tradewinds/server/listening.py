"""Hearing from the other processes: PostgreSQL tells each which match the others have changed."""

import asyncio
import logging
from typing import Any

import asyncpg

from tradewinds.core.errors import TradewindsError
from tradewinds.server.outages import DatabaseAway
from tradewinds.server.storage import CHANNEL, PROCESS, Store
from tradewinds.server.tables import Tables

log = logging.getLogger("tradewinds.listening")
#: Seconds between looks whether the line still stands, and for the answer.
PATIENCE = 2.0


class Listener:
    """Follows what the others store. After a lost line what has changed is read again: nothing is missed."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.tables = tables
        self.hears = False
        self._told: asyncio.Queue[str] = asyncio.Queue()
        self._silent = False

    async def run(self) -> None:
        """Until the line is lost; then it is to be run again."""
        try:
            connection = await asyncpg.connect(self.url, timeout=PATIENCE)
            try:
                await self._listen(connection)
            finally:
                self.hears = False
                connection.terminate()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
            if not self._silent:
                log.warning("the line to the database is down", extra={"why": type(error).__name__})
            self._silent = True
            raise DatabaseAway(type(error).__name__) from None

    async def _listen(self, connection: Any) -> None:
        await connection.add_listener(CHANNEL, self._heard)
        self.hears, self._silent = True, False
        await self.tables.catch_up()
        while True:
            try:
                await self._catch_up(await asyncio.wait_for(self._told.get(), PATIENCE))
            except TimeoutError:
                await connection.fetchval("SELECT 1", timeout=PATIENCE)

    def _heard(self, connection: Any, process: int, channel: str, text: str) -> None:
        id, _, sender = text.partition(" ")
        if sender != PROCESS:
            self._told.put_nowait(id)

    async def _catch_up(self, id: str) -> None:
        try:
            await self.tables.heard(id)
        except TradewindsError:
            log.info("a table is gone", extra={"table": id})
