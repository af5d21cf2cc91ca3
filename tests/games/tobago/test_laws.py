"""The laws that every action of the tests is held against do find what is wrong."""

from collections.abc import Callable

import numpy as np
import pytest

from tests.games.tobago.table import Table
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.box.components import CLUE_NAMES
from tradewinds.games.tobago.state import DISCARDED, IN_DECK, IN_HAND


def lose_a_clue(table: Table) -> None:
    table.state.clues[CLUE_NAMES.index("not-in-jungle")] = DISCARDED


def deal_to_the_wrong_seat(table: Table) -> None:
    table.state.clues[np.flatnonzero(table.state.clues == IN_DECK)[0]] = IN_HAND + 1
    table.state.clue_deck -= 1
    table.state.players[0].hand += 1


def lose_gold(table: Table) -> None:
    table.state.deck[0] -= 1


def curse_among_refused_gold(table: Table) -> None:
    table.state.deck[5] -= 1
    table.state.deck_cards -= 1
    table.state.discard[5] += 1


def turn_up_from_nowhere(table: Table) -> None:
    table.state.turned[0] = 1


def look_at_nothing(table: Table) -> None:
    table.state.players[1].looks = 1


def lose_an_amulet(table: Table) -> None:
    table.state.amulets -= 1


def miscount_sites(table: Table) -> None:
    table.state.maps[0].sites_left = 3


def forget_sites(table: Table) -> None:
    sheet = table.state.maps[0]
    sheet.sites[0] = 0
    sheet.sites_left = sum(int(word).bit_count() for word in sheet.sites)


def double_a_rose(table: Table) -> None:
    table.state.players[2].roses += 1


def drive_into_the_ocean(table: Table) -> None:
    table.state.players[1].car = 104


def two_objects_on_a_space(table: Table) -> None:
    table.state.objects[9] = table.state.objects[0]


def forget_to_end(table: Table) -> None:
    table.state.quiet = 201


def nobody_acts(table: Table) -> None:
    table.state.actors = 0


@pytest.mark.parametrize(
    ("law", "wrong"),
    [
        ("clues", lose_a_clue),
        ("hands", deal_to_the_wrong_seat),
        ("gold", lose_gold),
        ("gold", curse_among_refused_gold),
        ("division", turn_up_from_nowhere),
        ("division", look_at_nothing),
        ("amulets", lose_an_amulet),
        ("markers", miscount_sites),
        ("sites", forget_sites),
        ("roses", double_a_rose),
        ("spaces", drive_into_the_ocean),
        ("spaces", two_objects_on_a_space),
        ("turn", forget_to_end),
        ("turn", nobody_acts),
    ],
)
def test_a_broken_law_is_named(law: str, wrong: Callable[[Table], None]) -> None:
    table = Table()
    assert GAME.rules.invariants(table.state) == 0
    wrong(table)
    assert GAME.laws[GAME.rules.invariants(table.state)] == law
