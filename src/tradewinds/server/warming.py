"""Getting the rules of every game ready while the lobby already works.

What is not compiled yet is compiled in processes of their own, two at a time; then it is read from the cache here. A
game is ready when people can play it; its bots may take a little longer.
"""

import asyncio
import contextlib
import logging
import subprocess
import sys
from collections.abc import Callable

import tradewinds as tw
from tradewinds.core.layout import JIT
from tradewinds.server import compiling
from tradewinds.server.compiling import BOTS, CHOICES, DEEDS

log = logging.getLogger("tradewinds.warming")

#: A part of a game.
Job = tuple[str, str]
#: What people need of a game.
RULES = (DEEDS, CHOICES)
#: So many are compiled at a time: more would only slow the first down.
AT_ONCE = 2
#: Seconds before something is read that nobody waits for: reading stops pages and bots.
PAUSE = 0.2


class Warmer:
    """How far each game is; `changed` is called with the name of a game that got further."""

    def __init__(self, changed: Callable[[str], None] = lambda name: None) -> None:
        self.changed = changed
        names = tw.games()
        rules, bots = [(part, name) for name in names for part in RULES], [(BOTS, name) for name in names]
        self._waiting: list[Job] = rules + bots if JIT else []
        self._progress = dict.fromkeys(rules + bots, 0.0 if JIT else 1.0)
        self._ready = set() if JIT else set(names)
        self._bots_ready = set() if JIT else set(names)
        self._compiling: dict[Job, asyncio.Task[None]] = {}
        self._hopeless: set[Job] = set()
        self._wanted: set[str] = set()
        self._news = asyncio.Event()

    def ready(self, name: str) -> bool:
        """Whether people can play it."""
        return name in self._ready

    def bots_ready(self, name: str) -> bool:
        return name in self._bots_ready

    def progress(self, name: str) -> tuple[float, float]:
        """How far the rules are, and what its bots need: 1 is all."""
        rules = sum(self._progress.get((part, name), 0.0) for part in RULES) / len(RULES)
        bots = self._progress.get((BOTS, name), 0.0)
        return 1.0 if self.ready(name) else 0.99 * rules, 1.0 if self.bots_ready(name) else 0.99 * bots

    def want(self, name: str) -> None:
        """Somebody waits for this game: it comes first, what is under way for others goes on afterwards."""
        self._wanted.add(name)
        self._news.set()
        mine = [job for job in self._waiting if job[1] == name]
        if mine != self._waiting[: len(mine)]:
            self._waiting = mine + [job for job in self._waiting if job not in mine]
            self._compile()

    async def run(self) -> None:
        """All parts of all games."""
        try:
            while self._waiting:
                self._compile()
                job = next((job for job in self._waiting if self._is_compiled(job)), None)
                if job is None:
                    await self._heard()
                elif job[1] in self._wanted or not await self._heard(PAUSE):
                    await self._use(job)
        finally:
            under_way = list(self._compiling.values())
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)

    async def _heard(self, seconds: float | None = None) -> bool:
        """Waits for news, at most so long; whether there was some."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), seconds)
        heard = self._news.is_set()
        self._news.clear()
        return heard

    async def _use(self, job: Job) -> None:
        await asyncio.to_thread(compiling.use, job[0], tw.load(job[1]))
        self._waiting.remove(job)
        await self._try_out(job[1])
        self._set(job, 1.0)

    async def _try_out(self, name: str) -> None:
        """A first match as soon as all it needs is there, a first thought after that."""
        left = {part for part, other in self._waiting if other == name}
        if left.isdisjoint(RULES) and name not in self._ready:
            await asyncio.to_thread(compiling.play, tw.load(name))
            self._ready.add(name)
        if not left:
            await asyncio.to_thread(compiling.think, tw.load(name))
            self._bots_ready.add(name)

    def _is_compiled(self, job: Job) -> bool:
        return job in self._hopeless or compiling.marker(*job).exists()

    def _compile(self) -> None:
        """The first of those that wait, and no others. What was compiled before a stop is not compiled again."""
        first = [job for job in self._waiting if not self._is_compiled(job)][:AT_ONCE]
        for job, task in self._compiling.items():
            if job not in first:
                task.cancel()
        for job in first:
            if job not in self._compiling:
                self._compiling[job] = task = asyncio.create_task(self._run_compiler(job))
                task.add_done_callback(lambda _, job=job: self._stopped(job))  # type: ignore[misc]

    def _stopped(self, job: Job) -> None:
        del self._compiling[job]
        self._news.set()

    async def _run_compiler(self, job: Job) -> None:
        command = (sys.executable, "-m", "tradewinds.server.compiling", *job)
        # Ctrl-C is for the server, which ends what it began.
        process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, start_new_session=True)
        assert process.stdout is not None
        try:
            async for told in process.stdout:
                done, _, total = told.decode().partition("/")
                self._set(job, int(done) / int(total))
            if await process.wait():
                log.error("compiling ahead failed; the first match compiles instead", extra={"game": job[1]})
                self._hopeless.add(job)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    def _set(self, job: Job, progress: float) -> None:
        self._progress[job] = progress
        self.changed(job[1])
