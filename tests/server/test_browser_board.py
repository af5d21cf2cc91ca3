"""The board in a real browser as one stop for the keyboard, spoken, enlarged, and asked by a long press."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession

import tradewinds as tw
from tests.server.browsing import Player, serious

pytestmark = [pytest.mark.browser, pytest.mark.compiled]

#: The stops of Tab on the page, whatever is folded or hidden left out.
TAB_STOPS = """() => [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")]
  .filter((part) => part.tabIndex >= 0 && !part.disabled && part.checkVisibility()).length"""
ZOOM = "() => Number(getComputedStyle(document.getElementById('board')).getPropertyValue('--zoom'))"
#: Whether what one stands on lies inside what is seen of the board.
SEEN = """() => {
  const [ring, box] = ["board-ring", "board"].map((id) => document.getElementById(id).getBoundingClientRect());
  return ring.width > 0 && ring.left >= box.left - 6 && ring.right <= box.right + 6 && ring.top >= box.top - 6
    && ring.bottom <= box.bottom + 6;
}"""


@pytest.fixture
def anna(browser: Browser, address: str) -> Iterator[Player]:
    player = Player(browser, address, viewport={"width": 1280, "height": 800})
    yield player
    player.check()
    player.close()


@pytest.fixture
def finger(browser: Browser, address: str) -> Iterator[Player]:
    player = Player(browser, address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield player
    player.check()
    player.close()


def begin(player: Player, game: str) -> None:
    player.play_now(game)
    player.wait()
    player.page.locator("#board svg").wait_for()


def spoken(player: Player) -> str:
    return player.page.locator("#spoken").inner_text()


def press(player: Player, *keys: str) -> str:
    """Presses keys; what is spoken then."""
    for key in keys:
        player.page.keyboard.press(key)
    return spoken(player)


@pytest.mark.parametrize("game", tw.games())
def test_the_board_is_one_stop_and_every_thing_on_it_is_reached(anna: Player, game: str) -> None:
    begin(anna, game)
    assert anna.page.locator("#board [tabindex='0']").count() == 0
    assert anna.page.evaluate(TAB_STOPS) < 30
    press(anna, "b")
    first, met = press(anna, "Home"), set()
    for key in ("ArrowDown", "ArrowLeft", "ArrowDown", "ArrowRight") * 6:
        met.add(press(anna, key))
        assert anna.page.evaluate(SEEN)
    assert first
    assert len(met) > 6
    offered = press(anna, "n")
    if anna.page.locator("#board [data-action]").count():  # a bid has its place beside the board
        assert "You may: " in offered
        assert offered.endswith(press(anna, "n", "N"))
    assert serious(anna.page) == []
    press(anna, "Escape")
    assert anna.page.evaluate("document.activeElement.id") != "board"


def test_arrows_follow_the_hexes_and_lead_back(anna: Player) -> None:
    begin(anna, "tobago")
    press(anna, "b", "f")
    anna.page.keyboard.type("H7")
    at = press(anna, "Enter")
    assert at.startswith("H7") or ". H7" in at
    for there, back in (("ArrowUp", "ArrowDown"), ("ArrowRight", "ArrowLeft")):
        assert press(anna, there) != at
        press(anna, back)
        assert "H7" in spoken(anna)
    around = press(anna, "a")
    assert [name for name in ("H6", "H8", "G", "I") if f": {name}" not in around] == []


def test_a_car_is_placed_by_keys_alone_and_one_goes_on_from_there(anna: Player) -> None:
    begin(anna, "tobago")
    press(anna, "b", "f")
    anna.page.keyboard.type("G6")
    assert "You may: Place your car on G6" in press(anna, "Enter")
    before = anna.page.evaluate("document.body.dataset.number")
    press(anna, "Enter")
    anna.go_on(before)
    anna.page.wait_for_function("() => document.activeElement.id === 'board'")
    anna.page.locator("#on-car-1").wait_for()
    press(anna, "ArrowUp", "ArrowDown")
    assert "Car of Red on G6" in spoken(anna)


def test_what_is_not_open_is_explained_by_enter(anna: Player) -> None:
    begin(anna, "west-of-africa")
    press(anna, "b", "f")
    anna.page.keyboard.type("tenerife field 1")
    press(anna, "Enter", "Enter")
    about = anna.page.locator("#about")
    about.locator("a").first.wait_for()
    press(anna, "Escape")
    assert about.is_hidden()
    assert anna.page.evaluate("document.activeElement.id") == "board"


def test_zoom_survives_a_move_and_clicks_still_hit(anna: Player) -> None:
    begin(anna, "tobago")
    target = anna.page.locator("#on-choice-space-h7, #on-choice-h7, [id^=on-choice][id$=h7]").first
    box = target.bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.keyboard.down("Control")
    for _ in range(4):
        anna.page.mouse.wheel(0, -120)
    anna.page.keyboard.up("Control")
    anna.page.wait_for_function(f"() => ({ZOOM})() > 1.5")
    larger = target.bounding_box()
    assert larger is not None
    assert larger["width"] > 1.5 * box["width"]
    zoom = anna.page.evaluate(ZOOM)
    before = anna.page.evaluate("document.body.dataset.number")
    anna.page.mouse.down()
    anna.page.mouse.move(box["x"] + 60, box["y"] + 40, steps=4)
    anna.page.mouse.up()
    assert anna.page.evaluate("document.body.dataset.number") == before, "what ends a drag is no click"
    moved = target.bounding_box()
    assert moved is not None
    assert moved["x"] != larger["x"]
    target.click()
    anna.go_on(before)
    assert anna.page.evaluate(ZOOM) == zoom
    press(anna, "b", "Home")
    assert anna.page.evaluate(SEEN)
    anna.page.locator("#zoom-reset").click()
    assert anna.page.evaluate(ZOOM) == 1
    assert anna.page.locator("#zoom-reset").is_hidden()


def touch(device: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    device.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]},
    )


def test_a_long_press_explains_and_two_fingers_enlarge(finger: Player) -> None:
    begin(finger, "west-of-africa")
    box = finger.page.locator("[data-about=field-el-hierro-1]").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    device = finger.context.new_cdp_session(finger.page)
    touch(device, "touchStart", (x, y))
    finger.page.locator("#about .label", has_text="El Hierro").wait_for()
    touch(device, "touchEnd")
    assert finger.page.locator("#about").is_visible(), "the finger that leaves chooses nothing"
    finger.page.keyboard.press("Escape")
    touch(device, "touchStart", (150, 200), (190, 240))
    for step in range(1, 6):
        touch(device, "touchMove", (150 - 12 * step, 200 - 12 * step), (190 + 12 * step, 240 + 12 * step))
    touch(device, "touchEnd")
    finger.page.wait_for_function(f"() => ({ZOOM})() > 1.5")
    finger.page.locator("#zoom-reset").wait_for()


def test_whoever_watches_is_told_what_a_thing_is_there_for(anna: Player, browser: Browser, address: str) -> None:
    begin(anna, "west-of-africa")
    guest = Player(browser, address, viewport={"width": 1280, "height": 800})
    guest.page.goto(anna.page.url)
    guest.page.locator("#board svg").wait_for()
    guest.page.locator("[data-about=field-tenerife-1]").first.click(force=True)
    about = guest.page.locator("#about")
    about.get_by_text("What it is for").wait_for()
    assert "Tenerife" in about.inner_text()
    assert serious(guest.page) == []
    guest.check()
    guest.close()


#: The head of the page is one line, and something to choose is seen at once, under nothing else.
SEEN_AT_ONCE = """() => {
  const box = document.querySelector("#choices .choice").getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return [document.querySelector(".top").offsetHeight, Boolean(top?.closest("#choices .choice"))];
}"""


@pytest.mark.parametrize("lang", ["de", "ja"])
@pytest.mark.parametrize("size", [(360, 740), (390, 844), (844, 390), (820, 1180), (1024, 768)], ids=str)
def test_the_head_is_one_line_and_a_choice_is_seen_at_once(
    browser: Browser, address: str, size: tuple[int, int], lang: str
) -> None:
    settings = {"viewport": {"width": size[0], "height": size[1]}, "has_touch": size[0] < 1000, "locale": lang}
    player = Player(browser, address, **settings)
    player.play_now("west-of-africa")
    player.wait()
    height, is_seen = player.page.evaluate(SEEN_AT_ONCE)
    assert height < 64
    assert is_seen
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if player.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        assert player.page.locator("kbd:visible").count() == 0, "fingers press no keys"
    player.check()
    player.close()


def test_a_page_that_waits_for_its_first_news_says_so(anna: Player) -> None:
    anna.page.route("**/events?*", lambda route: None)  # asked for, and never answered
    anna.play_now("tobago")
    anna.page.wait_for_url("**/table/*")
    before = "getComputedStyle(document.getElementById('main'), '::before').content"
    assert anna.page.evaluate(before) == '"The table is being set …"'
    anna.page.unroute("**/events?*")
    anna.page.reload()
    anna.page.locator("#board svg").wait_for()
    assert anna.page.evaluate(before) == "none"
