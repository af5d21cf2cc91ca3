"""WA 5: choosing cards, the sums, the fee and the order of play."""

from typing import Any

import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.core.game import SPECTATOR
from tradewinds.core.layout import UNKNOWN
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.box.components import CARD_NAMES

FIVE = ("la-palma", "la-gomera", "tenerife", "cultivate", "move-workers")


def seen(table: Table, seat: int) -> Any:
    return GAME.record(GAME.seen_by(table.vector, seat))


def window(table: Table) -> int:
    return int(table.state.window)


def chosen(*cards: str, seats: int = 4, gold: int = 15) -> Table:
    """Seat 0 has chosen these cards but is not ready."""
    table = Table(seats)
    table.set_gold(p0=gold)
    for card in cards:
        table.do(0, "choose", card=card)
    return table


def give_minus(table: Table, seat: int, giver: int) -> None:
    table.state.players[giver].minus -= 1
    table.state.players[seat].minus += 1


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_wa_5_1_one_to_five_cards(count: int) -> None:
    table = chosen(*FIVE[:count])
    table.do(0, "ready")
    assert table.chosen(0) == set(FIVE[:count])


@pytest.mark.parametrize("looker", [1, 2, 3, SPECTATOR])
@pytest.mark.parametrize("ready", [False, True])
def test_wa_5_1_a_choice_is_face_down(looker: int, ready: bool) -> None:
    table = chosen("minus", "sell")
    if ready:
        table.do(0, "ready")
    player = seen(table, looker).players[0]
    assert (int(player.chosen), int(player.minus_chosen)) == (UNKNOWN, UNKNOWN)


def test_wa_5_1_nobody_can_tell_two_choices_apart() -> None:
    one, other = chosen("el-hierro"), chosen("sell", "settle", "tenerife", "minus")
    for looker in (1, 2, 3, SPECTATOR):
        assert (GAME.seen_by(one.vector, looker) == GAME.seen_by(other.vector, looker)).all()


def test_wa_5_1_own_cards_can_be_looked_at() -> None:
    table = chosen("minus", "sell")
    table.do(0, "ready")
    player = seen(table, 0).players[0]
    assert (int(player.chosen), int(player.minus_chosen)) == (1 << CARD_NAMES.index("sell"), 1)


def test_wa_5_1_a_choice_can_be_taken_back_until_the_last_is_ready() -> None:
    # Taking back reaches as far as the window: nothing before the last «ready» may close it.
    table = Table()
    before = window(table)
    for seat in (0, 1, 2):
        table.lay(seat, "la-palma", "cultivate")
        assert window(table) == before
    table.do(3, "choose", card="minus")
    assert window(table) == before
    table.do(3, "ready")
    assert window(table) > before


def test_wa_5_2_no_card_at_all_is_refused() -> None:
    table = Table()
    assert table.why(0, "ready") == "WA 5.2"
    table.do(0, "choose", card="el-hierro")
    assert table.why(0, "ready") is None


@pytest.mark.parametrize("sixth", ["el-hierro", "sell", "minus"])
def test_wa_5_3_a_sixth_card_is_refused(sixth: str) -> None:
    table = chosen(*FIVE, gold=45)
    assert table.why(0, "choose", card=sixth) == "WA 5.3"
    assert table.why(0, "ready") is None


def test_wa_5_3_minus_cards_count() -> None:
    table = Table()
    give_minus(table, 0, 1)
    for card in ("minus", "minus", *FIVE[:3]):
        table.do(0, "choose", card=card)
    assert table.why(0, "choose", card="cultivate") == "WA 5.3"


@pytest.mark.parametrize("gold", [0, 1, 3])
@pytest.mark.parametrize("fifth", ["move-workers", "minus"])
def test_wa_5_4_a_fifth_card_needs_four_gold(fifth: str, gold: int) -> None:
    table = chosen(*FIVE[:4], gold=gold)
    assert table.why(0, "choose", card=fifth) == "WA 5.4"


@pytest.mark.parametrize("fifth", ["move-workers", "minus"])
def test_wa_5_4_four_gold_are_enough(fifth: str) -> None:
    table = chosen(*FIVE[:4], gold=4)
    table.do(0, "choose", card=fifth)
    table.do(0, "ready")
    for seat in (1, 2, 3):
        table.lay(seat, "el-hierro")
    assert table.gold(0) == 0


def test_wa_5_4_goods_that_could_be_sold_do_not_help() -> None:
    # R 147: the gold may not be earned first in the same turn.
    table = chosen("sell", "la-palma", "cultivate", "settle", gold=3)
    table.set_store(0, "la-palma", sugar=4)
    assert table.why(0, "choose", card="tenerife") == "WA 5.4"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_wa_5_4_four_cards_are_free(count: int) -> None:
    table = chosen(*FIVE[:count], gold=0)
    table.do(0, "ready")
    for seat in (1, 2, 3):
        table.lay(seat, "el-hierro")
    assert table.gold(0) == 0


@pytest.mark.parametrize("card", CARD_NAMES)
def test_wa_5_5_each_card_once(card: str) -> None:
    table = chosen(card)
    assert table.why(0, "choose", card=card) == "WA 5.5"


def test_wa_5_5_without_a_minus_card_none_is_chosen() -> None:
    table = Table()
    give_minus(table, 1, 0)
    assert table.why(0, "choose", card="minus") == "WA 5.5"


def test_wa_5_5_every_minus_card_held_can_be_chosen() -> None:
    table = Table()
    for giver in (1, 2, 3):
        give_minus(table, 0, giver)
    for _ in range(4):
        table.do(0, "choose", card="minus")
    assert table.why(0, "choose", card="minus") == "WA 5.5"
    table.do(0, "ready")
    for seat in (1, 2, 3):
        table.lay(seat, "el-hierro")
    assert (int(table.state.players[0].card_sum), int(table.state.players[0].cards_laid)) == (-16, 4)


@pytest.mark.parametrize("looker", [1, 2, SPECTATOR])
def test_wa_5_5_minus_cards_held_are_public(looker: int) -> None:
    table = Table()
    give_minus(table, 0, 3)
    table.do(0, "choose", card="minus")
    assert [int(seen(table, looker).players[s].minus) for s in range(4)] == [2, 1, 1, 0]


@pytest.mark.parametrize(
    "hand",
    [
        ("cultivate",),
        ("sell",),
        ("settle",),
        ("sell", "settle", "cultivate"),
        ("la-palma",),
        ("la-palma", "tenerife", "lanzarote"),
        ("minus",),
        ("minus", "la-palma"),
        ("cultivate", "lanzarote"),
        ("settle", "la-palma"),
    ],
    ids=" ".join,
)
def test_ruling_1_a_hand_without_effect_may_be_chosen(hand: tuple[str, ...]) -> None:
    # Even with goods, workers and an office on the islands named nothing can be done but end the turn.
    table = Table()
    table.set_store(0, "la-palma", sugar=1)
    table.set_workers(0, la_palma=2, lanzarote=1)
    table.set_alcalde(0, "lanzarote", "la-palma")
    table.turn(0, *hand)
    assert table.legal(0) == ["EndTurn()"]


@pytest.mark.parametrize(
    "hand", [("sell",), ("settle",), ("sell", "la-palma"), ("settle", "lanzarote"), ("sell", "settle", "lanzarote")]
)
def test_wa_5_6_selling_and_founding_may_be_chosen_in_the_first_round(hand: tuple[str, ...]) -> None:
    table = Table()
    table.set_store(0, "la-palma", sugar=1)
    table.set_store(0, "lanzarote", sugar=1)
    table.set_alcalde(0, "lanzarote")
    table.lay_all(hand, ("el-hierro",), ("el-hierro",), ("el-hierro",))
    for _ in range(3):
        table.do(table.order[int(table.state.turn)], "place-ship", island="lanzarote")
        table.end_turn()
    table.do(0, "place-ship", island="el-hierro")
    assert table.legal(0) == ["EndTurn()"]


@pytest.mark.parametrize("looker", [0, 1, 3, SPECTATOR])
def test_wa_5_7_number_and_sum_are_announced_and_the_cards_stay_hidden(looker: int) -> None:
    table = Table()
    table.lay_all(FIVE, ("el-hierro",), ("sell", "settle", "lanzarote"), ("minus", "lanzarote"))
    view = seen(table, looker)
    assert [int(view.players[s].cards_laid) for s in range(4)] == [5, 1, 3, 2]
    assert [int(view.players[s].card_sum) for s in range(4)] == [10, 0, 21, 2]
    # Seat 1 is on turn and has revealed.
    hidden = [s for s in (0, 2, 3) if s != looker]
    assert all(int(view.players[s].chosen) == UNKNOWN for s in hidden)
    assert all(int(view.players[s].minus_chosen) == UNKNOWN for s in hidden)


def test_ruling_2_nothing_is_announced_or_paid_before_all_are_ready() -> None:
    table = Table()
    for seat in (0, 1, 2):
        table.lay(seat, *FIVE)
    for looker in (3, SPECTATOR):
        view = seen(table, looker)
        assert [int(view.players[s].gold) for s in range(4)] == [15, 15, 15, 15]
        assert [int(view.players[s].cards_laid) for s in range(4)] == [0, 0, 0, 0]
        assert all(int(view.players[s].card_sum) in (0, UNKNOWN) for s in range(4))
    table.lay(3, "el-hierro")
    view = seen(table, SPECTATOR)
    assert [int(view.players[s].gold) for s in range(4)] == [11, 11, 11, 15]
    assert [int(view.players[s].cards_laid) for s in range(4)] == [5, 5, 5, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_wa_5_8_all_who_chose_a_fifth_card_pay(seats: int) -> None:
    table = Table(seats)
    table.lay_all(*[FIVE] * (seats - 1), FIVE[:4])
    assert [table.gold(s) for s in range(seats)] == [11] * (seats - 1) + [15]


def test_wa_5_8_whoever_is_ahead_pays_first() -> None:
    # All four go from 15 to 11 and keep their order there.
    table = Table(gold_order=(2, 3, 0, 1))
    table.lay_all(FIVE, FIVE, FIVE, FIVE)
    assert [table.gold_place(s) for s in (2, 3, 0, 1)] == [0, 1, 2, 3]
    assert table.order == [2, 3, 0, 1]


def test_wa_5_8_a_payer_comes_below_those_who_did_not_pay() -> None:
    table = Table()
    table.set_gold(p3=15, p0=15, p1=11, p2=11)
    table.lay_all(FIVE, FIVE[:4], FIVE[:4], FIVE)
    assert [table.gold(s) for s in range(4)] == [11, 11, 11, 11]
    assert [table.gold_place(s) for s in (1, 2, 3, 0)] == [0, 1, 2, 3]


def test_wa_5_8_a_space_left_by_one_payer_and_reached_by_another() -> None:
    table = Table()
    table.set_gold(p0=15, p1=15, p2=19, p3=19)
    table.lay_all(FIVE, FIVE[:4], FIVE, FIVE)
    assert [table.gold(s) for s in range(4)] == [11, 15, 15, 15]
    assert [table.gold_place(s) for s in (1, 2, 3)] == [0, 1, 2]


def test_wa_5_8_the_fee_comes_before_the_order_is_judged() -> None:
    # Both sums are 10. Seat 0 was ahead with 16 gold; 12 are left after the fee, seat 1 has 15.
    table = Table(2)
    table.set_gold(p0=16, p1=15)
    table.lay_all(FIVE, ("cultivate", "tenerife", "gran-canaria"))
    assert table.order == [1, 0]


@pytest.mark.parametrize(
    ("hands", "order"),
    [
        ((("settle",), ("el-hierro",)), [1, 0]),
        ((("el-hierro",), ("minus",), ("sell",)), [1, 0, 2]),
        ((("lanzarote",), ("fuerteventura",), ("gran-canaria",), ("tenerife",)), [3, 2, 1, 0]),
        ((("tenerife",), ("la-palma",), ("settle",), ("minus", "la-palma"), ("minus",)), [4, 3, 1, 0, 2]),
    ],
    ids=["2", "3", "4", "5"],
)
def test_wa_5_9_the_lowest_sum_goes_first(hands: tuple[tuple[str, ...], ...], order: list[int]) -> None:
    table = Table(len(hands))
    table.lay_all(*hands)
    assert table.order == order


def test_wa_5_9_a_lower_sum_beats_more_gold() -> None:
    table = Table()
    table.set_gold(p0=45, p1=0, p2=1, p3=2)
    table.lay_all(("la-palma",), ("el-hierro",), ("la-palma",), ("la-gomera",))
    assert table.order == [1, 0, 2, 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_wa_5_9_ties_by_gold(seats: int) -> None:
    table = Table(seats)
    table.set_gold(**{f"p{s}": 10 + s for s in range(seats)})
    threes = [("tenerife",), ("cultivate",), ("la-palma", "la-gomera"), ("minus", "sell"), ("tenerife", "el-hierro")]
    table.lay_all(*threes[:seats])
    assert table.order == list(reversed(range(seats)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_wa_5_9_ties_with_equal_gold_by_place(seats: int) -> None:
    table = Table(seats, gold_order=tuple(reversed(range(seats))))
    table.lay_all(*[("tenerife",)] * seats)
    assert table.order == list(reversed(range(seats)))


def test_wa_5_9_sum_then_gold_then_place() -> None:
    table = Table(5)
    table.set_gold(p4=15, p3=15, p2=20, p1=45, p0=15)
    table.lay_all(("la-palma",), ("la-gomera",), ("la-palma",), ("la-palma",), ("la-palma",))
    assert table.order == [2, 4, 3, 0, 1]


def test_example_the_sums_of_angelika_marion_and_tanja() -> None:
    # R 157: four cards make 9, three make 10, five make 4; Tanja pays 4 gold and goes first.
    angelika, marion, tanja = range(3)
    table = Table(3)
    table.lay(angelika, "cultivate", "la-palma", "la-gomera", "tenerife")
    table.lay(marion, "cultivate", "tenerife", "gran-canaria")
    table.lay(tanja, "minus", "cultivate", "la-palma", "la-gomera", "move-ship")
    assert [int(table.state.players[s].card_sum) for s in range(3)] == [9, 10, 4]
    assert [int(table.state.players[s].cards_laid) for s in range(3)] == [4, 3, 5]
    assert [table.gold(s) for s in range(3)] == [15, 15, 11]
    assert table.order == [tanja, angelika, marion]
