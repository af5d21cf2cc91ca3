"""Looks after tables in the background: absent players get a stand-in, bots that nobody woke are woken."""

import asyncio
import logging

from tradewinds.core.errors import TradewindsError
from tradewinds.server.live import Live
from tradewinds.server.lobby import Lobby
from tradewinds.server.orders import Orders
from tradewinds.server.robots import Robots
from tradewinds.server.storage import now
from tradewinds.server.tables import RUNNING, Table, Tables

log = logging.getLogger("tradewinds.caretaker")

#: Seconds between two rounds.
ROUND = 2.0
#: Milliseconds after which a waiting bot is woken again: the process that should have done it may be gone.
STUCK = 5_000
MINUTE = 60_000


class Caretaker:
    def __init__(self, tables: Tables, lobby: Lobby, live: Live, robots: Robots, orders: Orders) -> None:
        self.tables = tables
        self.lobby = lobby
        self.live = live
        self.robots = robots
        self.orders = orders

    async def run(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            if self.tables.store.outage.noticed.is_set():
                continue  # bots are woken when it is over
            for table in self.tables.loaded:
                if table.row.status == RUNNING:
                    try:
                        await self.look_after(table)
                    except TradewindsError as error:
                        log.info("a table could not be looked after", extra={"table": table.id, "why": str(error)})

    async def look_after(self, table: Table) -> None:
        """One table, one round."""
        if now() - table.row.changed > STUCK:
            self.robots.wake(table)
            self.orders.wake(table)
        if table.settings["absent_minutes"] and table.settings["visibility"] != "hotseat":
            await self._note_who_is_here(table)
            await self._replace_the_absent(table)

    async def _note_who_is_here(self, table: Table) -> None:
        """For the other processes: a seat connected here is not absent."""
        for seat in self.live.here(table.id):
            await self.lobby.is_here(table, seat)

    async def _replace_the_absent(self, table: Table) -> None:
        """Whoever is asked to decide and has not been seen for the chosen time."""
        limit = table.settings["absent_minutes"] * MINUTE
        asked = [seat for seat in table.actors if not table.is_bot(seat) and table.seats[seat].kind == "human"]
        away = [seat for seat in asked if seat not in self.live.here(table.id)]
        if not away or now() - _went_on(table) < limit:
            return
        rows = await self.tables.store.seats(table.id)
        for seat in away:
            if rows[seat].last_seen < now() - limit:
                await self.lobby.stand_in(table, seat, away=True)


def _went_on(table: Table) -> int:
    """When the table last went on for everybody to see: a stand-in must not show when somebody picked in secret."""
    seen = table.playing.noticed if table.playing else None
    return seen if seen is not None else int(table.settings.get("started", table.row.created))
