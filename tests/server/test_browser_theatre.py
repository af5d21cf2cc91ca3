"""What happens at the table, played in a real browser: in order, never in the way, and at the end what is."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.browsing import Player, serious
from tests.server.people import BRISK

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
SIZE = {"width": 1280, "height": 800}
#: Between the server and the page: what is told can be held back, changed, and let through at once; captions are noted.
GATE = """() => {
  const gate = { closed: false, held: [], last: null, change: (view) => view, captions: [], animated: 0 };
  window.gate = gate;
  const deliver = ([listener, { data, lastEventId }, type]) =>
    listener({ lastEventId, data: type === "view" ? JSON.stringify(gate.change(JSON.parse(data))) : data });
  window.EventSource = class extends EventSource {
    addEventListener(type, listener) {
      if (["open", "error"].includes(type)) { super.addEventListener(type, listener); return; }
      super.addEventListener(type, (event) => {
        if (type === "view") gate.last = JSON.parse(event.data);
        if (gate.closed) gate.held.push([listener, event, type]);
        else deliver([listener, event, type]);
      });
    }
  };
  gate.open = () => { gate.closed = false; for (const one of gate.held.splice(0)) deliver(one); };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...rest) { gate.animated += 1; return animate.apply(this, rest); };
  addEventListener("DOMContentLoaded", () => {
    const caption = document.getElementById("caption");
    const note = () => gate.captions.push(caption.textContent);
    if (caption) new MutationObserver(note).observe(caption, { childList: true });
  });
}"""
#: A choice that brings the match on, made past the page, which knows of it only later.
CHOOSE = """async (brisk) => {
  const { id, seats } = JSON.parse(document.getElementById("data").textContent);
  const { choices, number } = window.gate.last;
  const wanted = brisk.map((kind) => choices.find((one) => one.kind === kind)).find(Boolean) ?? choices[0];
  const body = { action: wanted.action, number, move_id: String(Math.random()).padEnd(32, "0") };
  await fetch(`/api/tables/${id}/seats/${seats[0]}/act`,
    { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}"""
#: Whether the board is what the server draws; what the page adds to it is left aside.
FRESH = """async () => {
  const { id, seats, lang } = JSON.parse(document.getElementById("data").textContent);
  const layout = matchMedia("(max-width: 40rem)").matches ? "tall" : "wide";
  const state = await (await fetch(`/api/tables/${id}?seat=${seats[0]}&lang=${lang}&layout=${layout}`)).json();
  const wanted = document.createElement("div");
  wanted.innerHTML = state.view.board;
  const plain = (svg) => {
    const copy = svg.cloneNode(true);
    for (const part of copy.querySelectorAll(".trails, .lights, .ghost, #on-ways, #on-route")) part.remove();
    for (const part of copy.querySelectorAll("[class*=way-], .tw-at, .picked, .pointed")) {
      part.classList.remove("way-1", "way-2", "way-3", "tw-at", "picked", "pointed");
      if (!part.classList.length) part.removeAttribute("class");
    }
    return copy;
  };
  const [shown, fresh] = [plain(document.querySelector("#board svg")), plain(wanted.firstElementChild)];
  const moves = document.getAnimations().some((one) => one.effect.target?.closest("#board"));
  const same = String(document.body.dataset.number) === String(state.view.number) && shown.isEqualNode(fresh);
  return same && !moves && !document.querySelector("#board .flight");
}"""
STILL = "() => document.getElementById('skip').hidden && !document.querySelector('#board .flight')"


class Watcher(Player):
    """A player at whose page things move, and who can hold back what is told."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        super().__init__(browser, address, **settings)
        self.page.emulate_media(reduced_motion="no-preference")
        self.page.add_init_script(f"({GATE})()")

    def begin(self, game: str = "tobago") -> None:
        self.play_now(game)
        self.wait()
        self.page.mouse.move(2, 2)
        self.page.wait_for_function(STILL, timeout=60_000)

    def fall_behind(self, least: int = 5) -> list[str]:
        """Goes on past the page until nobody else has to act and at least so many lines wait; their texts."""
        self.page.evaluate("gate.closed = true")
        while True:
            number = self.page.evaluate("gate.last.number")
            self.page.evaluate(CHOOSE, BRISK)
            self.page.wait_for_function("n => gate.last.number > n && gate.last.choices.length > 0", arg=number)
            self.page.wait_for_timeout(300)
            self.page.wait_for_function("() => gate.last.actors.every((seat) => seat === gate.last.seat)")
            lines = self.page.evaluate(
                "gate.held.filter((one) => one[2] === 'view').flatMap((one) => JSON.parse(one[1].data).log.lines)"
            )
            if len(lines) >= least:
                return [line["text"] for line in lines]

    def go_on_watching(self) -> None:
        self.page.evaluate("gate.captions = []; gate.animated = 0; gate.open()")

    def captions(self) -> list[str]:
        found: list[str] = self.page.evaluate("gate.captions")
        return [text for i, text in enumerate(found) if i == 0 or found[i - 1] != text]

    def waits(self) -> bool:
        """Whether something is still to be played."""
        return bool(self.page.evaluate("!document.getElementById('skip').hidden"))

    def wait_until_still(self) -> None:
        self.page.wait_for_function(STILL, timeout=60_000)

    def sees_what_is(self) -> bool:
        return bool(self.page.evaluate(FRESH))

    def set_speed(self, speed: str) -> None:
        self.page.locator("#speed").select_option(speed)


@pytest.fixture
def anna(browser: Browser, address: str) -> Iterator[Watcher]:
    player = Watcher(browser, address, viewport=SIZE)
    yield player
    player.check()
    player.close()


def without_repeats(texts: list[str]) -> list[str]:
    return [text for i, text in enumerate(texts) if i == 0 or texts[i - 1] != text]


@pytest.mark.parametrize("game", ["key-west", "tobago", "west-of-africa"])
def test_what_happened_is_told_in_order_and_ends_on_what_is(anna: Watcher, game: str) -> None:
    anna.begin(game)
    anna.set_speed("2")
    told = anna.fall_behind()
    anna.go_on_watching()
    assert anna.waits()
    assert anna.page.locator("#choices .choice").count(), "what can be chosen does not wait"
    log = anna.page.locator("#log .told .line")
    assert log.all_inner_texts()[-1] != told[-1], "a line of the log comes with its step"
    anna.wait_until_still()
    assert anna.captions() == without_repeats(told)
    assert log.all_inner_texts()[-len(told) :] == told
    assert anna.page.evaluate("gate.animated") > 0
    assert anna.sees_what_is()


HIDE = """() => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.mark.parametrize("way", ["1", "2", "instant", "hidden", "space", "skip", "board", "reload"])
def test_however_it_is_watched_the_end_is_the_same(anna: Watcher, way: str) -> None:
    page = anna.page
    anna.begin()
    anna.set_speed(way if way in ("1", "2", "instant") else "1")
    anna.fall_behind()
    number = page.evaluate("gate.last.number")
    anna.go_on_watching()
    assert anna.waits() == (way != "instant")
    page.wait_for_timeout(700)
    if way == "hidden":
        page.evaluate(HIDE)
    elif way == "space":
        page.locator("body").press(" ")
    elif way == "skip":
        page.locator("#skip").click()
    elif way == "board":
        page.locator("#board").click(position={"x": 300, "y": 300})
    elif way == "reload":
        page.reload()
        anna.wait()
    if way not in ("1", "2"):
        assert not anna.waits()
        assert page.locator("#board .flight").count() == 0
    anna.wait_until_still()
    assert anna.sees_what_is()
    assert page.evaluate("document.body.dataset.number") == str(number), "a click while it plays chooses nothing"


def test_space_on_a_button_presses_the_button(anna: Watcher) -> None:
    anna.begin()
    anna.fall_behind()
    anna.go_on_watching()
    anna.page.locator("#tab-chat").press(" ")
    assert anna.waits()
    assert anna.page.locator("#chat").is_visible()


def test_who_wants_no_movement_waits_for_nothing_and_hears_all_of_it(anna: Watcher) -> None:
    anna.begin()
    told = anna.fall_behind()
    anna.page.emulate_media(reduced_motion="reduce")
    anna.go_on_watching()
    assert not anna.waits()
    assert anna.page.evaluate("gate.animated") == 0
    assert anna.sees_what_is()
    assert anna.page.locator("#told").inner_text() in " ".join(told)
    assert anna.page.locator("#told").inner_text().endswith(told[-1])


@pytest.mark.parametrize(
    "broken",
    [
        "() => { Element.prototype.animate = () => ({ cancel() {}, pause() {}, play() {} }); }",
        "() => { Element.prototype.animate = () => { throw new Error('no motion'); }; }",
        "() => { Element.prototype.animate = undefined; }",
    ],
    ids=["never ends", "fails", "unknown"],
)
def test_no_motion_holds_up_the_queue(anna: Watcher, broken: str) -> None:
    anna.begin()
    anna.set_speed("2")
    told = anna.fall_behind()
    anna.page.evaluate(broken)
    anna.go_on_watching()
    anna.page.wait_for_function("text => gate.captions.at(-1) === text", arg=told[-1], timeout=30_000)
    anna.wait_until_still()
    assert anna.captions() == without_repeats(told)
    assert anna.sees_what_is()


def test_a_pause_holds_until_one_goes_on(anna: Watcher) -> None:
    page = anna.page
    anna.begin()
    anna.set_speed("2")
    told = anna.fall_behind()
    anna.go_on_watching()
    page.wait_for_function("() => gate.captions.length > 1")
    page.locator("#pause").click()
    before = anna.captions()
    page.wait_for_timeout(2500)
    assert anna.captions() == before
    assert anna.waits()
    page.locator("#pause").click()
    anna.wait_until_still()
    assert anna.captions() == without_repeats(told)
    assert anna.sees_what_is()


def test_the_speed_is_remembered(anna: Watcher) -> None:
    anna.begin()
    anna.set_speed("instant")
    anna.page.reload()
    anna.wait()
    assert anna.page.locator("#speed").input_value() == "instant"


def test_whoever_chooses_while_it_plays_is_where_the_match_is(anna: Watcher) -> None:
    page = anna.page
    anna.begin()
    anna.never_ask()
    anna.fall_behind()
    anna.go_on_watching()
    assert anna.waits()
    number = page.evaluate("document.body.dataset.number")
    # Asked in the same breath: what follows from the choice may be played at once.
    skipped = "button => { button.click(); return document.getElementById('skip').hidden; }"
    assert page.locator("#choices button[data-action]").first.evaluate(skipped)
    page.wait_for_function("n => document.body.dataset.number !== n", arg=number)
    assert page.locator("#toasts .toast").count() == 0


def test_what_would_take_too_long_is_summed_up(anna: Watcher) -> None:
    anna.begin("west-of-africa")
    # However long that takes here, the line to the server is not taken for dead.
    anna.page.evaluate("() => { const now = Date.now(); Date.now = () => now; }")
    told = anna.fall_behind(80)
    anna.go_on_watching()
    anna.wait_until_still()
    summed = [int(found[1]) for text in anna.captions() if (found := re.search(r"\((\d+) events\)$", text))]
    played = anna.captions()[len(summed) :]
    assert summed, "the oldest is passed over"
    assert len(played) > len(told) / 4, "the newest is played"
    # Meanwhile the match may have gone on: a turn with nothing left ends by itself.
    assert told[-1] in anna.page.locator("#log .told .line").all_inner_texts()
    assert anna.sees_what_is()


def test_what_others_did_stays_marked_until_one_acts(anna: Watcher) -> None:
    page = anna.page
    anna.begin()
    anna.set_speed("2")
    while True:
        anna.fall_behind(1)
        anna.go_on_watching()
        anna.wait_until_still()
        if page.locator("#board .trails > *").count():
            break
    before = page.evaluate("gate.last.number")
    page.evaluate("gate.closed = false")
    page.evaluate(CHOOSE, BRISK)
    page.wait_for_function("n => gate.last.number > n", arg=before)
    page.wait_for_function("() => !document.querySelector('#board .trails')", timeout=5_000)


#: The first steps that come get a close-up, whose parts belong to their lines; then there is none.
LARGE = """(steps) => {
  let [count, had] = [0, 0];
  gate.change = (view) => {
    for (const step of view.steps) {
      const large = count++ < steps;
      const parts = Array.from({ length: step.lines }, (_, k) => `<g data-beat="${k}"><circle r="${k + 1}"/></g>`);
      const text = large ? `<svg viewBox="0 0 90 56"><title>${count}</title>${parts.join("")}</svg>` : "";
      step.close_up = [[0, had, text ? text.split("><") : [""]]];
      had = text ? text.split("><").length : 1;
    }
    return view;
  };
  had = 1;
}"""


def test_a_close_up_stays_while_it_lasts_and_can_be_folded_away(anna: Watcher) -> None:
    page = anna.page
    anna.begin()
    anna.fall_behind()
    page.evaluate(LARGE, 3)
    large = page.locator("#close-up")
    anna.go_on_watching()
    large.wait_for()
    assert serious(page) == []
    page.keyboard.press("Escape")
    assert large.is_hidden()
    page.locator("#close-up-open").click()
    assert large.is_visible()
    page.locator("#close-up-fold").click()
    page.wait_for_function("() => document.querySelector('#close-up-picture title')?.textContent === '3'")
    assert large.is_hidden(), "what was folded away stays so until another scene"
    page.locator("#close-up-open").click()
    assert large.is_visible()
    page.wait_for_function("() => !document.querySelector('#close-up-picture svg')", timeout=15_000)
    assert page.locator("#close-up-open").is_hidden()
    anna.wait_until_still()
    assert anna.sees_what_is()


#: Counts the tones that are made.
TONES = """() => {
  window.tones = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...rest) { window.tones += 1; start.apply(this, rest); };
}"""


def test_sounds_are_asked_for_once_and_made_only_then(anna: Watcher) -> None:
    page = anna.page
    page.add_init_script(f"({TONES})()")
    anna.begin()
    anna.set_speed("2")
    anna.fall_behind()
    anna.go_on_watching()
    anna.wait_until_still()
    assert page.evaluate("window.tones") == 0
    page.locator("#sound-yes").click()
    assert page.locator("#ask-sound").is_hidden()
    page.wait_for_function("() => window.tones > 0")
    before = page.evaluate("window.tones")
    anna.fall_behind()
    anna.go_on_watching()
    anna.wait_until_still()
    assert page.evaluate("window.tones") > before
    page.reload()
    anna.wait()
    assert page.locator("#ask-sound").is_hidden()
    assert page.evaluate("document.getElementById('set-sound').checked")


def test_behind_the_curtain_of_a_hot_seat_nothing_plays(anna: Watcher) -> None:
    page = anna.page
    page.goto("/")
    form = page.locator("#new-table")
    form.locator("[name=game]").select_option("tobago")
    form.locator("[name=visibility][value=hotseat]").check()
    form.locator("[name=count]").select_option("3")
    for seat, kind in enumerate(("me", "me", "bot:novice")):
        form.locator(".kind").nth(seat).select_option(kind)
    form.locator("[name=name]").fill("Anna")
    form.locator(".name").nth(1).fill("Ben")
    form.locator("button.primary").click()
    for _ in range(3):
        page.locator("#curtain[open]").wait_for(timeout=60_000)
        assert page.locator("#board > *, #close-up-picture > *").count() == 0
        assert json.loads(page.evaluate("JSON.stringify([caption.textContent, told.textContent])")) == ["", ""]
        page.wait_for_timeout(800)
        assert page.locator("#board > *").count() == 0
        page.locator("#curtain-lift").click()
        anna.wait()
        page.evaluate("localStorage.setItem('tradewinds.ask', 'never')")
        page.locator("#choices button[data-action]").first.evaluate("button => button.click()")
