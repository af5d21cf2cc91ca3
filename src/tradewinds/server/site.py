"""Everything one server process is made of, put together in one place."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from tradewinds.core.errors import TradewindsError
from tradewinds.server.caretaker import Caretaker
from tradewinds.server.live import Live
from tradewinds.server.lobby import Lobby
from tradewinds.server.robots import Robots
from tradewinds.server.security import Limiter
from tradewinds.server.settings import Settings
from tradewinds.server.storage import Store, now
from tradewinds.server.tables import LOBBY, OVER, RUNNING, Tables
from tradewinds.server.warming import Warmer

log = logging.getLogger("tradewinds.site")
DAY = 24 * 3600 * 1000


class Site:
    """One server process: the store, its tables, the viewers, the bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.warmer = Warmer()
        self.tables = Tables(self.store, self.warmer.ready)
        self.live = Live(self.warmer.progress, settings.beat_seconds)
        self.lobby = Lobby(self.tables)
        self.robots = Robots(self.tables, self.lobby, settings.bot_seconds, self.warmer.bots_ready)
        self.caretaker = Caretaker(self.tables, self.lobby, self.live, self.robots)
        self.limiter = Limiter(settings.limits)
        self.tables.changed = self.live.tell
        self.tables.acted = self.robots.wake
        self.tables.in_use = self.live.watched
        self.warmer.changed = self._warmed
        self.tables.wanted = self.warmer.want
        self.opened: Callable[[], None] = lambda: None
        self._work: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        self.start(self._wake_up())
        self.start(self.caretaker.run())
        if not self.store.is_sqlite:
            from tradewinds.server.listening import listen  # noqa: PLC0415 - a driver that SQLite does not need

            self.start(listen(self.store, self.tables))
        self.opened()
        if self.settings.retention_days:
            self.start(self._forget())

    async def close(self) -> None:
        self.live.close()
        await self.robots.close()
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on in the background until the server stops."""
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def _warmed(self, name: str) -> None:
        for table in self.tables.loaded:
            if table.game.name == name:
                self.robots.wake(table)
                if self.live.watched(table.id):
                    self.start(self.tables.refresh(table))

    async def _wake_up(self) -> None:
        """After a start: compile what is missing, then let bots go on where the last process stopped."""
        await self.warmer.run()
        for row in await self.store.listed(RUNNING, limit=1000):
            with contextlib.suppress(TradewindsError):
                self.robots.wake(await self.tables.get(row.id))

    async def _forget(self) -> None:
        """The retention setting: tables nobody has touched for long are deleted."""
        while True:
            for status in (LOBBY, RUNNING, OVER):
                count = await self.store.forget(status, now() - self.settings.retention_days * DAY)
                log.info("forgot old tables", extra={"status": status, "count": count})
            await asyncio.sleep(3600)
