"""Home in a real browser: what a game is, and practice from the first click to going back past the bots."""

import random
from contextlib import closing

import pytest
from playwright.sync_api import Browser, expect

from tests.server.browsing import Player
from tradewinds.core.words import LANGUAGES

READY = "() => [...document.querySelectorAll('.game .turn')].every((turn) => !turn.hidden)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_every_game_can_be_begun_on_the_first_screen(
    browser: Browser, address: str, lang: str, size: tuple[int, int]
) -> None:
    width, height = size
    with closing(Player(browser, address, viewport={"width": width, "height": height})) as anna:
        anna.page.goto(f"/?lang={lang}")
        anna.page.wait_for_function(READY, timeout=300_000)
        for button in anna.page.locator(".play-now").all():
            box = button.bounding_box()
            assert box
            assert box["y"] + box["height"] <= height
        assert anna.page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_a_narrow_page_says_what_a_game_is_when_asked(browser: Browser, address: str) -> None:
    with closing(Player(browser, address, viewport={"width": 390, "height": 844})) as anna:
        anna.page.goto("/")
        card = anna.page.locator(".game[data-game=tobago]")
        expect(card.locator(".about-game")).to_be_hidden()
        card.locator(".what").click()
        expect(card.locator(".about-game")).to_be_visible()
        expect(card.locator(".what")).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize(("motion", "kind"), [("reduce", ".png"), ("no-preference", ".webp")])
def test_a_turn_moves_for_those_who_want_it(browser: Browser, address: str, motion: str, kind: str) -> None:
    with closing(Player(browser, address)) as anna:
        anna.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        anna.page.goto("/")
        anna.page.wait_for_function(READY, timeout=300_000)
        picture, button = anna.page.locator("[data-game=tobago] img"), anna.page.locator("[data-game=tobago] .turn")
        assert kind in str(picture.get_attribute("src"))
        other = {".png": ".webp", ".webp": ".png"}[kind]
        button.click()
        assert other in str(picture.get_attribute("src"))
        expect(button).to_have_attribute("aria-pressed", str(other == ".webp").lower())


@pytest.mark.parametrize("game", ["key-west", "tobago", "west-of-africa"])
def test_somebody_practises(browser: Browser, address: str, game: str) -> None:
    """Hints come by themselves, bots say why, and undo leads back past what they did."""
    with closing(Player(browser, address)) as anna:
        page, rng = anna.page, random.Random(1)
        page.goto("/")
        page.wait_for_function(READY, timeout=300_000)
        expect(page.locator("#practice-about")).to_be_visible()
        anna.play_now(game, practice=True)
        expect(page.locator(".from-file.practice")).to_be_visible()
        expect(page.locator("#hint-text li").first).to_be_visible()
        page.locator("#set-hints").uncheck()
        expect(page.locator("#hint-text")).to_be_hidden()
        ready = ["#thoughts", "#undo"]
        while page.locator("#reset").is_visible() or not all(page.locator(one).is_visible() for one in ready):
            assert anna.wait()
            anna.choose(rng)
        assert anna.wait()
        before = page.evaluate("() => Number(document.body.dataset.number)")
        page.locator("#undo").click()
        page.wait_for_function("n => Number(document.body.dataset.number) > n", arg=before)
        expect(page.locator("#thoughts")).to_be_hidden()
        assert anna.wait()
        anna.check()


def test_a_table_for_practice_is_opened_by_the_form(browser: Browser, address: str) -> None:
    with closing(Player(browser, address)) as anna:
        page = anna.page
        page.goto("/")
        form = page.locator("#new-table")
        form.locator("[name=practice]").check()
        expect(form.locator("[value=hotseat]")).to_be_disabled()
        assert [kind.input_value() for kind in form.locator(".kind").all()[:2]] == ["me", "bot:sailor"]
        form.locator("button.primary").click()
        expect(page.locator(".from-file.practice")).to_be_visible()
        page.goto("/")
        expect(page.locator("#yours .practice").first).to_be_visible()
