"""TB 6: driving."""

import pytest

from tests.games.tobago.table import Table
from tradewinds.core.ways import ways
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.box.board import PLACE_NAMES, PLACE_OF, SPACE_AT
from tradewinds.games.tobago.state import Phase
from tradewinds.games.tobago.telling.legs import legs_to

SCRUB = {"G2", "F3", "H3", "E3", "G3", "F4", "H4", "I4", "H5"}


def ends(table: Table, seat: int = 0) -> set[str]:
    return {told.split("'")[1] for told in table.legal(seat, "drive")}


def at(space: str) -> Table:
    table = Table()
    table.set_car(0, space)
    return table


def test_tb_6_1_up_to_three_legs() -> None:
    table = at("G3")
    table.drive(0, "G4", "H5", "I5")
    assert table.phase == Phase.TURN
    assert table.car(0) == "I5"
    assert table.why(0, "drive", space="I6") == "TB 4.3"


def test_tb_6_1_a_fourth_leg_is_refused_while_an_amulet_waits() -> None:
    table = at("G3")
    table.put_amulet("I5")
    table.drive(0, "G4", "H5", "I5")
    assert table.phase == Phase.DRIVE
    assert table.why(0, "drive", space="I6") == "TB 6.1"
    assert table.legal(0) == ["Collect()", "Stop()"]


def reached(start: str) -> dict[str, int]:
    """Every space that three legs can end on, with the fewest that lead there; driven one after the other."""
    found, rim = {start: 0}, {start}
    for legs in range(1, 4):
        rim = {end for space in rim for end in ends(at(space))} - found.keys()
        found |= dict.fromkeys(rim, legs)
    return found


@pytest.mark.parametrize("start", ["G3", "C4", "I1", "K8"])
def test_tb_6_1_one_choice_drives_to_every_space_within_three_legs(start: str) -> None:
    table = at(start)
    found = ways(GAME, GAME.seen_by(table.vector, 0), 0)
    several = {space: legs for space, legs in reached(start).items() if legs > 1}
    assert {str(dict(GAME.actions.actions[way[-1]].arguments)["space"]): len(way) for way in found} == several


def test_tb_6_1_the_ways_of_a_drive_under_way_need_no_more_legs_than_are_left() -> None:
    table = at("G3")
    table.drive(0, "G4")
    assert {len(way) for way in ways(GAME, GAME.seen_by(table.vector, 0), 0)} == {2}
    table.drive(0, "H5")
    assert ways(GAME, GAME.seen_by(table.vector, 0), 0) == []


@pytest.mark.parametrize("start", ["G3", "C4", "I1", "K8"])
def test_tb_6_2_legs_are_counted_as_they_are_driven(start: str) -> None:
    island = int(at(start).state.island)
    away = legs_to(island, int(SPACE_AT[island, PLACE_NAMES.index(start)]))
    near = {PLACE_NAMES[PLACE_OF[island, space]]: legs for space, legs in away.items() if legs <= 3}
    assert near == reached(start)


@pytest.mark.parametrize(
    ("start", "expected"),
    [
        # Anywhere in the scrubland, or one step onto the lake.
        ("G3", (SCRUB - {"G3"}) | {"G4"}),
        # The small western jungle, or a step onto scrubland, beach or river.
        ("C4", {"B3", "B4", "C3", "D5", "B5", "C5", "D4"}),
        # A lake space: the lake around F5 and its shore at G6.
        ("G6", {"G4", "F5", "E5", "G5", "F6", "F7", "G7", "H6", "H7"}),
        # A lonely river of two spaces.
        ("F9", {"G8", "E8", "F8", "F10", "G9"}),
        # The northern tip.
        ("I1", {"I2", "I3", "J4", "J2"}),
    ],
)
def test_tb_6_2_one_terrain_any_distance_or_one_step_onto_another(start: str, expected: set[str]) -> None:
    assert ends(at(start)) == expected


def test_tb_6_2_too_far() -> None:
    table = at("G3")
    assert table.why(0, "drive", space="G5") == "TB 6.2"
    assert table.why(0, "drive", space="K8") == "TB 6.2"
    table.drive(0, "G4")
    assert table.why(0, "drive", space="G5") is None


def test_tb_6_2_driving_on_after_a_change_of_terrain_is_a_new_leg() -> None:
    table = at("H5")
    assert "H6" in ends(table)
    assert "K6" not in ends(table)
    table.drive(0, "H6")
    assert table.state.legs == 1
    table.drive(0, "K6")
    assert table.state.legs == 2


def test_tb_6_2_the_same_terrain_beyond_another_is_not_connected() -> None:
    # C5 and H5 are both scrubland, but of two areas.
    assert at("H5").why(0, "drive", space="C5") == "TB 6.2"


def test_tb_6_3_a_leg_ends_somewhere_else() -> None:
    table = at("G3")
    assert table.why(0, "drive", space="G3") == "TB 6.3"
    table.drive(0, "G4")
    assert table.why(0, "drive", space="G4") == "TB 6.3"
    assert table.why(0, "drive", space="G3") is None


def test_tb_6_4_objects_cars_and_lakes_are_no_obstacles() -> None:
    # F5 carries a statue, C4 a hut, J7 a palm; the other cars stand on H5 and D7.
    table = at("G4")
    assert "F5" in ends(table)
    table.drive(0, "F5")
    assert "D7" not in ends(table)
    assert "C4" in ends(at("C3"))
    assert "J7" in ends(at("H6"))
    assert "H5" in ends(at("G3"))
    assert "D7" in ends(at("E6"))


def test_tb_6_4_a_statue_does_not_block_the_way_through_its_terrain() -> None:
    # E5 and G6 are joined through F5, where a statue stands, and around it.
    assert "E5" in ends(at("G6"))


def test_tb_6_5_an_amulet_where_a_leg_ends() -> None:
    table = at("G3")
    table.put_amulet("G2", "G4", "H5")
    table.drive(0, "G2")
    table.do(0, "collect")
    assert table.why(0, "collect") == "TB 6.5"
    table.drive(0, "G3", "H5")
    table.do(0, "collect")
    assert table.amulets(0) == 2
    assert table.lying() == {"G4"}
    assert table.phase == Phase.TURN


def test_tb_6_5_taking_it_is_a_choice_and_passing_by_takes_nothing() -> None:
    table = at("G3")
    table.put_amulet("G2")
    table.drive(0, "G2", "H4")
    assert table.lying() == {"G2"}
    assert table.why(0, "collect") == "TB 6.5"


def test_tb_6_5_it_does_not_cost_a_leg() -> None:
    table = at("G3")
    table.put_amulet("G2")
    table.drive(0, "G2")
    table.do(0, "collect")
    assert table.state.legs == 1
    table.drive(0, "G3", "G4")
    assert table.car(0) == "G4"


def test_tb_6_6_fewer_legs() -> None:
    table = at("G3")
    table.drive(0, "G2")
    assert table.why(0, "stop") is None
    table.do(0, "stop")
    assert table.phase == Phase.TURN
    assert table.why(0, "drive", space="G3") == "TB 4.3"


def test_tb_6_6_an_extra_drive_has_a_leg_too() -> None:
    table = at("G3")
    table.give_amulets(0, 1)
    table.do(0, "extra-drive")
    assert table.why(0, "stop") == "TB 6.6"
    table.drive(0, "G2")
    assert table.why(0, "stop") is None


def test_tb_6_7_the_drive_first() -> None:
    table = at("G3")
    table.drive(0, "G2")
    assert table.why(0, "exchange") == "TB 6.7"
    assert table.why(0, "clue", clue=table.hand(0)[0], map="brown") == "TB 6.7"
    assert table.why(0, "end-turn") == "TB 6.7"
    assert set(table.legal(0)) == {f"Drive(space={s!r})" for s in ends(table)} | {"Stop()"}
