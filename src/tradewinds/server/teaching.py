"""Tables where somebody is taught: a lesson says what everybody does until its end, then bots play on."""

from functools import cache

import tradewinds as tw
from tradewinds.core.errors import TradewindsError
from tradewinds.core.examples import Example, examples
from tradewinds.core.lessons import Lesson, Page, lessons
from tradewinds.server import models
from tradewinds.server.in_play import ACT, Deed, Playing
from tradewinds.server.problems import WORDS, Problem
from tradewinds.server.tables import Table


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    return lessons(tw.load(game))


@cache
def examples_of(name: str) -> dict[str, Example]:
    return examples(tw.load(name))


@cache
def fitting(name: str) -> frozenset[str]:
    """The examples that the rules allow by the edition there is."""
    return frozenset(one for one, example in examples_of(name).items() if _fits(example))


def _fits(example: Example) -> bool:
    try:
        return example.at >= 0
    except TradewindsError:
        return False


def example(game: str, name: str) -> Example:
    if game not in tw.games() or name not in examples_of(game):
        raise Problem(404, "no-example")
    return examples_of(game)[name]


def find(game: str, name: str) -> Lesson:
    if game not in tw.games() or name not in lessons_of(game):
        raise Problem(404, "no-lesson")
    return lessons_of(game)[name]


def lesson_of(table: Table) -> Lesson | None:
    name = table.settings.get("lesson")
    return find(table.game.name, name) if name else None


def wanted(table: Table) -> tuple[int, int] | None:
    """Who is to do what next at this table, while its lesson lasts."""
    lesson = lesson_of(table)
    return lesson.wanted(len(table.playing.match.actions)) if lesson and table.playing else None


def check(table: Table, playing: Playing, seat: int, deed: Deed, lang: str) -> None:
    """Raises when the lesson wants something else of whoever learns; nothing changes, and they choose again."""
    lesson, done = lesson_of(table), len(playing.match.actions)
    if lesson is None or deed.kind != ACT or lesson.wanted(done) is None:
        return
    steps = [(seat, action) for _, action in deed.steps]
    if steps != lesson.actions[done : done + len(steps)]:
        wrong = lesson.moment(done).wrong
        told = table.game.words.text(lang, wrong) if wrong else WORDS.text(lang, "lesson-not-this")
        raise Problem(409, "lesson-wrong", text=told)


def told(table: Table, playing: Playing, seat: int | None, lang: str) -> models.Lesson | None:
    """What is to be read now; only whoever learns is told."""
    lesson, done = lesson_of(table), len(playing.match.actions)
    if lesson is None or seat != lesson.seat:
        return None
    following = lesson.wanted(done)
    mine = following is not None and following[0] == seat
    pages = lesson.pages(done) if following else (lesson.end,)
    return models.Lesson(
        place=sum(moment.at <= done for moment in lesson.moments if moment.pages),
        places=sum(bool(moment.pages) for moment in lesson.moments),
        pages=[_page(table, page, lang) for page in pages],
        wanted=following[1] if following and mine else None,
        over=following is None,
    )


def _page(table: Table, page: Page, lang: str) -> models.LessonPage:
    return models.LessonPage(text=table.game.words.text(lang, page.words), things=list(page.light))
