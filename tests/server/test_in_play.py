"""Moves over HTTP: stored, once, in order, undone, repeated."""

import asyncio
import random
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any
from unittest.mock import ANY, Mock

import pytest
from fastapi import FastAPI

import tradewinds as tw
from tests.server.people import Person, Watcher, two_at_a_table
from tradewinds.bots import make_bot
from tradewinds.core.layout import Vector
from tradewinds.server import robots
from tradewinds.server.in_play import Deed
from tradewinds.server.problems import Problem
from tradewinds.server.site import Site
from tradewinds.server.tables import Tables

pytestmark = pytest.mark.anyio


async def test_a_move_is_stored_before_the_answer(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    view = await anna.view(id, 0)
    answer = await anna.act(id, 0, view["choices"][0]["action"], view["number"])
    assert answer.status_code == 200
    stored = await site.store.entries(id)
    assert [(entry.seat, entry.action) for entry in stored] == [(0, view["choices"][0]["action"])]


async def test_fifty_clients_with_the_same_move_one_wins(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    view = await anna.view(id, 0)
    action = view["choices"][0]["action"]
    answers = await asyncio.gather(*(anna.act(id, 0, action, view["number"]) for _ in range(50)))
    codes = [answer.status_code for answer in answers]
    assert codes.count(200) == 1
    assert codes.count(409) == 49
    assert {answer.json()["error"] for answer in answers if answer.status_code == 409} == {"stale"}
    assert len(await site.store.entries(id)) == 1


async def test_a_repeated_move_gets_the_same_answer_and_changes_nothing(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    view = await anna.view(id, 0)
    action = view["choices"][0]["action"]
    answers = [await anna.act(id, 0, action, view["number"], "same") for _ in range(3)]
    assert [answer.json() for answer in answers] == [answers[0].json()] * 3
    assert len(await site.store.entries(id)) == 1
    other = await anna.act(id, 0, view["choices"][1]["action"], view["number"], "same")
    assert (other.status_code, other.json()["error"]) == (409, "move-id-used")


async def test_a_forbidden_action_names_its_rule_in_the_language_asked_for(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    view = await anna.view(id, 0)
    body = {"action": 0, "number": view["number"], "move_id": "x"}
    for lang in ("en", "de", "ja"):
        answer = await anna.client.post(f"/api/tables/{id}/seats/0/act", json=body, params={"lang": lang})
        assert answer.status_code == 409
        refusal = tw.Match(tw.load("west-of-africa"), 2, seed=0, language=lang).why_not(0, 0)
        assert refusal is not None
        assert (answer.json()["rule"], answer.json()["text"]) == (refusal.rule, refusal.text)


async def test_a_language_asked_for_is_not_kept_for_others(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    playing = (await site.tables.get(id)).playing
    assert playing is not None
    before = playing.match.language
    for lang in ("de", "ja"):
        assert await anna.get(f"/tables/{id}/seats/0/refused", lang=lang)
        body = {"action": 0, "number": playing.number(0), "move_id": "x"}
        refused = await anna.client.post(f"/api/tables/{id}/seats/0/act", json=body, params={"lang": lang})
        assert refused.status_code == 409
        assert playing.match.language == before


async def test_whether_a_move_is_allowed_is_asked_once(
    site: Site, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await two_at_a_table(anna, ben)
    view = await anna.view(id, 0)
    kernel, action = (await site.tables.get(id)).game.kernel, view["choices"][0]["action"]
    why_not = Mock(wraps=kernel.why_not)
    monkeypatch.setattr(kernel, "why_not", why_not)
    assert (await anna.act(id, 0, action, view["number"])).status_code == 200
    why_not.assert_called_once_with(ANY, 0, action)


async def test_undo_and_reset_take_back_own_actions(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    first = await anna.view(id, 0)
    for _ in range(3):
        view = await anna.view(id, 0)
        await anna.act(id, 0, view["choices"][0]["action"], view["number"])
    view = await anna.view(id, 0)
    assert view["can_undo"]
    await anna.post(f"/tables/{id}/seats/0/undo", number=view["number"], move_id="u1")
    view = await anna.view(id, 0)
    await anna.post(f"/tables/{id}/seats/0/undo", number=view["number"], move_id="u2", whole_turn=True)
    view = await anna.view(id, 0)
    assert not view["can_undo"]
    assert view["choices"] == first["choices"]
    assert view["board"] == first["board"]
    assert view["number"] > first["number"]
    error = await anna.post(f"/tables/{id}/seats/0/undo", 409, number=view["number"], move_id="u3")
    assert error["error"] == "nothing-to-undo"


async def test_choosing_at_the_same_time_nobody_makes_another_stale(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    one, other = await anna.view(id, 0), await ben.view(id, 1)
    assert (await anna.act(id, 0, one["choices"][0]["action"], one["number"])).status_code == 200
    assert (await ben.act(id, 1, other["choices"][0]["action"], other["number"])).status_code == 200


async def test_a_whole_match_by_two_people_survives_reloading(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    rng = random.Random(3)
    view = await anna.view(id)
    for step in range(2000):
        if view["result"]:
            break
        seat = rng.choice(view["actors"])
        assert await (anna, ben)[seat].act_any(id, seat, rng)
        if step % 20 == 7:
            site.tables._tables.clear()
        view = await anna.view(id)
    assert view["result"]["winners"]
    row = await site.store.match(id)
    assert row is not None
    assert row.status == "over"
    over = await anna.act(id, 0, 0, view["number"])
    assert over.json()["error"] == "over"


async def test_two_processes_on_one_database_agree(site: Site, anna: Person, ben: Person) -> None:
    """A second set of tables on the same store stands for another process."""
    id = await two_at_a_table(anna, ben)
    there = Tables(site.store)
    view = await anna.view(id, 0)
    table = await there.get(id)
    await anna.act(id, 0, view["choices"][0]["action"], view["number"])
    await there.heard(id)
    here = await site.tables.get(id)
    assert table.playing is not None
    assert here.playing is not None
    assert table.playing.match.actions == here.playing.match.actions
    assert [table.playing.number(v) for v in table.playing.viewers] == [
        here.playing.number(v) for v in here.playing.viewers
    ]


async def test_of_two_processes_one_wins_and_the_other_hears_so(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    there = Tables(site.store)
    far, near = await there.get(id), await site.tables.get(id)
    view = await anna.view(id, 0)
    action = view["choices"][0]["action"]
    results = await asyncio.gather(
        site.tables.do(near, 0, Deed("act", view["number"], "a", action), "en"),
        there.do(far, 0, Deed("act", view["number"], "b", action), "en"),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Problem", "int"]
    assert next(r for r in results if isinstance(r, Problem)).code == "stale"


async def test_a_match_of_other_rules_is_stopped_openly(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    await site.store.change_match(id, rules=999)
    site.tables._tables.clear()
    state = await anna.get(f"/tables/{id}", seat=0)
    assert state["table"]["status"] == "stopped"
    assert "999" in state["table"]["why_stopped"]
    answer = await anna.act(id, 0, 0, 1)
    assert answer.json()["error"] == "other-rules"


async def test_bots_play_on_by_themselves(app: FastAPI, site: Site, anna: Person) -> None:
    created = await anna.create("me", "bot:random", "bot:random")
    id = created["id"]
    watcher = Watcher(site, id, 0)
    rng = random.Random(1)
    for _ in range(3000):
        view = await anna.view(id, 0)
        if view["result"]:
            break
        if not await anna.act_any(id, 0, rng):
            await asyncio.sleep(0.01)
        watcher.read()
    assert view["result"]


async def test_a_bot_that_fails_is_replaced_by_a_legal_move_and_a_note(
    site: Site, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> object:
        raise RuntimeError("no idea")

    monkeypatch.setattr(robots, "make_bot", broken)
    created = await anna.create("me", "bot:random")
    for _ in range(200):
        state = await anna.get(f"/tables/{created['id']}", lang="de")
        if state["chat"] and await site.store.entries(created["id"]):
            break
        await asyncio.sleep(0.01)
    assert "zufällige erlaubte Aktion" in state["chat"][0]["text"]


class Noted:
    """A bot that notes when it moved for which seat."""

    def __init__(self, moves: list[tuple[object, int]], *given: Any, **more: Any) -> None:
        self.moves = moves
        self.bot = make_bot(*given, **more)

    def choose(self, seen: Vector, seat: int, legal: Sequence[int]) -> int:
        self.moves.append((self, seat))
        return self.bot.choose(seen, seat, legal)


async def test_a_bot_is_kept_while_its_seat_goes_on(site: Site, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    moves: list[tuple[object, int]] = []
    monkeypatch.setattr(robots, "make_bot", partial(Noted, moves))
    id = (await anna.create("bot:greedy", "bot:greedy"))["id"]
    for _ in range(3000):
        if (await anna.view(id))["result"]:
            break
        await asyncio.sleep(0.01)
    assert (await anna.view(id))["result"]
    steps = list(pairwise(moves))
    assert any(seat == other for (_, seat), (_, other) in steps)
    for (bot, seat), (another, other) in steps:
        assert (bot is another) == (seat == other)
    await asyncio.gather(*site.robots._tasks.values())
    assert site.robots._kept == {}


async def test_no_more_bots_are_kept_than_there_is_room_for(site: Site, anna: Person) -> None:
    tables = [await site.tables.get((await anna.create("me", "open"))["id"]) for _ in range(robots.KEPT + 2)]
    for table in tables:
        site.robots._keep(table, 1, make_bot("greedy", table.game))
    assert list(site.robots._kept) == [table.id for table in tables[2:]]
