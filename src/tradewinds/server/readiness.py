"""Whether this process can do its work: for a balancer, which sends people elsewhere when it cannot."""

import asyncio
import time
from typing import Protocol

from tradewinds.server.outages import DatabaseAway, DatabaseFault
from tradewinds.server.storage import Store
from tradewinds.server.supervising import Background

#: Seconds for which an answer of the database holds, however often somebody asks; and how long it may take.
FRESH = 1.0
QUICK = 2.0


class Hears(Protocol):
    """What tells whether the other processes are heard."""

    hears: bool


class Readiness:
    def __init__(self, store: Store, background: Background, listener: Hears | None) -> None:
        self.store = store
        self.background = background
        self.listener = listener
        self._asked = 0.0
        self._answer: asyncio.Task[bool] | None = None

    async def missing(self) -> list[str]:
        """What does not go on, by name."""
        missing = set(self.background.failing())
        if not await self._can_write():
            missing.add("database")
        if self.listener and not self.listener.hears:
            missing.add("listening")
        return sorted(missing)

    async def _can_write(self) -> bool:
        if self.store.outage.noticed.is_set():
            return False
        if self._answer is None or (self._answer.done() and time.monotonic() - self._asked > FRESH):
            self._asked, self._answer = time.monotonic(), asyncio.create_task(self._try())
        done, _ = await asyncio.wait({self._answer}, timeout=QUICK)
        return bool(done) and self._answer.result()

    async def _try(self) -> bool:
        try:
            await self.store.try_out()
        except (DatabaseAway, DatabaseFault):
            return False
        return True
