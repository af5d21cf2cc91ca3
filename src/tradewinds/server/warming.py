"""Compiling the rules in a process of its own, so that the lobby answers meanwhile."""

import asyncio
import logging
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numba

import tradewinds as tw
from tradewinds.bots import make_bot
from tradewinds.core.game import Game
from tradewinds.core.layout import JIT
from tradewinds.core.match import Match
from tradewinds.core.playout import drivers
from tradewinds.server.boards import board_html

log = logging.getLogger("tradewinds.warming")


class Warmer:
    """How far each game is; `changed` is called with the name of a game that got further."""

    def __init__(self) -> None:
        self.changed: Callable[[str], None] = lambda name: None
        self._progress = dict.fromkeys(tw.games(), 0.0 if JIT else 1.0)
        self._waiting = list(tw.games()) if JIT else []
        self._process: asyncio.subprocess.Process | None = None

    def progress(self, name: str) -> float:
        return self._progress.get(name, 0.0)

    def ready(self, name: str) -> bool:
        return self.progress(name) >= 1.0

    def want(self, name: str) -> None:
        """Somebody waits for this game: it comes first, what is under way goes on afterwards."""
        if name in self._waiting and self._waiting[0] != name:
            self._waiting.remove(name)
            self._waiting.insert(0, name)
            if self._process is not None and self._process.returncode is None:
                self._process.kill()

    async def run(self) -> None:
        """All games, one after the other."""
        while self._waiting:
            name = self._waiting[0]
            if marker(name).exists() or await self._compile(name):
                await asyncio.to_thread(_use_everything, tw.load(name))
                self._waiting.remove(name)
                self._set(name, 1.0)

    async def _compile(self, name: str) -> bool:
        """Whether it was done to the end. What was compiled before a stop is not compiled again."""
        command = (sys.executable, "-m", "tradewinds.server.warming", name)
        self._process = process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        assert process.stdout is not None
        try:
            async for told in process.stdout:
                done, _, total = told.decode().partition("/")
                self._set(name, 0.98 * int(done) / int(total))
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
        if process.returncode and self._waiting[0] == name:
            log.error("compiling ahead failed; the first match compiles instead", extra={"game": name})
            return True
        return not process.returncode

    def _set(self, name: str, progress: float) -> None:
        self._progress[name] = progress
        self.changed(name)


def marker(name: str) -> Path:
    """A file beside the compiled code that says it is all there."""
    folder: str = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    return Path(folder) / f"{name}.ready"


def _use_everything(game: Game) -> None:
    """Call what a table calls, so that it is compiled or read from the cache now."""
    match = Match(game, game.seats[0], seed=0)
    for seat in match.actors[:1]:
        legal = match.legal(seat)
        for level in ("random", "greedy", "novice"):
            make_bot(level, game, playouts=2).choose(match.seen(seat), seat, legal[:2])
        match.why_not(seat, 0)
        match.act(seat, legal[0])
        match.can_undo(seat)
        board_html(match, seat, "en")
    match.log(None)
    _ = match.outcome, match.scores


def compile_ahead(name: str) -> None:
    """The work of the other process: prints how far it is after each step."""
    game = tw.load(name)
    match = Match(game, game.seats[0], seed=0)
    steps: list[Callable[[], object]] = [*game.kernel.parts, *drivers(), lambda: _use_everything(game)]
    steps.append(lambda: tw.advise(match, match.actors[0], playouts=2))
    for done, step in enumerate(steps, 1):
        step()
        print(f"{done}/{len(steps)}", flush=True)
    if JIT:
        marker(name).parent.mkdir(parents=True, exist_ok=True)
        marker(name).touch()


if __name__ == "__main__":
    compile_ahead(sys.argv[1])
