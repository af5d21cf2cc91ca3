"""TB 12: using amulets."""

from tests.games.tobago.table import Table
from tradewinds.core.game import CHANCE
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.state import Drive, Phase


def with_amulets(count: int = 1) -> Table:
    table = Table()
    table.give_amulets(0, count)
    table.clear_map("grey")
    table.lay("grey", "in-largest-scrubland")
    table.set_turn(0)
    return table


def test_tb_12_1_only_your_own_and_they_go_back() -> None:
    table = Table()
    for kind in ("extra-drive", "extra-exchange"):
        assert table.why(0, kind) == "TB 12.1"
    table.give_amulets(1, 3)
    assert table.why(0, "extra-drive") == "TB 12.1"
    assert table.why(0, "extra-clue", clue=table.hand(0)[0], map="brown") == "TB 12.1"
    table = with_amulets(2)
    table.do(0, "remove-marker", map="grey", space="G2")
    assert (table.amulets(0), table.state.amulets) == (1, 19)


def test_tb_12_1_any_number_also_one_just_taken() -> None:
    table = with_amulets(1)
    table.put_amulet("G3")
    table.do(0, "collect")
    table.do(0, "remove-marker", map="grey", space="G2")
    table.do(0, "remove-marker", map="grey", space="H3")
    assert table.amulets(0) == 0
    assert table.state.acted == 0


def test_tb_12_2_removing_a_marker_excludes_the_space() -> None:
    table = with_amulets()
    before = table.sites("grey")
    table.do(0, "remove-marker", map="grey", space="G2")
    assert table.sites("grey") == before - {"G2"}
    assert table.state.maps[0].removed == 1


def test_tb_12_2_only_where_a_marker_lies() -> None:
    table = with_amulets()
    assert table.why(0, "remove-marker", map="grey", space="C5") == "TB 12.2"
    assert table.why(0, "remove-marker", map="brown", space="G2") == "TB 12.2"
    table.do(0, "remove-marker", map="grey", space="G2")
    table.give_amulets(0, 1)
    assert table.why(0, "remove-marker", map="grey", space="G2") == "TB 12.2"


def test_tb_12_3_never_the_last() -> None:
    table = with_amulets(2)
    table.set_sites("grey", {"G2", "H3"})
    table.do(0, "remove-marker", map="grey", space="G2")
    assert table.sites("grey") == {"H3"}
    assert table.why(0, "remove-marker", map="grey", space="H3") == "TB 12.3"
    table.drive(0, "H3")
    assert table.why(0, "raise", map="grey") is None


def test_tb_12_4_an_extra_clue_beside_the_action() -> None:
    table = with_amulets(2)
    table.set_hand(0, "next-to-hut", "not-next-to-ocean", "in-sight-statue", "not-in-beach")
    table.do(0, "extra-clue", clue="next-to-hut", map="brown")
    assert table.phase == Phase.REFILL
    table.settle()
    assert len(table.hand(0)) == 4
    assert table.state.acted == 0
    table.do(0, "clue", clue="not-next-to-ocean", map="brown")
    table.settle()
    assert table.why(0, "extra-clue", clue="not-in-beach", map="brown") == "TB 5.6"
    table.do(0, "extra-clue", clue="in-sight-statue", map="brown")
    assert table.state.maps[1].length == 4


def test_tb_12_4_the_same_rules_as_for_every_clue() -> None:
    table = with_amulets()
    table.set_hand(0, "in-scrubland", "in-lake")
    assert table.why(0, "extra-clue", clue="in-scrubland", map="grey") == "TB 5.6"
    assert table.why(0, "extra-clue", clue="in-lake", map="grey") == "TB 5.4"
    assert table.why(0, "extra-clue", clue="in-river", map="grey") == "TB 5.1"


def test_tb_12_5_an_extra_drive_before_and_after_the_action() -> None:
    table = with_amulets(2)
    table.do(0, "extra-drive")
    assert table.state.drive == Drive.EXTRA
    table.drive(0, "G4", "G5", "G6")
    assert (table.phase, table.state.acted) == (Phase.TURN, 0)
    table.drive(0, "F7")
    table.do(0, "stop")
    table.do(0, "extra-drive")
    table.drive(0, "H7", "I6")
    table.do(0, "stop")
    assert table.car(0) == "I6"
    assert table.why(0, "end-turn") is None


def test_tb_12_5_none_only_to_raise_on_the_spot() -> None:
    table = with_amulets(1)
    table.locate("brown", "G3", 1)
    table.set_turn(0)
    table.do(0, "exchange")
    table.settle()
    table.do(0, "extra-drive")
    assert table.why(0, "stop") == "TB 6.6"
    table.do(0, "raise", map="brown")
    table.finish_treasure()
    assert (table.phase, table.turn, table.state.drive) == (Phase.TURN, 0, Drive.NONE)


def test_tb_12_5_raising_by_an_extra_drive_leaves_the_action() -> None:
    table = with_amulets(1)
    table.locate("brown", "G3", 1)
    table.set_turn(0)
    table.do(0, "extra-drive")
    table.do(0, "raise", map="brown")
    table.finish_treasure()
    assert table.state.acted == 0
    assert table.why(0, "exchange") is None


def test_tb_12_5_a_treasure_where_a_leg_of_it_ends() -> None:
    table = with_amulets(1)
    table.locate("brown", "G2", 1)
    table.set_turn(0)
    table.do(0, "extra-drive")
    table.drive(0, "G2")
    table.do(0, "raise", map="brown")
    table.finish_treasure()
    assert (table.state.treasures, table.state.acted) == (1, 0)


def test_tb_12_6_no_amulet_is_taken_on_it() -> None:
    table = with_amulets(1)
    table.put_amulet("G2", "G3")
    table.do(0, "extra-drive")
    assert table.why(0, "collect") == "TB 12.6"
    table.drive(0, "G2")
    assert table.why(0, "collect") == "TB 12.6"
    assert "Collect()" not in table.legal(0)


def test_tb_12_7_not_within_a_drive() -> None:
    table = with_amulets(2)
    table.drive(0, "G2")
    assert table.why(0, "extra-drive") == "TB 12.7"
    table.do(0, "stop")
    table.do(0, "extra-drive")
    assert table.why(0, "extra-drive") == "TB 12.7"


def test_tb_12_8_another_hand() -> None:
    table = with_amulets(1)
    old = table.hand(0)
    table.do(0, "extra-exchange")
    table.settle()
    assert len(table.hand(0)) == 4
    assert not set(old) & set(table.hand(0))
    assert table.state.acted == 0


def test_tb_12_9_between_the_legs_and_after_the_last() -> None:
    table = with_amulets(4)
    table.put_amulet("H5")
    table.drive(0, "G2")
    table.do(0, "remove-marker", map="grey", space="G2")
    table.drive(0, "G3", "H5")
    # The amulet can still be taken after others are used.
    assert table.phase == Phase.DRIVE
    table.do(0, "remove-marker", map="grey", space="H3")
    table.do(0, "extra-exchange")
    table.settle()
    assert (table.phase, table.state.legs) == (Phase.DRIVE, 3)
    table.do(0, "collect")
    assert (table.phase, table.amulets(0)) == (Phase.TURN, 2)


def test_tb_12_9_an_extra_clue_while_a_treasure_waits_after_the_last_leg() -> None:
    table = with_amulets(1)
    table.locate("white", "H4", 1)
    table.set_turn(0)
    table.set_hand(0, "next-to-hut")
    table.drive(0, "G2", "G3", "H4")
    table.do(0, "extra-clue", clue="next-to-hut", map="brown")
    table.settle()
    assert (table.phase, table.state.maps[1].length) == (Phase.DRIVE, 2)
    table.do(0, "raise", map="white")
    table.finish_treasure()
    assert table.state.treasures == 1


def test_tb_12_9_before_the_first_leg_of_an_extra_drive() -> None:
    table = with_amulets(2)
    table.do(0, "extra-drive")
    table.do(0, "extra-exchange")
    table.settle()
    assert (table.phase, table.state.drive) == (Phase.DRIVE, Drive.EXTRA)
    assert table.why(0, "stop") == "TB 6.6"
    table.drive(0, "G2")
    assert table.state.legs == 1


def test_tb_12_9_between_two_treasures_on_one_space() -> None:
    table = with_amulets(2)
    for map in ("brown", "white"):
        table.locate(map, "G3", 1)
    table.set_turn(0)
    table.do(0, "raise", map="brown")
    table.finish_treasure()
    table.do(0, "remove-marker", map="grey", space="H3")
    table.do(0, "extra-exchange")
    table.settle()
    assert table.legal(0) == ["Raise(map='white')", "Stop()"]
    table.do(0, "raise", map="white")
    table.finish_treasure()
    assert table.state.treasures == 2


def test_tb_12_10_amulets_are_worth_no_coins() -> None:
    table = Table()
    table.give_amulets(0, 9)
    table.give_gold(1, "coins-2")
    assert table.coins(0) == 0
    assert GAME.rules.winners(table.state) == 0b0010


def test_between_legs_an_extra_clue_draws_and_the_drive_goes_on() -> None:
    table = with_amulets(1)
    table.set_hand(0, "next-to-hut")
    table.drive(0, "G2")
    table.do(0, "extra-clue", clue="next-to-hut", map="brown")
    assert table.actors == (CHANCE,)
    table.settle()
    assert (table.phase, table.state.legs) == (Phase.DRIVE, 1)
    table.drive(0, "G3")
    assert table.state.legs == 2
