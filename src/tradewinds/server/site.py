"""Everything one server process is made of, put together in one place."""

import asyncio
import contextlib
import logging
from functools import partial
from typing import TYPE_CHECKING

from tradewinds.core.errors import TradewindsError
from tradewinds.server.attending import Attention
from tradewinds.server.caretaker import Caretaker
from tradewinds.server.handing import Hands
from tradewinds.server.live import Live
from tradewinds.server.lobby import Lobby
from tradewinds.server.orders import Orders
from tradewinds.server.outages import DatabaseAway, DatabaseFault
from tradewinds.server.queueing import Places
from tradewinds.server.readiness import Readiness
from tradewinds.server.recent import Recent
from tradewinds.server.replaying import Past
from tradewinds.server.robots import Robots
from tradewinds.server.security import Limiter
from tradewinds.server.settings import Settings
from tradewinds.server.storage import Store, now
from tradewinds.server.supervising import PAUSE, Background
from tradewinds.server.tables import LOBBY, OVER, RUNNING, Table, Tables
from tradewinds.server.warming import Warmer

if TYPE_CHECKING:
    from tradewinds.server.listening import Listener

log = logging.getLogger("tradewinds.site")
DAY = 24 * 3600 * 1000


class Site:
    """One server process: the store, its tables, the viewers, the bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.warmer = Warmer(self._warmed)
        self.live = Live(self.warmer.progress, settings.beat_seconds)
        self.tables = Tables(
            self.store,
            ready=self.warmer.ready,
            wanted=self.warmer.want,
            in_use=self.live.watched,
            changed=self.live.tell,
            acted=self._acted,
        )
        self.lobby = Lobby(self.tables)
        self.hands = Hands(self.lobby)
        self.robots = Robots(self.tables, self.lobby, settings.bot_seconds, self.warmer.bots_ready, self.live.watched)
        # Each has a place of its own: who asks for one of them never waits for another.
        names = "hint", "analysis", "reading", "drawing"
        self.hints, self.analyses, self.reading, self.drawing = (Places(1, name) for name in names)
        self.attention = Attention(self.store, self.tables, self.live)
        self.live.left = self.attention.note
        # Used by `reading` alone: whoever goes through a match asks again and again.
        self.pasts: Recent[Past] = Recent(16)
        self.pictures: Recent[bytes] = Recent(32)
        self.orders = Orders(self.tables)
        self.caretaker = Caretaker(self.tables, self.lobby, self.live, self.robots, self.orders)
        self.limiter = Limiter(settings.limits)
        self.background = Background()
        self.listener = _listener(self.store, self.tables)
        self.readiness = Readiness(self.store, self.background, self.listener)

    async def open(self) -> None:
        await self.store.open()
        self.background.start("waking up", self._wake_up)
        self.background.start("caretaking", self.caretaker.run)
        self.background.start("mending", self._mend)
        self.background.start("attending", self.attention.run)
        if self.listener:
            self.background.start("listening", self.listener.run)
        if self.settings.retention_days:
            self.background.start("forgetting", self._forget)

    async def close(self) -> None:
        self.live.close()
        await self.robots.close()
        await self.orders.close()
        await self.background.close()
        with contextlib.suppress(DatabaseAway, DatabaseFault):
            await self.attention.write_down()
        await self.store.close()

    def _acted(self, table: Table) -> None:
        self.robots.wake(table)
        self.orders.wake(table)

    def _warmed(self, name: str) -> None:
        for table in self.tables.loaded:
            if table.game.name == name:
                self.robots.wake(table)
                if self.live.watched(table.id):
                    self.background.start("telling", partial(self._tell, table))

    async def _tell(self, table: Table) -> None:
        """Whoever waits for the rules of a table sees how far they are, and then the match."""
        with contextlib.suppress(TradewindsError):
            await self.tables.refresh(table)

    async def _mend(self) -> None:
        """After an outage: what was being stored may be there or not, so what has changed is read again."""
        while True:
            await self.store.outage.noticed.wait()
            await self.store.try_out()
            self.store.outage.is_over()
            await self.tables.catch_up()
            await asyncio.sleep(PAUSE)

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


def _listener(store: Store, tables: Tables) -> "Listener | None":
    """What hears from the other processes; whoever has a file of their own has none."""
    if store.is_sqlite:
        return None
    from tradewinds.server.listening import Listener  # noqa: PLC0415 - a driver that SQLite does not need

    return Listener(store, tables)
