"""Work in threads: so much at a time, and whose turn it is is decided when a place becomes free."""

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

#: After so many who went ahead, whoever has waited longest comes next: nobody waits for ever.
AHEAD = 3
#: How far these threads stand back behind the one that answers people.
NICE = 19

Result = TypeVar("Result")
#: The smallest comes first.
Rank = tuple[float, ...]


@dataclass(eq=False)
class Turn:
    """Somebody who waits for a place, or has it."""

    owner: str
    long: bool
    rank: Callable[[], Rank]
    """Asked when a place is free, so that it is true then."""
    has_come: asyncio.Event = field(default_factory=asyncio.Event)
    since: float = 0.0
    """When it came, by the clock of the loop."""


class Places:
    """Places for one kind of work.

    What is long leaves the last of several places free, and nobody owns more than half of them: half for what is long,
    half for what is short. A place stays empty `rest` times as long as it was taken.
    """

    def __init__(self, count: int, name: str, rest: float = 0.0) -> None:
        self.count = count
        self.name = name
        self.rest = rest
        self._waiting: list[Turn] = []
        self._taken: list[Turn] = []
        self._went_ahead = 0
        self._threads = self._new_threads()

    async def do(self, work: Callable[[], Result]) -> Result:
        """Wait for a place, first come, first served, and work there."""
        async with self.turn():
            return await self.run(work)

    @contextlib.asynccontextmanager
    async def turn(self, owner: str = "", long: bool = False, rank: Callable[[], Rank] = tuple) -> AsyncIterator[None]:
        """Wait for a place and keep it; among equal ranks whoever came first is first."""
        turn, loop = Turn(owner, long, rank), asyncio.get_running_loop()
        self._waiting.append(turn)
        self._fill()
        try:
            await turn.has_come.wait()
            yield
        finally:
            if turn in self._waiting:
                self._waiting.remove(turn)
            else:
                loop.call_later(self.rest * (loop.time() - turn.since), self._leave, turn)

    async def run(self, work: Callable[[], Result], seconds: float | None = None) -> Result:
        """Work in a thread, for somebody who has a place. A thread that takes too long is given up, not waited for."""
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self._threads, work), seconds)
        except TimeoutError:
            self._threads.shutdown(wait=False)
            self._threads = self._new_threads()
            raise

    def _leave(self, turn: Turn) -> None:
        self._taken.remove(turn)
        self._fill()

    def _fill(self) -> None:
        """Give away what is free."""
        while (turn := self._next()) is not None:
            self._waiting.remove(turn)
            self._taken.append(turn)
            turn.since = asyncio.get_running_loop().time()
            turn.has_come.set()

    def _next(self) -> Turn | None:
        able = [turn for turn in self._waiting if self._has_room_for(turn)]
        if not able:
            return None
        first = able[0] if self._went_ahead == AHEAD else min(able, key=lambda turn: turn.rank())
        self._went_ahead = 0 if first is able[0] else self._went_ahead + 1
        return first

    def _has_room_for(self, turn: Turn) -> bool:
        left = self.count - len(self._taken) - (turn.long and self.count > 1)
        alike = sum(other.owner == turn.owner and other.long == turn.long for other in self._taken)
        return left > 0 and alike < max(self.count // 2, 1)

    def _new_threads(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.count, self.name, _stand_back)


def _stand_back() -> None:
    """Where the system knows priorities of threads: whoever waits for an answer is served first."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
