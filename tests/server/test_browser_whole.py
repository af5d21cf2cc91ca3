"""Playing by one means alone: on the board by mouse, by touch, by keyboard; what has no place there has its button."""

import random

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import tradewinds as tw
from tests.server.browsing import Player, serious
from tests.soaking import times

pytestmark = [pytest.mark.browser, pytest.mark.compiled]

#: Each means at two sizes, and every size once.
SIZES = {
    "mouse": ((1400, 900), (1024, 768), (1920, 1080)),
    "touch": ((390, 844), (844, 390), (360, 740), (820, 1180)),
    "keys": ((1024, 768), (820, 1180)),
}
SHORT = 12
#: The middle of some open thing of the board that is seen, or else of some button beside it; of the buttons where
#: several choices lie on one thing and it is asked which.
PLACE = """(chance) => {
  const seen = (part) => {
    const box = part.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (part.contains(top) || part === top) ? [x, y] : null;
  };
  const asked = !document.getElementById("all-choices").hidden;
  for (const where of asked ? ["#choices .choice"] : ["#board [data-action], #board [data-way]", "#choices .choice"]) {
    const places = [...document.querySelectorAll(where)].map(seen).filter(Boolean);
    if (places.length) return places[Math.floor(chance * places.length)];
  }
  return null;
}"""
#: Nothing seen: the next button is brought into view.
SHOW = """() => (document.querySelector("#choices .choice") ?? document.body).scrollIntoView({ block: "center" })"""


#: What a finger may miss: whatever can be pressed and is lower or narrower than 40 pixels.
SMALL = """() => [...document.querySelectorAll("button, summary, input, select, a:not(.skip)")]
  .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest("p, .menu-body"))
  .map((part) => [part.id || part.className || part.textContent, part.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < 39.5)
  .map(([name, box]) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`)"""
#: Something was chosen, or is asked for once more.
ANSWERED = "n => document.body.dataset.number !== n || !document.getElementById('confirm').hidden"


def press(player: Player, means: str, rng: random.Random) -> None:
    """One press that may choose something."""
    if means == "keys":
        on_board = player.page.locator("#board [data-action]").count() and rng.random() < 0.7
        for key in ("b", "n", "Enter") if on_board else ("c", "Enter"):
            player.page.keyboard.press(key)
        return
    place = player.page.evaluate(PLACE, rng.random())
    if place is None:
        player.page.evaluate(SHOW)
    elif means == "touch":
        player.page.touchscreen.tap(*place)
    else:
        player.page.mouse.click(*place)


def confirm(player: Player, means: str) -> None:
    if means == "keys":
        player.page.keyboard.press("Enter")
    elif means == "touch":
        player.page.locator("#confirm-yes").tap(timeout=2_000)
    else:
        player.page.locator("#confirm-yes").click(timeout=2_000)


def choose(player: Player, means: str, rng: random.Random) -> bool:
    """Press until something has been chosen; False when the match is over."""
    if not player.wait():
        return not player.is_over()
    before = player.page.evaluate("document.body.dataset.number")
    for _ in range(40):
        press(player, means, rng)
        try:
            player.page.wait_for_function(ANSWERED, arg=before, timeout=600)
            if player.page.evaluate("n => document.body.dataset.number === n", before):
                confirm(player, means)
                player.page.wait_for_function("n => document.body.dataset.number !== n", arg=before, timeout=3_000)
        except PlaywrightTimeout:
            continue  # it only unfolded something, or the board changed under the mouse
        return True
    shown = player.page.locator(".sheet").inner_text()
    raise AssertionError(f"40 presses chose nothing: {shown}")


def cases() -> list[tuple[str, str, tuple[int, int]]]:
    """In short one size for each means; at length all of them."""
    return [
        (game, means, size) for game in tw.games() for means, sizes in SIZES.items() for size in sizes[: times(1, 9)]
    ]


@pytest.mark.parametrize(("game", "means", "size"), cases(), ids=str)
def test_a_match_is_played_by_one_means_alone(
    browser: Browser, address: str, game: str, means: str, size: tuple[int, int]
) -> None:
    settings = {"viewport": {"width": size[0], "height": size[1]}, "has_touch": means == "touch"}
    player, rng = Player(browser, address, **settings), random.Random(4)
    player.play_now(game)
    for number in range(times(SHORT, 2_000)):
        if means == "touch" and number < SHORT and player.wait():
            assert player.page.evaluate(SMALL) == []
        if not choose(player, means, rng):
            break
    assert serious(player.page) == []
    player.check()
    player.close()
