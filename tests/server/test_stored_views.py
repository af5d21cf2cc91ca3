"""What an entry says its seat saw: by names and values, so that a layout may change; matches from before go on."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

import tradewinds as tw
from tradewinds.core.fair import commitment
from tradewinds.server.in_play import ACT, Deed, saw
from tradewinds.server.lobby import new_match
from tradewinds.server.site import Site
from tradewinds.server.storage import Entry, SeatRow
from tradewinds.server.tables import RUNNING, Table

pytestmark = pytest.mark.anyio

#: What the program before 0.2 stored of a running match of each game: seat, action, and a hash of the view's bytes.
BEFORE = json.loads((Path(__file__).parent / "files" / "entries-0.1.json").read_text("utf-8"))
SECRET = bytes(range(32))


async def stored_before(site: Site, name: str) -> str:
    """A running match as the program before 0.2 left it in the database."""
    game, seats = tw.load(name), BEFORE[name]["seats"]
    row = replace(
        new_match(game, seats, {}, {"visibility": "unlisted", "absent_minutes": 0}, ""), secret=SECRET, status=RUNNING
    )
    row.settings["commitment"] = commitment(SECRET)
    people = [SeatRow(row.id, seat, "human", "", "A", True, f"by {seat}") for seat in range(seats)]
    rows = enumerate(BEFORE[name]["entries"])
    entries = [Entry(row.id, i, ACT, seat, action, seen, f"move-{i}", 1) for i, (seat, action, seen) in rows]
    await site.store.create(row, people, entries)
    return row.id


async def play_on(site: Site, table: Table, moves: int) -> None:
    rng = random.Random(1)
    for number in range(moves):
        assert table.playing is not None
        seat = rng.choice(table.playing.match.actors)
        deed = Deed(ACT, table.playing.number(seat), f"more-{number}", rng.choice(table.playing.legal(seat)))
        await site.tables.do(table, seat, deed, "en")


@pytest.mark.parametrize("name", tw.games())
async def test_a_match_stored_before_goes_on(site: Site, name: str) -> None:
    id = await stored_before(site, name)
    table = await site.tables.get(id)
    assert table.playing is not None
    assert table.playing.entries == len(BEFORE[name]["entries"])
    await play_on(site, table, 10)
    site.tables._tables.clear()
    again = await site.tables.get(id)
    assert again.playing is not None
    assert again.playing.entries == len(BEFORE[name]["entries"]) + 10
    assert (again.playing.match.position == table.playing.match.position).all()


async def test_new_entries_are_told_by_names_and_values(site: Site) -> None:
    id = await stored_before(site, "tobago")
    table = await site.tables.get(id)
    assert table.playing is not None
    match = table.playing.match
    seen = match.game.fingerprint(match.seen(match.actors[0]))
    await play_on(site, table, 1)
    assert (await site.store.entries(id))[-1].saw == saw(seen)
