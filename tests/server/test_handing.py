"""Seats that change hands: moved by their holder, handed over when nobody answers, kept by whoever is there."""

import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from tests.server.people import ORIGIN, Person, Watcher, click_at_once, play_to_the_end, two_at_a_table
from tradewinds.server import caretaker, handing, security, storage
from tradewinds.server.handing import DAY
from tradewinds.server.in_play import ACT, BY_BOT, Deed
from tradewinds.server.site import Site

pytestmark = pytest.mark.anyio


@pytest.fixture
async def carla(app: FastAPI) -> AsyncIterator[Person]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN) as client:
        yield Person(client, "Carla")


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A way to let time pass for those who are asked."""

    def pass_time(milliseconds: int) -> None:
        moment = storage.now() + milliseconds
        monkeypatch.setattr(handing, "now", lambda: moment)

    return pass_time


async def told(person: Person, id: str) -> list[str]:
    return [line["text"] for line in (await person.get(f"/tables/{id}"))["chat"]]


async def use(person: Person, id: str, seat: int, link: str, expect: int = 200) -> Any:
    claim = {"claim": link.partition("#")[2], "name": person.name}
    return await person.post(f"/tables/{id}/seats/{seat}/claim", expect, **claim)


async def seat_info(person: Person, id: str, seat: int) -> Any:
    return (await person.get(f"/tables/{id}"))["table"]["seats"][seat]


async def holds(person: Person, id: str, seat: int) -> bool:
    return (await person.client.get(f"/api/tables/{id}", params={"seat": seat})).status_code == 200


# The holder moves the seat


async def test_a_holder_moves_a_seat_and_stays_until_the_link_is_used(
    site: Site, anna: Person, ben: Person, carla: Person
) -> None:
    id = await two_at_a_table(anna, ben, visibility="open")
    browser, watcher = Watcher(site, id, 1), Watcher(site, id)
    link = (await ben.post(f"/tables/{id}/seats/1/link"))["link"]
    assert await holds(ben, id, 1)
    assert (await seat_info(carla, id, 1))["kind"] == "human"
    # A stranger gets nothing at an open table: not without a link, not by guessing.
    assert (await carla.post(f"/tables/{id}/seats/1/claim", 403))["error"] == "bad-link"
    assert (await carla.post(f"/tables/{id}/seats/1/claim", 403, claim="guess"))["error"] == "bad-link"
    assert await ben.act_any(id, 1, random.Random(1))
    browser.read()
    watcher.read()
    carla.name = ""
    await use(carla, id, 1, link)
    assert await holds(carla, id, 1)
    assert not await holds(ben, id, 1)
    assert b"event: gone" in b"".join(browser.read())
    assert "Ben now plays in another browser." in await told(anna, id)
    assert b"another browser" in b"".join(watcher.read())
    assert (await seat_info(anna, id, 1))["name"] == "Ben"
    assert (await use(carla, id, 1, link, 409))["error"] == "seat-taken"


async def test_a_link_is_not_for_somebody_who_sits_at_the_table(anna: Person, ben: Person, carla: Person) -> None:
    id = await two_at_a_table(anna, ben)
    link = (await ben.post(f"/tables/{id}/seats/1/link"))["link"]
    for person in (anna, ben):
        assert (await use(person, id, 1, link, 409))["error"] == "one-seat-each"
    await use(carla, id, 1, link)
    assert (await seat_info(anna, id, 1))["name"] == "Carla"


async def test_a_newer_link_makes_the_older_one_useless(anna: Person, ben: Person, carla: Person) -> None:
    id = await two_at_a_table(anna, ben)
    older, newer = [(await ben.post(f"/tables/{id}/seats/1/link"))["link"] for _ in range(2)]
    assert (await use(carla, id, 1, older, 403))["error"] == "bad-link"
    await use(carla, id, 1, newer)


async def test_of_many_who_use_one_link_one_gets_the_seat(app: FastAPI, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    assert await click_at_once(app, (await ben.post(f"/tables/{id}/seats/1/link"))["link"]) == [200] + [409] * 19


async def test_whoever_moves_their_seat_is_still_there(anna: Person, ben: Person, carla: Person, later: Any) -> None:
    id = await two_at_a_table(anna, ben)
    await anna.post(f"/tables/{id}/seats/1/hand-over", name="Dora")
    link = (await ben.post(f"/tables/{id}/seats/1/link"))["link"]
    assert "Ben is still here and keeps the seat." in await told(anna, id)
    later(2 * DAY)
    assert (await anna.post(f"/tables/{id}/seats/1/link", 403))["error"] == "ask-first"
    await use(carla, id, 1, link)
    assert (await seat_info(anna, id, 1))["name"] == "Carla"


async def test_whoever_leaves_takes_their_links_along(anna: Person, ben: Person, carla: Person) -> None:
    id = await two_at_a_table(anna, ben)
    link = (await ben.post(f"/tables/{id}/seats/1/link"))["link"]
    await ben.post(f"/tables/{id}/seats/1/leave")
    assert (await use(carla, id, 1, link, 409))["error"] == "seat-taken"


# The host hands it over


async def test_a_seat_goes_to_the_named_person_when_its_holder_gives_no_sign_for_a_day(
    anna: Person, ben: Person, carla: Person, later: Any
) -> None:
    id = await two_at_a_table(anna, ben, visibility="open")
    seat = f"/tables/{id}/seats/1"
    assert (await anna.post(f"{seat}/link", 403))["error"] == "ask-first"
    await anna.post(f"{seat}/hand-over", name="Carla")
    assert (await seat_info(ben, id, 1))["asked_for"] == "Carla"
    assert any("asks Ben" in text and "Carla" in text for text in await told(carla, id))
    later(DAY - handing.HOUR)
    early = await anna.post(f"{seat}/link", 409)
    assert (early["error"], "2 hours" in early["text"] or "an hour" in early["text"]) == ("asked", True)
    later(DAY + 1)
    link = (await anna.post(f"{seat}/link"))["link"]
    assert any("Nothing was heard from Ben" in text for text in await told(ben, id))
    assert await holds(ben, id, 1), "until the link is used"
    assert (await carla.post(f"{seat}/claim", 403))["error"] == "bad-link"
    assert (await use(anna, id, 1, link, 409))["error"] == "one-seat-each"
    carla.name = "Somebody else"
    await use(carla, id, 1, link)
    assert (await seat_info(anna, id, 1))["name"] == "Carla", "the name is the link's"
    assert (await seat_info(anna, id, 1))["asked_for"] == ""
    assert not await holds(ben, id, 1)
    assert "Carla has taken over the seat of Ben." in await told(ben, id)
    assert any("asks Ben" in text for text in await told(ben, id)), "what was told of Ben is not told of Carla"
    assert (await use(ben, id, 1, link, 409))["error"] == "seat-taken"


async def test_whoever_is_still_there_keeps_the_seat(anna: Person, ben: Person, later: Any) -> None:
    id = await two_at_a_table(anna, ben)
    seat = f"/tables/{id}/seats/1"
    assert (await ben.post(f"{seat}/keep", 409))["error"] == "not-asked"
    await anna.post(f"{seat}/hand-over", name="Carla")
    await ben.post(f"{seat}/keep")
    assert "Ben is still here and keeps the seat." in await told(anna, id)
    later(2 * DAY)
    assert (await anna.post(f"{seat}/link", 403))["error"] == "ask-first"


async def test_an_answer_makes_a_link_that_is_out_useless(anna: Person, ben: Person, carla: Person, later: Any) -> None:
    id = await two_at_a_table(anna, ben)
    seat = f"/tables/{id}/seats/1"
    await anna.post(f"{seat}/hand-over", name="Carla")
    later(DAY + 1)
    link = (await anna.post(f"{seat}/link"))["link"]
    await ben.post(f"{seat}/keep")
    assert (await use(carla, id, 1, link, 409))["error"] == "seat-taken"
    assert await holds(ben, id, 1)


async def test_a_secret_action_ends_the_asking_and_shows_only_when_the_host_wants_the_link(
    site: Site, anna: Person, ben: Person, later: Any
) -> None:
    id = await two_at_a_table(anna, ben)
    await anna.post(f"/tables/{id}/seats/1/hand-over", name="Carla")
    watchers = [Watcher(site, id, 0), Watcher(site, id)]
    before = [watcher.read() for watcher in watchers]
    shown = await anna.get(f"/tables/{id}", seat=0)
    assert await ben.act_any(id, 1, random.Random(1))
    assert [watcher.read() for watcher in watchers] == [[], []] != before
    assert await anna.get(f"/tables/{id}", seat=0) == shown
    later(DAY + 1)
    assert (await anna.post(f"/tables/{id}/seats/1/link", 409))["error"] == "still-there"
    assert "Ben is still here and keeps the seat." in await told(anna, id)
    assert (await anna.post(f"/tables/{id}/seats/1/link", 403))["error"] == "ask-first"


async def test_an_action_before_the_link_is_used_makes_it_useless(
    anna: Person, ben: Person, carla: Person, later: Any
) -> None:
    id = await two_at_a_table(anna, ben)
    await anna.post(f"/tables/{id}/seats/1/hand-over", name="Carla")
    later(DAY + 1)
    link = (await anna.post(f"/tables/{id}/seats/1/link"))["link"]
    # Looking twice would tell when the holder acts in secret.
    assert (await anna.post(f"/tables/{id}/seats/1/link", 409))["error"] == "offered"
    assert await ben.act_any(id, 1, random.Random(1))
    assert (await use(carla, id, 1, link, 409))["error"] == "still-there"
    assert await holds(ben, id, 1)


async def test_what_a_stand_in_does_is_no_sign_of_the_holder(
    site: Site, anna: Person, ben: Person, carla: Person, later: Any
) -> None:
    id = await two_at_a_table(anna, ben)
    await anna.post(f"/tables/{id}/seats/1/hand-over", name="Carla")
    table = await site.tables.get(id)
    assert table.playing is not None
    deed = Deed(ACT, table.playing.number(1), f"{BY_BOT}x", table.playing.legal(1)[0])
    await site.tables.do(table, 1, deed, "en")
    later(DAY + 1)
    link = (await anna.post(f"/tables/{id}/seats/1/link"))["link"]
    await use(carla, id, 1, link)


async def test_only_the_host_asks_and_only_about_people_in_a_running_match(
    site: Site, anna: Person, ben: Person, carla: Person
) -> None:
    created = await anna.create("me", "open", "bot:random")
    id = created["id"]
    await ben.sit(created, 1)
    asking = f"/tables/{id}/seats/1/hand-over"
    assert (await anna.post(asking, 409, name="Carla"))["error"] == "not-started"
    await anna.ready(id, 0)
    await ben.ready(id, 1)
    for person, status in ((ben, 403), (carla, 401)):
        await person.post(asking, status, name="Carla")
    assert (await anna.post(f"/tables/{id}/seats/2/hand-over", 409, name="Carla"))["error"] == "nobody-there"
    for wrong in ("", "   ", "x" * 41, "line\nbreak"):
        await anna.post(asking, 422, name=wrong)
    await play_to_the_end(id, anna, ben)
    assert (await anna.post(asking, 409, name="Carla"))["error"] == "over"


async def test_the_host_neither_names_nor_replaces_whoever_plays(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    change = f"/tables/{id}/seats/1/change"
    assert (await anna.post(change, 403, kind="bot", bot="random"))["error"] == "ask-first"
    assert (await anna.post(change, 403, kind="bot", bot="random", name="Fool"))["error"] == "not-your-seat"
    assert (await seat_info(anna, id, 1))["name"] == "Ben"


# Somebody absent who comes back without looking on


@pytest.mark.parametrize("deed", ["act", "undo"])
async def test_whoever_acts_without_a_stream_is_back(
    site: Site, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    """A program that only posts: its stand-in goes, also where what it did is secret."""
    id = await two_at_a_table(anna, ben, absent_minutes=1)
    monkeypatch.setattr(site.robots, "ready", lambda name: False)
    assert await ben.act_any(id, 1, random.Random(1))
    table = await site.tables.get(id)
    await site.lobby.stand_in(table, 1, away=True)
    assert table.seats[1].bot
    await site.store.change_seat(id, 1, last_seen=0)
    await site.tables.refresh(table)
    if deed == "act":
        assert await ben.act_any(id, 1, random.Random(2))
    else:
        number = (await ben.view(id, 1))["number"]
        await ben.post(f"/tables/{id}/seats/1/undo", number=number, move_id="back")
    assert table.seats[1].bot == ""
    assert "Ben is back." in [text.strip() for text in await told(anna, id)]
    stored = (await site.store.seats(id))[1]
    assert storage.now() - stored.last_seen < caretaker.MINUTE
    await site.caretaker.look_after(table)
    assert table.seats[1].bot == "", "nobody stands in again at once"


async def test_a_moved_seat_has_no_stand_in(site: Site, anna: Person, ben: Person, carla: Person) -> None:
    id = await two_at_a_table(anna, ben, absent_minutes=1)
    table = await site.tables.get(id)
    link = (await ben.post(f"/tables/{id}/seats/1/link"))["link"]
    await site.lobby.stand_in(table, 1, away=True)
    await use(carla, id, 1, link)
    assert table.seats[1].bot == ""
    assert table.seats[1].token_hash == security.hashed(carla.client.cookies["tradewinds"])


# Two processes, of which one has not heard yet


async def begun_elsewhere(site: Site, anna: Person, ben: Person) -> str:
    """A table that another process has dealt, while this one still thinks that people sit down."""
    created = await anna.create("me", "open")
    await use(ben, created["id"], 1, created["links"]["1"])
    for seat in range(2):
        assert await site.store.change_seat(created["id"], seat, ready=True)
    assert await site.store.start(created["id"])
    return str(created["id"])


@pytest.mark.parametrize("wanted", [{"kind": "open"}, {"kind": "bot", "bot": "novice"}])
async def test_a_deal_is_faster_than_a_host_who_takes_a_seat_away(
    site: Site, anna: Person, ben: Person, wanted: dict[str, str]
) -> None:
    id = await begun_elsewhere(site, anna, ben)
    refusal = await anna.post(f"/tables/{id}/seats/1/change", 409, **wanted)
    assert refusal["error"] == "started"
    assert (await site.store.seats(id))[1].kind == "human"
    assert await holds(ben, id, 1)


async def test_whoever_leaves_while_the_match_is_dealt_leaves_no_empty_seat(
    site: Site, anna: Person, ben: Person
) -> None:
    id = await begun_elsewhere(site, anna, ben)
    assert (await ben.post(f"/tables/{id}/seats/1/leave", 409))["error"] == "started"
    await ben.post(f"/tables/{id}/seats/1/leave", 204)
    assert (await site.store.seats(id))[1].kind == "bot"


async def test_nobody_is_ready_for_the_next_one_at_their_seat(site: Site, anna: Person, ben: Person) -> None:
    created = await anna.create("me", "open")
    id = created["id"]
    await use(ben, id, 1, created["links"]["1"])
    await site.store.change_seat(id, 1, token_hash=security.hashed("of Carla"))
    refusal = await ben.post(f"/tables/{id}/seats/1/ready", 409, contribution="of Ben")
    assert refusal["error"] == "seat-changed"
    assert not (await site.store.seats(id))[1].ready
