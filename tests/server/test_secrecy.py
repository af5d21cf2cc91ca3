"""What nobody else may learn: secret picks, how many, when; secrets of the server; tokens."""

import base64
import logging
import random
from pathlib import Path

import pytest

import tradewinds as tw
from tests.server.hidden import a_table
from tests.server.people import Person, Watcher
from tradewinds.server.playing import ACT, UNDO, Deed, Playing
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
    secret = [action for action in playing(table).legal(seat) if match.game.actions.kind(action).secret]
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
