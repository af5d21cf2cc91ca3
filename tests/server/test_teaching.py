"""Tables where somebody is taught: who is told what, what another choice comes to, what lasts, what there is not."""

import asyncio
from typing import Any

import pytest

import tradewinds as tw
from tests.server.people import Person
from tradewinds.core.lessons import FIRST, Lesson, lessons
from tradewinds.server.site import Site

pytestmark = pytest.mark.anyio

TAUGHT = [name for name in tw.games() if FIRST in lessons(tw.load(name))]
every_game = pytest.mark.parametrize("name", TAUGHT)


def lesson_of(name: str) -> Lesson:
    return lessons(tw.load(name))[FIRST]


async def begin(person: Person, name: str) -> str:
    return str((await person.post("/lessons", game=name, name=person.name))["id"])


async def asked(person: Person, id: str, seat: int, **query: Any) -> Any:
    """What the learner sees once the others have done their part."""
    for _ in range(400):
        view = await person.view(id, seat, **query)
        if view["lesson"]["over"] or view["lesson"]["wanted"] is not None:
            return view
        await asyncio.sleep(0.02)
    raise AssertionError("nobody goes on")


async def follow(person: Person, id: str, seat: int, times: int = 1000) -> Any:
    """Do what the lesson wants, so many times or to its end."""
    view = await asked(person, id, seat)
    while not view["lesson"]["over"] and times:
        answer = await person.act(id, seat, view["lesson"]["wanted"], view["number"])
        assert answer.status_code == 200, answer.text
        view, times = await asked(person, id, seat), times - 1
    return view


@every_game
async def test_whoever_does_what_is_wanted_gets_to_the_end_and_then_bots_play_on(name: str, anna: Person) -> None:
    lesson, id = lesson_of(name), await begin(anna, name)
    view = await follow(anna, id, lesson.seat)
    assert [page["text"] for page in view["lesson"]["pages"]] == [lesson.game.words.text("en", lesson.end.words)]
    assert view["lesson"]["place"] == view["lesson"]["places"]
    before = len(view["log"]["lines"])
    for _ in range(400):
        view = await anna.view(id, lesson.seat)
        others = [line["by"] for line in view["log"]["lines"][before:] if line["by"] not in (None, lesson.seat)]
        if others or view["result"]:
            break
        if view["choices"]:
            await anna.act(id, lesson.seat, view["choices"][-1]["action"], view["number"])
        await asyncio.sleep(0.02)
    assert others, "somebody else has done something that no script says"


@every_game
async def test_only_the_learner_is_told(name: str, anna: Person, ben: Person) -> None:
    lesson, id = lesson_of(name), await begin(anna, name)
    view = await asked(anna, id, lesson.seat, lang="de")
    first = lesson.moments[0].pages[0]
    assert view["lesson"]["pages"][0]["text"] == lesson.game.words.text("de", first.words)
    assert (await anna.view(id))["lesson"] is None
    assert (await ben.view(id))["lesson"] is None


@every_game
async def test_another_choice_gets_its_sentence_and_changes_nothing(name: str, anna: Person, site: Site) -> None:
    lesson, id = lesson_of(name), await begin(anna, name)
    view = await asked(anna, id, lesson.seat)
    other = next(one["action"] for one in view["choices"] if one["action"] != view["lesson"]["wanted"])
    stored = await site.store.entries(id)
    answer = await anna.act(id, lesson.seat, other, view["number"])
    assert (answer.status_code, answer.json()["error"]) == (409, "lesson-wrong")
    assert answer.json()["text"] == lesson.game.words.text("en", lesson.moments[0].wrong)
    assert await site.store.entries(id) == stored
    assert (await anna.view(id, lesson.seat))["lesson"] == view["lesson"]


async def test_a_way_may_be_gone_at_once_but_no_other(anna: Person) -> None:
    lesson, id = lesson_of("tobago"), await begin(anna, "tobago")
    legs = next(at for at, moment in enumerate(lesson.moments) if any("drive" in page.words for page in moment.pages))
    view = await follow(anna, id, lesson.seat, legs)
    path, said = f"/tables/{id}/seats/{lesson.seat}/act", {"number": view["number"], "move_id": "way"}
    done = view["lesson"]["wanted"]
    right, *wrong = sorted(view["ways"], key=lambda way: way["things"][-1] != "space-e8")
    assert right["action"] == done
    refused = await anna.post(path, 409, **said, action=wrong[-1]["action"], then=wrong[-1]["then"])
    assert refused["error"] == "lesson-wrong"
    await anna.post(path, 200, **said, action=right["action"], then=right["then"])
    assert (await asked(anna, id, lesson.seat))["lesson"]["place"] == view["lesson"]["place"] + 1


@every_game
async def test_what_the_lesson_wants_is_done_without_being_asked_twice(name: str, anna: Person) -> None:
    lesson, id = lesson_of(name), await begin(anna, name)
    view = await asked(anna, id, lesson.seat)
    said = {"action": view["lesson"]["wanted"], "number": view["number"], "move_id": "m", "ask_first": True}
    assert not (await anna.post(f"/tables/{id}/seats/{lesson.seat}/act", 200, **said))["asks"]


@every_game
async def test_it_goes_on_after_a_restart_in_the_middle(name: str, anna: Person, site: Site) -> None:
    lesson, id = lesson_of(name), await begin(anna, name)
    before = await follow(anna, id, lesson.seat, len(lesson.moments) // 2)
    site.tables._tables.clear()
    after = await asked(anna, id, lesson.seat)
    assert (after["lesson"], after["choices"]) == (before["lesson"], before["choices"])
    assert (await follow(anna, id, lesson.seat))["lesson"]["over"]


async def test_there_is_nothing_to_save_and_nothing_to_prove(anna: Person) -> None:
    id = await begin(anna, "tobago")
    for what in ("file", "verify"):
        answer = await anna.client.get(f"/api/tables/{id}/{what}")
        assert (answer.status_code, answer.json()["error"]) == (409, "lesson-file")
        assert answer.json()["text"].startswith("A lesson is dealt by a script")


async def test_what_is_not_taught_is_not_begun(anna: Person) -> None:
    assert (await anna.post("/lessons", 404, game="tobago", lesson="last"))["error"] == "no-lesson"
    assert (await anna.post("/lessons", 404, game="chess"))["error"] == "no-lesson"
