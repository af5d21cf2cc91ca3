"""Choosing in a real browser: on the board, by number, what explains itself, and what once was broken there."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.browsing import CHOICE, UNFOLD, Player, missing_texts, serious

pytestmark = [pytest.mark.browser, pytest.mark.compiled]


@pytest.fixture
def anna(browser: Browser, address: str) -> Iterator[Player]:
    player = Player(browser, address, viewport={"width": 1280, "height": 800})
    yield player
    player.check()
    player.close()


ASKED_OR_DONE = "n => document.body.dataset.number !== n || !document.getElementById('confirm').hidden"
AT_END = """() => {
  const log = document.getElementById("log");
  return log.scrollHeight - log.scrollTop - log.clientHeight < 4;
}"""


def begin(player: Player, game: str) -> None:
    player.play_now(game)
    player.wait()


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
    assert anna.page.locator("#board .pointed").count() < 9
    assert serious(anna.page) == []


def test_enter_takes_the_only_one_that_is_found(anna: Player) -> None:
    begin(anna, "tobago")
    anna.never_ask()
    group = anna.page.locator("#choices details").first
    group.locator("summary").click()
    text = group.locator(".members button > span").nth(5).inner_text()
    before = anna.page.evaluate("document.body.dataset.number")
    group.locator("input").fill(text)
    group.locator("input").press("Enter")
    anna.go_on(before)


def test_a_bid_is_a_number(anna: Player) -> None:
    begin(anna, "key-west")
    anna.page.locator(".stepper input").fill("20")
    anna.page.locator(".step").first.click()
    take = anna.page.locator(".take")
    assert take.inner_text() == "Bid 19 dollars"
    before = anna.page.evaluate("document.body.dataset.number")
    anna.page.locator(".stepper input").press("Enter")
    anna.go_on(before)
    anna.page.locator("#log-lines li", has_text="19").first.wait_for()


def test_a_key_of_the_pad_bids_and_the_last_bid_is_asked_for(anna: Player) -> None:
    """Whoever bids last opens all bids: that cannot be taken back."""
    begin(anna, "key-west")
    assert anna.page.locator(".quick").all_inner_texts() == [str(amount) for amount in range(21)]
    anna.page.locator("#log-lines li", has_text="Green has bid").first.wait_for()
    before = anna.page.evaluate("document.body.dataset.number")
    anna.page.locator(".quick", has_text="13").click()
    expect(anna.page.locator("#picked")).to_have_text("Bid 13 dollars")
    anna.go_on(before)
    anna.page.locator("#log-lines li", has_text="13").first.wait_for()


def test_a_bid_says_what_each_rank_would_bring(browser: Browser, address: str) -> None:
    """On a phone the cards on offer stand right above the number."""
    player = Player(browser, address, viewport={"width": 390, "height": 844})
    begin(player, "key-west")
    told = player.page.locator(".number .aid").all_inner_texts()
    assert [text.split(":")[0] for text in told[:3]] == ["First", "Second", "Last"]
    assert player.page.locator(".number .shown").bounding_box()["height"] > 100  # type: ignore[index]
    frame = player.page.locator(".number .shown")
    assert frame.locator("text").count() >= 6
    assert frame.evaluate("(svg) => svg.viewBox.baseVal.width") > 100, "also where the board came after the choices"
    assert player.page.locator(".stepper").is_visible()
    assert serious(player.page) == []
    player.check()
    player.close()


def press_card(player: Player, place: str, laid: int) -> None:
    """Taking up an early card is several steps on the page: what counts is how many lie there at last."""
    player.page.locator(place).click()
    expect(player.page.locator(".places button")).to_have_count(laid)
    expect(player.page.locator("body.sending")).to_have_count(0)


def test_a_card_of_the_hand_is_laid_down_and_taken_up_again(anna: Player) -> None:
    begin(anna, "west-of-africa")
    card = "#choices .card:has-text('{}')"
    for laid, name in enumerate(("Tenerife", "Cultivate", "La Palma"), 1):
        press_card(anna, card.format(name), laid)
    assert "Sum 7" in anna.page.locator("#choices .aid").inner_text()
    press_card(anna, card.format("Tenerife"), 2)
    assert anna.page.locator(card.format("Tenerife")).get_attribute("aria-checked") == "false"
    assert anna.page.locator("#choices .card[aria-checked=true]").count() == 2, "what was laid since stays"
    press_card(anna, "#on-card-cultivate", 1)
    press_card(anna, ".places button", 0)
    assert anna.page.locator("#choices .card[aria-checked=true]").count() == 0
    assert anna.page.locator("#choices [data-kind=ready]").count() == 0
    assert missing_texts(anna.page) == []


def test_the_fifth_place_costs_gold_and_a_sixth_card_finds_none(anna: Player) -> None:
    begin(anna, "west-of-africa")
    assert anna.page.locator(".places li").all_inner_texts() == ["", "", "", "", "4 gold"]
    for laid, name in enumerate(("El Hierro", "La Palma", "La Gomera", "Move workers", "Move ship"), 1):
        press_card(anna, f"#choices .card:has-text('{name}')", laid)
    anna.page.locator(".places .price").wait_for(state="detached")
    assert "costs 4 gold" in anna.page.locator("#choices [data-kind=ready]").inner_text()
    assert anna.page.locator("#choices .card:disabled").count() == 8
    assert "does nothing this round" in anna.page.locator("#choices .card:has-text('Lanzarote')").inner_text()
    assert serious(anna.page) == []


def test_all_that_can_be_planted_is_planted_with_one_press(anna: Player) -> None:
    """The lowest sum comes first: every field is still free."""
    begin(anna, "west-of-africa")
    for laid, name in enumerate(("La Palma", "Cultivate", "Minus card"), 1):
        press_card(anna, f"#choices .card:has-text('{name}')", laid)
    before = anna.page.evaluate("document.body.dataset.number")
    anna.page.locator("#choices [data-kind=ready]").click()
    anna.go_on(before)
    anna.page.locator("#choices [data-kind=place-ship]").first.wait_for(state="attached")
    anna.page.wait_for_function("() => ['skip', 'close-up'].every((id) => document.getElementById(id).hidden)")
    anna.page.locator("#board [data-action][id^=on-choice-harbour]").first.click(force=True)
    whole = anna.page.locator("#choices button[data-way=plant]")
    whole.wait_for()
    count = int(whole.inner_text().partition(": ")[2].partition(" ")[0])
    assert count > 1
    planted = anna.page.locator("#log-lines li", has_text="plants")
    so_far = planted.count()
    whole.click()
    planted.nth(so_far + count - 1).wait_for()
    assert anna.page.locator("#choices [data-kind=plant]").count() == 0


def test_the_same_kind_is_not_asked_for_again_in_a_turn_if_so_wished(anna: Player) -> None:
    """Looking at a tile cannot be taken back: the first time one may say that this is known."""
    begin(anna, "key-west")
    asked, rng = 0, random.Random(5)
    for _ in range(120):
        if not anna.wait():
            break
        before = anna.page.evaluate("document.body.dataset.number")
        look = anna.page.locator("#choices [data-kind=look]").first
        dive = anna.page.locator("#choices [data-kind=mark]", has_text="Dive")
        back = anna.page.locator("#choices [data-kind=put-back]")
        anna.page.evaluate(UNFOLD)
        wanted = next((one.first for one in (look, dive, back) if one.count()), None)
        if wanted is None:
            anna.choose(rng)
            continue
        is_look = wanted.get_attribute("data-kind") == "look"
        wanted.click()
        anna.page.wait_for_function(ASKED_OR_DONE, arg=before)
        is_asked = anna.page.locator("#confirm").is_visible()
        assert not (is_look and asked and is_asked), "a second look is not asked for"
        same = anna.page.locator("#confirm-same")
        if is_look and is_asked:
            assert same.is_visible()
        if same.is_visible():
            same.click()
        elif is_asked:
            anna.page.locator("#confirm-yes").click()
        anna.page.wait_for_function("n => document.body.dataset.number !== n", arg=before)
        if is_look and not is_asked:
            return
        asked += is_look
    raise AssertionError("nobody dived")


def dive_on_the_board(player: Player) -> None:
    """Until a marker could be used for a dive, on a table where every look is asked about."""
    begin(player, "key-west")
    rng = random.Random(5)
    for _ in range(60):
        if player.wait() and player.page.locator("#on-ways .framed").count() > 20:
            player.page.wait_for_function("() => document.getElementById('close-up').hidden")
            return
        player.choose(rng)
    raise AssertionError("nobody could dive")


def press_tile(player: Player, place: int, clicks: int = 1) -> tuple[float, float]:
    """With the mouse, in its middle."""
    box = player.page.locator("#board .tw-piece[data-about^='place-']").nth(place).bounding_box()
    assert box
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.mouse.click(*at, click_count=clicks)
    return at


def test_a_dive_is_looking_at_tiles_on_the_board_and_asked_about_beside_them(anna: Player) -> None:
    dive_on_the_board(anna)
    before = anna.page.evaluate("document.body.dataset.number")
    looks = anna.page.locator("#log-lines li", has_text="looks at the tile")
    so_far = looks.count()
    at = press_tile(anna, 3, clicks=2)
    anna.page.locator("#confirm.beside").wait_for()
    box = anna.page.locator("#confirm").bounding_box()
    assert box
    assert not (box["x"] <= at[0] <= box["x"] + box["width"] and box["y"] <= at[1] <= box["y"] + box["height"])
    assert abs(box["y"] - at[1]) < box["height"] + 40, "it stands beside what was pressed"
    assert serious(anna.page) == []
    anna.page.keyboard.press("Escape")
    anna.page.locator("#confirm").wait_for(state="hidden")
    assert anna.page.evaluate("document.body.dataset.number") == before
    press_tile(anna, 3)
    anna.page.locator("#confirm-same").click()
    looks.nth(so_far).wait_for()
    anna.page.locator("#on-ways .framed").first.wait_for(state="attached")
    anna.page.wait_for_function("() => document.getElementById('close-up').hidden")
    press_tile(anna, 5)
    looks.nth(so_far + 1).wait_for()
    assert anna.page.locator("#log-lines li", has_text="puts the tile back").count()


def test_by_keyboard_one_is_asked_in_the_bar(anna: Player) -> None:
    dive_on_the_board(anna)
    anna.page.locator("#set-ask").evaluate(
        "(field) => { field.value = 'always'; field.dispatchEvent(new Event('change')); }"
    )
    anna.page.keyboard.press("2")
    anna.page.locator(".bar #confirm:not(.beside)").wait_for()
    before = anna.page.evaluate("document.body.dataset.number")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function("n => document.body.dataset.number !== n", arg=before)


def test_a_tile_looked_at_is_shown_large_beside_what_can_be_done(anna: Player) -> None:
    begin(anna, "key-west")
    anna.never_ask()
    rng = random.Random(1)
    for _ in range(80):
        if not anna.wait():
            break
        if anna.page.locator(".looked-at").count():
            break
        dive = anna.page.locator("#choices [data-kind=mark]").first
        before = anna.page.evaluate("document.body.dataset.number")
        if dive.count() and "Dive" in dive.inner_text():
            dive.click()
            anna.go_on(before)
        elif anna.page.locator("#choices [data-kind=look]").count():
            anna.page.locator("#board [id^=on-choice-place]").nth(rng.randrange(10)).click(force=True)
            anna.go_on(before)
        else:
            anna.choose(rng)
    box = anna.page.locator(".looked-at .shown").bounding_box()
    assert box is not None
    assert box["height"] > 80
    assert anna.page.locator(".looked-at [data-kind=keep]").is_visible()
    assert anna.page.locator(".looked-at [data-kind=put-back]").is_visible()


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
    anna.page.locator(".places", has_text="Tenerife").wait_for()


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


def place_the_car(player: Player) -> None:
    """Until there are spaces that only several legs reach."""
    begin(player, "tobago")
    player.never_ask()
    player.page.locator("#board [data-action]").nth(40).click(force=True)
    player.page.locator("#on-ways .way").first.wait_for(state="attached")


def test_one_click_on_the_board_drives_three_legs_and_pointing_shows_the_way(anna: Player) -> None:
    place_the_car(anna)
    far = anna.page.locator("#on-ways .way").last
    far.hover()
    anna.page.locator("#on-route use").wait_for(state="attached")
    told = anna.page.locator(".way-text").inner_text()
    assert told.startswith("Drive to ")
    legs = int(far.locator("text").text_content() or "0")
    assert f"in {legs} legs by" in told
    assert anna.page.locator("#board .way-2").count() > 1
    before = anna.page.evaluate("document.body.dataset.number")
    drives = anna.page.locator("#log-lines li", has_text="drives to")
    last = drives.nth(drives.count() + legs - 1)
    far.click()
    last.wait_for()
    assert int(anna.page.evaluate("document.body.dataset.number")) >= int(before) + legs
    anna.page.locator("#undo").click()
    last.wait_for(state="detached")


def test_ways_are_found_in_the_list_by_keyboard_too(anna: Player) -> None:
    place_the_car(anna)
    group = anna.page.locator("#choices details", has=anna.page.locator("summary", has_text="Drive"))
    group.locator("summary").focus()
    anna.page.keyboard.press("Enter")
    way = group.locator("button[data-way]").last
    way.focus()
    anna.page.locator("#on-route").wait_for(state="attached")
    text = way.locator("span").last.inner_text()
    assert anna.page.locator(".way-text").inner_text() == text
    assert serious(anna.page) == []
    group.locator("input").fill(text)
    assert group.locator("li:visible").count() == 1
    way.press("Enter")
    legs = int(text.partition(" legs")[0].rpartition(" ")[2])
    anna.page.locator("#log-lines li", has_text="drives to").nth(legs - 1).wait_for()


def test_pointing_at_a_clue_in_the_list_shows_the_spaces_it_leaves(anna: Player) -> None:
    place_the_car(anna)
    group = anna.page.locator("#choices details", has=anna.page.locator("summary", has_text="Lay a clue"))
    group.locator("summary").focus()
    anna.page.keyboard.press("Enter")
    group.locator("button").first.focus()
    assert anna.page.locator("#board .alone .tw-preview:visible").count() == 1
    group.locator("summary").focus()
    assert anna.page.locator("#board .tw-preview:visible").count() == 0
