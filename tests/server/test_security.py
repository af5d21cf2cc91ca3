"""Who may do what: tokens, links, origins, sizes, rates, headers."""

import asyncio
import json
import re
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from tests.server.people import ORIGIN, Person, click_at_once, routes, two_at_a_table
from tradewinds.server import security
from tradewinds.server.site import Site

pytestmark = pytest.mark.anyio

BODIES: dict[str, dict[str, Any]] = {
    "act": {"action": 5, "number": 1, "move_id": "x"},
    "undo": {"number": 1, "move_id": "x"},
    "back": {"number": 1, "move_id": "x"},
    "change": {"name": "Eve"},
    "chat": {"text": "Hello"},
    "hand-over": {"name": "Carla"},
    "orders": {"ask_to_end": False},
}
#: What anybody may ask for without a token: a new route is either here or refuses whoever has no right to it.
OPEN = {
    ("get", "/healthz"),
    ("get", "/readyz"),
    ("get", "/api/games"),
    ("get", "/api/tables"),
    ("post", "/api/tables"),
    ("post", "/api/import"),
    ("post", "/api/lessons"),
    ("post", "/api/examples"),
    ("post", "/api/tables/{id}/again"),
    ("post", "/api/tables/{id}/seats/{seat}/claim"),
    # As a spectator; with a seat only for whoever holds it.
    ("get", "/api/tables/{id}"),
    ("get", "/api/tables/{id}/events"),
    # After the end, when everything is known; before, as a spectator, or with a seat as whoever holds it.
    ("get", "/api/tables/{id}/file"),
    ("get", "/api/tables/{id}/verify"),
    ("get", "/api/tables/{id}/replay"),
    ("get", "/api/tables/{id}/story"),
    ("get", "/api/tables/{id}/course"),
}


def all_routes(app: FastAPI) -> set[tuple[str, str]]:
    return {(method, path) for path, methods in app.openapi()["paths"].items() for method in methods}


async def test_every_route_that_changes_something_is_documented(app: FastAPI) -> None:
    documented = all_routes(app)
    assert documented >= OPEN
    assert len(routes()) > len(documented)
    for route in routes():
        for method in (route.methods or set()) - {"GET", "HEAD"}:
            assert (method.lower(), route.path) in documented


async def test_every_route_refuses_wrong_tokens(app: FastAPI, anna: Person, ben: Person) -> None:
    """None, a wrong one, the other seat's, an old one: on every route of the document that is not open to all."""
    created = await anna.create("me", "open", "open")
    id = created["id"]
    await ben.sit(created, 1)
    old = created["links"]["2"].partition("#")[2]
    claimed = await anna.client.post(f"/api/tables/{id}/seats/2/claim", json={"claim": old, "bearer": True})
    stolen = claimed.json()["token"]
    headers = {"authorization": f"Bearer {stolen}"}
    tokens = ((None, 401), ("wrong", 403), (stolen, 403), (old, 403))
    guarded = sorted(all_routes(app) - OPEN)
    assert len(guarded) >= 12
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN) as program:
        moved = await program.post(f"/api/tables/{id}/seats/2/link", headers=headers)
        used = {"claim": moved.json()["link"].partition("#")[2], "bearer": True}
        assert (await program.post(f"/api/tables/{id}/seats/2/claim", json=used)).status_code == 200
        for method, path in guarded:
            url = path.format(id=id, seat=0)
            body = BODIES.get(url.rpartition("/")[2], {}) if method == "post" else None
            for token, status in tokens:
                sent = {} if token is None else {"authorization": f"Bearer {token}"}
                answer = await program.request(method, url, json=body, headers=sent, params={"action": 5, "seat": 0})
                assert answer.status_code == status, (method, path, token, answer.text)
            if "{seat}" in path:
                answer = await ben.client.request(method, url, json=body, params={"action": 5})
                assert answer.status_code == 403, (method, path, answer.text)
        for path in (f"/api/tables/{id}?seat=0", f"/api/tables/{id}/events?seat=0"):
            for token, status in tokens:
                sent = {} if token is None else {"authorization": f"Bearer {token}"}
                assert (await program.get(path, headers=sent)).status_code == status


async def test_before_the_end_no_route_for_everybody_says_what_a_seat_sees(
    app: FastAPI, anna: Person, ben: Person
) -> None:
    """Every open route that can be asked about a seat refuses while the match runs, or asks for its token."""
    id = await two_at_a_table(anna, ben)
    asked = [
        path
        for path, methods in app.openapi()["paths"].items()
        if any(one["in"] == "query" and one["name"] == "seat" for one in methods.get("get", {}).get("parameters", []))
    ]
    assert len(asked) >= 4
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN) as nobody:
        for path in asked:
            answer = await nobody.get(path.format(id=id), params={"seat": 0, "move": 0})
            assert answer.status_code in (401, 409), (path, answer.text)


async def test_a_link_claims_its_seat_once(anna: Person, ben: Person) -> None:
    created = await anna.create("me", "open")
    id, claim = created["id"], created["links"]["1"].partition("#")[2]
    wrong = await ben.post(f"/tables/{id}/seats/1/claim", 403, claim="guess")
    assert wrong["error"] == "bad-link"
    await ben.sit(created, 1)
    again = await ben.post(f"/tables/{id}/seats/1/claim", 409, claim=claim)
    assert again["error"] == "seat-taken"


async def test_of_many_who_click_one_link_one_gets_the_seat(app: FastAPI, anna: Person) -> None:
    created = await anna.create("me", "open")
    assert await click_at_once(app, created["links"]["1"]) == [200] + [409] * 19


async def test_cookies_are_kept_from_scripts_and_other_sites(anna: Person) -> None:
    body = {"game": "west-of-africa", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = await anna.client.post("/api/tables", json=body)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(cookie.split("=")[1].split(";")[0]) * 6 >= 128


@pytest.mark.parametrize(
    "headers", [{"origin": "http://evil.test"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}]
)
async def test_writes_from_other_pages_are_refused(anna: Person, headers: dict[str, str]) -> None:
    created = await anna.create("me", "open")
    del anna.client.headers["origin"]
    answer = await anna.client.post(f"/api/tables/{created['id']}/seats/0/leave", headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-page")
    assert (await anna.client.post(f"/api/tables/{created['id']}/seats/0/leave")).status_code == 403


async def test_sizes_are_bounded(anna: Person) -> None:
    answer = await anna.client.post("/api/tables", content=b"x" * (security.BODY_MAX + 1))
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")

    async def parts() -> Any:
        yield b"{}"

    assert (await anna.client.post("/api/tables", content=parts())).status_code == 413


async def test_rates_are_bounded(anna: Person) -> None:
    created = await anna.create("me", "open")
    answers = [await anna.client.post(f"/api/tables/{created['id']}/chat", json={"text": "hello"}) for _ in range(20)]
    assert {answer.status_code for answer in answers} == {204, 429}


async def test_every_answer_has_strict_headers(
    app: FastAPI, site: Site, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(limit: int) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(site.store, "waiting", broken)
    site.limiter.factor = 0
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
        answers = [
            await client.get("/api/games"),
            await client.get("/api/tables/nothing"),
            await client.get("/nowhere"),
            await client.delete("/"),
            await client.post("/api/tables", content=b"x" * (security.BODY_MAX + 1)),
            await client.post("/api/tables", json={}),
            await client.get("/api/tables/nothing"),
            await client.get("/api/tables"),
        ]
        site.limiter = security.Limiter()
        answers.append(await client.get("/api/tables"))
    assert [answer.status_code for answer in answers] == [200, 404, 404, 405, 413, 422, 429, 429, 500]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_who_still_waits_when_the_server_stops_is_told_to_come_again(
    site: Site, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server cancels what takes too long then: no failure that a log would tell of."""
    begun = asyncio.Event()

    async def slow(limit: int) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(site.store, "waiting", slow)
    asking = asyncio.create_task(anna.client.get("/api/tables"))
    await begun.wait()
    asking.cancel()
    answer = await asking
    assert (answer.status_code, answer.json()["error"], answer.headers["retry-after"]) == (503, "stopping", "1")
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    "path", ["/", "/rules/tobago", "/static/x/style.css", "/favicon.ico", "/api/games", "/healthz"]
)
async def test_whoever_asks_for_the_head_gets_the_same_head(anna: Person, path: str) -> None:
    whole, head = await anna.client.get(path), await anna.client.head(path)
    assert (head.status_code, head.headers) == (whole.status_code, whole.headers)


async def test_tokens_are_hashed_at_rest(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    token = anna.client.cookies["tradewinds"]
    seat = (await site.store.seats(id))[0]
    assert seat.token_hash == security.hashed(token)
    assert re.fullmatch("[0-9a-f]{64}", seat.token_hash)
    assert security.fits(token, seat.token_hash)
    assert not security.fits("", seat.token_hash)
    assert not security.fits("", "")


async def test_hostile_names_and_messages_travel_as_text(site: Site, anna: Person, ben: Person) -> None:
    anna.name = "<script>alert(1)</script>"
    id = await two_at_a_table(anna, ben)
    await anna.post(f"/tables/{id}/chat", text="<img src=x onerror=alert(1)>")
    state = await ben.get(f"/tables/{id}", seat=1)
    assert "<script" not in state["view"]["board"]
    assert state["chat"][0]["text"] == "<img src=x onerror=alert(1)>"


UNSEEN = ("a\0b", "a\nb", "a\u2028b", "\u202ennA", "Anna\u200b", "An\u200dna", "Anna\ufe0f", "\ufeff", "\u3164", "\xad")
SEEN = ("", "Anna", "José", "A.-L. O'Neil", "علی\u200cرضا", "நன்றி", "葛\U000e0100城", "👩\u200d🚀", "❤\ufe0f\u200d🔥")


async def test_names_that_cannot_be_seen_are_refused_with_a_sentence(site: Site, anna: Person) -> None:
    id = (await anna.create("me", "open"))["id"]
    site.limiter.factor = 100
    for lang, word in (("en", "invisible"), ("de", "unsichtbar"), ("ja", "目に見えない")):
        for name in UNSEEN:
            answer = await anna.client.post(f"/api/tables/{id}/seats/0/change?lang={lang}", json={"name": name})
            assert (answer.status_code, answer.json()["error"]) == (422, "bad-name"), name
            assert word in answer.json()["text"]
    assert (await site.store.seats(id))[0].name == "Anna"
    for name in SEEN:
        await anna.post(f"/tables/{id}/seats/0/change", name=name)
        assert (await site.store.seats(id))[0].name == name


async def test_what_people_say_keeps_its_lines_and_holds_no_control_characters(site: Site, anna: Person) -> None:
    id = (await anna.create("me", "open"))["id"]
    site.limiter.factor = 100
    for text in ("a\0b", "\x1b[31m", "\x9b", "\ud800"):
        headers = {"content-type": "application/json"}
        refused = await anna.client.post(f"/api/tables/{id}/chat", content=json.dumps({"text": text}), headers=headers)
        assert (refused.status_code, refused.json()["error"]) == (422, "bad-text"), text
    await anna.post(f"/tables/{id}/chat", text="one\ntwo\tthree \u202a")
    assert [line["text"] for line in (await anna.get(f"/tables/{id}"))["chat"]] == ["one\ntwo\tthree \u202a"]
