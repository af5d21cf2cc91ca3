"""Every text of a board is large enough to be read in the page, at the sizes people have."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser

import tradewinds as tw
from tests.server.browsing import Player
from tests.soaking import times
from tradewinds.core.words import LANGUAGES
from tradewinds.pictures.plan import TALL, WIDE

pytestmark = [pytest.mark.browser, pytest.mark.compiled]

SIZES = ((360, 740), (390, 844), (844, 390), (820, 1180), (1024, 768), (1400, 900), (1920, 1080))
#: Pixels of the page: on a phone or a tablet held upright, and on pages of 1024 and more.
LEAST, LEAST_FROM_1024 = 11.0, 12.0
#: So many choices before one looks, so that there is something on the board; and so often.
CHOICES, LOOKS = times(6, 25), times(1, 6)
#: The texts of the board by whose they are, the smallest first.
TEXTS = """() => [...document.querySelectorAll("#board svg text")].filter((text) => text.checkVisibility())
  .map((text) => [
    parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a,
    text.closest("[id]").id, text.textContent,
  ]).sort(([one], [two]) => one - two)"""
#: The picture of a size has arrived, and nothing lies between it and the page that is not drawn yet.
ARRIVED = """(width) => document.querySelector("#board svg")?.viewBox.baseVal.width === width
  && document.querySelectorAll("#board svg text").length > 20"""
#: How much of the board's width is lost, and how high the part of it is that is seen at once.
ROOM = """() => {
  const [view, svg] = ["#board-view", "#board svg"].map((part) => document.querySelector(part).getBoundingClientRect());
  return [svg.width - view.width, Math.min(view.height, innerHeight - view.top)];
}"""


def too_small(player: Player, size: tuple[int, int]) -> list[Any]:
    """The texts below what can be read at a size, each with whose it is."""
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    narrow = size[0] <= 640 or size[1] <= 480
    player.page.wait_for_function(ARRIVED, arg=TALL if narrow else WIDE)
    least = LEAST_FROM_1024 if size[0] >= 1024 else LEAST
    return [found for found in player.page.evaluate(TEXTS) if found[0] < least - 0.005]


@pytest.mark.parametrize("game", tw.games())
def test_every_text_of_the_board_can_be_read(browser: Browser, address: str, game: str) -> None:
    player, rng = Player(browser, address, viewport={"width": 1400, "height": 900}), random.Random(2)
    player.play_now(game)
    player.never_ask()
    table = player.page.url.partition("?")[0]
    for look in range(LOOKS):
        for _ in range(CHOICES):
            if player.wait():
                player.choose(rng)
        for size in SIZES:
            assert too_small(player, size) == [], size
        player.page.set_viewport_size({"width": 1400, "height": 900})
        if player.is_over():
            break
        player.page.goto(f"{table}?lang={LANGUAGES[(look + 1) % len(LANGUAGES)]}")
        player.page.wait_for_function(ARRIVED, arg=WIDE)
    for size in SIZES:
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        player.page.goto(f"{table}/replay")
        assert too_small(player, size) == [], ("replay", size)
    player.check()
    player.close()


@pytest.mark.parametrize("size", [size for size in SIZES if min(size) > 700])
def test_the_board_has_the_whole_width_and_half_the_height(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    """What does not fit below each other is scrolled beside the choices, which stay where they are."""
    player = Player(browser, address, viewport={"width": size[0], "height": size[1]})
    player.play_now("key-west")
    player.page.wait_for_function(ARRIVED, arg=WIDE)
    lost, seen = player.page.evaluate(ROOM)
    assert abs(lost) < 20
    assert seen > size[1] / 2
    choices = player.page.locator("#prompt").bounding_box()
    player.page.evaluate("() => document.getElementById('board-view').scrollTo(0, 10_000)")
    assert player.page.evaluate("() => document.getElementById('board-view').scrollTop") > 100
    assert player.page.locator("#prompt").bounding_box() == choices
    player.check()
    player.close()
