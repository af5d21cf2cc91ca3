"""The end of a match in a real browser, and coming back to one that went on meanwhile."""

import re
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.browsing import Player, serious
from tests.server.hidden import played
from tradewinds.core.game import CHANCE

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
DESK = {"width": 1400, "height": 900}


@pytest.fixture
def anna(browser: Browser, address: str) -> Iterator[Player]:
    player = Player(browser, address, viewport=DESK, extra_http_headers={"Accept-Language": "en"})
    yield player
    player.check()
    player.close()


def ask(player: Player, method: str, path: str, **body: Any) -> Any:
    """What the page itself could ask for, without it."""
    origin = player.page.url.split("/table")[0] if "/table" in player.page.url else ""
    answer = player.context.request.fetch(
        f"/api{path}", method=method, headers={"origin": origin or player_origin(player)}, data=body or None
    )
    assert answer.ok, answer.text()
    return answer.json()


def player_origin(player: Player) -> str:
    player.page.goto("/")
    return player.page.url.rstrip("/")


def brought(player: Player, name: str = "west-of-africa", seats: int = 3) -> tuple[str, Any]:
    """A finished match at a table, and the match."""
    match = played(name, seats, 3_000)
    return ask(player, "POST", "/import", file=match.save())["id"], match


def near_the_end(player: Player, name: str = "west-of-africa") -> str:
    """A table where the last choice is the player's own."""
    id, match = brought(player, name)
    last = max(at for at, (actor, _) in enumerate(match.actions) if actor != CHANCE)
    seat = match.actions[last][0]
    table: str = ask(player, "POST", f"/tables/{id}/again", move=last, seat=seat)["id"]
    return table


def end(player: Player) -> None:
    """The match is played to its end by whatever can be chosen."""
    player.go_on_by_itself()
    player.wait_for_the_end()


def test_the_end_is_told_in_words_with_turning_points_that_lead_somewhere(anna: Player) -> None:
    id, match = brought(anna)
    page = anna.page
    page.goto(f"/table/{id}")
    expect(page.locator("#headline")).to_have_text(re.compile(r"(wins by \d+|share the win|wins the tie)$"))
    assert match.outcome is not None
    scores = sorted((str(score) for score in match.outcome.scores), key=int, reverse=True)
    assert page.locator("#bars .sum").all_inner_texts() == scores
    assert page.locator("#bars .step").count() == 0, "nobody who comes later waits for it"
    page.locator("#turns-box").wait_for(timeout=60_000)
    points = page.locator("#turns > li")
    assert points.count() <= 3
    assert points.count() or page.locator("#turns-none").is_visible()
    page.locator("#course svg").wait_for()
    assert page.locator("#ask-course").is_hidden()
    assert serious(page) == []
    if points.count():
        assert re.search(r": \d+ % → \d+ %", points.first.inner_text())
        points.first.locator("a").click()
        page.wait_for_url("**/replay?move=*")
        assert int(page.locator("#move").input_value()) > 0


#: Texts of a drawing that reach out of it.
CUT_OFF = """(drawing) => {
  const { width, height } = drawing.viewBox.baseVal;
  return [...drawing.querySelectorAll("text")].filter((text) => {
    const box = text.getBBox();
    return box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height;
  }).map((text) => text.textContent);
}"""


@pytest.mark.parametrize("lang", ["en", "de", "ja"])
def test_no_figure_of_a_chart_is_cut_off(anna: Player, lang: str) -> None:
    id, _ = brought(anna)
    page = anna.page
    page.context.set_extra_http_headers({"Accept-Language": lang})
    page.goto(f"/table/{id}")
    page.locator("#course svg").wait_for(timeout=60_000)
    page.locator("#chart svg").wait_for(state="attached")
    expect(page.locator("#course svg")).to_contain_text("100 %")
    assert [page.locator(chart).evaluate(CUT_OFF) for chart in ("#course svg", "#chart svg")] == [[], []]


def test_the_buttons_of_a_replay_are_drawn(anna: Player) -> None:
    id, _ = brought(anna)
    page = anna.page
    page.goto(f"/table/{id}/replay")
    page.locator("#board svg").wait_for()
    for name in ("first", "back", "play", "next", "last"):
        button = page.locator(f"#{name}")
        sign = button.locator("svg:visible path").bounding_box()
        assert sign is not None, "no letter of a font that may be missing"
        assert min(sign["width"], sign["height"]) > 5
        assert button.inner_text() == ""
        assert button.get_attribute("aria-label")


def test_points_are_counted_up_for_who_was_there_and_any_key_skips_it(anna: Player) -> None:
    anna.page.emulate_media(reduced_motion="no-preference")
    id = near_the_end(anna)
    anna.page.goto(f"/table/{id}")
    end(anna)
    page = anna.page
    page.locator("#bars .step").first.wait_for(state="attached")
    table = page.locator("#result-body tr:last-child td").all_inner_texts()
    sums = page.locator("#bars .sum > span:first-child").all_text_contents()
    assert sums == table, "the numbers are right from the first moment on"
    page.keyboard.press("Escape")
    expect(page.locator("#bars .step")).to_have_count(0)
    assert page.evaluate("document.getAnimations().filter((one) => one.effect.target.closest('#result')).length") == 0
    assert page.locator("#headline").inner_text()


def test_who_wants_no_motion_sees_no_counting(anna: Player) -> None:
    id = near_the_end(anna)
    anna.page.goto(f"/table/{id}")
    end(anna)
    assert anna.page.locator("#bars .step").count() == 0
    expect(anna.page.locator("#headline")).to_have_text(re.compile(r"win|share"))


def test_one_click_and_the_next_match_against_bots_is_there(anna: Player) -> None:
    id = near_the_end(anna)
    page = anna.page
    page.goto(f"/table/{id}")
    expect(page.locator(".from-file a")).to_have_text("from a moment of another match")
    end(anna)
    page.locator("#rematch").click()
    page.wait_for_url(lambda url: id not in url)
    page.locator("#board svg").wait_for()
    assert page.locator("#lobby").is_hidden()
    assert page.locator(".from-file").count() == 0, "a match of its own"


def test_a_moment_of_the_replay_is_played_on(anna: Player) -> None:
    id, _ = brought(anna)
    page = anna.page
    page.goto(f"/table/{id}/replay?action=60&as=1")
    expect(page.locator("#where")).to_have_text(re.compile(r"^[1-9]\d* / \d+$"))
    page.locator("#again").click()
    page.wait_for_url(lambda url: id not in url)
    page.locator("#board svg").wait_for()
    told = ask(anna, "GET", f"/tables/{page.url.rpartition('/')[2]}")["table"]
    assert told["begun_at"] == id
    assert [seat["kind"] for seat in told["seats"]] == ["bot", "human", "bot"]


def test_a_picture_of_the_end_is_saved(anna: Player) -> None:
    id, _ = brought(anna)
    anna.page.goto(f"/table/{id}")
    with anna.page.expect_download() as saved:
        anna.page.locator("#share").click()
    assert saved.value.suggested_filename == f"tradewinds-west-of-africa-{id}.png"


# Coming back


def a_table_with_bots(player: Player, name: str = "tobago") -> str:
    player.play_now(name)
    player.wait()
    return player.page.url.rpartition("/")[2]


def act_from_elsewhere(player: Player, id: str, moves: int) -> None:
    """The seat acts without the page; bots answer."""
    for _ in range(400):
        seen = ask(player, "GET", f"/tables/{id}/seats/0/seen")
        if seen["legal"] and not moves:
            return
        if seen["legal"]:
            moves -= 1
            body = {"action": seen["legal"][0], "number": seen["number"], "move_id": secrets.token_hex(8)}
            ask(player, "POST", f"/tables/{id}/seats/0/act", **body)
        player.page.wait_for_timeout(100)


def test_who_comes_back_is_told_what_others_did_and_can_have_it_played(anna: Player) -> None:
    page, id = anna.page, a_table_with_bots(anna)
    anna.page.locator("#log .told").first.wait_for()
    assert page.locator("#since-card").is_hidden(), "nobody was away"
    page.reload()
    anna.wait()
    assert page.locator("#since-card").is_hidden(), "nothing happened meanwhile"
    page.goto("/")
    act_from_elsewhere(anna, id, 3)
    page.goto(f"/table/{id}")
    card = page.locator("#since-card")
    card.wait_for()
    names = card.locator("b").all_inner_texts()
    assert set(names) <= {"Blue", "Yellow"}
    assert names
    lines = card.locator("li li").all_inner_texts()
    assert 0 < len(lines) <= 12
    new = page.locator("#log .new").all_inner_texts()
    assert not [line for line in lines if line.startswith(("Red ", "You "))], "that is what the reader did"
    assert set(lines) <= {line.strip() for line in new}
    assert serious(page) == []
    page.locator("#since-show").click()
    page.wait_for_url("**/replay?*")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    page.go_back()
    anna.wait()
    assert card.is_hidden(), "by now it was shown"


def test_what_others_did_goes_with_one_click_or_ones_own_move(anna: Player) -> None:
    page, id = anna.page, a_table_with_bots(anna)
    for put_away in ("#since-dismiss", "#choices button[data-action]"):
        page.goto("/")
        act_from_elsewhere(anna, id, 3)
        page.goto(f"/table/{id}")
        page.locator("#since-card").wait_for()
        anna.wait()
        anna.page.evaluate("for (const group of document.querySelectorAll('#choices details')) group.open = true")
        page.locator(put_away).first.click()
        if page.locator("#confirm").is_visible():
            page.keyboard.press("Enter")
        page.locator("#since-card").wait_for(state="hidden")


def test_a_line_of_the_log_opens_its_moment_while_the_match_runs(anna: Player) -> None:
    page, id = anna.page, a_table_with_bots(anna, "west-of-africa")
    act_from_elsewhere(anna, id, 6)
    page.reload()
    anna.wait()
    line = page.locator("#log .told").nth(5)
    event = int(re.search(r"move=(\d+)", line.locator(".moment").get_attribute("href") or "")[1])  # type: ignore[index]
    line.hover()
    line.locator(".moment").click()
    page.wait_for_url(f"**/table/{id}/replay?move={event}&as=0")
    expect(page.locator("#where")).to_have_text(re.compile(rf"^{event} / \d+$"))
    assert page.locator("#seat option").all_inner_texts() == ["a spectator", "Red"]
    assert page.locator("#again").count() == 0
    assert page.locator("#board [data-action]").count() == 0
    page.locator("#next").click()
    expect(page.locator("#where")).to_have_text(re.compile(rf"^{event + 1} / \d+$"))
    assert serious(page) == []
    page.go_back()
    anna.wait()
    page.keyboard.press("l")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("o")
    page.wait_for_url("**/replay?*")
