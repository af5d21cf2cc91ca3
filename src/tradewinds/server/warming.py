"""Getting the rules of every game ready while the lobby already works.

What is not compiled yet is compiled in processes of their own, two at a time; then it is read from the cache here. A
game is ready when people can play it; its bots may take a little longer.
"""

import asyncio
import logging
import subprocess
import sys
from collections.abc import Callable

import tradewinds as tw
from tradewinds.core.layout import JIT
from tradewinds.server.compiling import BOTS, PARTS, RULES, marker, use

log = logging.getLogger("tradewinds.warming")

#: A part of a game.
Job = tuple[str, str]
#: So many are compiled at a time: more would only slow the first down.
AT_ONCE = 2


class Warmer:
    """How far each game is; `changed` is called with the name of a game that got further."""

    def __init__(self) -> None:
        self.changed: Callable[[str], None] = lambda name: None
        jobs = [(part, name) for part in PARTS for name in tw.games()]
        self._waiting: list[Job] = jobs if JIT else []
        self._progress = dict.fromkeys(jobs, 0.0 if JIT else 1.0)
        self._compiling: dict[Job, asyncio.Task[None]] = {}
        self._hopeless: set[Job] = set()
        self._news = asyncio.Event()

    def progress(self, name: str) -> tuple[float, float]:
        """How far the rules are, and what its bots need: 1 is all."""
        return self._progress.get((RULES, name), 0.0), self._progress.get((BOTS, name), 0.0)

    def ready(self, name: str) -> bool:
        return self.progress(name)[0] >= 1.0

    def bots_ready(self, name: str) -> bool:
        return self.progress(name)[1] >= 1.0

    def want(self, name: str) -> None:
        """Somebody waits for this game: it comes first, what is under way for others goes on afterwards."""
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
                    await self._news.wait()
                    self._news.clear()
                    continue
                await asyncio.to_thread(use, job[0], tw.load(job[1]))
                self._waiting.remove(job)
                self._set(job, 1.0)
        finally:
            for task in self._compiling.values():
                task.cancel()

    def _is_compiled(self, job: Job) -> bool:
        return job in self._hopeless or marker(*job).exists()

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
        process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        assert process.stdout is not None
        try:
            async for told in process.stdout:
                done, _, total = told.decode().partition("/")
                self._set(job, 0.98 * int(done) / int(total))
            if await process.wait():
                log.error("compiling ahead failed; the first match compiles instead", extra={"game": job[1]})
                self._hopeless.add(job)
        finally:
            if process.returncode is None:
                process.kill()

    def _set(self, job: Job, progress: float) -> None:
        self._progress[job] = progress
        self.changed(job[1])
