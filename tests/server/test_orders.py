"""What is done for seats by order: turns with nothing left end by themselves, unless somebody wants to be asked."""

import asyncio
import random

import pytest

from tests.server.people import Person
from tradewinds.server import orders
from tradewinds.server.in_play import BY_ORDER
from tradewinds.server.site import Site

pytestmark = pytest.mark.anyio


async def nothing_left(anna: Person, id: str) -> dict[str, object]:
    """Play until there is nothing left but to end the turn; the view then."""
    rng = random.Random(5)
    for _ in range(500):
        view: dict[str, object] = await anna.view(id, 0)
        if view["by_itself"]:
            return view
        await anna.act_any(id, 0, rng)
        await asyncio.sleep(0.01)
    raise AssertionError("there was always something left")


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "TO_REGRET", 0.2)
    monkeypatch.setattr(orders, "TO_SEE", 0.1)


async def by_order(site: Site, id: str) -> list[int]:
    """The seats for which something was done by order."""
    return [entry.seat for entry in await site.store.entries(id) if entry.move_id.startswith(BY_ORDER)]


async def test_a_turn_with_nothing_left_ends_by_itself(soon: None, site: Site, anna: Person) -> None:
    id = (await anna.create("me", "bot:random"))["id"]
    view = await nothing_left(anna, id)
    assert [choice["action"] for choice in view["choices"]] == [view["by_itself"]["action"]]  # type: ignore[index, attr-defined]
    await asyncio.sleep(0.5)
    assert await by_order(site, id) == [0]


async def test_what_is_taken_back_in_time_is_not_ended(
    monkeypatch: pytest.MonkeyPatch, site: Site, anna: Person
) -> None:
    monkeypatch.setattr(orders, "TO_REGRET", 0.4)
    id = (await anna.create("me", "bot:random"))["id"]
    view = await nothing_left(anna, id)
    assert view["can_undo"]
    await anna.post(f"/tables/{id}/seats/0/undo", number=view["number"], move_id="back")
    await asyncio.sleep(0.6)
    assert await by_order(site, id) == []
    assert len((await anna.view(id, 0))["choices"]) > 1


async def test_whoever_wants_to_be_asked_is_asked(soon: None, site: Site, anna: Person, ben: Person) -> None:
    id = (await anna.create("me", "bot:random"))["id"]
    await anna.post(f"/tables/{id}/seats/0/orders", 204, ask_to_end=True)
    assert (await anna.get(f"/tables/{id}"))["table"]["seats"][0]["asks_to_end"]
    assert not (await ben.get(f"/tables/{id}"))["table"]["seats"][0]["asks_to_end"], "nobody else is told"
    await ben.post(f"/tables/{id}/seats/0/orders", 401, ask_to_end=False)
    rng = random.Random(5)
    for _ in range(200):
        view = await anna.view(id, 0)
        assert view["by_itself"] is None
        if len(view["choices"]) == 1 and view["choices"][0]["kind"] == "end-turn":
            break
        await anna.act_any(id, 0, rng)
        await asyncio.sleep(0.01)
    else:
        raise AssertionError("there was always something left")
    await asyncio.sleep(0.4)
    assert await by_order(site, id) == []
