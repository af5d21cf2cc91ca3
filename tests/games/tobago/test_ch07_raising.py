"""TB 7: raising a treasure."""

import pytest

from tests.games.tobago.table import Table
from tradewinds.games.tobago.state import Drive, Phase


def test_tb_7_1_only_a_located_treasure() -> None:
    table = Table()
    table.clear_map("grey")
    table.lay("grey", "in-largest-scrubland")
    table.set_sites("grey", {"G3", "H5"})
    table.set_turn(0)
    assert table.why(0, "raise", map="grey") == "TB 7.1"
    table.set_sites("grey", {"G3"})
    assert table.why(0, "raise", map="grey") is None


def test_tb_7_2_the_car_must_stand_there() -> None:
    table = Table()
    table.locate("grey", "H4", 1)
    assert table.why(0, "raise", map="grey") == "TB 7.2"
    table.drive(0, "H4")
    assert "Raise(map='grey')" in table.legal(0)


def test_tb_7_2_raising_is_a_choice() -> None:
    table = Table()
    table.locate("grey", "H4", 1)
    table.drive(0, "H4", "G3")
    table.do(0, "stop")
    assert table.state.maps[0].sites_left == 1
    assert table.state.treasures == 0


def test_tb_7_3_the_raisers_rose_goes_below_the_last_clue() -> None:
    table = Table()
    table.locate("grey", "G3", 1, 2)
    table.do(0, "raise", map="grey")
    sheet = table.state.maps[0]
    assert sheet.roses[:3].tolist() == [1, 2, 0]
    assert table.roses(0) == 14
    assert table.sites("grey") == set()


def test_tb_7_3_without_a_rose_nothing_is_raised() -> None:
    table = Table()
    table.locate("grey", "G3", 1)
    table.locate("white", "K8", *[0] * 8)
    table.locate("black", "B6", *[0] * 7)
    assert table.roses(0) == 0
    assert table.why(0, "raise", map="grey") == "TB 7.3"


def test_tb_7_4_the_drive_ends_but_not_the_turn() -> None:
    table = Table()
    table.locate("grey", "H4", 1)
    table.give_amulets(0, 1)
    table.drive(0, "H4")
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert (table.phase, table.turn) == (Phase.TURN, 0)
    assert table.why(0, "drive", space="G3") == "TB 4.3"
    assert table.why(0, "extra-exchange") is None
    assert table.why(0, "end-turn") is None


def test_tb_7_4_no_leg_after_a_raise_even_when_another_treasure_waits() -> None:
    table = Table()
    table.locate("grey", "H4", 1)
    table.locate("brown", "H4", 2)
    table.drive(0, "H4")
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert table.phase == Phase.DRIVE
    assert table.why(0, "drive", space="G3") == "TB 7.4"
    assert table.legal(0) == ["Raise(map='brown')", "Stop()"]


def test_tb_7_5_without_moving_it_is_the_action() -> None:
    table = Table()
    table.locate("grey", "G3", 1)
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert table.state.acted == 1
    assert table.legal(0) == ["EndTurn()"]


def test_tb_7_5_not_after_another_action() -> None:
    table = Table()
    table.locate("grey", "G3", 1)
    table.do(0, "exchange")
    table.settle()
    assert table.why(0, "raise", map="grey") == "TB 7.7"


def test_tb_7_6_two_on_one_space_in_the_order_chosen() -> None:
    table = Table()
    table.locate("grey", "H4", 1)
    table.locate("white", "H4", 2)
    table.drive(0, "H4")
    assert table.why(0, "raise", map="grey") is None
    table.do(0, "raise", map="white")
    table.finish_treasure()
    # The first is finished wholly: its new hunt is open, its statues have turned.
    assert table.state.maps[3].length == 1
    assert table.state.facings.tolist() == [1, 1, 1]
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert table.state.treasures == 2
    assert table.state.facings.tolist() == [2, 2, 2]
    assert (table.phase, table.turn) == (Phase.TURN, 0)


def test_tb_7_6_three_on_one_space_without_moving() -> None:
    table = Table()
    for map in ("grey", "brown", "white"):
        table.locate(map, "G3", 1)
    for map in ("brown", "grey", "white"):
        table.do(0, "raise", map=map)
        table.finish_treasure()
    assert table.state.treasures == 3
    assert table.phase == Phase.TURN


def test_tb_7_6_the_second_may_be_left() -> None:
    table = Table()
    table.locate("grey", "G3", 1)
    table.locate("brown", "G3", 2)
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    table.do(0, "stop")
    assert table.why(0, "raise", map="brown") == "TB 7.7"
    table.do(0, "end-turn")
    assert table.state.follow == 0


def test_tb_7_7_located_later_under_the_standing_car() -> None:
    table = Table()
    table.give_amulets(0, 2)
    table.clear_map("grey")
    table.lay("grey", "in-largest-scrubland")
    table.set_sites("grey", {"H4", "H5"})
    table.set_turn(0)
    table.drive(0, "H4")
    table.do(0, "stop")
    table.do(0, "remove-marker", map="grey", space="H5")
    assert table.why(0, "raise", map="grey") == "TB 7.7"
    table.do(0, "extra-drive")
    assert table.why(0, "raise", map="grey") is None


def test_tb_7_7_located_after_the_first_treasure_of_the_drive() -> None:
    table = Table()
    table.locate("grey", "G3", 1)
    table.locate("brown", "G3", 1)
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    table.locate("white", "G3", 2)
    assert table.why(0, "raise", map="brown") is None
    assert table.why(0, "raise", map="white") == "TB 7.7"


def test_tb_7_7_located_between_the_legs_of_a_drive() -> None:
    table = Table()
    table.give_amulets(0, 1)
    table.clear_map("grey")
    table.lay("grey", "in-largest-scrubland")
    table.set_sites("grey", {"H4", "H5"})
    table.set_turn(0)
    table.drive(0, "H4")
    table.do(0, "remove-marker", map="grey", space="H5")
    assert table.state.drive == Drive.ACTION
    assert table.why(0, "raise", map="grey") is None


def two_sites(amulets: int) -> Table:
    """The treasure of the grey map lies on H4 or H5."""
    table = Table()
    table.give_amulets(0, amulets)
    table.clear_map("grey")
    table.lay("grey", "in-largest-scrubland")
    table.set_sites("grey", {"H4", "H5"})
    table.set_turn(0)
    return table


def test_tb_7_7_located_after_the_last_leg_by_the_amulet_just_taken() -> None:
    table = two_sites(0)
    table.put_amulet("H4")
    table.drive(0, "G2", "G3", "H4")
    table.do(0, "collect")
    assert (table.phase, table.state.legs) == (Phase.TURN, 3)
    table.do(0, "remove-marker", map="grey", space="H5")
    assert (table.phase, table.state.legs) == (Phase.DRIVE, 3)
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert (table.phase, table.state.drive, table.state.treasures) == (Phase.TURN, Drive.NONE, 1)


def test_tb_7_7_an_extra_drive_lasts_so_long_too_and_leaves_the_action() -> None:
    table = two_sites(2)
    table.do(0, "extra-drive")
    table.drive(0, "G2", "G3", "H4")
    table.do(0, "remove-marker", map="grey", space="H5")
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert table.state.acted == 0


@pytest.mark.parametrize("kind", ["drive", "exchange", "extra-drive"])
def test_tb_7_7_another_action_or_drive_ends_the_one_before(kind: str) -> None:
    table = two_sites(3)
    table.do(0, "extra-drive")
    table.drive(0, "G2", "G3", "H4")
    assert (table.phase, table.state.drive, table.state.legs) == (Phase.TURN, Drive.EXTRA, 3)
    if kind == "drive":
        table.drive(0, "G3")
        assert (table.state.drive, table.state.legs, table.state.acted) == (Drive.ACTION, 1, 1)
        return
    table.do(0, kind)
    table.settle()
    assert table.state.legs == 0
    table.do(0, "remove-marker", map="grey", space="H5")
    assert table.why(0, "raise", map="grey") == (None if kind == "extra-drive" else "TB 7.7")


def test_tb_7_7_the_turn_ends_the_drive() -> None:
    table = two_sites(1)
    table.drive(0, "G2", "G3", "H4")
    assert table.state.drive == Drive.ACTION
    table.do(0, "end-turn")
    assert (table.turn, table.state.drive, table.state.legs) == (1, Drive.NONE, 0)


def test_tb_7_8_first_the_amulet_then_the_treasure() -> None:
    table = Table()
    table.locate("grey", "H4", 1)
    table.locate("brown", "H4", 1)
    table.put_amulet("H4")
    table.drive(0, "H4")
    assert table.why(0, "collect") is None
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert table.why(0, "collect") == "TB 7.8"
    table.do(0, "raise", map="brown")
    table.finish_treasure()
    assert table.why(0, "collect") == "TB 4.5"
    table = Table()
    table.locate("grey", "H4", 1)
    table.put_amulet("H4")
    table.drive(0, "H4")
    table.do(0, "collect")
    table.do(0, "raise", map="grey")
    assert table.amulets(0) == 1
