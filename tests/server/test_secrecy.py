"""What nobody else may learn: secret picks, how many, when; secrets of the server; tokens."""

import base64
import logging
import random
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

import tradewinds as tw
from tests.server.hidden import a_table, token
from tests.server.people import ORIGIN, Person, Watcher
from tradewinds.server import caretaker, tables
from tradewinds.server.in_play import ACT, UNDO, Deed, Playing
from tradewinds.server.live import MOST_WAITING
from tradewinds.server.site import Site
from tradewinds.server.tables import Table

pytestmark = pytest.mark.anyio


def playing(table: Table) -> Playing:
    assert table.playing is not None
    return table.playing


async def act(site: Site, table: Table, seat: int, action: int, move_id: str) -> None:
    await site.tables.do(table, seat, Deed(ACT, playing(table).number(seat), move_id, action), "en")


def quiet_choice(table: Table, seat: int, rng: random.Random) -> int | None:
    """Some choice of which nobody else sees anything and which can be taken back."""
    match = playing(table).match
    position, legal = match.position, playing(table).legal(seat)
    secret = [action for action in legal if match.game.learners(position, seat, action) == 1 << seat]
    if not secret:
        return None
    others = [viewer for viewer in playing(table).viewers if viewer != seat]
    actions = list(match.actions)
    before = [match.seen(viewer).tobytes() for viewer in others]
    action = rng.choice(secret)
    match.act(seat, action)
    quiet = [match.seen(viewer).tobytes() for viewer in others] == before and match.can_undo(seat)
    match.show(actions)
    return action if quiet else None


async def detour(site: Site, table: Table, seat: int, rng: random.Random, label: str) -> int:
    """Some secret picks, all taken back again; returns how many there were."""
    picks = 0
    while picks < 2 and (quiet := quiet_choice(table, seat, rng)) is not None:
        await act(site, table, seat, quiet, f"{label}-{picks}")
        picks += 1
    for back in range(picks):
        deed = Deed(UNDO, playing(table).number(seat), f"{label}-back-{back}")
        await site.tables.do(table, seat, deed, "en")
    return picks


@pytest.mark.parametrize("name", tw.games())
async def test_tables_that_differ_only_in_secrets_send_equal_bytes_to_everybody_else(name: str, tmp_path: Path) -> None:
    """On one of two tables seat 0 picks and takes back again and again; nobody else can tell which table it was."""
    seats = tw.load(name).seats[0]
    rng, picks = random.Random(5), 0
    async with a_table(tmp_path / "a", name, seats) as (a, here), a_table(tmp_path / "b", name, seats) as (b, there):
        one, two = a.state.site, b.state.site
        watchers = [(Watcher(s, "always-the-same", v), v) for s in (one, two) for v in (*range(1, seats), None)]
        for step in range(60):
            actors = playing(here).match.actors
            if not actors:
                break
            if 0 in actors:
                picks += await detour(two, there, 0, rng, f"detour-{step}")
            seat = rng.choice(actors)
            action = rng.choice(playing(here).legal(seat))
            await act(one, here, seat, action, f"move-{step}")
            if 0 in playing(there).match.actors:
                picks += await detour(two, there, 0, rng, f"later-{step}")
            await act(two, there, seat, action, f"move-{step}")
            for watcher, _ in watchers:
                watcher.read()
        half = len(watchers) // 2
        for (first, viewer), (second, _) in zip(watchers[:half], watchers[half:], strict=True):
            assert first.received == second.received, viewer
            assert len(first.received) > 5
    if name == "west-of-africa":
        assert picks > 10


async def test_nothing_anybody_can_ask_for_moves_with_secret_picks(tmp_path: Path) -> None:
    """Seat 0 picks in secret at the older of two tables: lists, pages, metrics and what waits for a slow reader.

    In Key West everybody sees who has bid; in West of Africa nobody sees who has chosen.
    """
    async with a_table(tmp_path / "tables", "west-of-africa", 3) as (app, older):
        site: Site = app.state.site
        await site.store.create(
            replace(older.row, id="newer", created=older.row.created + 1, changed=older.row.changed + 1),
            [replace(seat, match="newer") for seat in older.seats],
        )
        waiting = [Watcher(site, older.id, viewer).stream for viewer in (1, None)]
        for number in range(2 * MOST_WAITING):
            await site.lobby.say(older, 1, "Player 1", f"line {number}")
            if all(len(stream.frames) == MOST_WAITING for stream in waiting):
                break
        before = await everything_public(app, older.id)
        frames = [list(stream.frames) for stream in waiting]
        for pick in range(2):
            quiet = quiet_choice(older, 0, random.Random(pick))
            assert quiet is not None
            await act(site, older, 0, quiet, f"in secret {pick}")
        assert [list(stream.frames) for stream in waiting] == frames
        assert await everything_public(app, older.id) == before


async def everything_public(app: FastAPI, id: str) -> list[tuple[str, int, bytes]]:
    """What seat 1, the host of nothing, and a stranger get."""
    told = []
    for asked, headers in ((1, {"authorization": f"Bearer {token(1)}"}), (None, {})):
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN, headers=headers) as client:
            seat = f"?seat={asked}" if asked is not None else ""
            for path in ("/", "/api/tables", "/metrics", "/healthz", f"/api/tables/{id}{seat}", f"/table/{id}"):
                answer = await client.get(path)
                told.append((path, answer.status_code, answer.content + repr(answer.headers).encode()))
    return told


async def test_a_stand_in_does_not_show_when_somebody_picked_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 1 is away and gets its stand-in a minute after what everybody saw, whatever seat 0 did meanwhile."""
    async with a_table(tmp_path / "table", "west-of-africa", 2, absent_minutes=1) as (app, table):
        site: Site = app.state.site
        monkeypatch.setattr(site.robots, "wake", lambda table: None)
        began = table.row.created
        monkeypatch.setattr(tables, "now", lambda: began + 50_000)
        quiet = quiet_choice(table, 0, random.Random(1))
        assert quiet is not None
        await act(site, table, 0, quiet, "in secret")
        for moment, bot in ((began + 58_000, ""), (began + 100_000, "sailor")):
            monkeypatch.setattr(caretaker, "now", lambda moment=moment: moment)
            await site.caretaker.look_after(table)
            assert table.seats[1].bot == bot


async def test_no_canary_leaves_the_server_before_the_end(
    site: Site, anna: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """Secret, tokens, hashes, the other's contribution: in no answer, no event, no log line."""
    caplog.set_level(logging.DEBUG)
    created = await anna.create("me", "open", "bot:random")
    id = created["id"]
    claim = created["links"]["1"].partition("#")[2]
    await ben.sit(created, 1)
    await anna.ready(id, 0, "canary-of-anna")
    await ben.ready(id, 1, "canary-of-ben")
    row = await site.store.match(id)
    assert row is not None
    canaries = [row.secret.hex(), base64.b64encode(row.secret).decode(), claim, "canary-of-"]
    canaries += [seat.token_hash for seat in await site.store.seats(id) if seat.token_hash]
    canaries += [person.client.cookies["tradewinds"] for person in (anna, ben)]
    watchers = [Watcher(site, id, viewer, lang) for viewer, lang in ((0, "en"), (1, "de"), (None, "ja"))]
    rng, texts = random.Random(2), []
    for _ in range(60):
        for seat, person in enumerate((anna, ben)):
            answer = await person.client.get(f"/api/tables/{id}", params={"seat": seat})
            texts.append(answer.text)
            texts.append((await person.client.get(f"/api/tables/{id}/seats/{1 - seat}/seen")).text)
            texts.append((await person.client.get("/api/tables")).text)
            await person.act_any(id, seat, rng)
        for watcher in watchers:
            texts += [frame.decode() for frame in watcher.read()]
    texts += [f"{record.getMessage()} {record.__dict__}" for record in caplog.records if record.name != "aiosqlite"]
    everything = "\n".join(texts)
    assert [canary for canary in canaries if canary in everything] == []
