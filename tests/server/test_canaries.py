"""Every hidden field of every game, and every secret action, held against everything a viewer can be sent."""

import json
import logging
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from fastapi import FastAPI

import tradewinds as tw
from tests.server.hidden import (
    CANARY,
    a_table,
    fields,
    hidden_from,
    moments,
    played,
    secret_kinds,
    token,
    twins,
    with_canaries,
)
from tests.server.people import ORIGIN, Person, routes
from tests.server.processes import sqlite_in
from tradewinds.core import saving
from tradewinds.core.game import CHANCE
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES
from tradewinds.server import views, warming
from tradewinds.server.app import create_app
from tradewinds.server.in_play import Playing
from tradewinds.server.live import Stream
from tradewinds.server.running import Lines
from tradewinds.server.security import hashed
from tradewinds.server.settings import Settings
from tradewinds.server.site import Site
from tradewinds.server.tables import Table

pytestmark = pytest.mark.anyio
games = pytest.mark.parametrize("name", tw.games())
SEATS = 3


@asynccontextmanager
async def somebody(app: FastAPI, viewer: int | None) -> AsyncIterator[httpx.AsyncClient]:
    headers = {"origin": ORIGIN} if viewer is None else {"authorization": f"Bearer {token(viewer)}"}
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN, headers=headers) as client:
        yield client


def table_paths() -> list[str]:
    """Every address about a table that can be read, pages too; streams are read in another way."""
    readable = [route.path for route in routes() if "GET" in (route.methods or ()) and "{id}" in route.path]
    return sorted(path for path in readable if not path.endswith("/events"))


def place(table: Table, match: Match) -> Playing:
    """The table goes on with this match."""
    table.playing = Playing(match)
    return table.playing


def events(site: Site, table: Table, viewer: int | None, lang: str) -> bytes:
    """What a viewer is told who connects now."""
    stream = Stream(table, viewer, "" if viewer is None else hashed(token(viewer)), lang, "wide")
    site.live.join(table, stream)
    site.live.leave(table, stream)
    return b"".join(stream.frames)


async def everything(app: FastAPI, table: Table, viewer: int | None) -> dict[str, bytes]:
    """All answers, pages, events and errors a viewer can get about a table as it is now."""
    assert table.playing is not None
    legal = table.playing.legal(viewer) if viewer is not None else ()
    got = {"events": events(app.state.site, table, viewer, "de")}
    async with somebody(app, viewer) as client:

        async def ask(method: str, path: str, **values: Any) -> None:
            answer = await client.request(method, path, **values)
            got[f"{method} {path} {values}"] = f"{answer.status_code} {answer.headers}".encode() + answer.content
            assert answer.status_code < 500, (path, answer.text)

        query: dict[str, Any] = {"move": 0, "lang": "en"} | ({} if viewer is None else {"seat": viewer})
        await ask("GET", "/api/tables")
        for path in table_paths():
            for seat in range(SEATS) if "{seat}" in path else (0,):
                for action in (*legal[:3], 0):
                    if action == 0 or path.endswith("/preview"):
                        await ask("GET", path.format(id=table.id, seat=seat), params=query | {"action": action})
        forbidden = next(action for action in range(len(table.game.actions)) if action not in legal)
        for seat in range(SEATS):
            for number in (0, table.playing.number(seat)):
                body = {"action": forbidden, "number": number, "move_id": "canary"}
                await ask("POST", f"/api/tables/{table.id}/seats/{seat}/act", json=body)
    return got


@games
async def test_no_hidden_field_shows_in_anything_a_viewer_is_sent(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Numbers no game has are put into every field a viewer may not know: not a byte of any answer changes."""
    caplog.set_level(logging.DEBUG)
    whole = played(name, SEATS, 200, seed=10)
    marked: dict[int | None, set[str]] = {viewer: set() for viewer in (*range(SEATS), None)}
    async with a_table(tmp_path / "table", name, SEATS) as (app, table):
        for match, viewer in worth_a_look(whole, marked):
            place(table, match)
            before = await everything(app, table, viewer)
            position = match.position
            match._vector[:] = with_canaries(match.game, position, viewer)
            after = await everything(app, table, viewer)
            assert len(after) > 20
            match._vector[:] = position
            assert [what for what in before if before[what] != after[what]] == [], viewer
    said = [Lines().format(record) for record in caplog.records if record.name != "aiosqlite"]
    assert [line for line in said if CANARY.search(line)] == []
    assert {viewer: sorted(done) for viewer, done in marked.items()} == dict.fromkeys(marked, HIDDEN[name])


def worth_a_look(whole: Match, marked: dict[int | None, set[str]]) -> Iterator[tuple[Match, int | None]]:
    """Each viewer where a field is hidden from them for the first time; and somebody in each phase of the game."""
    names, phases = fields(whole.game), set[int]()
    for match in moments(whole):
        hidden = set(names[hidden_from(whole.game, match.position, None)])
        if not hidden <= set.intersection(*marked.values()):
            for viewer, done in marked.items():
                new = set(map(str, names[hidden_from(whole.game, match.position, viewer)]))
                if not new <= done:
                    done |= new
                    yield match, viewer
        phase = int(match.game.record(match.position).phase)
        if phase not in phases:
            phases.add(phase)
            yield match, [*range(SEATS), None][len(phases) % (SEATS + 1)]


#: What `hide` hides; a new secret field has to be written down here.
HIDDEN = {
    "key-west": ["deep", "players.bid", "players.twos", "tiles"],
    "tobago": ["clues", "deck", "pile", "players.looked", "players.sure", "unturned"],
    "west-of-africa": ["players.chosen", "players.minus_chosen"],
}


@pytest.mark.compiled
@games
async def test_matches_that_differ_in_one_secret_action_are_told_alike(name: str, tmp_path: Path) -> None:
    """Log, prompt, choices, board and refusals of everybody whose view is the same, for every kind of secret action."""
    rng, kinds = random.Random(8), set()
    whole = played(name, SEATS, 2_000)
    things = rng.sample(whole.game.actions.things, 5)
    async with a_table(tmp_path / "table", name, SEATS) as (_, table):
        for number, pair in enumerate(twins(whole, rng, each=2)):
            kinds.add(pair.kind)
            lang = LANGUAGES[number % len(LANGUAGES)]
            told: list[list[object]] = []
            for actions in (pair.one, pair.two):
                match = Match(whole.game, SEATS, secret=whole.fair.secret)
                match.show(actions)
                playing = place(table, match)
                told.append([views.view(table, playing, viewer, lang) for viewer in pair.viewers])
                seats = [viewer for viewer in pair.viewers if viewer is not None]
                told[-1] += [views.refused(playing, seat, lang) for seat in seats[:1]]
                told[-1] += [
                    views.about(table, playing, one, [thing], lang) for one in pair.viewers for thing in things
                ]
            assert pair.one != pair.two
            assert told[0] == told[1], (pair.kind, len(pair.one))
    assert kinds == secret_kinds(whole)


# Logs

#: Changes after which a database refuses what is to be stored: a column that is gone, rows that are not allowed.
BROKEN = [
    "ALTER TABLE chat RENAME COLUMN text TO words",
    "ALTER TABLE entry RENAME COLUMN move_id TO words",
]
NO_SEATS = {
    "sqlite": "CREATE TRIGGER no_seats BEFORE UPDATE ON seat BEGIN SELECT RAISE(ABORT, 'no'); END",
    "postgresql": "ALTER TABLE seat ADD CONSTRAINT no_seats CHECK (contribution = '') NOT VALID",
}


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    url: str = sqlite_in(tmp_path)
    return url if request.param == "sqlite" else request.getfixturevalue("postgres").another("canaries")


async def test_no_row_shows_in_the_log_of_a_database_that_fails(
    database: str, caplog: pytest.LogCaptureFixture, rules: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warming, "JIT", False)
    caplog.set_level(logging.INFO)
    app = create_app(Settings(database=database))
    failing = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=failing, base_url=ORIGIN) as client:
        anna, store = Person(client, "Canary"), app.state.site.store
        playing, waiting = [(await anna.create("me", kind))["id"] for kind in ("bot:random", "open")]
        view = await anna.view(playing, 0)
        async with store.writer.begin() as connection:
            for statement in [*BROKEN, NO_SEATS[store.url.get_backend_name()]]:
                await connection.execute(sa.text(statement))
        await anna.post(f"/tables/{waiting}/chat", 500, text="a-canary-said")
        await anna.post(f"/tables/{waiting}/seats/0/ready", 500, contribution="a-canary-given")
        answer = await anna.act(playing, 0, view["choices"][0]["action"], view["number"], "a-canary-move")
        assert answer.status_code == 500
    said = "\n".join(Lines().format(record) for record in caplog.records)
    assert said.count("a request failed") == 3
    assert re.findall(rf"(?i).*canary.*|.*{hashed(client.cookies['tradewinds'])}.*", said) == []


# Files


async def test_a_running_match_gives_nothing_away_as_a_file(tmp_path: Path) -> None:
    async with a_table(tmp_path / "table", "tobago", SEATS) as (app, table), somebody(app, 0) as client:
        for what in ("file", "verify", "replay?move=0&opened=true", "story?opened=true", "course"):
            answer = await client.get(f"/api/tables/{table.id}/{what}")
            assert (answer.status_code, answer.json()["error"]) == (409, "not-over"), what
        again = await client.post(f"/api/tables/{table.id}/again", json={"move": 5}, headers={"origin": ORIGIN})
        assert (again.status_code, again.json()["error"]) == (409, "not-over")
        for what in ("replay?move=0&seat=1", "story?seat=1"):
            assert (await client.get(f"/api/tables/{table.id}/{what}")).status_code == 403, what
        assert (await client.get(f"/table/{table.id}/picture.png")).status_code == 404


async def test_a_file_that_was_tampered_with_is_refused(site: Site, anna: Person) -> None:
    """By hand, or with a digest made anew: another draw, another action, another secret, an end that never was."""
    match = played("key-west", 3, 2_000)
    honest = json.loads(match.save())
    draw, drawn = next((place, action) for place, (actor, action) in enumerate(match.actions) if actor == CHANCE)
    changed: list[dict[str, Any]] = [
        honest | {"digest": "0" * 64},
        signed(honest, actions=[*honest["actions"][:-1], [0, 0]]),
        signed(honest, actions=honest["actions"][:-1]),
        signed(honest, actions=[*honest["actions"], [0, 0]]),
        signed(honest, actions=[*honest["actions"][:draw], [CHANCE, drawn + 1], *honest["actions"][draw + 1 :]]),
        signed(honest, secret="00" * 32),
        signed(honest, contributions=["mine", "yours", "ours"]),
        signed(honest, rules=999),
        signed(honest, edition="0" * 64),
    ]
    texts = [json.dumps(data) for data in changed] + ["", "[]", "{}", '{"format": 3}', "[" * 100_000]
    for text in texts:
        answer = await anna.client.post("/api/import", json={"file": text})
        site.limiter._buckets.clear()
        assert answer.status_code == 400, (text[:200], answer.text)
    assert site.tables.loaded == []
    await anna.post("/import", 201, file=match.save())


def signed(data: dict[str, Any], **changed: Any) -> dict[str, Any]:
    """With a digest that fits what was changed."""
    data = data | changed
    return data | {"digest": saving.digest(data)}
