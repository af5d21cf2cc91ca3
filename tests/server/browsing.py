"""Somebody at a real browser, for tests."""

import os
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

CHROMIUM = os.environ.get("TRADEWINDS_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MOST_STEPS = 3_000
browser_needed = pytest.mark.skipif(not os.path.exists(CHROMIUM), reason=f"there is no Chromium at {CHROMIUM}")
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
        self.complaints: list[str] = []
        self.page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda e: self.complaints.append(str(e)))

    def play_now(self, game: str, bot: str = "random") -> None:
        self.page.goto("/")
        card = self.page.locator(f".game[data-game={game}]")
        card.locator(".level").select_option(bot)
        card.locator(".play-now").click()

    def is_over(self) -> bool:
        return self.page.locator("#result").is_visible()

    def wait(self) -> bool:
        """Until there is something to choose or the match is over; True for a choice."""
        self.page.locator("#choices button:visible, #result:visible, #curtain[open]").first.wait_for()
        return self.page.locator("#choices button").count() > 0

    def choose(self, rng: random.Random) -> None:
        """Some choice; then wait until the page shows what came of it."""
        buttons = self.page.locator("#choices button")
        number = rng.randrange(max(buttons.count(), 1))
        before = self.page.evaluate("document.body.dataset.number")
        try:
            buttons.nth(number).click(timeout=3_000)
        except PlaywrightTimeout:
            return  # the table went on under the mouse; the next round looks again
        self.go_on(before)

    def go_on(self, before: str) -> None:
        """Confirm where the page asks, and wait for what comes of it."""
        asked = "!document.getElementById('confirm').hidden"
        changed = "(document.body.dataset.number !== n || document.getElementById('curtain').open)"
        self.page.wait_for_function(f"n => {changed} || {asked}", arg=before)
        if self.page.evaluate(f"n => !({changed}) && {asked}", before):
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(f"n => {changed}", arg=before)

    def play_to_the_end(self, rng: random.Random) -> None:
        for _ in range(MOST_STEPS):
            if self.is_over():
                return
            if self.wait() and not self.is_over():
                self.choose(rng)
        raise AssertionError("the match does not end")

    def check(self) -> None:
        """Nothing went wrong on the way."""
        assert self.complaints == []
        assert missing_texts(self.page) == []

    def close(self) -> None:
        self.context.close()


def missing_texts(page: Page) -> list[str]:
    return IDENTIFIER.findall(page.locator("body").inner_text())
