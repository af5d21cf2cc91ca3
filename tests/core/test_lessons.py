"""Lessons are played by the rules: one that no longer fits fails here, by the name of its moment."""

from collections.abc import Iterator
from typing import Any

import pytest

import tradewinds as tw
from tradewinds.core.lessons import FIRST, BadLesson, Lesson, lessons
from tradewinds.core.words import LANGUAGES

GAME = tw.load("tobago")
SCRIPT: dict[str, Any] = {
    "seats": 2,
    "seed": "a lesson",
    "deal": [{"draw": "island", "island": "ABC1"}],
    "moment": [],
}


def every() -> Iterator[Any]:
    for name in tw.games():
        for lesson in lessons(tw.load(name)).values():
            yield pytest.param(lesson, id=f"{name}-{lesson.name}")


@pytest.mark.parametrize("lesson", list(every()))
def test_every_choice_of_the_learner_is_taught(lesson: Lesson) -> None:
    places = [place for place, (actor, _) in enumerate(lesson.actions) if actor == lesson.seat]
    assert [moment.at for moment in lesson.moments] == places
    assert lesson.moments[0].pages, "it begins with something to read"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", list(every()))
def test_every_page_has_words(lesson: Lesson, lang: str) -> None:
    pages = [page.words for moment in lesson.moments for page in moment.pages]
    wrong = [moment.wrong for moment in lesson.moments if moment.wrong]
    for id in (*pages, *wrong, lesson.end.words):
        assert lesson.game.words.has(lang, id), id


@pytest.mark.parametrize("lesson", list(every()))
def test_what_is_lit_is_on_the_board(lesson: Lesson) -> None:
    for moment in lesson.moments:
        match = tw.Match(lesson.game, lesson.seats, 1, given=lesson.given, **lesson.options)
        match.show(lesson.actions[: moment.at])
        drawn = match.svg(lesson.seat)
        for thing in {thing for page in moment.pages for thing in page.light}:
            assert f'data-about="{thing}"' in drawn or f'id="{thing}"' in drawn, (moment.pages, thing)


def test_every_game_teaches_itself() -> None:
    assert [name for name in tw.games() if FIRST not in lessons(tw.load(name))] == []


def test_a_lesson_that_no_longer_fits_names_its_moment() -> None:
    early = {"pages": ["early"], "choose": {"kind": "raise", "map": "brown"}}
    lesson = Lesson(GAME, "test", SCRIPT | {"seat": beginner(), "moment": [early]})
    with pytest.raises(BadLesson, match=r"lesson test of tobago.*\['early'\].*TB \d"):
        _ = lesson.actions


def beginner() -> int:
    """Whoever is drawn to begin."""
    return tw.Match(GAME, 2, SCRIPT["seed"]).actors[0]


def test_chance_names_what_the_script_says_and_nothing_impossible() -> None:
    match = tw.Match(GAME, 2, 1, given={0: GAME.actions.number("island", island="ABC1")})
    assert match.actions[0] == (-1, GAME.actions.number("island", island="ABC1"))
    with pytest.raises(tw.BadRequest, match="Chance cannot name"):
        tw.Match(GAME, 2, 1, given={0: GAME.actions.number("deal", clue="in-jungle")})
