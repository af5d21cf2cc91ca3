"""Getting rules ready while people already use the server: what somebody waits for comes first."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import GAME, Person
from tradewinds.core import kernel
from tradewinds.core.game import Game
from tradewinds.server import compiling, warming
from tradewinds.server.site import Site
from tradewinds.server.warming import Warmer

pytestmark = pytest.mark.anyio


@pytest.fixture
def used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[str, str]]:
    """What a warmer reads, in its order; everything is compiled already, and nothing takes time."""
    used: list[tuple[str, str]] = []

    def use(part: str, game: Game) -> None:
        used.append((game.name, part))

    monkeypatch.setattr(warming, "JIT", True)
    monkeypatch.setattr(warming, "PAUSE", 0.05)
    monkeypatch.setattr(compiling, "marker", lambda part, name: tmp_path)
    monkeypatch.setattr(compiling, "use", use)
    monkeypatch.setattr(compiling, "play", lambda game: used.append((game.name, "play")))
    monkeypatch.setattr(compiling, "think", lambda game: used.append((game.name, "think")))
    return used


async def test_a_game_somebody_waits_for_comes_first(used: list[tuple[str, str]]) -> None:
    warmer = Warmer()
    warmer.want("tobago")
    await warmer.run()
    assert used[:5] == [("tobago", what) for what in ("deeds", "choices", "play", "bots", "think")]
    assert len(used) == len(set(used)) == 15


async def test_nobody_waits_for_a_pause(used: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """A warmer that pauses before it reads what nobody wants hears of a wish at once."""
    monkeypatch.setattr(warming, "PAUSE", 600)
    warmer = Warmer()
    running = asyncio.create_task(warmer.run())
    await asyncio.sleep(0.05)
    assert not used
    warmer.want("west-of-africa")
    async with asyncio.timeout(10):
        while not warmer.bots_ready("west-of-africa"):
            await asyncio.sleep(0.01)
    assert {game for game, _ in used} == {"west-of-africa"}
    running.cancel()


async def test_ctrl_c_reaches_the_server_alone_which_ends_the_compilers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal tells every process of its group; compilers would answer with pages of tracebacks."""
    start, started = asyncio.create_subprocess_exec, asyncio.Queue[Process]()

    async def patient(*_: str, **settings: Any) -> Process:
        process = await start(sys.executable, "-c", "import time; time.sleep(600)", **settings)
        started.put_nowait(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", patient)
    monkeypatch.setattr(warming, "JIT", True)
    monkeypatch.setattr(compiling, "marker", lambda part, name: Path("nowhere"))
    running = asyncio.create_task(Warmer().run())
    compiler = await started.get()
    assert os.getpgid(compiler.pid) != os.getpgrp()
    running.cancel()
    await asyncio.wait([running])
    assert compiler.returncode is not None


async def test_bots_begin_as_soon_as_their_game_is_ready(
    site: Site, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only when all games are, or when the caretaker comes by."""
    monkeypatch.setattr(site.caretaker, "robots", None)
    ready: set[str] = set()
    site.robots.ready = ready.__contains__
    created = await anna.create("me", "bot:random")
    table = await site.tables.get(created["id"])
    assert 1 in table.actors
    ready.add(GAME)
    site.warmer.changed(GAME)
    async with asyncio.timeout(10):
        while 1 in table.actors:
            await asyncio.sleep(0.01)
    assert site.robots.moves > 0


def test_every_function_of_the_contract_is_compiled_ahead() -> None:
    """What is missing would be compiled in the server itself, while people wait. Laws are for tests."""
    ahead = {function for functions in compiling.FUNCTIONS.values() for function in functions}
    assert ahead == set(kernel.FUNCTIONS) - {"invariants"}
