"""What a reader is shown: whole at first, then patches, which lead to the very picture that a fresh drawing gives."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tradewinds as tw
from tests.core.tables import few
from tests.server.hidden import a_table
from tests.server.people import Watcher
from tradewinds.server import views
from tradewinds.server.in_play import ACT, UNDO, Deed
from tradewinds.server.live import MOST_WAITING
from tradewinds.server.patches import patch, patched
from tradewinds.server.site import Site
from tradewinds.server.tables import Table

pytestmark = pytest.mark.anyio

PARTS = st.lists(st.sampled_from(["<a", "b", "c/", "d id=1", "ü", "text", "é</a>"]), min_size=1, max_size=12)


@few
@given(PARTS, PARTS)
def test_a_patch_leads_from_any_picture_to_any_other(old: list[str], new: list[str]) -> None:
    one, other = "><".join(old), "><".join(new)
    assert patched(one, patch(one, other)) == other
    assert patch(one, one) == []


def test_a_part_that_moves_far_leaves_the_others_where_they_are() -> None:
    parts = [f"p{n}" for n in range(100)]
    moved = [*parts[1:], parts[0]]
    changes = patch("><".join(parts), "><".join(moved))
    assert sum(len(new) for _, _, new in changes) == 1


class Reader:
    """Somebody who keeps the pictures as a page does."""

    def __init__(self, site: Site, table: Table, viewer: int | None) -> None:
        self.watcher, self.viewer = Watcher(site, table.id, viewer), viewer
        self.board = self.close_up = ""
        self.log: list[Any] = []
        self.wholes = 0

    def read(self) -> None:
        for frame in self.watcher.read():
            _, event, data = frame.decode().split("\n")[:3]
            if event == "event: view":
                self.take(json.loads(data.removeprefix("data: ")))

    def take(self, view: dict[str, Any]) -> None:
        if view["board"]:
            self.wholes += 1
            self.board, self.close_up = view["board"], view["close_up"]
        for step in view["steps"]:
            self.board, self.close_up = patched(self.board, step["board"]), patched(self.close_up, step["close_up"])
        new = len(view["log"]["lines"])
        assert view["board"] or sum(step["lines"] for step in view["steps"]) in (0, new)
        self.log[view["log"]["start"] :] = view["log"]["lines"]


def same_as_fresh(reader: Reader, table: Table) -> None:
    assert table.playing is not None
    fresh = views.view(table, table.playing, reader.viewer, "en")
    assert reader.board == fresh.board
    assert reader.log == [line.model_dump() for line in fresh.log.lines]


async def act_any(site: Site, table: Table, rng: random.Random, label: str) -> None:
    assert table.playing is not None
    playing = table.playing
    seat = rng.choice(playing.match.actors)
    if rng.random() < 0.15 and playing.match.can_undo(seat):
        await site.tables.do(table, seat, Deed(UNDO, playing.number(seat), label), "en")
    else:
        action = rng.choice(playing.legal(seat))
        await site.tables.do(table, seat, Deed(ACT, playing.number(seat), label, action), "en")


@pytest.mark.parametrize("name", tw.games())
async def test_playing_all_events_from_any_point_gives_the_picture_of_the_last_position(
    name: str, tmp_path: Path
) -> None:
    """Also with something taken back in between, and for readers who come later."""
    rng, seats = random.Random(name), tw.load(name).seats[0]
    async with a_table(tmp_path / "tables", name, seats) as (app, table):
        site, readers = app.state.site, []
        for move in range(90):
            assert table.playing is not None
            if not table.playing.match.actors:
                break
            if move % 30 == 0:
                readers += [Reader(site, table, viewer) for viewer in (*range(seats), None)]
            await act_any(site, table, rng, f"move-{move}")
            for reader in readers:
                reader.read()
                same_as_fresh(reader, table)
        assert all(reader.wholes == 1 for reader in readers)


async def test_who_reads_too_slowly_gets_the_present_picture_whole(tmp_path: Path) -> None:
    async with a_table(tmp_path / "tables", "tobago", 2) as (app, table):
        site, rng = app.state.site, random.Random(1)
        reader = Reader(site, table, None)
        for move in range(3 * MOST_WAITING):
            await act_any(site, table, rng, f"move-{move}")
        reader.read()
        same_as_fresh(reader, table)
        assert reader.wholes >= 1


async def test_a_patch_is_a_small_part_of_the_picture(tmp_path: Path) -> None:
    async with a_table(tmp_path / "tables", "tobago", 2) as (app, table):
        site, rng = app.state.site, random.Random(1)
        watcher = Watcher(site, table.id, None)
        for move in range(30):
            await act_any(site, table, rng, f"move-{move}")
        first, *later = [len(frame) for frame in watcher.read() if b"event: view" in frame]
        assert sorted(later)[len(later) // 2] < first / 5
