"""In a real browser: a deal that can be proved, seats that change hands, a match that was stopped."""

import random
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.server.browsing import Player, serious
from tests.server.processes import client_of, serving, sqlite_in, wait_until_ready
from tradewinds.server.handing import DAY

pytestmark = [pytest.mark.browser, pytest.mark.compiled]
GAME = "west-of-africa"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@dataclass
class Place:
    """A server and its database."""

    address: str
    database: Path

    def change(self, *statements: str) -> None:
        """Something that would take a day, or another program."""
        with sqlite3.connect(self.database) as connection:
            for statement in statements:
                connection.execute(statement)
        connection.close()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("seats")
    with serving(sqlite_in(folder)) as server, client_of(server) as client:
        wait_until_ready(client)
        yield Place(server.address, folder / "tables.sqlite")


def at_a_table(anna: Player, ben: Player) -> str:
    """Anna and Ben have begun a match; its address."""
    anna.page.goto("/")
    form = anna.page.locator("#new-table")
    form.locator("[name=name]").fill("Anna")
    form.locator("[name=game]").select_option(GAME)
    form.locator("[name=count]").select_option("2")
    form.locator("button.primary").click()
    anna.page.locator("#lobby").wait_for()
    links = anna.page.evaluate("JSON.parse(localStorage['tradewinds.links.' + location.pathname.split('/')[2]])")
    ben.page.goto(links["1"])
    ben.page.locator("[name=name]").fill("Ben")
    ben.page.locator("#claim button").click()
    ben.page.locator("#lobby").wait_for()
    for player in (anna, ben):
        player.page.locator("#ready").click()
    for player in (anna, ben):
        player.wait()
    return anna.page.url


def test_who_is_not_connected_is_not_said_to_be_deciding(browser: Browser, place: Place) -> None:
    anna, ben = Player(browser, place.address), Player(browser, place.address)
    at_a_table(anna, ben)
    bens = anna.page.locator("#players > li").nth(1)
    expect(bens).to_contain_text("deciding")
    ben.page.goto("/")
    expect(bens).to_contain_text("not connected")
    expect(bens).not_to_contain_text("deciding")
    for player in (anna, ben):
        player.check()
        player.close()


def link_in(player: Player) -> str:
    """What was copied for sending it to somebody."""
    player.page.locator(".toast").last.wait_for()
    return str(player.page.evaluate("navigator.clipboard.readText()"))


def test_playing_now_adds_something_only_after_the_commitment_is_known(browser: Browser, place: Place) -> None:
    anna = Player(browser, place.address)
    seen: list[tuple[str, Any]] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            answer = request.response()
            seen.append((request.url.rpartition("/")[2], request.post_data_json))
            if answer is not None and request.url.endswith("/tables"):
                seen.append(("commitment", answer.json()["commitment"]))

    anna.page.on("requestfinished", note)
    anna.play_now(GAME)
    anna.wait()
    for _ in range(100):
        if len(seen) < 3:
            anna.page.wait_for_timeout(50)  # a request may be told of after the news that it brought
    assert [what for what, _ in seen] == ["tables", "commitment", "ready"]
    assert "contribution" not in seen[0][1]
    assert len(seen[2][1]["contribution"]) == 32
    kept = anna.page.evaluate("id => localStorage['tradewinds.commitment.' + id]", anna.page.url.rpartition("/")[2])
    assert kept == seen[1][1]
    anna.page.locator(".menu > summary").click()
    assert anna.page.locator("#contribution").text_content() == seen[2][1]["contribution"]
    assert anna.page.locator("#seal").text_content()
    assert serious(anna.page) == []
    anna.check()
    anna.close()


def test_a_seat_moves_to_a_phone_and_the_old_browser_only_looks_on(browser: Browser, place: Place) -> None:
    anna, ben = (Player(browser, place.address, permissions=["clipboard-read", "clipboard-write"]) for _ in range(2))
    phone = Player(browser, place.address, **PHONE)
    at_a_table(anna, ben)
    ben.page.locator(".menu > summary").click()
    ben.page.locator("#move-seat").click()
    link = link_in(ben)
    phone.page.goto(link)
    assert "moves" in phone.page.locator("main").inner_text()
    phone.page.locator("#claim button").click()
    assert phone.wait()
    ben.page.wait_for_function("() => document.querySelectorAll('#choices button').length === 0")
    anna.page.locator("#tab-chat").click()
    anna.page.get_by_text("Ben now plays in another browser.").wait_for()
    phone.choose(random.Random(1))
    for player in (anna, ben, phone):
        player.check()
        player.close()


def test_the_host_hands_a_seat_over_when_its_holder_gives_no_sign_for_a_day(browser: Browser, place: Place) -> None:
    allowed = {"permissions": ["clipboard-read", "clipboard-write"]}
    anna, carla = Player(browser, place.address, **allowed), Player(browser, place.address)
    ben = Player(browser, place.address, **PHONE)
    id = at_a_table(anna, ben).rpartition("/")[2]

    def ask() -> None:
        anna.page.locator(".menu > summary").click()
        anna.page.locator("#hand-over [name=name]").fill("Carla")
        anna.page.locator("#hand-over button").click()
        anna.page.locator(".menu > summary").click()
        ben.page.locator("#asked").wait_for()

    ask()
    assert "Carla" in ben.page.locator("#asked-text").inner_text()
    assert "Carla can take over from" in anna.page.locator(".players .offer").inner_text()
    assert serious(anna.page) == serious(ben.page) == []
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 390
    ben.page.locator("#still-here").click()
    ben.page.locator("#asked").wait_for(state="hidden")
    anna.page.locator(".players .offer").wait_for(state="detached")
    ask()
    # A day later; what is said at the table makes the server look.
    place.change(
        f"update seat set asked_at = asked_at - {DAY} where match = '{id}' and seat = 1",
        f"update match set revision = revision + 1 where id = '{id}'",
    )
    anna.page.locator("#tab-chat").click()
    anna.page.locator("#chat-text").fill("Hello?")
    anna.page.keyboard.press("Enter")
    anna.page.locator(".players button.offer").click()
    link = link_in(anna)
    assert ben.wait(), "whoever holds the seat stays until the link is used"
    carla.page.goto(link)
    assert "as Carla" in carla.page.locator("main").inner_text()
    assert carla.page.locator("[name=name]").is_hidden()
    carla.page.locator("#claim button").click()
    assert carla.wait()
    anna.page.get_by_text("Carla has taken over the seat of Ben.").wait_for()
    for player in (anna, ben, carla):
        player.check()
        player.close()


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_a_stopped_match_can_be_looked_at(browser: Browser, tmp_path: Path, settings: dict[str, Any]) -> None:
    with serving(sqlite_in(tmp_path)) as server, client_of(server) as client:
        wait_until_ready(client, "bots_ready", GAME)
        anna = Player(browser, server.address, **settings)
        anna.play_now(GAME)
        for _ in range(3):
            anna.wait()
            anna.choose(random.Random(1))
        anna.wait()
        path, state = anna.page.url.removeprefix(server.address), anna.context.storage_state()
        log = anna.page.locator("#log-lines li").all_inner_texts()
        anna.close()
    Place("", tmp_path / "tables.sqlite").change("update match set rules = 999")
    with serving(sqlite_in(tmp_path)) as server, client_of(server) as client:
        wait_until_ready(client, "ready", GAME)
        anna = Player(browser, server.address, storage_state=state, **settings)
        anna.page.goto(path)
        anna.page.locator("#board > *").wait_for()
        assert "version 999" in anna.page.locator("#prompt").inner_text()
        assert anna.page.locator("#log-lines li").all_inner_texts()[: len(log)] == log != []
        assert anna.page.locator("#choices button, #board [data-action]").count() == 0
        assert anna.page.locator("#players li").count() == 3
        assert serious(anna.page) == []
        anna.page.goto("/")
        anna.page.locator("#yours").get_by_text("stopped").wait_for()
        anna.check()
        anna.close()
