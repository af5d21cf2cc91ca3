"""Log and chat in a real browser: colours, rounds and turns, light on the board, what changed since one's last turn."""

import random
import re
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Browser

from tests.server.browsing import Player, missing_texts, serious

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
LIGHTS = "#board .lights > *"


@pytest.fixture
def anna(browser: Browser, address: str) -> Iterator[Player]:
    player = Player(browser, address, viewport={"width": 1280, "height": 800})
    yield player
    player.check()
    player.close()


def begin(player: Player, game: str, moves: int = 0) -> None:
    """After so many choices; then the bots are done too."""
    player.play_now(game)
    player.wait()
    player.never_ask()
    rng = random.Random(2)
    for _ in range(moves):
        if player.wait():
            player.choose(rng)
    player.page.mouse.move(2, 2)  # a log that comes to lie under the mouse lights its lines
    player.wait()


def test_lines_have_the_colours_of_players_and_stand_under_their_rounds(anna: Player) -> None:
    begin(anna, "key-west", 3)
    assert anna.page.locator("#log .stage").all_inner_texts()[:2] == ["Setup", "Round 1"]
    for name in ("Blue", "Red", "Green"):
        line = anna.page.locator("#log .told", has_text=re.compile(f"^{name} has bid")).first
        assert line.locator(f".edge.colour-{name.lower()}").count() == 1, "the sentence names whom the edge shows"
    assert anna.page.locator("#log .turn").count() > 3
    anna.page.keyboard.press("w")
    anna.page.emulate_media(color_scheme="dark")
    assert serious(anna.page) == []


def test_a_line_lights_what_it_is_about_and_a_click_keeps_it_lit(anna: Player) -> None:
    begin(anna, "tobago", 2)
    page, line = anna.page, anna.page.locator("#log button.line", has_text="places the car on").first
    line.hover()
    assert page.locator(LIGHTS).count() == 1
    space = line.inner_text().rstrip(".").rpartition(" ")[2].lower()
    same = "([one, other]) => Math.hypot(one.x - other.x, one.y - other.y) < 3"
    boxes = [page.locator(which).bounding_box() for which in (LIGHTS, f"#on-space-{space}")]
    assert page.evaluate(same, boxes)
    page.mouse.move(2, 2)
    assert page.locator(LIGHTS).count() == 0
    line.click()
    page.mouse.move(2, 2)
    assert page.locator(LIGHTS).count() == 1
    page.mouse.click(2, 2)
    assert page.locator(LIGHTS).count() == 0
    page.keyboard.press("l")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.className") == "line"
    page.wait_for_selector(LIGHTS, state="attached")


def test_what_changed_since_my_last_turn_is_marked_lit_and_read_out(anna: Player) -> None:
    begin(anna, "tobago", 8)
    page, rng = anna.page, random.Random(3)
    page.keyboard.press("w")
    while page.locator(LIGHTS).count() == 0:  # bots that exchange cards and end their turns leave nothing to light
        page.keyboard.press("w")
        anna.choose(rng)
        anna.wait()
        page.mouse.move(2, 2)
        page.keyboard.press("w")
    marked = page.locator("#log .since").all_inner_texts()
    assert marked
    assert not [text for text in marked if text.startswith("Red ")], "that is what the reader did"
    assert any(text.startswith(("Blue ", "Yellow ")) for text in marked)
    assert page.locator("#since-text").inner_text() == " ".join(marked)
    assert page.locator("#since").get_attribute("aria-pressed") == "true"
    page.keyboard.press("w")
    assert page.locator("#log .since").count() == page.locator(LIGHTS).count() == 0
    assert page.locator("#since-text").inner_text() == ""
    page.wait_for_function(
        "() => { const b = document.getElementById('log'); return b.scrollHeight - b.scrollTop - b.clientHeight < 4; }"
    )


def test_a_log_grows_shorter_with_what_is_taken_back_and_is_the_same_after_a_reload(anna: Player) -> None:
    begin(anna, "west-of-africa")
    page, lines = anna.page, anna.page.locator("#log-lines li")
    before = page.evaluate("document.body.dataset.number")
    own = page.locator("#log .told", has_text="Red lays down")
    page.locator("#choices button[data-kind=choose]").first.click()
    anna.go_on(before)
    own.wait_for()
    page.keyboard.press("u")
    own.wait_for(state="detached")
    page.wait_for_function("() => document.querySelectorAll('#log .told').length > 4")
    assert page.locator("#log .stage").all_inner_texts() == ["Round 1"]
    shown = lines.all_inner_texts()
    page.reload()
    anna.wait()
    assert lines.all_inner_texts()[: len(shown)] == shown


def test_what_is_said_has_its_time_and_on_another_day_its_date(anna: Player) -> None:
    begin(anna, "west-of-africa")
    page, time = anna.page, anna.page.locator("#chat-lines li", has_text="hello").locator("time")
    page.locator("#tab-chat").click()
    page.locator("#chat-text").fill("hello")
    page.keyboard.press("Enter")
    assert re.fullmatch(r"\d+:\d\d\s[AP]M", time.inner_text())
    page.clock.set_fixed_time(datetime.now() + timedelta(days=2))
    page.reload()
    page.locator("#tab-chat").click()
    assert re.fullmatch(r"\d+/\d+/\d+, \d+:\d\d\s[AP]M", time.inner_text())
    assert missing_texts(page) == []
