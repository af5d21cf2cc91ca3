"""People play in a real browser: newcomers, friends, spectators, by keyboard, on one device, on a phone."""

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

import tradewinds as tw
from tests.server.browsing import CHOICE, UNFOLD, Player, missing_texts, serious
from tests.soaking import SOAKING, times
from tradewinds.core.saving import Origin

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
GAME = tw.games()[-1]


@pytest.fixture
def anna(browser: Browser, address: str) -> Iterator[Player]:
    player = Player(browser, address)
    yield player
    player.close()


@pytest.fixture
def ben(browser: Browser, address: str) -> Iterator[Player]:
    player = Player(browser, address)
    yield player
    player.close()


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game == GAME else pytest.mark.long) for game in tw.games()]
)
def test_a_newcomer_plays_a_whole_match_against_bots(anna: Player, game: str) -> None:
    anna.play_now(game)
    anna.wait()
    assert serious(anna.page) == []
    rng = random.Random(1)
    for _ in range(12):
        anna.wait()
        anna.choose(rng)
    anna.go_on_by_itself()
    anna.wait_for_the_end()
    assert "★" in anna.page.locator("#result-head").inner_text()
    assert serious(anna.page) == []
    anna.page.locator("#verify").click()
    anna.page.locator("#verified .ok").first.wait_for()
    assert anna.page.locator("#verified .wrong").count() == 0
    assert "Your own contribution is among these." in anna.page.locator("#verified").inner_text()
    anna.page.get_by_role("link", name="Replay").click()
    where = "(move) => document.getElementById('where').textContent.startsWith(`${move} /`)"
    anna.page.wait_for_function(where, arg=0)
    assert anna.page.locator("#seat").input_value() == "0", "it begins at the beginning, as one saw it oneself"
    anna.page.locator("#next").click()
    anna.page.wait_for_function(where, arg=1)
    assert serious(anna.page) == []
    anna.check()


def test_two_friends_and_a_spectator_play_a_whole_match(
    anna: Player, ben: Player, browser: Browser, address: str
) -> None:
    anna.page.goto("/")
    form = anna.page.locator("#new-table")
    form.locator("[name=name]").fill("Anna")
    form.locator("[name=game]").select_option("tobago")
    form.locator("[name=count]").select_option("3")
    # A bot drives straight to the treasures: two people who click anything would drive about for long.
    form.locator(".kind").nth(2).select_option("bot:novice")
    form.locator("button.primary").click()
    anna.page.locator("#lobby").wait_for()
    assert serious(anna.page) == []
    links = anna.page.evaluate("JSON.parse(localStorage['tradewinds.links.' + location.pathname.split('/')[2]])")
    ben.page.goto(links["1"])
    assert ben.page.url.endswith("/1"), "the claim leaves the address at once"
    ben.page.locator("[name=name]").fill("<b>Ben</b>")
    ben.page.locator("#claim button").click()
    ben.page.locator("#lobby").wait_for()
    spectator = Player(browser, address)
    spectator.page.goto(ben.page.url)
    anna.page.locator("#ready").click()
    ben.page.locator("#ready").click()
    for player in (anna, ben):
        player.page.locator("#players-box").wait_for()
        player.go_on_by_itself()
    for player in (anna, ben, spectator):
        player.wait_for_the_end()
    for player in (anna, ben, spectator):
        player.page.locator("#result-body .winner").first.wait_for()
        assert player.complaints == []
    rows = [player.page.locator("#result-body").inner_text() for player in (anna, ben, spectator)]
    assert rows[0] == rows[1] == rows[2]
    assert "<b>Ben</b>" in anna.page.locator("#result-head").inner_text()
    assert "Anna (you)" in anna.page.locator("#result-head").inner_text()
    assert spectator.page.locator(CHOICE).count() == 0
    spectator.close()


def test_by_keyboard_alone_from_the_first_page_on(anna: Player) -> None:
    page, rng = anna.page, random.Random(3)
    page.goto("/")
    page.locator(".level").last.focus()
    page.keyboard.press("N")
    page.keyboard.press("Shift+Tab")
    assert "play-now" in (page.evaluate("document.activeElement.className") or "")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")  # not to be taught
    page.keyboard.press("Enter")
    for step in range(times(30, 2_000)):
        if not anna.wait() or anna.is_over():
            break
        before = page.evaluate("document.body.dataset.number")
        if anna.press(rng, by_number=bool(step % 2)):
            anna.go_on(before)
    assert anna.is_over() or not SOAKING
    anna.check()


def test_a_hot_seat_has_a_curtain_between_players(anna: Player) -> None:
    page, rng = anna.page, random.Random(4)
    page.goto("/")
    form = page.locator("#new-table")
    form.locator("[name=game]").select_option(tw.games()[0])
    form.locator("[name=visibility][value=hotseat]").check()
    form.locator("[name=count]").select_option("3")
    count = form.locator(".kind").count()
    for seat in range(count):
        form.locator(".kind").nth(seat).select_option("me" if seat < 2 else "bot:novice")
    form.locator("[name=name]").fill("Anna")
    form.locator(".name").nth(1).fill("Ben")
    form.locator("button.primary").click()
    curtains: list[str] = []
    for _ in range(60):
        anna.wait()
        if page.locator("#curtain[open]").count():
            text = page.locator("#curtain-text").inner_text()
            assert page.locator("#board > *").count() == 0
            assert page.locator("#log-lines li").count() == 0
            curtains.append(text)
            page.locator("#curtain-lift").click()
            page.wait_for_function("() => document.getElementById('choices').children.length > 0")
        elif page.locator(CHOICE).count():
            anna.choose(rng)
        if len(curtains) > 6:
            break
    if SOAKING:
        page.wait_for_function("() => document.getElementById('choices').children.length || curtain.open")
        if page.locator("#curtain[open]").count():
            page.locator("#curtain-lift").click()
        anna.go_on_by_itself()
        anna.wait_for_the_end()
    assert {"Anna", "Ben"} <= {name for text in curtains for name in ("Anna", "Ben") if name in text}
    assert len(curtains) > 4
    anna.check()


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        pytest.param(game, lang, marks=[] if lang == now else pytest.mark.long)
        for game, now in zip(tw.games(), ("de", "ja", "de"), strict=True)
        for lang in ("de", "ja")
    ],
)
def test_no_text_is_missing_in_other_languages(browser: Browser, address: str, lang: str, game: str) -> None:
    player = Player(browser, address, locale=lang)
    player.play_now(game)
    rng = random.Random(5)
    for _ in range(times(6, 20)):
        if player.wait() and not player.is_over():
            player.choose(rng)
    page = player.page
    assert player.wait()
    page.locator("#refused summary").first.click()
    page.locator(".why").first.wait_for()
    assert missing_texts(page) == []
    rule = page.locator(".why a").first
    assert re.search(rf"/rules/{game}\?lang={lang}#[A-Z]{{2}}-\d+\.\d+$", rule.get_attribute("href") or "")
    page.goto(rule.get_attribute("href") or "")
    page.locator(".rule:target").wait_for()
    assert page.locator("html").get_attribute("lang") == lang
    assert serious(page) == []
    page.goto("/")
    assert missing_texts(page) == []
    assert page.locator(".languages [aria-current]").get_attribute("lang") == lang
    player.check()
    player.close()


def test_the_language_can_be_changed_at_the_table(anna: Player) -> None:
    anna.play_now(GAME)
    anna.wait()
    english = anna.page.locator("#prompt").inner_text()
    anna.page.get_by_role("link", name="Deutsch").click()
    anna.wait()
    assert anna.page.locator("#prompt").inner_text() != english
    anna.check()


def test_on_a_phone_choices_are_at_the_bottom_and_nothing_sticks_out(browser: Browser, address: str) -> None:
    phone = Player(browser, address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    for path in ("/", f"/rules/{GAME}"):
        phone.page.goto(path)
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
        assert serious(phone.page) == []
    phone.play_now(GAME)
    phone.wait()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    box = phone.page.locator(".sheet").bounding_box()
    assert box is not None
    assert round(box["y"] + box["height"]) == 844
    button = phone.page.locator(CHOICE).first.bounding_box()
    assert button is not None
    assert button["height"] >= 40
    phone.choose(random.Random(1))
    phone.check()
    phone.close()


def test_a_table_heals_when_the_line_was_down(anna: Player) -> None:
    anna.play_now(GAME)
    anna.wait()
    anna.context.set_offline(True)
    anna.page.locator(CHOICE).first.click()
    anna.page.locator("#connection[data-state=lost]").wait_for(state="attached", timeout=20_000)
    before = anna.page.evaluate("document.body.dataset.number")
    anna.context.set_offline(False)
    anna.page.wait_for_function("n => document.body.dataset.number !== n", arg=before)
    anna.page.locator("#connection[data-state=here]").wait_for(state="attached")


def test_a_choice_that_cannot_be_stored_now_is_told_and_goes_later(anna: Player) -> None:
    anna.play_now(GAME)
    anna.wait()
    asked: list[str | None] = []

    def away(route: Route) -> None:
        asked.append(route.request.post_data)
        if len(asked) < 3:
            route.fulfill(status=503, json={"error": "database-away", "text": "Not now."})
        else:
            route.continue_()

    anna.never_ask()
    anna.page.route("**/act", away)
    with anna.page.expect_response(lambda answer: answer.url.endswith("/act") and answer.ok):
        anna.page.locator(CHOICE).first.click()
        anna.page.locator(".toast", has_text="Not now.").wait_for()
    assert anna.page.locator(".toast").count() == 1
    assert len(asked) == 3
    assert len(set(asked)) == 1, "it is the same move again"


def agree(one: Page, other: Page) -> None:
    """Both come to show the same; bots may still be at it, so neither can be asked for what the other showed before."""
    shown = "[document.body.dataset.number, document.getElementById('log-lines').innerText]"
    deadline = time.monotonic() + 15
    while one.evaluate(shown) != other.evaluate(shown):
        assert time.monotonic() < deadline, "two tabs of one player stay apart"
        one.wait_for_timeout(50)


def test_a_table_goes_on_after_reloading_in_a_second_tab_and_after_going_back(anna: Player) -> None:
    page, rng = anna.page, random.Random(6)
    anna.play_now(GAME)
    anna.wait()
    for _ in range(3):
        anna.choose(rng)
        anna.wait()
    second = anna.context.new_page()
    second.goto(page.url)
    second.locator(CHOICE).first.wait_for()
    page.reload()
    anna.wait()
    agree(page, second)
    for one, other in ((page, second), (second, page)):
        anna.page = one
        anna.wait()
        anna.choose(rng)
        anna.wait()
        agree(one, other)
    second.close()
    anna.page = page
    page.goto(f"/rules/{GAME}")
    page.go_back()
    anna.wait()
    anna.choose(rng)
    page.go_forward()
    page.locator(".rules").wait_for()
    anna.check()


def test_a_hint_is_shown_with_its_reasons_and_goes_with_the_next_choice(anna: Player) -> None:
    anna.play_now(GAME)
    anna.wait()
    anna.page.locator("#hint").wait_for()
    anna.page.keyboard.press("h")
    anna.page.locator("#hint-text li").first.wait_for()
    said = anna.page.locator("#hint-text").inner_text()
    assert re.search(r"\d+ ?%", said)
    assert anna.page.locator("#board .pointed").count(), "the suggestion is drawn on the board"
    assert serious(anna.page) == []
    anna.choose(random.Random(1))
    anna.page.locator("#hint-text").wait_for(state="hidden")
    anna.check()


def test_undo_and_confirmation(anna: Player) -> None:
    anna.play_now("west-of-africa")
    anna.wait()
    first = anna.page.locator("#choices").inner_text()
    anna.choose(random.Random(1))
    anna.page.locator("#undo").click()
    anna.page.wait_for_function("text => document.getElementById('choices').innerText === text", arg=first)
    anna.page.locator(".menu > summary").click()
    anna.page.locator("#set-ask").select_option("always")
    anna.page.locator(".menu > summary").click()
    anna.page.locator(CHOICE).first.click()
    anna.page.locator("#confirm-yes").wait_for()
    name = anna.page.locator(CHOICE).first.locator("b").last.inner_text()
    assert name in anna.page.locator("#picked").inner_text()
    anna.page.keyboard.press("Escape")
    assert anna.page.locator("#confirm").is_hidden()
    anna.page.locator(CHOICE).first.click()
    before = anna.page.evaluate("document.body.dataset.number")
    anna.page.locator("#confirm-yes").click()
    anna.page.wait_for_function("n => document.body.dataset.number !== n", arg=before)
    anna.check()


def test_a_hasty_hand_chooses_once(anna: Player) -> None:
    anna.play_now("key-west")
    anna.wait()
    anna.never_ask()
    for _ in range(6):
        if anna.wait() and not anna.is_over():
            before = anna.page.evaluate("document.body.dataset.number")
            anna.page.evaluate(UNFOLD)
            anna.page.locator(CHOICE).first.click(click_count=4)
            anna.go_on(before)
    anna.check()


#: News from the server waits while `held` is a list.
HOLDING_NEWS = """
window.held = null;
const listen = EventSource.prototype.addEventListener;
EventSource.prototype.addEventListener = function (type, hear) {
  listen.call(this, type, (event) => { window.held ? window.held.push(() => hear(event)) : hear(event); });
};
"""


def test_a_choice_that_was_answered_is_no_longer_on_offer(anna: Player) -> None:
    anna.page.add_init_script(HOLDING_NEWS)
    anna.play_now("key-west")
    anna.wait()
    anna.never_ask()
    sent: list[str] = []
    anna.page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/act") else None)
    before = anna.page.evaluate("document.body.dataset.number")
    anna.page.evaluate("window.held = []")
    choice = anna.page.locator(CHOICE).first
    with anna.page.expect_response("**/act"):
        choice.click()
    anna.page.wait_for_function("() => !document.body.classList.contains('sending')")
    choice.click()
    anna.page.evaluate("() => { const news = window.held; window.held = null; news.forEach((hear) => hear()); }")
    anna.page.wait_for_function("n => document.body.dataset.number !== n", arg=before)
    assert len(sent) == 1
    anna.check()


def test_a_file_of_a_match_can_be_brought_back(anna: Player, tmp_path: Path) -> None:
    game = tw.load("west-of-africa")
    match, rng = tw.Match(game, 2, seed=4), random.Random(4)
    while match.actors:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal(seat)))
    file = tmp_path / "match.json"
    file.write_text(match.save(), "utf-8")
    anna.page.goto("/")
    anna.page.locator("#import").set_input_files(file)
    anna.page.locator("#result-body .winner").first.wait_for()
    anna.page.locator("#verify").click()
    anna.page.locator("#verified .ok").first.wait_for()
    assert "nobody here saw" in anna.page.locator("#result").inner_text()
    assert anna.page.locator("#rematch").is_hidden()
    assert anna.page.locator(".from-file").is_visible()
    match.origin = Origin(imported=True)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Save as file").click()
    assert Path(download.value.path()).read_text("utf-8") == match.save()
    anna.page.locator("#course svg .line").first.wait_for(state="attached", timeout=60_000)
    assert anna.page.locator("#course svg .line").count() == match.seats
    assert serious(anna.page) == []
    anna.check()
