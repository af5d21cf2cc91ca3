"""Hints at the table and the course of a match after the end: for whom, from what, in which words, how often."""

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

import tradewinds as tw
from tests.server.hidden import a_table, all_ready, played, token, twins
from tests.server.people import ORIGIN, Person, two_at_a_table
from tradewinds.bots import advice
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES
from tradewinds.server import advising, models_after
from tradewinds.server.in_play import Playing
from tradewinds.server.security import LIMITS
from tradewinds.server.site import Site

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.fixture(autouse=True)
async def small(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget counted in playouts alone gives the same answer each time."""
    monkeypatch.setattr(advising, "HINT_SECONDS", 600.0)
    monkeypatch.setattr(advising, "HINT_PLAYOUTS", 200)
    monkeypatch.setattr(advising, "COURSE_PLAYOUTS", 2_000)
    await all_ready(site)


async def ask(person: Person, id: str, seat: int, **query: Any) -> httpx.Response:
    return await person.client.get(f"/api/tables/{id}/seats/{seat}/hint", params=query)


async def test_a_hint_names_choices_of_the_seat_with_chances_and_reasons(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    view = await anna.view(id, 0)
    answer = await ask(anna, id, 0)
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    texts = {choice["action"]: choice["text"] for choice in view["choices"]}
    assert 1 <= len(hint["suggestions"]) <= 3
    for one in hint["suggestions"]:
        assert one["text"] == texts[one["action"]]
        assert one["reason"]
        assert 0 <= one["low"] <= one["share"] <= one["high"] <= 1
    assert len({one["action"] for one in hint["suggestions"]}) == len(hint["suggestions"])
    assert sum(hint["shares"]) == pytest.approx(1)
    assert await anna.view(id, 0) == view, "asking changes nothing"


async def test_a_hint_speaks_the_language_asked_for(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    told = {}
    for lang in LANGUAGES:
        choices = (await anna.view(id, 0, lang=lang))["choices"]
        hint = (await ask(anna, id, 0, lang=lang)).json()
        best = hint["suggestions"][0]
        assert best["text"] in [choice["text"] for choice in choices]
        told[lang] = (best["text"], best["reason"])
    assert len(set(told.values())) == len(LANGUAGES)


async def test_hints_are_refused_where_the_table_plays_without(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben, hints=False)
    for lang, word in (("en", "without hints"), ("de", "ohne"), ("ja", "ヒント")):
        answer = await ask(anna, id, 0, lang=lang)
        assert (answer.status_code, answer.json()["error"]) == (403, "no-hints")
        assert word in answer.json()["text"]


async def test_hints_are_for_those_who_choose_at_a_table_in_play(site: Site, anna: Person, ben: Person) -> None:
    """Not before the deal, not for somebody who waits, not for a seat of another, not after the end."""
    created = await anna.create("me", "open")
    early = await ask(anna, created["id"], 0)
    assert (early.status_code, early.json()["error"]) == (409, "not-started")
    id = await two_at_a_table(anna, ben)
    assert (await ask(anna, id, 1)).status_code == 403
    rng = random.Random(1)
    while (await anna.view(id, 0))["choices"]:
        await anna.act_any(id, 0, rng)
    waiting = await ask(anna, id, 0)
    assert (waiting.status_code, waiting.json()["error"]) == (409, "not-your-turn")
    table = await site.tables.get(id)
    table.playing = Playing(played("west-of-africa", 2, 2_000))
    over = await ask(anna, id, 0)
    assert (over.status_code, over.json()["error"]) == (409, "not-your-turn")


async def test_hints_are_limited(site: Site, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> models_after.Hint:
        return models_after.Hint(suggestions=[], shares=[])

    monkeypatch.setattr(advising, "hint", nothing)
    id = await two_at_a_table(anna, ben)
    count, _ = LIMITS["hint"]
    codes = [(await ask(anna, id, 0)).status_code for _ in range(count + 1)]
    assert codes == [200] * count + [429]
    assert (await ask(ben, id, 1)).status_code == 200, "each seat has its own"


async def test_a_table_goes_on_while_somebody_thinks_about_a_hint(
    site: Site, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hint is about the moment it was asked for; the table does not wait for it."""
    id = await two_at_a_table(anna, ben)
    thinking, go_on = asyncio.Event(), asyncio.Event()
    loop, advise = asyncio.get_running_loop(), tw.advise

    def slow(match: Match, *given: Any, **settings: Any) -> Any:
        loop.call_soon_threadsafe(thinking.set)
        asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()
        return advise(match, *given, **settings)

    monkeypatch.setattr(tw, "advise", slow, raising=False)
    texts = [choice["text"] for choice in (await anna.view(id, 0))["choices"]]
    asked = asyncio.create_task(ask(anna, id, 0))
    await thinking.wait()
    assert await anna.act_any(id, 0, random.Random(1))
    assert await ben.act_any(id, 1, random.Random(2))
    go_on.set()
    assert {one["text"] for one in (await asked).json()["suggestions"]} <= set(texts)


@pytest.mark.parametrize("name", tw.games())
async def test_a_hint_does_not_depend_on_what_the_seat_cannot_see(name: str, tmp_path: Path) -> None:
    """Two matches that differ in a secret action of another, or of chance: the same answer, byte for byte."""
    seats, whole = 3, played(name, 3, 2_000)
    async with a_table(tmp_path / "table", name, seats, hints=True) as (app, table):
        transport = httpx.ASGITransport(app)
        for pair in twins(whole, random.Random(3), each=1):
            answers = []
            for actions in (pair.one, pair.two):
                match = Match(whole.game, seats, secret=whole.fair.secret)
                match.show(actions)
                table.playing = Playing(match)
                for seat in [seat for seat in pair.viewers if seat is not None and seat in match.actors][:1]:
                    headers = {"authorization": f"Bearer {token(seat)}"}
                    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=headers) as client:
                        answers.append(await client.get(f"/api/tables/{table.id}/seats/{seat}/hint"))
            assert [answer.status_code for answer in answers] == [200, 200], pair.kind
            assert answers[0].content == answers[1].content


# The course of a match


async def brought(anna: Person) -> str:
    """A finished match at a table."""
    created = await anna.post("/import", file=played("west-of-africa", 2, 2_000).save())
    return str(created["id"])


async def test_the_course_tells_everybodys_chances_from_the_first_action_to_the_last(anna: Person) -> None:
    id = await brought(anna)
    told = {lang: await anna.get(f"/tables/{id}/course", lang=lang) for lang in LANGUAGES}
    moments, match = told["en"]["moments"], played("west-of-africa", 2, 2_000)
    assert [moment["move"] for moment in moments] == sorted({moment["move"] for moment in moments})
    assert moments[-1]["move"] == len(match.actions)
    assert all(sum(moment["shares"]) == pytest.approx(1) for moment in moments)
    assert match.outcome is not None
    assert [seat for seat, share in enumerate(moments[-1]["shares"]) if share > 0] == list(match.outcome.winners)
    assert all(0 < place < len(moments) for place in told["en"]["turning_points"])
    assert told["en"]["colours"] == list(match.game.colours[:2])
    assert len({tuple(course["names"]) for course in told.values()}) == len(LANGUAGES), "seats are called by colour"
    no_words: dict[str, list[str]] = {"names": [], "turns": []}
    assert all(told[lang] | no_words == told["en"] | no_words for lang in LANGUAGES)


async def test_the_course_is_thought_once_and_limited(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = []

    def analyse(match: Match, **budget: int) -> advice.Analysis:
        thought.append(budget)
        return advice.Analysis(None, (advice.Moment(1, 0, 0, (0.5, 0.5)),), (), 1)

    monkeypatch.setattr(tw, "analyse", analyse, raising=False)
    id = await brought(anna)
    count, _ = LIMITS["hint"]
    monkeypatch.setitem(LIMITS, "hint", (count, 1e9))  # on a busy machine one would be given back meanwhile
    answers = [await anna.client.get(f"/api/tables/{id}/course") for _ in range(count + 1)]
    assert [answer.status_code for answer in answers] == [200] * count + [429]
    assert len(thought) == 1
    assert len({answer.content for answer in answers[:count]}) == 1


async def test_there_is_no_course_before_the_end(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    answer = await anna.client.get(f"/api/tables/{id}/course")
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")


async def test_a_hint_does_not_wait_for_analyses(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    analyse = tw.analyse

    def slow(match: Match, **budget: int) -> advice.Analysis:
        go_on.wait(20)
        return analyse(match, **budget)

    monkeypatch.setattr(tw, "analyse", slow, raising=False)
    ids = [await brought(anna) for _ in range(2)]
    analyses = [asyncio.create_task(anna.get(f"/tables/{id}/course")) for id in ids]
    id = await two_at_a_table(anna, ben)
    answer = await ask(anna, id, 0)
    assert (answer.status_code, go_on.is_set()) == (200, False)
    assert not any(analysis.done() for analysis in analyses)
    go_on.set()
    await asyncio.gather(*analyses)
