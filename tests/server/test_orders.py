"""What is done for seats by order: turns with nothing left end by themselves, unless somebody wants to be asked."""

import asyncio
import gc
import random
from typing import Any

import pytest

from tests.server.people import BRISK, Person, two_at_a_table
from tradewinds.server import orders
from tradewinds.server.in_play import BY_ORDER, Playing
from tradewinds.server.outages import DatabaseAway
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


async def test_what_an_outage_kept_back_is_done_after_it(
    soon: None, monkeypatch: pytest.MonkeyPatch, site: Site, anna: Person
) -> None:
    async def away(*deed: object) -> int:
        raise DatabaseAway("outage")

    lost: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: lost.append(context))
    id = (await anna.create("me", "bot:random"))["id"]
    await nothing_left(anna, id)
    with monkeypatch.context() as outage:
        outage.setattr(site.tables, "do", away)
        await asyncio.sleep(0.5)
    assert await by_order(site, id) == []
    await site.tables.catch_up()
    await asyncio.sleep(0.5)
    assert await by_order(site, id) == [0]
    gc.collect()
    assert lost == [], "nobody looks after a task that fails"


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


async def asked_twice(site: Site, anna: Person, ben: Person) -> tuple[str, Person, int, dict[str, Any]]:
    """Play Tobago until somebody is offered a card that would be offered again for their next rose; the view then."""
    id, rng = await two_at_a_table(anna, ben, game="tobago"), random.Random(3)
    playing = (await site.tables.get(id)).playing
    assert playing is not None
    site.limiter.factor = 100
    for _ in range(2_000):
        seat = playing.match.actors[0]
        holder, kinds = (anna, ben)[seat], {playing.match.game.actions.kind(n).name: n for n in playing.legal(seat)}
        if "refuse" in kinds and playing.legal(seat) == _after(playing, seat, kinds["refuse"]):
            return id, holder, seat, await holder.view(id, seat)
        action = next((kinds[kind] for kind in BRISK if kind in kinds), rng.choice(playing.legal(seat)))
        await holder.act(id, seat, action, playing.number(seat))
    raise AssertionError("nobody was asked twice")


def _after(playing: Playing, seat: int, action: int) -> tuple[int, ...]:
    """What the seat may choose after an action, if the same card is offered to it then."""
    ahead = playing.match.copy()
    ahead.act(seat, action)
    same = ahead.prompt(seat, "en") == playing.match.prompt(seat, "en")
    return tuple(ahead.legal(seat)) if seat in ahead.actors and same else ()


async def test_the_same_answer_is_given_while_the_same_is_asked(
    soon: None, site: Site, anna: Person, ben: Person
) -> None:
    id, holder, seat, view = await asked_twice(site, anna, ben)
    refuse = next(choice for choice in view["choices"] if choice["again"])
    answer = await holder.post(
        f"/tables/{id}/seats/{seat}/act", 200, action=refuse["action"], number=view["number"], move_id="all", again=True
    )
    assert answer["legal"] == [choice["action"] for choice in view["choices"]], "another rose is asked at once"
    assert (await holder.view(id, seat))["by_itself"]["action"] == refuse["action"]
    await asyncio.sleep(0.5)
    assert seat in await by_order(site, id)


async def test_the_same_answer_is_kept_over_a_restart_and_ends_with_another(
    anna: Person, ben: Person, site: Site
) -> None:
    id, holder, seat, view = await asked_twice(site, anna, ben)
    refuse = next(choice for choice in view["choices"] if choice["again"])
    body = {"action": refuse["action"], "number": view["number"], "move_id": "all", "again": True}
    await holder.post(f"/tables/{id}/seats/{seat}/act", 200, **body)
    playing = (await site.tables.get(id)).playing
    assert playing is not None
    afresh = Playing(await site.tables._deal(await site.tables.get(id)))
    for entry in await site.store.entries(id):
        afresh.apply(entry)
    assert afresh.again(seat) == playing.again(seat) == refuse["action"]
    view = await holder.view(id, seat)
    accept = next(choice for choice in view["choices"] if not choice["again"])
    await holder.act(id, seat, accept["action"], view["number"])
    assert playing.again(seat) is None
