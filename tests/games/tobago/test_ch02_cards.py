"""TB 2: what clues say, and what is in the box."""

import pytest

from tests.games.tobago.table import HUT_SPACES, ISLAND, PALM_SPACES, STATUE_SPACES, Table
from tradewinds.games.tobago.box.board import ISLAND_NAMES, LANDS, PLACE_HEXES, PLACE_NAMES
from tradewinds.games.tobago.box.components import CLUE_NAMES, COINS, COPIES, LETTERS

SCRUB = {"G2", "F3", "H3", "E3", "G3", "F4", "H4", "I4", "H5"}
LAKE = {"G4", "F5", "E5", "G5", "F6", "G6"}
RIVER = {"I1", "I2", "I3", "J4"}

OBJECTS = [("hut", HUT_SPACES), ("palm", PALM_SPACES), ("statue", STATUE_SPACES)]
#: The six spaces around each hut of the table's island, read off the map by eye.
AROUND_HUTS = {
    *("C3", "D4", "D5", "C5", "B5", "B4"),
    *("G7", "H8", "H9", "G9", "F9", "F8"),
    *("I2", "J3", "J4", "I4", "H4", "H3"),
    *("M3", "N4", "N5", "M5", "L5", "L4"),
}


def spaces_of(letter: str) -> set[str]:
    land = LANDS[ISLAND_NAMES.index(ISLAND)]
    return {
        name
        for name, place in zip(PLACE_NAMES, PLACE_HEXES, strict=True)
        if place in land and LETTERS[land[place]] == letter
    }


def everything() -> set[str]:
    return set().union(*(spaces_of(letter) for letter in LETTERS))


def test_tb_2_1_there_are_52_different_clues() -> None:
    terrains = ("jungle", "mountain", "scrubland", "beach", "lake", "river")
    of_terrain = ("in", "in-largest", "next-to", "next-to-largest", "not-in", "not-next-to")
    of_objects = ("next-to", "in-sight", "not-next-to", "not-in-sight")
    expected = {f"{relation}-{terrain}" for terrain in terrains for relation in of_terrain}
    expected |= {f"{relation}-{o}" for o in ("palm", "hut", "statue", "ocean") for relation in of_objects}
    assert set(CLUE_NAMES) == expected
    assert len(CLUE_NAMES) == len(expected) == 52


@pytest.mark.parametrize(
    ("clue", "letter"),
    [("jungle", "J"), ("mountain", "M"), ("scrubland", "S"), ("beach", "B"), ("lake", "L"), ("river", "R")],
)
def test_tb_2_2_in_a_terrain(clue: str, letter: str) -> None:
    assert Table().allowed(f"in-{clue}") == spaces_of(letter)


@pytest.mark.parametrize(("clue", "area"), [("scrubland", SCRUB), ("lake", LAKE), ("river", RIVER)])
def test_tb_2_2_in_the_largest_area(clue: str, area: set[str]) -> None:
    assert Table().allowed(f"in-largest-{clue}") == area


def test_example_in_the_jungle_does_not_exclude_in_the_largest_jungle() -> None:
    table = Table()
    table.clear_map("grey")
    table.lay("grey", "in-jungle")
    table.set_hand(0, "in-largest-jungle")
    table.set_turn(0)
    table.do(0, "clue", clue="in-largest-jungle", map="grey")
    assert table.sites("grey") == table.allowed("in-largest-jungle")
    assert len(table.sites("grey")) == 10


def test_tb_2_3_next_to_is_one_step_and_not_the_thing_itself() -> None:
    table = Table()
    around_the_river = {"J2", "H3", "H4", "I4", "J3", "J5", "K3", "K4"}
    assert table.allowed("next-to-largest-river") == around_the_river
    assert table.allowed("next-to-hut") == AROUND_HUTS
    assert not table.allowed("next-to-jungle") & spaces_of("J")
    assert not table.allowed("next-to-hut") & set(HUT_SPACES)


def test_tb_2_3_a_space_of_the_same_terrain_may_be_next_to_the_largest_area() -> None:
    # The largest area has no neighbour of its own terrain, or they would be one area.
    table = Table()
    assert not table.allowed("next-to-largest-jungle") & spaces_of("J")
    assert "L7" in table.allowed("next-to-largest-jungle")


def test_tb_2_4_in_sight_is_one_or_two_steps() -> None:
    table = Table()
    seen = table.allowed("in-sight-statue")
    assert {"F4", "F3", "F6", "F7", "G4", "H4", "H5", "H6", "D4", "D5", "D6"} <= seen
    assert not {"F2", "F8", "I4", "C5"} & seen
    assert not set(STATUE_SPACES) & seen
    assert table.allowed("next-to-statue") < seen


def test_tb_2_4_nothing_blocks_the_view_of_the_ocean() -> None:
    table = Table()
    assert "G3" in table.allowed("in-sight-ocean")
    assert table.allowed("next-to-ocean") < table.allowed("in-sight-ocean")
    assert "H5" not in table.allowed("in-sight-ocean")


def test_tb_2_4_where_a_statue_looks_plays_no_part() -> None:
    one, two = Table(), Table(facings=("south", "north-west", "south-east"))
    assert one.allowed("in-sight-statue") == two.allowed("in-sight-statue")


@pytest.mark.parametrize("clue", [name for name in CLUE_NAMES if name.startswith("not-")])
def test_tb_2_5_not_is_the_exact_complement(clue: str) -> None:
    table = Table()
    assert table.allowed(clue) == everything() - table.allowed(clue.removeprefix("not-"))


@pytest.mark.parametrize(("thing", "spaces"), OBJECTS)
def test_tb_2_6_next_to_any_and_not_next_to_none(thing: str, spaces: tuple[str, ...]) -> None:
    table = Table()
    assert len(table.allowed(f"next-to-{thing}")) == sum(len(inland_neighbours(s)) for s in spaces)
    assert set(spaces) <= table.allowed(f"not-next-to-{thing}")
    assert set(spaces) <= table.allowed(f"not-in-sight-{thing}")


def inland_neighbours(name: str) -> set[str]:
    land = LANDS[ISLAND_NAMES.index(ISLAND)]
    q, r = PLACE_HEXES[PLACE_NAMES.index(name)]
    around = {(q, r - 1), (q, r + 1), (q - 1, r), (q + 1, r), (q - 1, r + 1), (q + 1, r - 1)}
    return {PLACE_NAMES[PLACE_HEXES.index(place)] for place in around if place in land}


def test_tb_2_7_there_are_39_gold_cards_worth_138_coins() -> None:
    assert COPIES[:5].tolist() == [9, 12, 9, 6, 3]
    assert COINS[:5].tolist() == [2, 3, 4, 5, 6]
    assert int((COPIES * COINS).sum()) == 138


def test_tb_2_8_there_are_two_curses() -> None:
    assert COPIES[5] == 2
    table = Table()
    assert table.state.deck.tolist() == [9, 12, 9, 6, 3, 2]
    assert table.state.deck_cards == 41


def test_tb_2_9_the_pieces() -> None:
    table = Table()
    assert [table.roses(seat) for seat in range(4)] == [14, 14, 14, 14]
    assert table.state.amulets == 20
    # 17 markers of a colour: a map with 18 possible spaces has none on the island, one with 17 has.
    table.clear_map("white")
    table.lay("white", "in-scrubland")
    assert len(table.sites("white")) == 18
    table.give_amulets(0, 1)
    table.set_turn(0)
    assert table.why(0, "remove-marker", map="white", space="G2") == "TB 12.2"
    table.clear_map("white")
    table.lay("white", "in-beach")
    assert len(table.sites("white")) == 16
    assert table.why(0, "remove-marker", map="white", space="B5") is None
