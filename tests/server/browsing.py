"""Somebody at a real browser, for tests."""

import random
import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.server.people import BRISK

LONGEST = 400_000
#: What takes a choice, in a group that is unfolded or not.
CHOICE = "#choices button[data-action]"
#: Somebody who clicks whatever can be clicked: a curtain, or a choice once for each view (again if nothing came of it).
AUTOPILOT = """(brisk) => {
  let [last, when] = ["", 0];
  const step = () => {
    const $ = (id) => document.getElementById(id);
    if (!$("result").hidden) return;
    const number = document.body.dataset.number;
    for (const field of document.querySelectorAll("#choices input[type=number]")) {
      field.value = Number(field.min) + Math.floor(Math.random() * (field.max - field.min + 1));
      field.dispatchEvent(new Event("input"));
    }
    const buttons = [...document.querySelectorAll("#choices button[data-action]")];
    if ($("curtain").open) {
      last = "";  // the next player counts on their own
      $("curtain-lift").click();
    } else if (buttons.length && (number !== last || Date.now() - when > 3000)) {
      [last, when] = [number, Date.now()];
      const kind = brisk.find((one) => buttons.some((button) => button.dataset.kind === one));
      const wanted = buttons.filter((button) => !kind || button.dataset.kind === kind);
      wanted[Math.floor(Math.random() * wanted.length)].click();
    }
    setTimeout(step, 10);
  };
  step();
}"""
#: Opens every group; the kinds of all choices, in order.
UNFOLD = """() => {
  for (const group of document.querySelectorAll("#choices details")) group.open = true;
  return [...document.querySelectorAll("#choices button[data-action]")].map((button) => button.dataset.kind);
}"""
#: What a player waits for; looked at in one go, since the table may go on between two looks.
WAITED = """() => {
  const shows = (parts) => [...document.querySelectorAll(parts)].some((part) => part.checkVisibility());
  if (document.querySelector("#choices button[data-action]") && shows("#choices .choice")) return "choice";
  return shows("#result, #curtain[open]") && "other";
}"""
PRESSABLE = """() => [...document.querySelectorAll("#choices .choice")]
  .filter((part) => part.checkVisibility()).map((part) => part.tagName)"""
#: Names of texts that would be shown if a text were missing.
IDENTIFIER = re.compile(
    r"\b(?:page|home|table|replay|claim|js|problem|notice|action|prompt|log|board|own|why|reason|source|colour|option)"
    r"-[a-z]+(?:-[a-z]+)*\b"
)


class Player:
    """Somebody at a browser; whatever the console complains about is kept."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        self.context = browser.new_context(base_url=address, reduced_motion="reduce", **settings)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        # A page is loaded when its pictures are, and those of a rulebook are drawn when somebody asks first.
        self.page.set_default_navigation_timeout(60_000)
        self.complaints: list[str] = []
        self.page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda e: self.complaints.append(str(e)))

    def play_now(self, game: str, bot: str = "novice", practice: bool = False) -> None:
        self.page.goto("/")
        # Whoever is here for the first time is offered to be taught instead.
        self.page.evaluate("game => localStorage.setItem(`tradewinds.taught.${game}`, 'yes')", game)
        card = self.page.locator(f".game[data-game={game}]")
        card.locator(".level").select_option(bot)
        card.locator(".practice").set_checked(practice)
        card.locator(".play-now").click()
        if (at_once := self.page.locator("#first-time button[value=play]")).is_visible():
            at_once.click()

    def is_over(self) -> bool:
        return self.page.locator("#result").is_visible()

    def wait(self) -> bool:
        """Until there is something to choose or the match is over; True for a choice."""
        return bool(self.page.wait_for_function(WAITED).json_value() == "choice")

    def never_ask(self) -> None:
        """As somebody in a hurry: nothing is asked before it is done."""
        self.page.locator(".menu > summary").click()
        self.page.locator("#set-ask").select_option("never")
        self.page.locator(".menu > summary").click()

    def choose(self, rng: random.Random) -> None:
        """Some choice, of the kinds that bring a match on where there are any; wait until the page shows it."""
        kinds = self.page.evaluate(UNFOLD)
        wanted = next((kind for kind in BRISK if kind in kinds), None)
        places = [place for place, kind in enumerate(kinds) if wanted in (None, kind)]
        buttons = self.page.locator(CHOICE)
        number = rng.choice(places or [0])
        before = self.page.evaluate("document.body.dataset.number")
        try:
            buttons.nth(number).click(timeout=3_000)
        except PlaywrightTimeout:
            return  # the table went on under the mouse; the next round looks again
        self.go_on(before)

    def press(self, rng: random.Random, by_number: bool) -> bool:
        """By keyboard, some choice or group; True for a choice."""
        tags = self.page.evaluate(PRESSABLE)
        if not tags:
            return False  # the table went on; the next round looks again
        place = rng.randrange(min(len(tags), 9) if by_number else len(tags))
        if by_number:
            self.page.keyboard.press(str(place + 1))
        else:
            self.page.keyboard.press("c")
            for _ in range(place):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        return bool(tags[place] != "SUMMARY")

    def go_on(self, before: str) -> None:
        """Confirm where the page asks, and wait for what comes of it."""
        asked = "!document.getElementById('confirm').hidden"
        changed = "(document.body.dataset.number !== n || document.getElementById('curtain').open)"
        self.page.wait_for_function(f"n => {changed} || {asked}", arg=before)
        if self.page.evaluate(f"n => !({changed}) && {asked}", before):
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(f"n => {changed}", arg=before)

    def go_on_by_itself(self) -> None:
        """From now on the page clicks its own buttons, as fast as it can; a whole match takes seconds."""
        self.never_ask()
        self.page.evaluate(AUTOPILOT, BRISK)

    def wait_for_the_end(self) -> None:
        self.page.locator("#result-body .winner").first.wait_for(timeout=LONGEST)

    def check(self) -> None:
        """Nothing went wrong on the way."""
        assert self.complaints == [], self.complaints
        assert missing_texts(self.page) == []

    def close(self) -> None:
        self.context.close()


def missing_texts(page: Page) -> list[str]:
    return IDENTIFIER.findall(page.locator("body").inner_text())


def serious(page: Page) -> list[str]:
    """What axe-core finds at serious or above."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found if one["impact"] in ("serious", "critical")
    ]
