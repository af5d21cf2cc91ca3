"""Bots, hints and files share the machine: whose bot thinks next, who waits for whom, and that nobody else does."""

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from tests.server.people import Person, Watcher
from tests.server.test_after import played
from tradewinds.core.layout import Vector
from tradewinds.core.match import Match
from tradewinds.server import robots
from tradewinds.server.in_play import Playing
from tradewinds.server.queueing import Places
from tradewinds.server.site import Site
from tradewinds.server.storage import Entry

pytestmark = pytest.mark.anyio


class Thinkers:
    """Bots that begin to think, tell their level, and go on when they are let."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.begun: list[str] = []
        self.news = asyncio.Event()
        self.may_end = threading.Semaphore(0)

    def make(self, level: str, *_: Any, **__: Any) -> "Thinker":
        return Thinker(self, level)

    def begin(self, level: str) -> None:
        self.begun.append(level)
        self.news.set()

    async def until(self, *levels: str) -> None:
        """Until each of these has begun at least once."""
        while not set(levels) <= set(self.begun):
            await self.news.wait()
            self.news.clear()


class Thinker:
    def __init__(self, all: Thinkers, level: str) -> None:
        self.all, self.level = all, level

    def choose(self, seen: Vector, seat: int, legal: Sequence[int]) -> int:
        self.all.loop.call_soon_threadsafe(self.all.begin, self.level)
        self.all.may_end.acquire(timeout=60)
        return legal[0]


@pytest.fixture
async def thinkers(site: Site, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(asyncio.get_running_loop())
    monkeypatch.setattr(robots, "make_bot", thinkers.make)
    yield thinkers
    thinkers.may_end.release(1000)


async def test_bots_think_first_where_somebody_looks_on_and_short_thoughts_before_long_ones(
    site: Site, anna: Person, thinkers: Thinkers
) -> None:
    site.robots.places = Places(1, "bot")
    await anna.create("me", "bot:random")
    await thinkers.until("random")
    await anna.create("me", "bot:greedy")
    for level in ("captain", "novice"):
        Watcher(site, (await anna.create("me", f"bot:{level}"))["id"])
    thinkers.may_end.release(1000)
    await thinkers.until("greedy")
    assert list(dict.fromkeys(thinkers.begun)) == ["random", "novice", "captain", "greedy"]


async def test_ten_admirals_leave_room_for_a_novice(site: Site, anna: Person, thinkers: Thinkers) -> None:
    """All at tables of one host, all with somebody who looks on; none of them ever comes to an end."""
    for _ in range(10):
        Watcher(site, (await anna.create("me", "bot:admiral"))["id"])
    await thinkers.until("admiral")
    await anna.create("me", "bot:novice")
    await asyncio.wait_for(thinkers.until("novice"), 30)
    assert thinkers.begun.count("admiral") <= site.robots.places.count - 1


async def test_bots_among_themselves_wait_until_somebody_asks_for_their_table(
    site: Site, anna: Person, thinkers: Thinkers
) -> None:
    id = (await anna.create("bot:greedy", "bot:greedy"))["id"]
    table = await site.tables.get(id)
    await site.caretaker.look_after(table)
    assert site.robots._tasks == {}
    await anna.get(f"/tables/{id}")
    await thinkers.until("greedy")


async def test_bots_among_themselves_stop_when_the_last_one_leaves(
    site: Site, anna: Person, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(robots, "LOOK", 0)
    id = (await anna.create("bot:greedy", "bot:greedy"))["id"]
    table = await site.tables.get(id)
    watcher = Watcher(site, id)
    site.robots.wake(table)
    await thinkers.until("greedy")
    site.live.leave(table, watcher.stream)
    thinkers.may_end.release(1000)
    await site.robots._tasks[id]
    assert len(await site.store.entries(id)) == 1, "what it had begun"
    Watcher(site, id)
    site.robots.wake(table)
    await asyncio.wait_for(site.robots._tasks[id], 60)
    assert table.is_over


async def test_a_bot_plays_on_for_somebody_who_is_not_connected(site: Site, anna: Person) -> None:
    id = (await anna.create("me", "bot:greedy"))["id"]
    await site.robots._tasks[id]
    assert await site.store.entries(id)


async def test_a_bot_that_waited_while_the_table_went_on_does_not_think(
    site: Site, anna: Person, thinkers: Thinkers
) -> None:
    """A seat is given back while the bot that stood in waits for its turn."""
    site.robots.places = Places(1, "bot")
    await anna.create("me", "bot:random")
    await thinkers.until("random")
    id = (await anna.create("me", "open"))["id"]
    await anna.post(f"/tables/{id}/seats/1/change", kind="bot", bot="greedy")
    await anna.ready(id, 0)
    task = site.robots._tasks[id]
    table = await site.tables.get(id)
    await site.store.change_seat(id, 1, kind="open", bot="")
    await site.tables.refresh(table)
    thinkers.may_end.release()
    await task
    assert "greedy" not in thinkers.begun


# What is read from files and from the database


class Held:
    """Something that stops until it is let go on, and says whether it was."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.begun = asyncio.Event()
        self.go_on = threading.Event()
        self.was_let = False

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.begun.set)
        self.was_let = self.go_on.wait(10)


async def test_the_server_answers_while_a_file_is_read(
    anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, load = Held(), Match.load

    def slow(text: str) -> Match:
        held.stop()
        return load(text)

    monkeypatch.setattr(Match, "load", slow)
    bringing = asyncio.create_task(anna.post("/import", file=played("west-of-africa").save()))
    await held.begun.wait()
    await ben.create("me", "bot:random")
    held.go_on.set()
    assert (await ben.view((await bringing)["id"]))["result"]
    assert held.was_let


async def test_the_server_answers_while_a_match_is_replayed(
    site: Site, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = (await anna.post("/import", file=played("west-of-africa").save()))["id"]
    held, apply = Held(), Playing.apply

    def slow(playing: Playing, entry: Entry) -> None:
        if entry.number == 0:
            held.stop()
        apply(playing, entry)

    monkeypatch.setattr(Playing, "apply", slow)
    looking = asyncio.create_task(anna.view(id))
    await held.begun.wait()
    await ben.create("me", "open")
    held.go_on.set()
    assert (await looking)["result"]
    assert held.was_let
