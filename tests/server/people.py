"""People at tables, for tests: what a browser would send."""

import asyncio
import random
import secrets
from typing import Any

import httpx
from fastapi import FastAPI
from fastapi.routing import APIRoute

from tradewinds.server import api_after, api_play, api_tables, books, host, metrics, pages
from tradewinds.server.live import Stream
from tradewinds.server.site import Site

ORIGIN = "http://table.test"
GAME = "west-of-africa"
#: Kinds of actions that bring a match on, first those that bring it on most.
BRISK = ("raise", "collect", "clue", "accept", "place-car", "end-turn")


def routes() -> list[APIRoute]:
    """Every route of the server, pages too."""
    parts = (api_tables, api_play, api_after, host, metrics, books, pages)
    routers = [part.router for part in parts]
    return [route for router in routers for route in router.routes if isinstance(route, APIRoute)]


class Person:
    """Somebody with a browser: keeps the cookie, sends the origin."""

    def __init__(self, client: httpx.AsyncClient, name: str) -> None:
        self.client = client
        self.name = name
        client.headers["origin"] = ORIGIN

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.client.get(f"/api{path}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, expect: int | None = None, **body: Any) -> Any:
        answer = await self.client.post(f"/api{path}", json=body)
        if expect is not None:
            assert answer.status_code == expect, answer.text
        else:
            assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    # Tables

    async def create(self, *kinds: str, **settings: Any) -> dict[str, Any]:
        """A table with seats such as `me`, `open`, `bot:random`."""
        seats = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]
        for seat in seats:
            if seat["kind"] == "me":
                seat["name"] = self.name
        created: dict[str, Any] = await self.post("/tables", **{"game": GAME, "seats": seats, **settings})
        return created

    async def sit(self, created: dict[str, Any], seat: int) -> None:
        claim = created["links"][str(seat)].partition("#")[2]
        await self.post(f"/tables/{created['id']}/seats/{seat}/claim", claim=claim, name=self.name)

    async def ready(self, id: str, seat: int, contribution: str = "") -> None:
        await self.post(f"/tables/{id}/seats/{seat}/ready", contribution=contribution or f"by {self.name}")

    # Playing

    async def view(self, id: str, seat: int | None = None, **query: Any) -> Any:
        asked = query if seat is None else query | {"seat": seat}
        return (await self.get(f"/tables/{id}", **asked))["view"]

    async def act(self, id: str, seat: int, action: int, number: int, move_id: str = "") -> httpx.Response:
        body = {"action": action, "number": number, "move_id": move_id or secrets.token_hex(8)}
        return await self.client.post(f"/api/tables/{id}/seats/{seat}/act", json=body)

    async def act_any(self, id: str, seat: int, rng: random.Random) -> bool:
        """Some choice, if there is one."""
        view = await self.view(id, seat)
        if not view["choices"]:
            return False
        answer = await self.act(id, seat, rng.choice(view["choices"])["action"], view["number"])
        assert answer.status_code == 200, answer.text
        return True


class Watcher:
    """Somebody who looks on: collects every byte they are sent."""

    def __init__(self, site: Site, id: str, seat: int | None = None, lang: str = "en") -> None:
        table = next(table for table in site.tables.loaded if table.id == id)
        token_hash = "" if seat is None else table.seats[seat].token_hash
        self.stream = Stream(table, seat, token_hash, lang, "wide")
        site.live.join(table, self.stream)
        self.received: list[bytes] = []

    def read(self) -> list[bytes]:
        """What came since the last time."""
        new = list(self.stream.frames)
        self.stream.frames.clear()
        self.received += new
        return new


async def two_at_a_table(anna: Person, ben: Person, **settings: Any) -> str:
    """Anna and Ben sit at seats 0 and 1, the match has begun."""
    created = await anna.create("me", "open", **settings)
    id: str = created["id"]
    await ben.sit(created, 1)
    await anna.ready(id, 0)
    await ben.ready(id, 1)
    return id


async def click_at_once(app: FastAPI, link: str, times: int = 20) -> list[int]:
    """So many strangers use a link in the same moment; what each is answered."""
    path, _, claim = link.partition("#")

    async def click() -> int:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN) as client:
            _, _, id, seat = path.split("/")
            body = {"claim": claim, "bearer": True}
            return (await client.post(f"/api/tables/{id}/seats/{seat}/claim", json=body)).status_code

    return sorted(await asyncio.gather(*(click() for _ in range(times))))


async def play_to_the_end(id: str, *people: Person) -> None:
    """Whoever of them may act does something, without looking at the board; others are waited for."""
    rng = random.Random(4)
    while (await people[0].client.get(f"/api/tables/{id}/file")).status_code == 409:
        await asyncio.sleep(0.05)  # bots think, and nobody may ask too often
        for seat, person in enumerate(people):
            seen = await person.get(f"/tables/{id}/seats/{seat}/seen")
            while seen["legal"]:
                answer = await person.act(id, seat, rng.choice(seen["legal"]), seen["number"])
                assert answer.status_code == 200, answer.text
                seen = answer.json()
