"""Every ruling where the printed rules are silent, decided by a test: edge cases, reconstructions, further rulings."""

import numpy as np
import pytest

from tests.games.tobago import reference
from tests.games.tobago.table import Table
from tradewinds.core import conformance
from tradewinds.core.game import CHANCE, SPECTATOR
from tradewinds.core.layout import UNKNOWN
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.box.board import ISLAND_NAMES, LOOK_OUT, PLACE_NAMES, PLACE_OF, SPACES
from tradewinds.games.tobago.box.components import AMULETS, APART, CLUE_NAMES, COINS, COPIES
from tradewinds.games.tobago.state import EXCHANGED, IN_DECK, Phase, Reason


def raised(*owners: int, cards: tuple[str, ...] = (), safe: int = 12) -> Table:
    """Seat 0 has raised the grey treasure at G3."""
    table = Table()
    table.locate("grey", "G3", *owners)
    table.state.safe = safe
    table.do(0, "raise", map="grey")
    table.draw_gold(*cards)
    return table


# Section 14: edge rulings


def test_tb_ruling_14_two_treasures_on_one_space_are_raised_one_after_the_other() -> None:
    table = Table()
    table.locate("grey", "H4", 1)
    table.locate("black", "H4", 2)
    table.drive(0, "H4")
    table.do(0, "raise", map="black")
    table.finish_treasure()
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert table.state.treasures == 2
    assert (table.phase, table.turn) == (Phase.TURN, 0)


def test_tb_ruling_14_a_bad_card_may_be_refused_by_every_rose() -> None:
    table = raised(0, 0, cards=("coins-2", "coins-2", "coins-3", "coins-3"))
    for card in ("coins-2", "coins-2", "coins-3", "coins-3"):
        table.turn_up(card)
        table.answer("refuse", "refuse", "refuse")
    assert table.coins(0) == 0
    assert table.phase == Phase.NEW_HUNT


def test_tb_ruling_14_alone_on_a_map_one_sees_all_cards_but_one() -> None:
    table = raised(0, 0, cards=("coins-2", "coins-4", "coins-6"))
    assert table.phase == Phase.ADD
    table.do(CHANCE, "add", card="coins-5")
    assert (table.state.players[0].looks, table.state.pile_cards) == (3, 4)
    table.turn_up("coins-5")
    table.answer("refuse", "refuse", "refuse")
    table.turn_up("coins-6")
    table.answer("accept")
    assert table.gold(0) == {"coins-6": 1}


def test_tb_ruling_14_sets_are_exact_and_markers_appear_at_seventeen() -> None:
    table = Table()
    table.give_amulets(0, 1)
    table.clear_map("grey")
    table.lay("grey", "in-jungle")
    table.set_turn(0)
    assert (len(table.sites("grey")), table.legal(0, "remove-marker")) == (24, [])
    table.lay("grey", "not-next-to-beach")
    assert len(table.sites("grey")) <= 17
    assert len(table.legal(0, "remove-marker")) == len(table.sites("grey"))


def test_tb_ruling_14_removing_the_second_last_marker_locates() -> None:
    table = Table()
    table.give_amulets(0, 1)
    table.clear_map("grey")
    table.lay("grey", "in-largest-scrubland")
    table.set_sites("grey", {"G3", "H4"})
    table.set_turn(0)
    table.do(0, "remove-marker", map="grey", space="H4")
    assert table.why(0, "raise", map="grey") is None


def test_tb_ruling_14_spaces_no_clue_separates_wait_for_an_amulet() -> None:
    table = Table()
    pair = alike(table)[0]
    table.clear_map("grey")
    table.lay("grey", next(c for c in CLUE_NAMES if table.where(c) == IN_DECK and pair <= table.allowed(c)))
    table.set_sites("grey", pair)
    table.set_turn(0)
    for clue in CLUE_NAMES:
        if table.where(clue) == IN_DECK:
            table.set_hand(0, clue)
            assert table.why(0, "clue", clue=clue, map="grey") in ("TB 5.4", "TB 5.5", "TB 5.6")
    table.give_amulets(0, 1)
    table.do(0, "remove-marker", map="grey", space=min(pair))
    assert table.state.maps[0].sites_left == 1
    assert table.why(0, "exchange") is None


def alike(table: Table) -> list[set[str]]:
    """Pairs of spaces that all 52 clues treat the same."""
    kinds: dict[tuple[bool, ...], set[str]] = {}
    sets = [table.allowed(clue) for clue in CLUE_NAMES]
    for space in sorted(table.sites("grey") | table.sites("brown")):
        kinds.setdefault(tuple(space in allowed for allowed in sets), set()).add(space)
    return [set(sorted(group)[:2]) for group in kinds.values() if len(group) > 1]


def test_tb_ruling_14_out_of_roses_neither_clue_nor_raise() -> None:
    table = Table()
    table.locate("grey", "G3", 1)
    table.locate("white", "K8", *[0] * 8)
    table.locate("black", "B6", *[0] * 7)
    assert table.roses(0) == 0
    assert table.why(0, "raise", map="grey") == "TB 7.3"
    assert table.why(0, "clue", clue=table.hand(0)[0], map="brown") == "TB 5.3"
    assert table.why(0, "drive", space="G2") is None


@pytest.mark.parametrize("island", ISLAND_NAMES)
def test_tb_ruling_14_every_clue_can_begin_a_hunt_on_every_island(island: str) -> None:
    for state in conformance.positions(GAME, 4, 3, island, every=40, islands="all"):
        record = GAME.record(state)
        table = Table(is_set_up=False)
        table.vector[:] = state
        if record.phase < Phase.CARS:
            continue
        for clue in CLUE_NAMES:
            assert 0 < len(table.allowed(clue)) < int(SPACES[record.island]), clue


def test_tb_ruling_14_a_deck_that_ends_exactly_makes_the_last_treasure() -> None:
    table = Table()
    table.locate("grey", "G3", 1)
    table.set_deck("coins-2", "coins-2", "coins-3")
    table.do(0, "raise", map="grey")
    table.draw_gold("coins-2", "coins-2", "coins-3")
    assert table.state.ending == Reason.GOLD
    table.finish_treasure()
    assert table.phase == Phase.OVER


def test_tb_ruling_14_hands_are_hidden_amulets_roses_and_maps_open() -> None:
    table = raised(1, cards=("coins-2", "coins-3", "coins-4"))
    table.give_amulets(2, 2)
    seen = GAME.record(GAME.seen_by(table.vector, 3))
    assert seen.players[2].amulets == 2
    assert seen.players[0].roses == table.roses(0)
    assert seen.maps[0].clues.tolist() == table.state.maps[0].clues.tolist()
    assert all(seen.clues[CLUE_NAMES.index(c)] == UNKNOWN for c in table.hand(0))
    assert seen.players[0].looked.tolist() == [UNKNOWN] * 6


def test_tb_ruling_14_a_curse_that_left_never_comes_back() -> None:
    table = raised(1, cards=("curse", "coins-3", "coins-4"), safe=0)
    table.turn_up("curse")
    table.open_hunt()
    table.set_deck("coins-3", "curse")
    table.locate("brown", "G3", 2)
    table.set_turn(0)
    table.do(0, "raise", map="brown")
    table.draw_gold("coins-3", "curse")
    assert "Add(card='curse')" not in table.outcomes()
    assert table.state.curses_gone == 1


# Section 15: reconstructions R2 to R12


def test_tb_ruling_r2_52_distinct_clues() -> None:
    assert len(set(CLUE_NAMES)) == 52


def test_tb_ruling_r3_gold_values() -> None:
    assert dict(zip(COINS[:5].tolist(), COPIES[:5].tolist(), strict=True)) == {2: 9, 3: 12, 4: 9, 5: 6, 6: 3}


def test_tb_ruling_r4_ties_by_amulets_then_shared() -> None:
    table = Table()
    assert GAME.rules.winners(table.state) == 0b1111
    table.give_amulets(1, 1)
    table.give_amulets(3, 1)
    assert GAME.rules.winners(table.state) == 0b1010
    table.give_amulets(3, 1)
    assert GAME.rules.winners(table.state) == 0b1000


def test_tb_ruling_r5_objects_four_steps_apart() -> None:
    assert APART == 4
    table = Table(is_set_up=False)
    table.do(CHANCE, "island", island="ABC1")
    table.do(CHANCE, "place-statue", space="H5")
    table.do(CHANCE, "face-statue", direction="north")
    assert reference.steps(reference.places()["H5"], reference.places()["H8"]) == 3
    assert table.why(CHANCE, "place-statue", space="H8") == "TB 3.3"
    assert reference.steps(reference.places()["H5"], reference.places()["H9"]) == 4
    assert table.why(CHANCE, "place-statue", space="H9") is None


def test_tb_ruling_r6_negation_is_the_pure_complement() -> None:
    table = Table()
    assert "C4" in table.allowed("not-next-to-hut")
    assert "C4" in table.allowed("not-in-sight-hut")
    assert table.allowed("in-jungle") <= table.allowed("not-next-to-jungle")


def test_tb_ruling_r7_the_line_ends_at_the_first_ocean_space() -> None:
    bays = 0
    for island, name in enumerate(ISLAND_NAMES):
        land = reference.terrain(name)
        for place in land:
            space = [PLACE_NAMES[p] for p in PLACE_OF[island, : SPACES[island]]].index(reference.names()[place])
            x, y = reference.last_before_ocean(name, place, 0)
            beyond = [(x, y - 2 * i) for i in range(2, 12)]
            if any(far in land for far in beyond):
                bays += 1
                target = PLACE_NAMES[PLACE_OF[island, LOOK_OUT[island, space, 0]]]
                assert target == reference.names()[x, y]
    assert bays > 0


def test_tb_ruling_r7_only_an_amulet_blocks_an_amulet() -> None:
    table = Table()
    table.set_car(1, "F2")
    table.put_amulet("L2")
    table.locate("grey", "G3", 1)
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert table.lying() == {"F2", "L2", "H3"}
    assert table.state.amulets == 17


def test_tb_ruling_r8_twenty_amulets() -> None:
    assert AMULETS == 20
    assert Table().state.amulets == 20


def test_tb_ruling_r9_an_amulet_is_paid_without_asking() -> None:
    table = raised(1, cards=("coins-2", "curse", "coins-4"), safe=0)
    table.give_amulets(1, 1)
    table.give_gold(1, "coins-2")
    table.turn_up("curse")
    assert (table.amulets(1), table.gold(1)) == (0, {"coins-2": 1})
    assert table.phase == Phase.NEW_HUNT


def test_tb_ruling_r10_an_empty_clue_deck_takes_the_discards() -> None:
    table = Table(seats=2)
    turns = 0
    while table.state.clue_deck >= 6:
        table.end_turn()
        turns += 1
    left = int(table.state.clue_deck)
    table.do(table.turn, "exchange")
    table.settle()
    assert table.state.players[table.turn].hand == 6
    # What was left, all that was exchanged so far, and the hand just laid down, less the six cards drawn.
    assert int(table.state.clue_deck) == left + 6 * turns + 6 - 6


def test_tb_ruling_r11_statues_start_facing_any_side() -> None:
    table = Table(is_set_up=False)
    table.do(CHANCE, "island", island="ABC1")
    assert set(table.outcomes().values()) == {1}
    table.do(CHANCE, "place-statue", space="F5")
    assert len(table.outcomes()) == 6
    assert set(table.outcomes().values()) == {1}


def test_tb_ruling_r12_exchanging_is_an_action_for_everybody() -> None:
    for seats in (2, 3, 4):
        table = Table(seats=seats)
        for seat in range(seats):
            assert table.why(seat, "exchange") is None
            table.end_turn()


# Further rulings


def test_tb_ruling_further_1_asked_once_for_each_rose_and_that_rose_returns() -> None:
    table = raised(2, 0, 2, cards=("coins-2", "coins-3", "coins-4", "coins-5", "coins-6"))
    table.turn_up("coins-3")
    table.answer("refuse", "refuse", "refuse", "accept")
    assert table.state.maps[0].roses[:4].tolist() == [-2, 0, 2, 0]
    table.turn_up("coins-4")
    assert table.actor == 0
    for _ in range(3):
        table.answer("refuse")
    for card in ("coins-2", "coins-5", "coins-6"):
        table.turn_up(card)
        table.answer("refuse", "refuse", "refuse")
    assert [table.roses(seat) for seat in range(4)] == [15, 14, 14, 14]


def test_tb_ruling_further_2_an_unturned_curse_can_come_back_a_turned_one_not() -> None:
    table = raised(1, cards=("coins-2", "curse", "coins-4"), safe=0)
    for card in ("coins-2", "coins-4"):
        table.turn_up(card)
        table.answer("accept")
    assert table.unturned() == {"curse": 1}
    seen = GAME.record(GAME.seen_by(table.vector, 0))
    assert seen.unturned.tolist() == [UNKNOWN] * 6
    assert seen.discard.tolist() == [0] * 6
    assert seen.unturned_cards == 1
    table.open_hunt()
    table.set_deck("coins-3")
    table.locate("brown", "G3", 2)
    table.set_turn(0)
    table.do(0, "raise", map="brown")
    table.draw_gold("coins-3")
    assert "Look(card='curse')" in table.outcomes()


def test_tb_ruling_further_3_too_few_cards_are_dealt_from_the_bottom() -> None:
    table = Table()
    table.locate("grey", "G3", 1, 2)
    for card, name in enumerate(("coins-2", "coins-3", "coins-4", "coins-5", "coins-6")):
        table.give_gold(3, *[name] * int(table.state.deck[card] - (1 if card < 2 else 0)))
    table.set_deck("coins-2", "coins-3")
    table.do(0, "raise", map="grey")
    table.draw_gold("coins-2", "coins-3")
    assert [int(player.looks) for player in table.state.players] == [1, 0, 1, 0]
    assert (table.state.added, table.phase) == (0, Phase.TURN_UP)
    table.finish_treasure()
    assert table.phase == Phase.OVER


def test_tb_ruling_further_4_no_amulets_before_the_new_hunt_and_no_drive_within_a_drive() -> None:
    table = raised(1, cards=("coins-2", "coins-3", "coins-4"))
    table.give_amulets(0, 3)
    table.turn_up("coins-2")
    assert table.why(0, "extra-drive") == "TB 8.10"
    table.answer("accept")
    table.turn_up("coins-3")
    table.answer("accept")
    assert table.why(1, "extra-exchange") == "TB 10.4"
    table.open_hunt()
    table.do(0, "extra-drive")
    assert table.why(0, "extra-drive") == "TB 12.7"
    assert table.why(0, "stop") == "TB 6.6"
    assert table.why(0, "drive", space="G3") == "TB 6.3"


def test_tb_ruling_further_5_raising_and_taking_amulets_are_choices() -> None:
    table = Table()
    table.locate("grey", "H4", 1)
    table.put_amulet("H4")
    table.drive(0, "H4")
    assert {"Collect()", "Raise(map='grey')", "Stop()"} <= set(table.legal(0))
    table.do(0, "stop")
    assert table.lying() == {"H4"}
    assert table.state.maps[0].sites_left == 1


def test_tb_ruling_further_6_a_second_treasure_is_lost_when_the_first_ends_the_game() -> None:
    table = Table()
    table.locate("grey", "G3", 1)
    table.locate("brown", "G3", 2)
    table.set_deck("coins-2", "coins-2", "coins-3")
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert table.phase == Phase.OVER
    assert table.state.treasures == 1


def test_tb_ruling_further_6_a_treasure_located_later_needs_an_extra_drive() -> None:
    table = Table()
    table.give_amulets(0, 2)
    table.clear_map("grey")
    table.lay("grey", "in-largest-scrubland")
    table.set_sites("grey", {"G3", "H5"})
    table.set_turn(0)
    table.do(0, "exchange")
    table.settle()
    table.do(0, "remove-marker", map="grey", space="H5")
    assert table.why(0, "raise", map="grey") == "TB 7.7"
    table.do(0, "extra-drive")
    table.do(0, "raise", map="grey")


def test_tb_ruling_further_7_the_new_hunt_is_mandatory_and_refills_at_once() -> None:
    table = raised(1, cards=("coins-2", "coins-3", "coins-4"))
    table.turn_up("coins-2")
    table.answer("refuse", "accept")
    table.turn_up("coins-3")
    table.answer("accept")
    assert table.actors == (0,)
    assert all(told.startswith("OpenHunt") for told in table.legal(0))
    table.do(0, "open-hunt", clue=table.hand(0)[1])
    assert (table.phase, table.state.drawer, table.state.owed) == (Phase.REFILL, 0, 1)


def test_tb_ruling_further_8_without_a_legal_clue_only_driving_and_exchanging() -> None:
    table = Table()
    for map, space in (("grey", "H4"), ("brown", "K8"), ("black", "B6"), ("white", "M5")):
        table.locate(map, space, 1)
    kinds = {told.split("(")[0] for told in table.legal(0)}
    assert kinds == {"Drive", "Exchange"}


def test_tb_ruling_further_8_exchanged_clues_stay_hidden_and_counted() -> None:
    table = Table()
    hand = table.hand(0)
    table.do(0, "exchange")
    table.settle()
    own, other = (GAME.record(GAME.seen_by(table.vector, seat)) for seat in (0, 1))
    for clue in hand:
        assert own.clues[CLUE_NAMES.index(clue)] == EXCHANGED
        assert other.clues[CLUE_NAMES.index(clue)] == UNKNOWN
    assert other.players[0].exchanged == 4


def test_tb_ruling_further_9_two_statues_aiming_at_one_space_bring_one_amulet() -> None:
    table = Table()
    # Two statues moved to free spaces from which they look at the same last space.
    one, two, facing, other_facing = next(
        (a, b, d, e)
        for a in range(104)
        for b in range(a)
        for d in range(6)
        for e in range(6)
        if LOOK_OUT[0, a, d] == LOOK_OUT[0, b, e] and a not in table.state.objects and b not in table.state.objects
    )
    table.state.objects[0], table.state.objects[1] = one, two
    table.state.facings[0], table.state.facings[1] = facing, other_facing
    for map in ("grey", "brown", "black", "white"):
        table.locate(map, "G3", 1)
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert len(table.lying()) == 2
    assert table.state.amulets == 18


def test_tb_ruling_further_9_a_short_supply_goes_by_statue_number() -> None:
    table = Table()
    table.give_amulets(3, 18)
    table.locate("grey", "G3", 1)
    table.do(0, "raise", map="grey")
    table.finish_treasure()
    assert table.lying() == {"F2", "L2"}


def test_tb_ruling_further_10_statues_huts_palms_then_cars_then_clues() -> None:
    table = Table(is_set_up=False)
    phases: list[Phase] = []
    while table.phase < Phase.TURN:
        if not phases or phases[-1] != table.phase:
            phases.append(table.phase)
        out, weights = np.zeros(512, np.int16), np.zeros(512, np.int16)
        seat = table.actor
        if seat == CHANCE:
            GAME.rules.chance(table.state, out, weights)
        else:
            GAME.rules.legal(table.state, seat, out)
        GAME.rules.apply(table.state, seat, int(out[0]))
    middle = [Phase.STATUE, Phase.FACING] * 3
    assert phases == [
        Phase.ISLAND,
        *middle,
        Phase.HUT,
        Phase.PALM,
        Phase.FIRST_PLAYER,
        Phase.CARS,
        Phase.FIRST_CLUES,
        Phase.HANDS,
    ]


def test_tb_ruling_further_11_totals_are_public() -> None:
    table = Table()
    table.give_gold(2, "coins-6", "coins-2")
    seen = GAME.record(GAME.seen_by(table.vector, SPECTATOR))
    out = np.zeros(8, np.int16)
    GAME.rules.scores(seen, out)
    assert out[:4].tolist() == [0, 0, 8, 0]


def test_tb_ruling_further_12_two_hundred_turns_without_clue_or_raise() -> None:
    table = Table()
    table.state.quiet = 199
    table.end_turn()
    assert table.phase == Phase.OVER
    assert table.state.ending == Reason.STALLED
