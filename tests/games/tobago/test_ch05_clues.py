"""TB 5: clues, markers, drawing and exchanging."""

import pytest

from tests.games.tobago.table import Table
from tradewinds.core.game import CHANCE
from tradewinds.games.tobago.box.components import CLUE_NAMES
from tradewinds.games.tobago.state import DISCARDED, EXCHANGED, IN_DECK, Phase


def test_tb_5_1_only_a_card_of_your_hand() -> None:
    table = Table()
    other = table.hand(1)[0]
    assert table.why(0, "clue", clue=other, map="brown") == "TB 5.1"
    deck = next(c for c in CLUE_NAMES if table.where(c) == IN_DECK)
    assert table.why(0, "clue", clue=deck, map="brown") == "TB 5.1"
    assert table.why(0, "clue", clue="not-in-jungle", map="brown") == "TB 5.1"
    assert table.why(0, "clue", clue=table.hand(0)[0], map="brown") is None


@pytest.mark.parametrize("map", ["grey", "brown", "black", "white"])
def test_tb_5_2_below_the_last_clue_of_any_map(map: str) -> None:
    table = Table()
    table.set_hand(0, "next-to-hut")
    table.do(0, "clue", clue="next-to-hut", map=map)
    sheet = table.state.maps[("grey", "brown", "black", "white").index(map)]
    assert sheet.length == 2
    assert CLUE_NAMES[sheet.clues[1]] == "next-to-hut"


def test_tb_5_3_with_a_rose_of_your_own() -> None:
    table = Table()
    table.do(0, "clue", clue="in-jungle", map="brown")
    assert table.state.maps[1].roses[:2].tolist() == [1, 0]
    assert (table.roses(0), table.roses(1)) == (13, 14)


def test_tb_5_3_without_a_rose_no_clue() -> None:
    table = Table()
    table.clear_map("grey")
    table.locate("white", "K8", *[0] * 8)
    table.locate("black", "B6", *[0] * 7)
    assert table.roses(0) == 0
    table.set_turn(0)
    assert table.why(0, "clue", clue=table.hand(0)[0], map="brown") == "TB 5.3"
    assert table.legal(0, "clue") == []


def test_tb_5_4_no_contradiction() -> None:
    table = Table()
    assert table.why(0, "clue", clue="in-jungle", map="grey") == "TB 5.4"
    table.lay("black", "in-largest-scrubland")
    table.set_hand(0, "in-mountain", "in-beach")
    assert table.why(0, "clue", clue="in-mountain", map="black") == "TB 5.4"


def test_tb_5_4_clues_may_contradict_only_together() -> None:
    # “Not next to the ocean” and “in the mountains” fit; “in the beach” fits neither with the first.
    table = Table()
    table.clear_map("grey")
    table.lay("grey", "not-next-to-ocean")
    table.set_hand(0, "in-beach", "in-mountain")
    table.set_turn(0)
    assert table.why(0, "clue", clue="in-beach", map="grey") == "TB 5.4"
    assert table.why(0, "clue", clue="in-mountain", map="grey") is None


def test_tb_5_5_something_stays_although_the_clues_agree() -> None:
    # Amulets took the one river space that the new clue would leave.
    table = Table()
    table.clear_map("grey")
    table.lay("grey", "in-largest-river")
    table.set_sites("grey", {"I1", "I2"})
    table.set_hand(0, "next-to-lake", "in-lake")
    table.set_turn(0)
    assert table.allowed("next-to-lake") & {"I1", "I2", "I3", "J4"} == {"J4"}
    assert table.why(0, "clue", clue="next-to-lake", map="grey") == "TB 5.5"
    assert table.why(0, "clue", clue="in-lake", map="grey") == "TB 5.4"


def test_tb_5_6_something_goes() -> None:
    table = Table()
    table.clear_map("grey")
    table.lay("grey", "in-largest-jungle")
    table.set_hand(0, "in-jungle", "not-in-scrubland", "not-in-beach", "next-to-mountain")
    table.set_turn(0)
    assert table.why(0, "clue", clue="in-jungle", map="grey") == "TB 5.6"
    assert table.why(0, "clue", clue="not-in-scrubland", map="grey") == "TB 5.6"
    assert table.why(0, "clue", clue="next-to-mountain", map="grey") is None


def test_tb_5_6_also_while_no_markers_lie_there() -> None:
    table = Table()
    table.clear_map("grey")
    table.lay("grey", "in-jungle")
    assert len(table.sites("grey")) == 24
    table.set_hand(0, "not-in-beach")
    table.set_turn(0)
    assert table.why(0, "clue", clue="not-in-beach", map="grey") == "TB 5.6"


def test_tb_5_7_markers_appear_at_17_and_later_clues_take_them_away() -> None:
    table = Table()
    table.give_amulets(0, 1)
    table.clear_map("grey")
    table.lay("grey", "in-scrubland")
    table.set_turn(0)
    assert len(table.sites("grey")) == 18
    assert table.legal(0, "remove-marker") == []
    table.lay("grey", "not-next-to-palm")
    marked = table.sites("grey")
    assert 1 < len(marked) <= 17
    assert table.legal(0, "remove-marker") == [f"RemoveMarker(map='grey', space={s!r})" for s in order(marked)]
    table.lay("grey", "in-largest-scrubland")
    assert len(table.legal(0, "remove-marker")) == 9


def order(spaces: set[str]) -> list[str]:
    """West to east, north to south, as actions are numbered."""
    return sorted(spaces, key=lambda name: (name[0], int(name[1:])))


def test_tb_5_7_several_colours_may_share_a_space() -> None:
    table = Table()
    table.give_amulets(0, 1)
    for map, clue in (("grey", "in-largest-jungle"), ("brown", "next-to-largest-jungle"), ("black", "in-beach")):
        table.clear_map(map)
        table.lay(map, clue)
    table.set_turn(0)
    shared = table.sites("black") & table.sites("brown")
    assert shared
    for space in shared:
        assert table.why(0, "remove-marker", map="black", space=space) is None
        assert table.why(0, "remove-marker", map="brown", space=space) is None


def test_tb_5_8_a_located_treasure_takes_no_clue() -> None:
    table = Table()
    table.locate("grey", "H5", 1)
    for card in table.hand(0):
        assert table.why(0, "clue", clue=card, map="grey") == "TB 5.8"
    assert not [told for told in table.legal(0, "clue") if "grey" in told]


def test_tb_5_8_clues_alone_can_locate() -> None:
    # Next to the largest river, in the largest scrubland, next to a lake: only I4.
    table = Table()
    table.clear_map("grey")
    table.lay("grey", "in-largest-scrubland", "next-to-largest-river")
    assert table.sites("grey") == {"H3", "H4", "I4"}
    table.set_hand(0, "next-to-lake")
    table.set_turn(0)
    assert table.allowed("next-to-lake") & {"H3", "H4", "I4"} == {"H4", "I4"}
    table.do(0, "clue", clue="next-to-lake", map="grey")
    table.settle()
    assert table.sites("grey") == {"H4", "I4"}
    table.set_turn(0)
    table.set_hand(0, "next-to-jungle")
    table.do(0, "clue", clue="next-to-jungle", map="grey")
    assert table.sites("grey") == {"I4"}
    assert table.state.maps[0].sites_left == 1


def test_tb_5_9_a_card_is_drawn_at_once() -> None:
    for seats, size in ((2, 6), (3, 4)):
        table = Table(seats=seats)
        deck = int(table.state.clue_deck)
        table.do(0, "clue", clue="in-jungle", map="brown")
        assert (table.phase, len(table.outcomes())) == (Phase.REFILL, deck)
        assert set(table.outcomes().values()) == {1}
        table.settle()
        assert len(table.hand(0)) == size
        assert table.phase == Phase.TURN


def test_tb_5_10_an_empty_deck_takes_in_all_discards() -> None:
    table = Table()
    empty_deck(table)
    open_cards = [c for c in CLUE_NAMES if table.where(c) == DISCARDED]
    hidden = [c for c in CLUE_NAMES if table.where(c) == EXCHANGED + 2]
    assert (len(open_cards), len(hidden)) == (29, 3)
    table.do(0, "clue", clue="in-jungle", map="brown")
    assert table.state.clue_deck == 32
    assert {told.split("'")[1] for told in table.outcomes()} == {*open_cards, *hidden}
    assert table.state.players[2].exchanged == 0
    table.settle()
    assert len(table.hand(0)) == 4


def empty_deck(table: Table) -> None:
    """All of the clue deck was discarded: three cards exchanged by seat 2, the others openly."""
    deck = [c for c in range(len(CLUE_NAMES)) if table.state.clues[c] == IN_DECK]
    for i, card in enumerate(deck):
        table.state.clues[card] = EXCHANGED + 2 if i < 3 else DISCARDED
    table.state.players[2].exchanged = 3
    table.state.clue_deck = 0
    table.check()


def test_tb_5_10_too_few_cards_leave_a_smaller_hand() -> None:
    table = Table()
    table.lay_the_whole_deck()
    assert table.state.clue_deck == 0
    table.do(0, "clue", clue=table.hand(0)[0], map="white")
    assert table.phase == Phase.TURN
    assert len(table.hand(0)) == 3
    assert table.state.owed == 0


def test_tb_5_11_the_whole_hand_and_as_many_new_cards() -> None:
    table = Table()
    old = table.hand(0)
    deck = int(table.state.clue_deck)
    table.do(0, "exchange")
    assert all(table.where(card) == EXCHANGED for card in old)
    assert table.state.players[0].exchanged == 4
    assert len(table.outcomes()) == deck
    table.settle()
    assert len(table.hand(0)) == 4
    assert not set(old) & set(table.hand(0))
    assert table.state.clue_deck == deck - 4


def test_tb_5_11_an_empty_hand_cannot_be_exchanged() -> None:
    table = Table()
    table.set_hand(0)
    assert table.why(0, "exchange") == "TB 5.11"
    table.give_amulets(0, 1)
    assert table.why(0, "extra-exchange") == "TB 5.11"


def test_tb_5_11_a_smaller_hand_stays_as_small() -> None:
    table = Table()
    table.set_hand(0, "in-jungle", "in-lake")
    table.do(0, "exchange")
    table.settle()
    assert len(table.hand(0)) == 2


def test_chance_draws_only_from_the_deck() -> None:
    table = Table()
    table.do(0, "exchange")
    assert table.why(CHANCE, "deal", clue="in-jungle") == "TB 4.2"
    assert table.why(CHANCE, "deal", clue="not-in-jungle") == "TB 4.2"
