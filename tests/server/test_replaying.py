"""A match looked at again, also while it runs: by what the viewer could notice, and nothing of others' secrets."""

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

import tradewinds as tw
from tests.server.hidden import a_table, token
from tests.server.people import ORIGIN, Person, play_to_the_end, two_at_a_table
from tests.server.test_secrecy import act, detour, playing
from tradewinds.server.site import Site

pytestmark = pytest.mark.anyio


async def looked_at(app: FastAPI, id: str, viewer: int | None, moves: int) -> list[bytes]:
    """Everything a viewer can have of the past of a match: the story, and boards of its moments."""
    headers = {} if viewer is None else {"authorization": f"Bearer {token(viewer)}"}
    seat: dict[str, Any] = {} if viewer is None else {"seat": viewer}
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN, headers=headers) as client:
        asked = [("story", {}), *(("replay", {"move": move}) for move in range(0, moves, 7))]
        answers = [await client.get(f"/api/tables/{id}/{what}", params=seat | more) for what, more in asked]
        answers.append(await client.get(f"/table/{id}/replay"))
    assert {answer.status_code for answer in answers} == {200}
    return [answer.content for answer in answers]


@pytest.mark.parametrize("name", tw.games())
async def test_tables_that_differ_only_in_secrets_have_the_same_past_for_everybody_else(
    name: str, tmp_path: Path
) -> None:
    """On one of two tables seat 0 picks and takes back again and again, and has just picked once more."""
    seats, rng, picks = tw.load(name).seats[0], random.Random(5), 0
    async with a_table(tmp_path / "a", name, seats) as (a, here), a_table(tmp_path / "b", name, seats) as (b, there):
        one, two = a.state.site, b.state.site
        for site in (one, two):
            site.orders.wake = lambda table: None  # on a busy machine a turn would end by itself
        for step in range(40):
            actors = playing(here).match.actors
            if 0 in actors:
                picks += await detour(two, there, 0, rng, f"detour-{step}")
            seat = rng.choice(actors)
            action = rng.choice(playing(here).legal(seat))
            await act(one, here, seat, action, f"move-{step}")
            await act(two, there, seat, action, f"move-{step}")
            if step % 13 == 12:
                for viewer in (*range(1, seats), None):
                    pasts = [await looked_at(app, here.id, viewer, step) for app in (a, b)]
                    assert pasts[0] == pasts[1], viewer
    if name == "west-of-africa":
        assert picks > 5


async def test_a_secret_pick_of_another_is_no_moment(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    before = [await person.get(f"/tables/{id}/story", seat=seat) for seat, person in enumerate((anna, ben))]
    await anna.act_any(id, 0, random.Random(1))
    after = [await person.get(f"/tables/{id}/story", seat=seat) for seat, person in enumerate((anna, ben))]
    assert len(after[0]["steps"]) == len(before[0]["steps"]) + 1
    assert after[1] == before[1]


async def test_while_it_runs_a_seat_is_looked_at_by_its_holder_alone(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    for what in ("story", "replay?move=3"):
        statuses = []
        for person, seat in ((anna, 0), (anna, 1), (ben, 1), (ben, 7)):
            mark = "&" if "?" in what else "?"
            statuses.append((await person.client.get(f"/api/tables/{id}/{what}{mark}seat={seat}")).status_code)
        assert statuses == [200, 403, 200, 404]
    assert (await anna.client.get(f"/api/tables/{id}/replay?move=3&opened=true")).status_code == 409
    page = (await anna.client.get(f"/table/{id}/replay")).text
    assert 'value="0"' in page
    assert 'value="1"' not in page
    assert 'value="open"' not in page


async def test_a_running_match_is_told_by_its_events_and_says_nothing_of_actions(
    site: Site, anna: Person, ben: Person
) -> None:
    id = await two_at_a_table(anna, ben)
    rng = random.Random(3)
    for _ in range(30):
        for seat, person in enumerate((anna, ben)):
            await person.act_any(id, seat, rng)
    view, story = await anna.view(id, 0), await anna.get(f"/tables/{id}/story", seat=0)
    assert [line for step in story["steps"] for line in step["lines"]] == view["log"]["lines"]
    assert {(step["action"], tuple(step["scores"])) for step in story["steps"]} == {(None, ())}
    last = await anna.get(f"/tables/{id}/replay", seat=0, move=len(story["steps"]))
    assert (last["move"], last["moves"]) == (len(story["steps"]), len(story["steps"]))
    assert last["panels"] == view["panels"]
    assert "data-action" not in last["board"], "nothing can be chosen in the past"
    await anna.act_any(id, 0, rng)
    await ben.act_any(id, 1, rng)
    assert (await anna.get(f"/tables/{id}/replay", seat=0, move=10**5))["moves"] > last["moves"], "it has gone on"


async def test_after_the_end_every_seat_and_everything_can_be_looked_at(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    await play_to_the_end(id, anna, ben)
    for person in (anna, ben):
        for eyes in ({}, {"seat": 0}, {"seat": 1}, {"opened": True}):
            story = await person.get(f"/tables/{id}/story", **eyes)
            moment = await person.get(f"/tables/{id}/replay", move=5, **eyes)
            assert moment["moves"] == len(story["steps"])
            assert all(step["action"] for step in story["steps"])
            assert len(moment["hands"]) == (2 if "opened" in eyes else 0)
    assert (await anna.client.get(f"/api/tables/{id}/story?seat=5")).status_code == 404
