"""Work in the background that must not end by mistake: what fails is begun again."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from tradewinds.server.outages import DatabaseAway

log = logging.getLogger("tradewinds.supervising")

#: Seconds before something that failed begins again; twice as many each time, up to the longest.
PAUSE = 1.0
LONGEST = 60.0
#: Seconds that something has to go on before it counts as well again.
STEADY = 5.0


class Background:
    """Everything that goes on until the server stops, by name."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._well_at: dict[str, float] = {}

    def start(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin it, and begin it again whenever it fails, until it returns."""
        task = asyncio.ensure_future(self._keep_up(name, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def failing(self) -> list[str]:
        """What has failed and is not yet known to be well again."""
        return sorted(name for name, moment in self._well_at.items() if moment > time.monotonic())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_up(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        pause = PAUSE / 2
        while True:
            began = time.monotonic()
            try:
                await work()
                return
            except DatabaseAway:  # told already, and it may be back at any moment
                pause = PAUSE
            except Exception:
                pause = min(2 * pause, LONGEST) if time.monotonic() - began < LONGEST else PAUSE
                self._well_at[name] = time.monotonic() + pause + STEADY
                log.exception("work in the background failed", extra={"work": name, "pause": pause})
            await asyncio.sleep(pause)
