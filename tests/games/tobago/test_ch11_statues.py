"""TB 11: statues bring amulets and turn."""

import pytest

from tests.games.tobago import reference
from tests.games.tobago.table import STATUE_SPACES, Table
from tradewinds.games.tobago.box.board import ISLAND_NAMES, LOOK_OUT, PLACE_NAMES, PLACE_OF, SPACES

DIRECTIONS = ("north", "north-east", "south-east", "south", "south-west", "north-west")


def after_a_treasure(*facings: str) -> Table:
    table = Table(facings=facings)
    raise_one(table)
    return table


def raise_one(table: Table) -> None:
    table.locate("grey", "G3", 1)
    table.set_turn(0)
    table.do(0, "raise", map="grey")
    table.finish_treasure()


def test_tb_11_1_one_amulet_for_each_statue_after_a_treasure() -> None:
    table = after_a_treasure("north", "north", "north")
    # From F5 to F2, from L5 to L2, from H10 up the column to H3.
    assert table.lying() == {"F2", "L2", "H3"}
    assert table.state.amulets == 17


@pytest.mark.parametrize(
    ("direction", "target"),
    [
        ("north", "F2"),
        ("north-east", "J3"),
        ("south-east", "L8"),
        ("south", "F12"),
        ("south-west", "B7"),
        ("north-west", "B3"),
    ],
)
def test_tb_11_2_the_last_space_before_the_ocean(direction: str, target: str) -> None:
    # Read off the map by eye, from the statue on F5.
    table = Table()
    found = int(LOOK_OUT[table.state.island, table.space("F5"), DIRECTIONS.index(direction)])
    assert PLACE_NAMES[PLACE_OF[table.state.island, found]] == target


@pytest.mark.parametrize("island", range(32), ids=ISLAND_NAMES)
def test_tb_11_2_the_line_equals_the_reference_everywhere(island: int) -> None:
    for space in range(SPACES[island]):
        name = PLACE_NAMES[PLACE_OF[island, space]]
        for direction in range(6):
            place = reference.last_before_ocean(ISLAND_NAMES[island], reference.places()[name], direction)
            found = PLACE_NAMES[PLACE_OF[island, LOOK_OUT[island, space, direction]]]
            assert found == reference.names()[place]


def test_tb_11_3_one_to_a_space() -> None:
    table = Table()
    table.put_amulet("F2")
    raise_one(table)
    assert table.lying() == {"F2", "L2", "H3"}
    assert table.state.amulets == 17


def test_tb_11_3_cars_objects_and_markers_do_not_matter() -> None:
    table = Table()
    table.set_car(1, "F2")
    table.set_car(2, "L2")
    table.clear_map("white")
    table.lay("white", "in-beach")
    raise_one(table)
    assert {"F2", "L2"} <= table.lying()


def test_tb_11_4_a_short_supply_serves_the_statues_in_order() -> None:
    for supply, spaces in ((2, {"F2", "L2"}), (1, {"F2"}), (0, set())):
        table = Table()
        table.give_amulets(3, 20 - supply)
        raise_one(table)
        assert table.lying() == spaces


def test_tb_11_5_all_statues_turn_clockwise() -> None:
    table = after_a_treasure("north", "south", "north-west")
    names = [DIRECTIONS[f] for f in table.state.facings]
    assert names == ["north-east", "south-west", "north"]


def test_tb_11_5_six_treasures_bring_them_round() -> None:
    table = Table(facings=("north", "south", "north-west"))
    for _ in range(6):
        table.state.discard[:5] += table.state.players[0].gold[:5]
        table.state.players[0].gold[:5] = 0
        raise_one(table)
    assert [DIRECTIONS[f] for f in table.state.facings] == ["north", "south", "north-west"]


def test_no_statue_aims_at_its_own_space() -> None:
    table = Table()
    for space in STATUE_SPACES:
        assert all(int(t) != table.space(space) for t in LOOK_OUT[table.state.island, table.space(space)])
