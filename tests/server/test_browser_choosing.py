"""Choosing in a real browser: on the board, by number, what explains itself, and what once was broken there."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import tradewinds as tw
from tests.server.browsing import CHOICE, UNFOLD, Player, missing_texts, serious

pytestmark = [pytest.mark.browser, pytest.mark.compiled]


@pytest.fixture
def anna(browser: Browser, address: str) -> Iterator[Player]:
    player = Player(browser, address, viewport={"width": 1280, "height": 800})
    yield player
    player.check()
    player.close()


AT_END = """() => {
  const log = document.getElementById("log");
  return log.scrollHeight - log.scrollTop - log.clientHeight < 4;
}"""


def begin(player: Player, game: str) -> None:
    player.play_now(game)
    player.wait()


@pytest.mark.parametrize("game", tw.games())
def test_what_is_open_can_be_chosen_on_the_board_alone(anna: Player, game: str) -> None:
    begin(anna, game)
    anna.never_ask()
    rng, taken = random.Random(4), 0
    for _ in range(20):
        if not anna.wait():
            break
        before = anna.page.evaluate("document.body.dataset.number")
        things = anna.page.locator("#board [data-action]")
        things.first.wait_for()
        try:
            things.nth(rng.randrange(things.count())).click(force=True, timeout=3_000)
        except PlaywrightTimeout:
            continue  # the board changed under the mouse; the next round looks again
        if anna.page.locator("#all-choices").is_visible():
            anna.page.locator(CHOICE).first.click()
        anna.go_on(before)
        taken += 1
    assert taken > 10


def test_choices_come_in_groups_that_light_the_board(anna: Player) -> None:
    begin(anna, "tobago")
    group = anna.page.locator("#choices details").first
    assert group.get_attribute("open") is None, "the board shows them"
    assert int(group.locator(".count").inner_text()) > 50
    group.locator("summary").hover()
    assert anna.page.locator("#board .pointed").count() > 50
    anna.page.keyboard.press("1")
    group.locator("input").fill("E5")
    assert 1 <= group.locator("li:visible").count() < 9
    assert serious(anna.page) == []


def test_a_bid_is_a_number(anna: Player) -> None:
    begin(anna, "key-west")
    anna.page.locator(".quick").last.click()
    anna.page.locator(".step").first.click()
    take = anna.page.locator(".take")
    assert take.inner_text() == "Bid 19 dollars"
    before = anna.page.evaluate("document.body.dataset.number")
    anna.page.locator(".stepper input").press("Enter")
    anna.go_on(before)
    anna.page.locator("#log-lines li", has_text="19").first.wait_for()


def test_what_cannot_be_done_says_why_on_the_spot(anna: Player) -> None:
    begin(anna, "west-of-africa")
    anna.page.locator("[data-about=field-tenerife-1]").click(force=True)
    about = anna.page.locator("#about")
    about.locator("a").first.wait_for()
    assert "Tenerife" in about.inner_text()
    assert missing_texts(anna.page) == []
    assert serious(anna.page) == []
    anna.page.keyboard.press("Escape")
    assert about.is_hidden()


def test_a_right_click_offers_what_can_be_done(anna: Player) -> None:
    begin(anna, "west-of-africa")
    anna.page.locator("#on-choice-card-tenerife").click(button="right", force=True)
    offered = anna.page.locator("#about .choice")
    offered.wait_for()
    before = anna.page.evaluate("document.body.dataset.number")
    offered.click()
    anna.go_on(before)
    anna.page.locator("#own", has_text="Tenerife").wait_for()


def test_what_one_might_have_expected_is_a_dozen_at_most(anna: Player) -> None:
    begin(anna, "key-west")
    anna.page.keyboard.press("?")
    anna.page.locator(".why").first.wait_for()
    assert anna.page.locator(".why").count() <= 12


def test_the_first_click_on_the_theme_changes_it(anna: Player) -> None:
    anna.page.goto("/")
    before = anna.page.evaluate("getComputedStyle(document.body).backgroundColor")
    anna.page.locator("#theme").click()
    assert anna.page.evaluate("getComputedStyle(document.body).backgroundColor") != before


def test_the_hand_can_be_hidden(anna: Player) -> None:
    begin(anna, "west-of-africa")
    anna.page.locator(".menu > summary").first.click()
    anna.page.locator("#set-hide").check()
    anna.page.mouse.move(2, 2)
    anna.page.mouse.click(2, 300)
    assert anna.page.locator(".menu").get_attribute("open") is None, "a click beside it closes the menu"
    assert "blur" in anna.page.evaluate("getComputedStyle(document.getElementById('on-hand')).filter")


def test_the_log_follows_also_after_the_window_has_changed(anna: Player) -> None:
    begin(anna, "tobago")
    anna.never_ask()
    rng = random.Random(2)
    for _ in range(6):
        if anna.wait():
            anna.choose(rng)
    for height in (500, 900, 600):
        anna.page.set_viewport_size({"width": 1100, "height": height})
        anna.page.wait_for_function(AT_END)


def test_ones_own_words_and_old_ones_are_not_unread(anna: Player) -> None:
    begin(anna, "west-of-africa")
    anna.page.locator("#tab-chat").click()
    anna.page.locator("#chat-text").fill("hello")
    anna.page.keyboard.press("Enter")
    anna.page.locator("#chat-lines li", has_text="hello").wait_for()
    anna.page.reload()
    anna.wait()
    anna.page.locator("#chat-lines li", has_text="hello").wait_for(state="attached")
    assert anna.page.locator("#unread").is_hidden()


def test_whoever_watches_is_told_so(anna: Player, browser: Browser, address: str) -> None:
    begin(anna, "west-of-africa")
    assert anna.page.locator("#watching").is_hidden()
    guest = Player(browser, address)
    guest.page.goto(anna.page.url)
    guest.page.locator("#watching").wait_for()
    guest.check()
    guest.close()


def test_the_first_curtain_names_a_player_also_after_a_reload(anna: Player) -> None:
    anna.page.goto("/")
    form = anna.page.locator("#new-table")
    form.locator("[name=name]").fill("Anna")
    form.locator("[name=game]").select_option("west-of-africa")
    form.locator("[name=visibility][value=hotseat]").check()
    form.locator("[type=submit], button.primary").first.click()
    for _ in range(2):
        anna.page.locator("#curtain[open] #curtain-lift").wait_for()
        assert "Anna" in anna.page.locator("#curtain-text").inner_text()
        anna.page.reload()


def play_until_it_ends_by_itself(player: Player, rng: random.Random) -> None:
    """Until there is nothing left but to end the turn, and something that could be taken back."""
    for _ in range(200):
        if player.page.locator("#by-itself").is_visible():
            if player.page.locator("#undo").is_visible():
                return
        elif player.wait():
            before = player.page.evaluate("document.body.dataset.number")
            others = [n for n, kind in enumerate(player.page.evaluate(UNFOLD)) if kind != "end-turn"]
            player.page.locator(CHOICE).nth(rng.choice(others or [0])).click()
            player.go_on(before)
    raise AssertionError("there was always something left")


def test_a_turn_with_nothing_left_ends_by_itself_and_can_be_taken_back(anna: Player) -> None:
    begin(anna, "west-of-africa")
    anna.never_ask()
    rng = random.Random(3)
    play_until_it_ends_by_itself(anna, rng)
    anna.page.locator("#choices .ticking").wait_for()
    anna.page.locator("#undo").click()
    anna.page.locator("#by-itself").wait_for(state="hidden")
    play_until_it_ends_by_itself(anna, rng)
    before = anna.page.evaluate("document.body.dataset.number")
    anna.page.wait_for_function("n => document.body.dataset.number !== n", arg=before)
