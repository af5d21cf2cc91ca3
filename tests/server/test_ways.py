"""Several choices with one request: each is checked and stored as its own, all or none, once."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import httpx
import pytest

import tradewinds as tw
from tests.server.people import Person, two_at_a_table
from tradewinds.server.in_play import Deed
from tradewinds.server.problems import Problem
from tradewinds.server.site import Site
from tradewinds.server.tables import Tables

pytestmark = pytest.mark.anyio

TABLE = tw.load("tobago").actions
KEY_WEST = tw.load("key-west").actions


async def on_the_move(anna: Person, ben: Person) -> tuple[str, Person, int]:
    """A table of Tobago, and whoever may drive there first."""
    id = await two_at_a_table(anna, ben, game="tobago")
    people = (anna, ben)
    for _ in people:
        for seat, person in enumerate(people):
            view = await person.view(id, seat)
            if [choice for choice in view["choices"] if choice["kind"] == "place-car"]:
                await person.act(id, seat, view["choices"][40]["action"], view["number"])
    for seat, person in enumerate(people):
        if (await person.view(id, seat))["ways"]:
            return id, person, seat
    raise AssertionError("nobody may drive")


async def send(
    person: Person, id: str, seat: int, number: int, actions: Sequence[int], move_id: str = "way"
) -> httpx.Response:
    body = {"action": actions[0], "then": actions[1:], "number": number, "move_id": move_id}
    return await person.client.post(f"/api/tables/{id}/seats/{seat}/act", json=body)


def actions_of(way: dict[str, Any]) -> list[int]:
    return [way["action"], *way["then"]]


async def test_one_request_drives_three_legs_and_each_is_taken_back_on_its_own(
    site: Site, anna: Person, ben: Person
) -> None:
    id, person, seat = await on_the_move(anna, ben)
    before = await site.store.entries(id)
    view = await person.view(id, seat)
    way = actions_of(view["ways"][-1])
    assert len(way) == 3
    assert (await send(person, id, seat, view["number"], way)).status_code == 200
    stored = (await site.store.entries(id))[len(before) :]
    assert [(entry.seat, entry.kind, entry.action) for entry in stored] == [(seat, "act", action) for action in way]
    space = dict(TABLE.actions[way[-1]].arguments)["space"]
    assert str(space) in " ".join((await person.view(id, seat))["own"])
    for _ in way:
        now = await person.view(id, seat)
        assert now["can_undo"]
        await person.post(f"/tables/{id}/seats/{seat}/undo", number=now["number"], move_id=f"u{now['number']}")
    now = await person.view(id, seat)
    assert (now["choices"], now["ways"]) == (view["choices"], view["ways"])
    assert (await send(person, id, seat, now["number"], way, "again")).status_code == 200
    now = await person.view(id, seat)
    await person.post(f"/tables/{id}/seats/{seat}/undo", number=now["number"], move_id="all", whole_turn=True)
    assert (await person.view(id, seat))["ways"] == view["ways"]


async def test_a_repeated_way_changes_nothing_also_after_a_restart(site: Site, anna: Person, ben: Person) -> None:
    id, person, seat = await on_the_move(anna, ben)
    view = await person.view(id, seat)
    way = actions_of(view["ways"][-1])
    first = await send(person, id, seat, view["number"], way)
    stored = await site.store.entries(id)
    site.tables._tables.clear()
    again = await send(person, id, seat, view["number"], way)
    assert (first.status_code, again.status_code) == (200, 200)
    assert again.json() == first.json()
    assert (await person.view(id, seat))["number"] == first.json()["number"]
    for other in (way[:2], way[:1], [*way, way[0]], [*way[:2], way[0]]):
        answer = await send(person, id, seat, view["number"], other)
        assert (answer.status_code, answer.json()["error"]) == (409, "move-id-used")
    assert await site.store.entries(id) == stored


async def test_of_many_ways_at_once_one_is_gone(site: Site, anna: Person, ben: Person) -> None:
    id, person, seat = await on_the_move(anna, ben)
    before = len(await site.store.entries(id))
    view = await person.view(id, seat)
    way = actions_of(view["ways"][-1])
    sent = [send(person, id, seat, view["number"], way, f"way-{i // 2}") for i in range(20)]
    answers = await asyncio.gather(*sent)
    # Each was sent twice: whoever wins gets the same answer again.
    assert sorted(answer.status_code for answer in answers) == [200] * 2 + [409] * 18
    assert len(await site.store.entries(id)) == before + len(way)


async def test_of_two_processes_one_goes_its_whole_way(site: Site, anna: Person, ben: Person) -> None:
    id, person, seat = await on_the_move(anna, ben)
    before = len(await site.store.entries(id))
    there = Tables(site.store)
    far, near = await there.get(id), await site.tables.get(id)
    view = await person.view(id, seat)
    one, other = (actions_of(view["ways"][place]) for place in (-1, -2))
    results = await asyncio.gather(
        site.tables.do(near, seat, Deed("act", view["number"], "a", one[0], tuple(one[1:])), "en"),
        there.do(far, seat, Deed("act", view["number"], "b", other[0], tuple(other[1:])), "en"),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Problem", "int"]
    assert next(r for r in results if isinstance(r, Problem)).code == "stale"
    stored = [entry.action for entry in (await site.store.entries(id))[before:]]
    assert stored == (one if isinstance(results[0], int) else other)
    await there.heard(id)
    await site.tables.heard(id)
    assert near.playing is not None
    assert far.playing is not None
    assert near.playing.match.actions == far.playing.match.actions


async def test_when_a_step_is_forbidden_none_is_done(site: Site, anna: Person, ben: Person) -> None:
    id, person, seat = await on_the_move(anna, ben)
    stored = await site.store.entries(id)
    view = await person.view(id, seat)
    way = actions_of(view["ways"][-1])
    answer = await send(person, id, seat, view["number"], [*way[:2], way[1]])
    assert (answer.status_code, answer.json()["rule"]) == (409, "TB 6.3")
    answer = await send(person, id, seat, view["number"], [*way[:2], len(TABLE)])
    assert answer.status_code == 400
    assert await site.store.entries(id) == stored
    assert (await person.view(id, seat))["number"] == view["number"]


async def test_nothing_follows_at_once_what_cannot_be_taken_back(site: Site, anna: Person, ben: Person) -> None:
    id, person, seat = await on_the_move(anna, ben)
    stored = await site.store.entries(id)
    view = await person.view(id, seat)
    exchange, stop = TABLE.number("exchange"), TABLE.number("end-turn")
    answer = await send(person, id, seat, view["number"], [exchange, stop])
    assert (answer.status_code, answer.json()["error"]) == (409, "not-at-once")
    assert await site.store.entries(id) == stored


async def test_nothing_follows_a_secret_choice_at_once(site: Site, anna: Person, ben: Person) -> None:
    """Whether it may could depend on what others have chosen in secret."""
    id = await two_at_a_table(anna, ben)
    view = await anna.view(id, 0)
    first, second = (choice["action"] for choice in view["choices"][:2])
    answer = await send(anna, id, 0, view["number"], [first, second])
    assert (answer.status_code, answer.json()["error"]) == (409, "not-at-once")
    assert await site.store.entries(id) == []


async def looking(anna: Person) -> tuple[str, dict[str, Any]]:
    """A table of Key West where Anna holds a tile and could look at another one."""
    id: str = (await anna.create("me", "bot:random", "bot:random", game="key-west"))["id"]
    dive, rng = KEY_WEST.number("mark", action="dive"), random.Random(5)
    for _ in range(1_000):
        view = await anna.view(id, 0)
        open_now = [choice["action"] for choice in view["choices"]]
        kinds = [KEY_WEST.kind(action).name for action in open_now]
        if "put-back" in kinds and view["ways"]:
            return id, view
        wanted = [action for action, kind in zip(open_now, kinds, strict=True) if action == dive or kind == "look"]
        if open_now:
            await anna.act(id, 0, rng.choice(wanted or open_now), view["number"])
        await asyncio.sleep(0.01)
    raise AssertionError("nobody dived")


async def test_what_only_opens_is_done_with_what_it_opens_and_is_asked_about(site: Site, anna: Person) -> None:
    id, view = await looking(anna)
    stored = len(await site.store.entries(id))
    way = actions_of(view["ways"][-1])
    assert [KEY_WEST.kind(action).name for action in way] == ["put-back", "look"]
    body = {"action": way[0], "then": way[1:], "number": view["number"], "move_id": "on"}
    asked = await anna.post(f"/tables/{id}/seats/0/act", **body, ask_first=True)
    assert asked["asks"]
    shown = await anna.get(f"/tables/{id}/seats/0/preview", action=way[0], then=way[1:])
    assert (shown["final"], shown["board"]) == (True, "")
    assert len(await site.store.entries(id)) == stored
    await anna.post(f"/tables/{id}/seats/0/act", **body)
    done = (await site.store.entries(id))[stored : stored + 2]
    assert [entry.action for entry in done] == way


async def test_nothing_follows_at_once_what_becomes_known(site: Site, anna: Person) -> None:
    """Else a look and what is seen could be tried without doing either."""
    id, view = await looking(anna)
    stored = await site.store.entries(id)
    back, look = actions_of(view["ways"][-1])
    keep = KEY_WEST.number("keep")
    answer = await send(anna, id, 0, view["number"], [back, look, keep])
    assert (answer.status_code, answer.json()["error"]) == (409, "not-at-once")
    assert await site.store.entries(id) == stored


async def test_a_handful_follows_at_most(anna: Person, ben: Person) -> None:
    id, person, seat = await on_the_move(anna, ben)
    view = await person.view(id, seat)
    answer = await send(person, id, seat, view["number"], [view["ways"][0]["action"]] * 7)
    assert answer.status_code == 422


async def test_a_way_is_previewed_as_it_would_end(anna: Person, ben: Person) -> None:
    id, person, seat = await on_the_move(anna, ben)
    view = await person.view(id, seat)
    way = view["ways"][-1]
    shown = await person.get(f"/tables/{id}/seats/{seat}/preview", action=way["action"], then=way["then"])
    assert not shown["final"]
    assert (await send(person, id, seat, view["number"], actions_of(way))).status_code == 200
    assert (await person.view(id, seat))["board"] == shown["board"]


async def test_only_whoever_may_act_has_ways(anna: Person, ben: Person) -> None:
    id, person, seat = await on_the_move(anna, ben)
    other = anna if person is ben else ben
    assert (await other.view(id, 1 - seat))["ways"] == (await other.view(id))["ways"] == []
