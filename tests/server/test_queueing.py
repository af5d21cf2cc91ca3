"""Who works next: those who are waited for, short work before long, nobody alone, nobody never."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest

from tradewinds.server.queueing import AHEAD, Places, Rank

pytestmark = pytest.mark.anyio


class Desk:
    """Places whose workers do nothing but stay until they are sent away."""

    def __init__(self, count: int) -> None:
        self.places = Places(count, "desk")
        self.came: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.done: dict[str, asyncio.Event] = {}

    async def wants(self, name: str, owner: str = "", long: bool = False, rank: Callable[[], Rank] = tuple) -> None:
        self.done[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._stay(name, owner or name, long, rank))
        await asyncio.sleep(0)

    async def _stay(self, name: str, owner: str, long: bool, rank: Callable[[], Rank]) -> None:
        async with self.places.turn(owner, long, rank):
            self.came.append(name)
            await self.done[name].wait()

    async def goes(self, *names: str) -> None:
        for name in names:
            self.done[name].set()
            await self.tasks[name]
            await asyncio.sleep(0)
            await asyncio.sleep(0)


@pytest.fixture
async def desk() -> AsyncIterator[Callable[[int], Desk]]:
    made: list[Desk] = []

    def make(count: int) -> Desk:
        made.append(Desk(count))
        return made[-1]

    yield make
    for task in [task for one in made for task in one.tasks.values()]:
        task.cancel()


async def test_the_lowest_rank_comes_first_and_among_equals_the_one_who_came_first(
    desk: Callable[[int], Desk],
) -> None:
    one = desk(1)
    await one.wants("first")
    for name, rank in (("b", 2.0), ("c", 1.0), ("d", 2.0), ("a", 0.0)):
        await one.wants(name, rank=partial(tuple[float, ...], (rank,)))
    await one.goes("first", "a", "c", "b")
    assert one.came == ["first", "a", "c", "b", "d"]


async def test_a_rank_counts_as_it_is_when_a_place_becomes_free(desk: Callable[[int], Desk]) -> None:
    one, ranks = desk(1), {"b": 1.0, "c": 2.0}
    await one.wants("a")
    for name in tuple(ranks):
        await one.wants(name, rank=lambda name=name: (ranks[name],))  # type: ignore[misc]
    ranks["c"] = 0.0
    await one.goes("a")
    assert one.came == ["a", "c"]


async def test_what_is_long_leaves_the_last_place_to_what_is_short(desk: Callable[[int], Desk]) -> None:
    three = desk(3)
    for name in ("long 1", "long 2", "long 3"):
        await three.wants(name, long=True)
    assert three.came == ["long 1", "long 2"]
    await three.wants("short")
    assert three.came == ["long 1", "long 2", "short"]
    await three.goes("short")
    assert "long 3" not in three.came
    await three.goes("long 1")
    assert three.came[-1] == "long 3"


async def test_a_single_place_is_for_what_is_long_too(desk: Callable[[int], Desk]) -> None:
    one = desk(1)
    await one.wants("long", long=True)
    assert one.came == ["long"]


async def test_an_owner_has_at_most_half_of_the_places(desk: Callable[[int], Desk]) -> None:
    four = desk(4)
    for name in ("1", "2", "3"):
        await four.wants(name, "anna", long=True)
    assert four.came == ["1", "2"]
    await four.wants("4", "ben", long=True)
    assert four.came == ["1", "2", "4"]
    await four.goes("2")
    assert four.came == ["1", "2", "4", "3"]


async def test_an_owner_s_long_thoughts_do_not_hold_up_their_short_ones(desk: Callable[[int], Desk]) -> None:
    three = desk(3)
    await three.wants("admiral", "anna", long=True)
    await three.wants("novice", "anna")
    assert three.came == ["admiral", "novice"]


async def test_nobody_waits_for_ever(desk: Callable[[int], Desk]) -> None:
    """Others who come later and are always ahead by rank let the one who has waited longest pass after a few."""
    one = desk(1)
    await one.wants("0")
    await one.wants("patient", rank=lambda: (1.0,))
    for number in range(1, 3 * AHEAD):
        await one.wants(str(number), rank=lambda: (0.0,))
        await one.goes(one.came[-1])
    assert one.came.index("patient") == AHEAD + 1


async def test_whoever_gives_up_waiting_holds_nobody_up(desk: Callable[[int], Desk]) -> None:
    one = desk(1)
    for name in ("a", "b", "c"):
        await one.wants(name)
    one.tasks["b"].cancel()
    await asyncio.gather(one.tasks["b"], return_exceptions=True)
    await one.goes("a")
    assert one.came == ["a", "c"]


async def test_a_place_rests_after_work(desk: Callable[[int], Desk]) -> None:
    one = desk(1)
    one.places.rest = 1e9
    await one.wants("a")
    await one.wants("b")
    await one.goes("a")
    assert one.came == ["a"]
    one.places._leave(one.places._taken[0])  # as the clock would, after hours
    await asyncio.sleep(0)
    assert one.came == ["a", "b"]


async def test_a_thread_that_hangs_is_given_up(desk: Callable[[int], Desk]) -> None:
    places, hung = Places(1, "hanging"), threading.Event()
    try:
        with pytest.raises(TimeoutError):
            async with places.turn():
                await places.run(hung.wait, 0.01)
        assert await places.do(lambda: "next") == "next"
    finally:
        hung.set()
