"""Practice: one person against bots goes back as they like, and reads why bots do what they do; nobody else does."""

import asyncio
import json
import random
import secrets
from typing import Any

import httpx
import pytest

import tradewinds as tw
from tests.server.people import Person, Watcher, play_to_the_end
from tradewinds.core.game import EVERYBODY
from tradewinds.core.words import LANGUAGES
from tradewinds.server.advising import thought
from tradewinds.server.site import Site
from tradewinds.server.tables import Tables

pytestmark = pytest.mark.anyio
GAMES = ["key-west", "tobago", "west-of-africa"]


async def practise(anna: Person, game: str = "tobago", bot: str = "bot:random", **settings: Any) -> str:
    created = await anna.create("me", bot, bot, game=game, practice=True, **settings)
    return str(created["id"])


async def my_turn(anna: Person, id: str) -> Any:
    while not (view := await anna.view(id, 0))["choices"]:
        await asyncio.sleep(0.02)
    return view


async def go_on(anna: Person, id: str, choices: int) -> None:
    rng = random.Random(1)
    for _ in range(choices):
        await my_turn(anna, id)
        await anna.act_any(id, 0, rng)
    await my_turn(anna, id)


async def back(anna: Person, id: str, move_id: str = "", **where: Any) -> httpx.Response:
    seen = await anna.get(f"/tables/{id}/seats/0/seen")
    body = {"number": seen["number"], "move_id": move_id or secrets.token_hex(8), **where}
    return await anna.client.post(f"/api/tables/{id}/seats/0/back", json=body)


@pytest.mark.parametrize("game", GAMES)
async def test_one_goes_back_choice_by_choice_to_the_first(site: Site, anna: Person, game: str) -> None:
    id = await practise(anna, game)
    first = await my_turn(anna, id)
    await go_on(anna, id, 6)
    match = (await site.tables.get(id)).playing.match  # type: ignore[union-attr]
    for left in reversed(range(6)):
        assert (await anna.view(id, 0))["can_go_back"]
        answer = await back(anna, id)
        assert answer.status_code == 200, answer.text
        view = await anna.view(id, 0)
        assert sum(actor == 0 for actor, _ in match.actions) == left
        assert view["choices"]
        assert answer.json()["legal"] == [choice["action"] for choice in view["choices"]]
    assert [c["action"] for c in view["choices"]] == [c["action"] for c in first["choices"]]
    assert not view["can_go_back"]
    assert (await back(anna, id)).json()["error"] == "nothing-to-undo"


async def test_one_goes_back_to_an_event_and_the_log_ends_there(anna: Person) -> None:
    id = await practise(anna)
    await go_on(anna, id, 4)
    lines = (await anna.view(id, 0))["log"]["lines"]
    event = lines[len(lines) // 2]["event"]
    assert (await back(anna, id, event=event)).status_code == 200
    left = (await anna.get(f"/tables/{id}/replay", move=0, seat=0))["moves"]
    assert event <= left < lines[-1]["event"]
    assert (await back(anna, id, event=10_000)).json()["error"] == "nothing-to-undo"


async def test_the_same_request_again_goes_back_once(site: Site, anna: Person) -> None:
    id = await practise(anna)
    await go_on(anna, id, 4)
    first = await back(anna, id, "once")
    playing = (await site.tables.get(id)).playing
    assert playing is not None
    again = await back(anna, id, "once")
    assert (first.status_code, again.status_code) == (200, 200)
    assert playing.match.fair.returns == 1


async def test_what_is_stored_leads_to_the_same_match(site: Site, anna: Person) -> None:
    id = await practise(anna)
    await go_on(anna, id, 4)
    for _ in range(3):
        await back(anna, id)
        await go_on(anna, id, 1)
    here, there = await site.tables.get(id), await Tables(site.store).get(id)
    assert here.playing
    assert there.playing
    assert there.playing.match.actions == here.playing.match.actions
    assert there.playing.match.fair == here.playing.match.fair
    assert there.practice


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_bots_say_why_to_whoever_practises_and_to_nobody_else(site: Site, anna: Person, lang: str) -> None:
    id = await practise(anna, bot="bot:greedy")
    rng = random.Random(1)
    while not (view := await anna.view(id, 0, lang=lang))["thoughts"]:
        await anna.act_any(id, 0, rng)
        await my_turn(anna, id)
    assert {one["seat"] for one in view["thoughts"]} <= {1, 2}
    assert all(" – " in one["text"] for one in view["thoughts"])
    assert (await anna.view(id, lang=lang))["thoughts"] == [], "somebody who watches"
    watcher = Watcher(site, id)
    assert not any(view["thoughts"][0]["text"].encode() in frame for frame in watcher.read())


async def test_without_practice_bots_say_nothing_and_nobody_goes_back(site: Site, anna: Person) -> None:
    id = (await anna.create("me", "bot:greedy", "bot:greedy", game="tobago"))["id"]
    for _ in range(6):
        view = await my_turn(anna, id)
        assert (view["thoughts"], view["can_go_back"]) == ([], False)
        await anna.act_any(id, 0, random.Random(1))
    await my_turn(anna, id)
    playing = (await site.tables.get(id)).playing
    assert playing is not None
    assert playing.thoughts == []
    before = playing.match.actions.copy()
    for event in (None, 1):
        answer = await back(anna, id, event=event)
        assert (answer.status_code, answer.json()["error"]) == (403, "no-practice")
    assert playing.match.actions == before


@pytest.mark.parametrize("game", ["key-west", "west-of-africa"])
async def test_what_is_done_in_secret_is_not_explained(rules: None, game: str) -> None:
    """A reason would turn over what lies face down, or say what does not lie there."""
    match, rng = tw.Match(tw.load(game), 3, seed=1), random.Random(1)
    secret = set()
    for _ in range(400):
        if not match.actors:
            break
        seat = rng.choice(match.actors)
        legal = match.legal(seat)
        action = rng.choice(legal)
        public = all(match.game.learners(match.position, seat, one) == EVERYBODY for one in legal)
        assert (thought(match, seat, action) is not None) == (public and len(legal) > 1)
        secret.add(not public)
        match.act(seat, action)
    assert secret == {True, False}


async def test_it_is_marked_everywhere_and_verified(anna: Person, ben: Person) -> None:
    id = await practise(anna)
    await go_on(anna, id, 3)
    await back(anna, id)
    assert (await anna.get(f"/tables/{id}"))["table"]["practice"]
    assert [table["practice"] for table in (await anna.get("/tables"))["yours"]] == [True]
    for page in (f"/table/{id}", f"/table/{id}/replay"):
        assert 'class="from-file practice"' in (await anna.client.get(page)).text
    await play_to_the_end(id, anna)
    verified = await anna.get(f"/tables/{id}/verify")
    assert verified["ok"]
    assert "practice" in verified["proves"]
    file = (await anna.client.get(f"/api/tables/{id}/file")).text
    assert json.loads(file)["practice"] == 1
    came = (await ben.post("/import", file=file))["id"]
    assert (await ben.get(f"/tables/{came}"))["table"]["practice"]
    assert (await ben.get(f"/tables/{came}/verify"))["ok"]
    following = (await anna.post(f"/tables/{id}/rematch"))["id"]
    assert (await anna.get(f"/tables/{following}"))["table"]["practice"]


@pytest.mark.parametrize(
    ("kinds", "settings"),
    [
        (("me", "open"), {}),
        (("me", "me"), {"visibility": "hotseat"}),
        (("me", "bot:random"), {"visibility": "open"}),
        (("bot:random", "bot:random"), {}),
    ],
)
async def test_practice_is_for_one_person(anna: Person, kinds: tuple[str, ...], settings: dict[str, str]) -> None:
    seats = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]
    body = {"game": "tobago", "seats": seats, "practice": True, **settings}
    answer = await anna.client.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "practice-alone")


async def test_nobody_is_let_in_before_the_deal(anna: Person) -> None:
    id = await practise(anna, at_once=False)
    answer = await anna.client.post(f"/api/tables/{id}/seats/1/change", json={"kind": "open"})
    assert (answer.status_code, answer.json()["error"]) == (400, "practice-alone")
