"""Each reason to end occurs in random play.

From the opening, random players always reach 25 points long before the settlements run out; so these games begin
late, with most settlements standing.
"""

from collections import Counter

import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.core.dice import Dice, new_dice
from tradewinds.core.kernel import Scratch, handle
from tradewinds.core.playout import random_games, random_step
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.box.components import BUILD_FIELDS, FIELD_NAMES

pytestmark = pytest.mark.compiled

LAST_FIELD = "lanzarote-3"


def late_game(seats: int, points: int) -> Table:
    """All settlements but one stand, everybody has `points`, the islands with building land have alcaldes."""
    table = Table(seats)
    table.turn(0, "el-hierro")
    table.set_track(0)
    for field in BUILD_FIELDS:
        if FIELD_NAMES[field] != LAST_FIELD and table.field(FIELD_NAMES[field]) is None:
            table.set_settlement(FIELD_NAMES[field])
    table.set_track(1)
    for place, island in enumerate(("tenerife", "gran-canaria", "fuerteventura", "lanzarote")):
        table.set_alcalde(place % seats, island)
    for seat in range(seats):
        table.state.players[seat].points[0] = points
    return table


def play_on(table: Table, dice: Dice) -> str:
    scratch = Scratch()
    rules, at = GAME.kernel, handle(table.vector)
    while table.state.actors != 0:
        random_step(GAME, table.vector, scratch, dice)
        assert rules.invariants(at) == 0
    return GAME.reasons[int(rules.reason(at))]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_reason_to_end_occurs(seats: int) -> None:
    dice = new_dice(f"endings {seats}")
    reasons = Counter(play_on(late_game(seats, points), dice) for points in (0, 18, 23) for _ in range(200))
    assert set(reasons) == {"points", "settlements", "both"}


def test_from_the_opening_random_players_end_by_points() -> None:
    results = random_games(GAME, 4, 200)
    assert set(results.reasons.tolist()) == {GAME.reasons.index("points")}
