"""TB 1: the island, and the board held against its facts."""

from collections import Counter

import pytest

import tradewinds as tw
from tests.games.tobago import reference
from tests.games.tobago.table import Table
from tradewinds.core.errors import BadRequest
from tradewinds.core.game import CHANCE
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.box.board import (
    COAST,
    ISLAND_NAMES,
    LANDS,
    PLACE_HEXES,
    PLACE_NAMES,
    PLACE_OF,
    PRINTED,
    SECTIONS,
    SPACES,
    TERRAIN,
    areas,
)
from tradewinds.games.tobago.box.components import TERRAINS

#: The printed islands as tabled: areas of jungle, mountain, scrubland, beach, lake, river by size.
PRINTED_AREAS = {
    "ABC1": ([10, 9, 5], [9, 8, 6], [9, 5, 2, 2], [5, 4, 3, 2, 2], [6, 5, 3], [4, 3, 2]),
    "ABC2": ([10, 9, 5], [8, 7, 6, 2], [9, 5, 2, 2], [5, 4, 3, 2, 2], [6, 5, 3], [4, 3, 2]),
    "ACB1": ([10, 9, 5], [8, 6, 5, 4], [7, 6, 5], [5, 4, 3, 2, 2], [6, 5, 3], [4, 3, 2]),
    "ACB2": ([10, 9, 5], [8, 6, 5, 4], [7, 6, 5], [5, 4, 3, 2, 2], [6, 5, 3], [4, 3, 2]),
}

each_island = pytest.mark.parametrize("island", range(len(ISLAND_NAMES)), ids=ISLAND_NAMES)


def area_sizes(island: int) -> tuple[list[int], ...]:
    land = LANDS[island]
    found = areas(land)
    return tuple(
        sorted((len(area) for area in found if land[min(area)] == terrain), reverse=True)
        for terrain in range(len(TERRAINS))
    )


def test_tb_1_1_whoever_has_the_most_coins_wins() -> None:
    table = Table()
    table.give_gold(1, "coins-4", "coins-4")
    table.give_gold(2, "coins-6")
    assert [table.coins(seat) for seat in range(4)] == [0, 8, 6, 0]
    assert GAME.rules.winners(table.state) == 0b0010


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tb_1_2_play_goes_clockwise(seats: int) -> None:
    table = Table(seats=seats, first=1)
    order = []
    for _ in range(2 * seats):
        order.append(table.turn)
        table.end_turn()
    assert order == [(1 + i) % seats for i in range(2 * seats)]


def test_tb_1_2_two_to_four_play_each_with_a_colour() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    assert GAME.colours == ("red", "blue", "yellow", "green")
    for seats in (1, 5):
        with pytest.raises(BadRequest):
            tw.Match(GAME, seats)


def test_tb_1_3_there_are_32_islands_and_four_are_printed() -> None:
    assert len(set(ISLAND_NAMES)) == 32
    assert [name for name, printed in zip(ISLAND_NAMES, PRINTED, strict=True) if printed] == list(PRINTED_AREAS)
    assert len({frozenset(land.items()) for land in LANDS}) == 32


def test_tb_1_3_the_table_chooses_between_the_printed_islands_and_all() -> None:
    option = GAME.options[0]
    assert (option.name, option.values) == ("islands", ("printed", "all"))
    table = Table(is_set_up=False)
    assert set(table.outcomes().values()) == {1}
    assert len(table.outcomes()) == 32
    table.state.all_islands = 0
    assert table.outcomes() == {f"Island(island={name!r})": 1 for name in PRINTED_AREAS}
    assert table.why(CHANCE, "island", island="aBC1") == "TB 1.3"
    assert table.why(CHANCE, "island", island="ABC2") is None


def test_tb_1_3_the_default_match_is_played_on_a_printed_island() -> None:
    for seed in range(5):
        match = tw.Match(GAME, 3, seed)
        assert PRINTED[GAME.record(match.seen(None)).island]


def test_tb_1_4_the_ocean_is_no_space() -> None:
    table = Table(is_set_up=False)
    table.do(CHANCE, "island", island="ABC1")
    assert "A4" in PLACE_NAMES
    assert table.why(CHANCE, "place-statue", space="A4") == "TB 1.4"
    table = Table()
    table.give_amulets(0, 1)
    assert table.why(0, "drive", space="A4") == "TB 1.4"
    assert table.why(0, "remove-marker", map="grey", space="A4") == "TB 1.4"


def test_tb_1_4_no_car_is_placed_in_the_ocean() -> None:
    table = Table(is_set_up=False)
    table.do(CHANCE, "island", island="ABC1")
    table.place_objects(("north", "north", "north"))
    table.do(CHANCE, "first-player", seat=0)
    assert table.why(0, "place-car", space="A5") == "TB 1.4"


def test_tb_1_5_the_sections_have_their_hexes_and_all_six_terrains() -> None:
    sizes = {side: len(section) for side, section in SECTIONS.items()}
    assert sizes == {"A": 34, "B": 33, "C": 37, "a": 30, "b": 30, "c": 32}
    assert all(set(section.values()) == set(range(6)) for section in SECTIONS.values())


@pytest.mark.parametrize("name", PRINTED_AREAS)
def test_tb_1_5_terrain_totals_of_the_printed_islands(name: str) -> None:
    found = Counter(TERRAINS[terrain] for terrain in LANDS[ISLAND_NAMES.index(name)].values())
    assert found == {"jungle": 24, "mountain": 23, "scrubland": 18, "beach": 16, "lake": 14, "river": 9}
    assert int(SPACES[ISLAND_NAMES.index(name)]) == 104


@pytest.mark.parametrize("name", PRINTED_AREAS)
def test_tb_1_6_area_sizes_of_the_printed_islands(name: str) -> None:
    assert area_sizes(ISLAND_NAMES.index(name)) == PRINTED_AREAS[name]


@each_island
def test_tb_1_3_every_terrain_lies_several_times_on_every_island(island: int) -> None:
    """What is known of the printed islands, and true of those with invented sides; TB 1.6."""
    for sizes in area_sizes(island):
        assert len(sizes) >= 2
        assert sizes[0] > sizes[1]
        assert sizes[-1] >= 2


@each_island
def test_tb_1_6_every_island_is_one_piece_without_an_inner_sea(island: int) -> None:
    land = set(reference.terrain(ISLAND_NAMES[island]))
    assert reference.spread([next(iter(land))], land) == land
    around = reference.near(land, 2)
    assert reference.spread([min(around)], around) == around


@each_island
def test_tb_1_7_lakes_lie_inland_and_beaches_on_the_coast(island: int) -> None:
    lake, beach = TERRAINS.index("lake"), TERRAINS.index("beach")
    for space in range(SPACES[island]):
        if TERRAIN[island, space] == lake:
            assert not COAST[island, space]
        if TERRAIN[island, space] == beach:
            assert COAST[island, space]


@each_island
def test_tb_1_7_spaces_of_the_coast_are_counted_right(island: int) -> None:
    name = ISLAND_NAMES[island]
    land = reference.terrain(name)
    inland = {place for place in land if all(n in land for n in reference.neighbours(place))}
    assert int(COAST[island].sum()) == len(land) - len(inland)
    assert 92 <= len(land) <= 104
    assert len(inland) >= 52
    if name in PRINTED_AREAS:
        assert len(inland) in (60, 61)


def test_tb_1_8_spaces_are_named_by_column_and_row() -> None:
    # ABC1 lies within columns B to O; I1 is its northernmost space, H13 its southernmost.
    names = [PLACE_NAMES[PLACE_OF[0, space]] for space in range(SPACES[0])]
    assert len(set(names)) == 104
    assert {name[0] for name in names} == set("BCDEFGHIJKLMNO")
    rows = {name: 2 * r + q for name, (q, r) in zip(PLACE_NAMES, PLACE_HEXES, strict=True)}
    assert min(names, key=rows.__getitem__) == "I1"
    assert max(names, key=rows.__getitem__) == "H13"
    assert rows["I2"] - rows["I1"] == 2


def test_tb_1_8_a_spot_has_the_same_name_on_every_island() -> None:
    # The tip of the bottom section lies at (0, 0) on all of them; column B of ABC1 begins further south than others.
    tip = PLACE_NAMES[PLACE_HEXES.index((0, 0))]
    for island in range(len(SPACES)):
        assert tip in [PLACE_NAMES[PLACE_OF[island, space]] for space in range(SPACES[island])]
    names = [PLACE_NAMES[PLACE_OF[0, space]] for space in range(SPACES[0])]
    assert next(name for name in names if name[0] == "B") == "B3"
