"""KW 6: taking cards and carrying them out."""

import pytest

from tests.games.key_west.table import ELEVEN, Table
from tradewinds.core.game import SPECTATOR
from tradewinds.core.layout import UNKNOWN
from tradewinds.core.match import Match
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.box.components import CARD_NAMES
from tradewinds.games.key_west.rules.business import shares
from tradewinds.games.key_west.state import Phase

ORANGES = ("upper-orange-1", "upper-orange-2", "middle-orange-1", "middle-orange-2", "lower-orange-1")


def picking(*cards: str, seats: int = 4) -> Table:
    """Seat 0 ranks first and takes two cards of this offer (filled up with capacity cards)."""
    table = Table(seats, offer=(*cards, *["capacity"] * (6 - len(cards))))
    table.bid(9, *[3, 2, 1, 0][1 - seats :])
    return table


def planting(*fruits: str) -> Table:
    """Seat 0 may take over plantations of these one or two fruits."""
    table = picking(*(f"dive-{fruit}" for fruit in fruits))
    cards = [f"dive-{fruit}" for fruit in fruits] + ["capacity"]
    table.take(0, *cards[:2])
    return table


@pytest.mark.parametrize(("seats", "shares_of"), [(3, [2, 2, 0]), (4, [2, 1, 1, 0]), (5, [2, 1, 1, 0, 0])])
def test_kw_6_1_how_many_cards(seats: int, shares_of: list[int]) -> None:
    table = picking(seats=seats)
    table.take_any()
    assert [len(table.cards(seat)) for seat in range(seats)] == shares_of


def test_kw_6_1_nobody_takes_more() -> None:
    table = picking("dive-orange", seats=5)
    table.take(0, "dive-orange", "capacity")
    assert table.phase == Phase.PLANT
    assert table.why(0, "take-card", card="capacity") == "KW 6.1"
    table.do(0, "done")
    assert table.why(0, "take-card", card="capacity") == "KW 6.1"
    assert table.why(3, "take-card", card="capacity") == "KW 6.1"
    assert table.why(4, "take-card", card="capacity") == "KW 6.1"
    assert table.why(2, "take-card", card="capacity") == "KW 4.2"
    table.take(1, "capacity")
    assert table.why(1, "take-card", card="capacity") == "KW 6.1"


def test_kw_6_2_taking_is_a_duty() -> None:
    table = picking()
    assert table.why(0, "done") == "KW 4.3"
    table.take(0, "capacity")
    assert table.why(0, "done") == "KW 4.3"
    assert table.legal(0) == ["TakeCard(card='capacity')"]


def test_kw_6_3_only_what_is_on_offer() -> None:
    table = picking("dive", "long-key")
    assert table.why(0, "take-card", card="key-largo-cut") == "KW 6.3"
    table.take(0, "dive")
    assert table.why(0, "take-card", card="dive") == "KW 6.3"
    assert table.why(0, "take-card", card="long-key") is None


def test_kw_6_4_both_cards_before_anything_happens() -> None:
    table = picking("key-largo-cut-orange", "long-key-harvest")
    table.take(0, "key-largo-cut-orange")
    assert (table.phase, table.left("key-largo-cut")) == (Phase.PICK, 3)
    table.take(0, "long-key-harvest")
    assert table.phase == Phase.BILLS


def test_kw_6_4_the_next_player_waits_for_the_effects() -> None:
    table = picking("dive-orange", "dive-banana")
    table.take(0, "dive-orange", "dive-banana")
    assert (table.phase, table.actors) == (Phase.PLANT, (0,))
    table.do(0, "plant", space="upper-orange-1")
    table.do(0, "plant", space="lower-banana-2")
    assert (table.phase, table.actors) == (Phase.PICK, (1,))


def test_kw_6_4_taking_a_card_back() -> None:
    match = Match(GAME, 4, seed=5)
    for seat, amount in enumerate((9, 3, 2, 0)):
        match.act(seat, GAME.actions.number("bid", amount=amount))
    before = match.seen(0)
    match.act(0, match.legal(0)[0])
    match.undo(0)
    assert (match.seen(0) == before).all()


def test_kw_6_5_bills_then_harvest_then_plantations() -> None:
    table = picking("long-key-harvest", "key-largo-cut-mango")
    table.take(0, "long-key-harvest", "key-largo-cut-mango")
    phases = [table.phase]
    table.bills(1, 1)
    phases.append(table.phase)
    table.ripen("mango", "mango")
    phases.append(table.phase)
    assert phases == [Phase.BILLS, Phase.RIPEN, Phase.PLANT]


@pytest.mark.parametrize("first", ["orange", "banana"])
def test_kw_6_5_plantations_in_the_players_order(first: str) -> None:
    table = planting("orange", "banana")
    second = {"orange": "banana", "banana": "orange"}[first]
    table.do(0, "plant", space=f"upper-{first}-1")
    table.do(0, "plant", space=f"upper-{second}-1")
    assert table.discs(0) == 9


def test_kw_6_6_a_bill_and_a_share() -> None:
    table = picking("long-key", "long-key-orange")
    table.take(0, "long-key", "long-key-orange")
    table.bills(1, 2)
    assert table.left("long-key") == 2
    assert (table.money(0), int(table.state.players[0].bills)) == (23, 2)
    assert shares(table.state, 0, 1) == 2


def test_kw_6_6_the_bill_must_be_taken() -> None:
    table = picking("long-key")
    table.take(0, "long-key", "capacity")
    assert table.actors == (-1,)
    assert table.left("long-key") == 3


def test_kw_6_6_a_complete_bridge_gives_a_share_only() -> None:
    table = picking("long-key")
    table.set_complete("long-key")
    table.take(0, "long-key", "capacity")
    assert table.phase == Phase.PICK
    assert (table.money(0), shares(table.state, 0, 1)) == (20, 1)


def test_kw_6_6_two_cards_for_the_last_bill() -> None:
    table = picking("key-largo-cut", "key-largo-cut")
    table.state.bridges[0] = 1
    table.state.players[3].bills, table.state.players[3].counted = 2, 20 + 2
    table.take(0, "key-largo-cut", "key-largo-cut")
    table.bills(1)
    assert table.phase == Phase.PICK
    assert shares(table.state, 0, 0) == 2


def test_kw_6_7_only_the_taker_learns_the_face() -> None:
    table = picking("long-key")
    table.take(0, "long-key", "capacity")
    table.bills(2)
    assert table.seen(0).players[0].twos == 1
    for looker in (1, 2, 3, SPECTATOR):
        assert table.seen(looker).players[0].twos == UNKNOWN


def test_kw_6_7_the_face_is_chance() -> None:
    table = picking("long-key", "seven-miles-bridge")
    table.take(0, "long-key", "seven-miles-bridge")
    table.bills(2)
    assert table.outcomes() == {"DrawBill(bill=1)": 9, "DrawBill(bill=2)": 2}


def test_kw_6_8_complete_when_the_last_bill_is_taken() -> None:
    table = picking(*["key-largo-cut"] * 3)
    table.take(0, "key-largo-cut", "key-largo-cut")
    table.bills(1, 1)
    assert table.left("key-largo-cut") == 1
    table.take(1, "key-largo-cut")
    table.bills(1)
    assert table.left("key-largo-cut") == 0
    table.take(2, "capacity")
    table.skip_turn()
    table.mark(0, "shares")
    table.do(0, "score", bridge="key-largo-cut")
    assert table.points(0) == 2


def test_kw_6_9_two_harvest_tiles_for_each_symbol() -> None:
    table = picking("dive-harvest", "dive-harvest")
    table.take(0, "dive-harvest", "dive-harvest")
    assert table.outcomes() == {f"RevealHarvest(fruit={fruit!r})": 9 for fruit in ("orange", "banana", "mango")}
    table.ripen("orange", "orange", "mango", "banana")
    assert table.phase == Phase.PICK
    assert list(table.state.mainland) == [2, 1, 1]


def test_kw_6_9_as_many_as_are_left() -> None:
    table = picking("dive-harvest", "dive-harvest")
    table.set_mainland(orange=9, banana=9, mango=6)
    table.take(0, "dive-harvest", "dive-harvest")
    table.ripen("mango", "mango", "mango")
    assert table.phase == Phase.PICK
    assert list(table.state.harvest_stock) == [0, 0, 0]


def test_kw_6_10_any_plantation_of_the_fruit() -> None:
    table = planting("orange")
    assert table.legal(0) == [*(f"Plant(space={name!r})" for name in ORANGES), "Done()"]
    assert table.why(0, "plant", space="upper-mango-1") == "KW 6.10"
    table.do(0, "plant", space="lower-orange-1")
    assert (table.owner("lower-orange-1"), table.money(0), table.discs(0)) == (0, 20, 10)
    assert table.phase == Phase.PICK


def test_kw_6_11_a_free_one_first() -> None:
    table = picking("dive-orange")
    table.set_discs(1, *ORANGES[:4])
    table.take(0, "dive-orange", "capacity")
    assert table.why(0, "plant", space="upper-orange-1") == "KW 6.11"
    assert table.why(0, "plant", space="lower-orange-1") is None


def test_kw_6_11_when_all_are_taken_a_disc_is_replaced_free_of_charge() -> None:
    table = picking("dive-orange")
    table.set_discs(1, *ORANGES)
    table.take(0, "dive-orange", "capacity")
    table.do(0, "plant", space="middle-orange-2")
    assert (table.owner("middle-orange-2"), table.discs(1)) == (0, 11 - 4)
    assert (table.money(0), table.money(1)) == (20, 20)


def test_kw_6_12_not_a_disc_of_your_own() -> None:
    table = picking("dive-orange")
    table.set_discs(0, *ORANGES[:2])
    table.set_discs(1, *ORANGES[2:])
    table.take(0, "dive-orange", "capacity")
    assert table.why(0, "plant", space="upper-orange-1") == "KW 6.12"
    assert table.why(0, "plant", space="lower-orange-1") is None


def test_kw_6_12_when_all_are_yours_nothing_happens() -> None:
    table = picking("dive-orange")
    table.set_discs(0, *ORANGES)
    table.take(0, "dive-orange", "capacity")
    assert (table.phase, table.current) == (Phase.PICK, 1)
    assert list(table.state.plantations) == [0, 0, 0]


def test_kw_6_13_a_plantation_may_be_declined() -> None:
    table = planting("orange", "banana")
    table.do(0, "plant", space="upper-banana-1")
    table.do(0, "done")
    assert (table.phase, table.current, table.discs(0)) == (Phase.PICK, 1, 10)


def test_kw_6_14_cards_that_stay() -> None:
    table = picking("long-key", "dive")
    table.take(0, "long-key", "dive")
    table.bills(1)
    table.take_any()
    for _ in range(3):
        table.skip_turns()
        table.chance()
        table.bid(0, 0, 0, 0)
        table.take_any()
    assert {"long-key", "dive"} <= set(table.cards(0))
    seen = table.seen(SPECTATOR).players[0].cards
    assert seen[CARD_NAMES.index("dive")] >= 1


@pytest.mark.parametrize("card", ["orange-banana", "banana-mango", "mango-orange"])
def test_kw_6_14_two_plantations_leave_the_game(card: str) -> None:
    table = picking(card)
    table.take(0, card, "capacity")
    table.do(0, "done")
    assert table.cards(0) == ["capacity"]
    assert table.state.removed == 1


def test_kw_6_15_two_cards_are_discarded_for_all_to_see() -> None:
    table = picking("dive", "long-key")
    for seat, count in ((0, 2), (1, 1), (2, 1)):
        table.take(seat, *["capacity"] * count)
    discard = table.seen(SPECTATOR).discard
    assert {CARD_NAMES[c]: int(n) for c, n in enumerate(discard) if n} == {"dive": 1, "long-key": 1}
    assert table.offer() == []


def test_kw_6_10_with_an_empty_stock_a_disc_moves() -> None:
    table = picking("dive-mango")
    table.set_discs(0, *ELEVEN)
    table.take(0, "dive-mango", "capacity")
    table.do(0, "plant", space="upper-mango-1")
    table.do(0, "move-disc", space="upper-factory-1")
    assert (table.owner("upper-mango-1"), table.owner("upper-factory-1")) == (0, None)
    assert (table.phase, table.current) == (Phase.PICK, 1)
