"""Lessons at a real browser, to their end: read, choose what is wanted, hear why not when it is something else."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

import tradewinds as tw
from tests.server.browsing import CHOICE, UNFOLD, Player, serious
from tests.soaking import SOAKING
from tradewinds.core.lessons import FIRST, Lesson, lessons
from tradewinds.core.words import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.compiled]

TAUGHT = [name for name in tw.games() if FIRST in lessons(tw.load(name))]
MEANS: dict[str, dict[str, Any]] = {
    "mouse": {"viewport": {"width": 1400, "height": 900}},
    "touch": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "keys": {"viewport": {"width": 1024, "height": 768}},
}
#: In every language by every means, or once.
WAYS = [(lang, means) for lang in LANGUAGES for means in MEANS] if SOAKING else [("en", "mouse")]
#: What the learner waits for: something to read on, or to choose, or the end.
ASKED = """() => {
  const shown = (id) => document.getElementById(id).checkVisibility();
  if (shown("lesson-own")) return "over";
  if (shown("lesson-next")) return "read";
  const waiting = document.querySelector(".lesson.waiting");
  return document.querySelector("#choices button[data-action]") && !waiting && "choose";
}"""
#: The number that stands for an action is set where numbers are set; the place of its button among all.
PLACE = """(action) => {
  const buttons = () => [...document.querySelectorAll("#choices button[data-action]")];
  const place = () => buttons().findIndex((one) => one.dataset.action === `${action}`);
  for (const field of document.querySelectorAll("#choices input[type=number]")) {
    for (let n = Number(field.min); n <= Number(field.max) && place() < 0; n++) {
      field.value = n;
      field.dispatchEvent(new Event("input"));
    }
  }
  return place();
}"""
#: Milliseconds within which two taps in one place are a double one, which counts once.
DOUBLE = 500
#: Whether the card of the lesson is seen without scrolling.
SEEN = """() => {
  const { top, bottom } = document.getElementById("lesson").getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""
OTHERS = """(seat) => [...document.querySelectorAll("#log .told")]
  .filter(({ told }) => told.by !== null && told.by !== seat).length"""
#: Something was done, is asked for once more, or was wrong.
ANSWERED = """n => document.body.dataset.number !== n
  || ["confirm", "lesson-wrong"].some((id) => !document.getElementById(id).hidden)"""
#: Something was done, or was wrong.
DONE = "n => document.body.dataset.number !== n || !document.getElementById('lesson-wrong').hidden"


class Learner:
    """Somebody who is taught, by one means."""

    def __init__(self, player: Player, name: str, means: str = "mouse") -> None:
        self.player, self.page, self.means = player, player.page, means
        self.lesson: Lesson = lessons(tw.load(name))[FIRST]
        self.wanted = [action for actor, action in self.lesson.actions if actor == self.lesson.seat]

    def begin(self, lang: str = "en") -> None:
        self.page.goto(f"/?lang={lang}")
        self.page.locator(f".game[data-game={self.lesson.game.name}] .learn").click()
        self.page.wait_for_url("**/table/*")

    def asked(self) -> str:
        return str(self.page.wait_for_function(ASKED, timeout=60_000).json_value())

    def press(self, selector: str) -> None:
        if self.means == "keys":
            self.page.locator(selector).focus()
            self.page.keyboard.press("Enter")
        elif self.means == "touch":
            self.page.wait_for_timeout(DOUBLE)
            self.page.locator(selector).tap()
        else:
            self.page.locator(selector).click()

    def read(self) -> str:
        """To the last page; every page is seen whole."""
        while (what := self.asked()) == "read":
            assert self.page.evaluate(SEEN), self.page.locator("#lesson-text").inner_text()
            if self.means == "keys":
                self.page.wait_for_function("() => document.activeElement.id === 'lesson-next'")
            self.press("#lesson-next")
        return what

    def choose(self, action: int) -> None:
        before = self.page.evaluate("document.body.dataset.number")
        self.page.evaluate(UNFOLD)
        place = self.page.evaluate(PLACE, action)
        assert place >= 0, self.lesson.game.actions.actions[action]
        self.press(f"{CHOICE} >> nth={place}")
        self.page.wait_for_function(ANSWERED, arg=before)
        if self.page.locator("#confirm").is_visible():
            self.press("#confirm-yes")
            self.page.wait_for_function(DONE, arg=before)


@pytest.fixture
def anna(browser: Browser, address: str) -> Iterator[Player]:
    player = Player(browser, address, **MEANS["mouse"])
    yield player
    player.close()


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize(("lang", "means"), WAYS)
def test_a_whole_lesson_and_then_bots_play_on(browser: Browser, address: str, name: str, lang: str, means: str) -> None:
    player = Player(browser, address, **MEANS[means])
    learner = Learner(player, name, means)
    words, page, seat = learner.lesson.game.words, player.page, learner.lesson.seat
    learner.begin(lang)
    for moment, action in zip(learner.lesson.moments, learner.wanted, strict=True):
        assert learner.read() == "choose", moment
        if moment.pages:
            assert page.locator("#lesson-text").inner_text() == words.text(lang, moment.pages[-1].words)
        learner.choose(action)
        assert page.locator("#lesson-wrong").is_hidden(), moment
    assert learner.read() == "over"
    assert page.locator("#lesson-text").inner_text() == words.text(lang, learner.lesson.end.words)
    assert serious(page) == []
    player.never_ask()
    before, rng = page.evaluate(OTHERS, seat), random.Random(1)
    while page.evaluate(OTHERS, seat) == before and player.wait():
        player.choose(rng)
    player.check()
    player.close()


@pytest.mark.parametrize("name", TAUGHT)
def test_another_choice_is_answered_beside_the_question_and_nothing_is_done(anna: Player, name: str) -> None:
    learner = Learner(anna, name)
    learner.begin("de")
    assert learner.read() == "choose"
    number = anna.page.evaluate("document.body.dataset.number")
    anna.page.evaluate(UNFOLD)
    offered = anna.page.locator(CHOICE).evaluate_all("all => all.map((one) => Number(one.dataset.action))")
    learner.choose(next(action for action in offered if action != learner.wanted[0]))
    said = learner.lesson.moments[0].wrong
    assert anna.page.locator("#lesson-wrong").inner_text() == learner.lesson.game.words.text("de", said)
    assert anna.page.evaluate("document.body.dataset.number") == number
    assert anna.page.evaluate(SEEN)
    learner.choose(learner.wanted[0])
    anna.page.locator("#lesson-wrong").wait_for(state="hidden")


def test_whoever_plays_for_the_first_time_is_offered_it_once(anna: Player) -> None:
    card = anna.page.locator(".game[data-game=tobago] .play-now")
    anna.page.goto("/")
    card.click()
    anna.page.locator("#first-time [value=teach]").click()
    anna.page.locator("#lesson-text").wait_for()
    anna.page.goto("/")
    card.click()
    anna.page.wait_for_url("**/table/*")
    anna.page.locator("#prompt").wait_for()
    assert anna.page.locator("#lesson").is_hidden()
    anna.check()
