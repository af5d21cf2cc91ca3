"""How far each seat has been shown its match: noted now and then, so that who comes back is told what is new.

Nobody waits for it, and nothing else rests on it: what is lost makes the list of news longer, never shorter.
"""

import asyncio
import contextlib
from dataclasses import replace

from tradewinds.server.live import Live, Stream
from tradewinds.server.outages import DatabaseAway, DatabaseFault
from tradewinds.server.storage import Store
from tradewinds.server.tables import Table, Tables

#: Seconds between two rounds of writing down.
ROUND = 10.0


class Attention:
    """What the seats connected here have been shown."""

    def __init__(self, store: Store, tables: Tables, live: Live) -> None:
        self.store = store
        self.tables = tables
        self.live = live
        self._left: dict[tuple[str, int], int] = {}
        """Of streams that have ended, until it is written down."""

    def note(self, stream: Stream) -> None:
        """A stream has ended."""
        if stream.seat is not None and stream.shown:
            self._left[stream.id, stream.seat] = stream.shown

    async def shown(self, table: Table, seat: int) -> int:
        """How many events a seat that comes now has been shown before; another process may know of more."""
        known = table.seats[seat].shown
        if not self.store.outage.noticed.is_set():
            with contextlib.suppress(DatabaseAway, DatabaseFault):
                known = (await self.store.seats(table.id))[seat].shown
        return self._left.get((table.id, seat), known)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            await self.write_down()

    async def write_down(self) -> None:
        """Whatever is not yet stored, in one go; in an outage nobody waits for it."""
        if self.store.outage.noticed.is_set():
            return
        known = {(table.id, row.seat): row.shown for table in self.tables.loaded for row in table.seats}
        new = {key: shown for key, shown in self._seen().items() if known.get(key, shown - 1) != shown}
        if new:
            await self.store.note_shown(new)
        self._left = {key: shown for key, shown in self._left.items() if new.get(key, shown) != shown}
        for table in self.tables.loaded:
            table.seats = [replace(row, shown=new.get((table.id, row.seat), row.shown)) for row in table.seats]

    def _seen(self) -> dict[tuple[str, int], int]:
        here = [stream for streams in self.live.streams.values() for stream in streams]
        return self._left | {(one.id, one.seat): one.shown for one in here if one.seat is not None and one.shown}
