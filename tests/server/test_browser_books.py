"""Rulebooks at a real browser: light to load, searched by keyboard, whole on paper, and beside the board."""

import pytest
from playwright.sync_api import Browser, Page

import tradewinds as tw
from tests.server.browsing import Player, serious
from tradewinds.core.examples import examples

pytestmark = [pytest.mark.browser, pytest.mark.compiled]

FIRST_LOAD = 300_000
#: A4 at 96 pixels an inch, less the margins.
PAPER = {"width": 688, "height": 1016}
LOADED = "() => [...document.querySelectorAll('.example img')].every((one) => one.complete && one.naturalWidth)"
PRINTED = "() => window.printed === true"


def weighed(page: Page) -> list[float]:
    """What comes over the wire from now on."""
    sizes: list[float] = []
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    return sizes


def print_it(page: Page) -> None:
    page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    page.locator("#print").click()
    page.wait_for_function(PRINTED, timeout=120_000)


@pytest.mark.parametrize("game", tw.games())
def test_the_first_load_is_light_and_on_paper_there_is_every_picture(browser: Browser, address: str, game: str) -> None:
    player = Player(browser, address)
    page, sizes = player.page, weighed(player.page)
    page.goto(f"/rules/{game}?lang=en", wait_until="networkidle")
    assert sum(sizes) < FIRST_LOAD
    assert serious(page) == []
    print_it(page)
    page.wait_for_function(LOADED)
    assert page.locator(".example img").count() == len(examples(tw.load(game)))
    assert page.pdf().startswith(b"%PDF")
    player.check()


@pytest.mark.parametrize("lang", ["en", "de", "ja"])
@pytest.mark.parametrize("game", tw.games())
def test_the_quick_card_is_one_page(browser: Browser, address: str, game: str, lang: str) -> None:
    player = Player(browser, address, viewport=PAPER)
    player.page.goto(f"/rules/{game}/card?lang={lang}")
    pages = player.page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
    assert pages == 1
    assert serious(player.page) == []


def test_the_rules_are_searched_by_keyboard(browser: Browser, address: str) -> None:
    page = Player(browser, address).page
    page.goto("/rules/tobago?lang=en")
    page.keyboard.press("/")
    page.keyboard.type("curse amulet")
    page.wait_for_function("() => document.querySelectorAll('.found.at').length === 1")
    first = page.locator(".at").inner_text()
    page.keyboard.press("Enter")
    page.wait_for_function("first => document.querySelector('.at').innerText !== first", arg=first)
    page.keyboard.press("Shift+Enter")
    page.wait_for_function("first => document.querySelector('.at').innerText === first", arg=first)
    page.locator("#wanted").fill("a word that no rule has")
    page.get_by_text("No rule says that.").wait_for()
    assert page.locator(".found").count() == 0


def test_a_picture_is_tried(browser: Browser, address: str) -> None:
    player = Player(browser, address)
    player.page.goto("/rules/tobago?lang=en")
    player.page.locator("#example-three-left .try").click()
    player.page.wait_for_url("**/table/*")
    assert player.wait()
    assert player.page.locator(".from-file").inner_text() == "from a moment of another match"
    player.check()


def test_rules_and_card_open_beside_the_board(browser: Browser, address: str) -> None:
    player = Player(browser, address)
    player.page.goto("/rules/tobago?lang=en")
    player.page.locator("#example-three-left .try").click()
    player.page.wait_for_url("**/table/*")
    assert player.wait()
    page, beside = player.page, player.page.locator("#beside")
    page.locator("#refused summary").first.click()
    link = page.locator(".why a").first
    rule = link.inner_text()
    link.click()
    page.wait_for_function("rule => document.querySelector('#beside .now')?.innerText.startsWith(rule)", arg=rule)
    assert page.evaluate("() => document.querySelector('#beside').contains(document.activeElement)")
    assert serious(page) == []
    page.keyboard.press("Escape")
    assert beside.is_hidden()
    assert page.evaluate("() => document.activeElement.innerText") == rule
    page.keyboard.press("i")
    page.wait_for_function("() => document.querySelector('#beside section.now[data-kinds~=clue]')")
    page.keyboard.press("i")
    assert beside.is_hidden()
    assert len(page.context.pages) == 1
    player.check()
