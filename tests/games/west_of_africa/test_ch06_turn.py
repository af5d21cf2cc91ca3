"""WA 6: a turn, from turning the cards up to handing on the minus cards."""

from itertools import permutations
from typing import Any

import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.core.game import SPECTATOR
from tradewinds.core.layout import UNKNOWN
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.box.components import CARD_NAMES, ISLAND_NAMES

SEATS = [2, 3, 4, 5]
#: One legal use of each action card in the position of `busy_table`.
USES: dict[str, tuple[str, dict[str, str | int]]] = {
    "move-workers": ("move-worker", {"source": "west-ship", "target": "la-gomera"}),
    "cultivate": ("plant", {"field": "tenerife-3"}),
    "sell": ("sell", {"island": "tenerife", "good": "wine"}),
    "settle": ("found", {"field": "tenerife-4"}),
    "move-ship": ("sail", {"direction": "west"}),
}
OTHERS: dict[str, tuple[str, dict[str, str | int]]] = {
    "workers": ("use-workers", {"island": "tenerife", "workers": 1}),
    "load": ("load", {"good": "wine"}),
}


def seen(table: Table, seat: int) -> Any:
    return GAME.record(GAME.seen_by(table.vector, seat))


def busy_table(*cards: str) -> Table:
    """Seat 0 on turn: ship, goods, a worker and the office on Tenerife, 30 gold."""
    table = Table()
    table.set_ship(0, "tenerife")
    table.set_store(0, "tenerife", wine=2)
    table.set_workers(0, tenerife=1, west_ship=2)
    table.set_alcalde(0, "tenerife")
    table.set_gold(p0=30)
    table.turn(0, *cards)
    return table


def use(table: Table, card: str) -> None:
    """Begin and finish an action."""
    kind, arguments = USES[card]
    table.do(0, kind, **arguments)
    if card == "move-ship":
        table.do(0, "moor")


def first_round(*hands: tuple[str, ...]) -> Table:
    table = Table(len(hands))
    table.lay_all(*hands)
    return table


@pytest.mark.parametrize("looker", [0, 1, 2, 3, SPECTATOR])
def test_wa_6_1_cards_are_turned_up_one_player_after_the_other(looker: int) -> None:
    hands = ["el-hierro", "la-palma", "la-gomera", "tenerife"]
    table = first_round(*[(card,) for card in hands])
    for turn, seat in enumerate((0, 1, 2, 3)):
        view = seen(table, looker)
        for other in range(4):
            known = other <= turn or other == looker
            assert int(view.players[other].chosen) == (1 << CARD_NAMES.index(hands[other]) if known else UNKNOWN)
        table.do(seat, "place-ship", island="lanzarote")
        if seat < 3:
            table.end_turn()


def test_wa_6_1_minus_cards_are_turned_up_too() -> None:
    table = first_round(("minus",), ("minus", "la-palma"))
    view = seen(table, SPECTATOR)
    assert (int(view.players[0].minus_chosen), int(view.players[1].minus_chosen)) == (1, UNKNOWN)


@pytest.mark.parametrize("seats", SEATS)
def test_wa_6_2_everybody_places_the_ship_in_the_own_first_turn(seats: int) -> None:
    table = first_round(*[("el-hierro",)] * seats)
    for seat in range(seats):
        assert [table.ship(s) is None for s in range(seats)] == [s >= seat for s in range(seats)]
        assert table.legal(seat)
        assert all(action.startswith("PlaceShip(") for action in table.legal(seat))
        table.do(seat, "place-ship", island="lanzarote")
        table.end_turn()


@pytest.mark.parametrize(
    ("kind", "arguments"),
    [
        ("move-worker", {"source": "west-ship", "target": "la-gomera"}),
        ("plant", {"field": "la-palma-1"}),
        ("sail", {"direction": "east"}),
        ("end-turn", {}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_wa_6_2_the_turn_begins_with_the_ship(kind: str, arguments: dict[str, str]) -> None:
    table = first_round(("move-workers", "cultivate", "la-palma", "move-ship"), ("settle", "sell"))
    assert table.why(0, kind, **arguments) == "WA 6.2"
    table.do(0, "place-ship", island="lanzarote" if kind != "sail" else "el-hierro")
    assert table.why(0, kind, **arguments) is None


def test_wa_6_2_no_second_placing_in_the_same_turn() -> None:
    table = first_round(("el-hierro",), ("el-hierro",))
    table.do(0, "place-ship", island="lanzarote")
    assert table.why(0, "place-ship", island="el-hierro") == "WA 6.2"


def test_wa_6_2_only_in_the_first_round() -> None:
    table = first_round(("el-hierro",), ("el-hierro",))
    table.end_round()
    table.lay_all(("move-ship",), ("settle",))
    assert table.why(0, "place-ship", island="el-hierro") == "WA 6.2"


def test_ruling_3_reveal_then_place_the_ship_even_with_only_minus_cards() -> None:
    table = first_round(("minus",), ("el-hierro",))
    assert int(seen(table, 1).players[0].minus_chosen) == 1
    table.do(0, "place-ship", island="la-palma")
    assert table.ship(0) == "la-palma"
    assert table.legal(0) == ["EndTurn()"]


@pytest.mark.parametrize("island", ISLAND_NAMES)
def test_wa_6_3_any_island_with_a_free_berth_and_no_card_for_it(island: str) -> None:
    table = first_round(("minus",), ("sell",), ("sell",), ("sell",))
    table.do(0, "place-ship", island=island)
    assert table.ship(0) == island


@pytest.mark.parametrize("island", ["la-palma", "la-gomera", "tenerife", "gran-canaria", "fuerteventura"])
def test_wa_6_3_nobody_is_pushed_away_by_placing(island: str) -> None:
    table = first_round(("el-hierro",), ("el-hierro",))
    table.do(0, "place-ship", island=island)
    table.end_turn()
    assert table.why(1, "place-ship", island=island) == "WA 6.3"
    assert f"PlaceShip(island='{island}')" not in table.legal(1)
    assert len(table.legal(1)) == 6


def test_example_tanja_at_la_palma_so_angelika_takes_la_gomera() -> None:
    # R 178.
    tanja, angelika = 0, 1
    table = first_round(("el-hierro",), ("la-palma",), ("la-gomera",))
    table.do(tanja, "place-ship", island="la-palma")
    table.end_turn()
    assert table.why(angelika, "place-ship", island="la-palma") == "WA 6.3"
    table.do(angelika, "place-ship", island="la-gomera")
    assert (table.ship(tanja), table.ship(angelika)) == ("la-palma", "la-gomera")


@pytest.mark.parametrize("cards", list(permutations(["move-workers", "cultivate", "sell", "settle"])), ids=" ".join)
def test_wa_6_4_actions_in_any_order(cards: tuple[str, ...]) -> None:
    table = busy_table(*cards, "tenerife")
    for card in cards:
        use(table, card)
    assert (table.workers(0, "la-gomera"), table.field("tenerife-3"), table.field("tenerife-4")) == (1, 0, "settlement")
    # 4 for the fifth card, 3 for the good, 9 for the settlement, 9 from the sale.
    assert table.gold(0) == 30 - 4 - 3 - 9 + 9
    assert table.store(0, "tenerife", "wine") == 1


@pytest.mark.parametrize("cards", list(permutations(["move-workers", "move-ship", "cultivate"])), ids=" ".join)
def test_wa_6_4_the_ship_has_no_fixed_place_either(cards: tuple[str, ...]) -> None:
    table = busy_table(*cards, "tenerife")
    for card in cards:
        use(table, card)
    assert (table.ship(0), table.gold(0), table.workers(0, "la-gomera")) == ("la-gomera", 27, 1)


def test_wa_6_4_a_voyage_only_once() -> None:
    table = busy_table("move-ship", "tenerife")
    use(table, "move-ship")
    assert table.why(0, "sail", direction="east") in ("WA 6.4", "WA 6.5")
    assert table.legal(0) == ["EndTurn()"]


@pytest.mark.parametrize(("first", "second"), list(permutations(USES, 2)))
def test_wa_6_5_no_coming_back_to_an_action(first: str, second: str) -> None:
    table = busy_table(first, second, "tenerife")
    use(table, first)
    use(table, second)
    again: dict[str, tuple[str, dict[str, str | int]]] = {
        **USES,
        "move-workers": ("move-worker", {"source": "la-gomera", "target": "la-palma"}),
        "cultivate": ("plant", {"field": "tenerife-1"}),
        "settle": ("found", {"field": "tenerife-5"}),
    }
    kind, arguments = again[first]
    assert table.why(0, kind, **arguments) == "WA 6.5"
    if second != "move-ship":
        kind, arguments = again[second]
        assert table.why(0, kind, **arguments) is None


@pytest.mark.parametrize("other", ["move-workers", "sell", "settle", "move-ship"])
def test_wa_6_5_planting_with_workers_comes_to_its_end_first(other: str) -> None:
    kind, arguments = USES[other]
    table = busy_table("cultivate", "tenerife", other)
    table.do(0, "use-workers", island="tenerife", workers=1)
    # Nothing is planted yet, so WA 8.6 forbids it as well.
    assert table.why(0, kind, **arguments) in ("WA 6.5", "WA 8.6")
    table.do(0, "plant", field="tenerife-3")
    assert table.why(0, kind, **arguments) == "WA 6.5"
    table.do(0, "return-workers", west=1)
    assert table.why(0, kind, **arguments) is None


@pytest.mark.parametrize("loading", [False, True])
@pytest.mark.parametrize("other", ["move-workers", "sell", "settle", "cultivate"])
def test_wa_6_5_a_voyage_comes_to_its_end_first(other: str, loading: bool) -> None:
    table = busy_table("move-ship", "tenerife", other)
    kind, arguments = USES[other]
    if loading:
        table.do(0, "load", good="wine")
        assert table.why(0, kind, **arguments) == "WA 6.5"
    table.do(0, "sail", direction="west")
    assert table.why(0, kind, **arguments) == "WA 6.5"
    table.do(0, "moor")
    assert table.why(0, kind, **arguments) is None


@pytest.mark.parametrize("seats", SEATS)
def test_wa_6_6_no_card_has_to_be_used(seats: int) -> None:
    table = Table(seats)
    table.set_store(0, "tenerife", sugar=2)
    table.turn(0, "move-workers", "move-ship", "cultivate", "sell", "tenerife")
    table.do(0, "end-turn")
    assert table.gold(0) == 11
    assert table.actors != (0,)


@pytest.mark.parametrize("card", USES)
def test_wa_6_6_no_action_has_to_be_used_to_the_full(card: str) -> None:
    table = busy_table(card, "tenerife")
    use(table, card)
    assert table.why(0, "end-turn") is None


def test_wa_6_6_no_end_in_the_middle_of_planting_with_workers() -> None:
    table = busy_table("cultivate", "tenerife")
    table.do(0, "use-workers", island="tenerife", workers=1)
    assert table.why(0, "end-turn") in ("WA 6.6", "WA 8.6")
    table.do(0, "plant", field="tenerife-3")
    assert table.why(0, "end-turn") == "WA 6.6"
    table.do(0, "return-workers", west=0)
    assert table.why(0, "end-turn") is None


def test_wa_6_6_no_end_in_the_middle_of_a_voyage() -> None:
    table = busy_table("move-ship")
    table.do(0, "load", good="wine")
    assert table.why(0, "end-turn") == "WA 6.6"
    table.do(0, "sail", direction="west")
    assert table.why(0, "end-turn") == "WA 6.6"
    table.do(0, "moor")
    assert table.why(0, "end-turn") is None


@pytest.mark.parametrize("missing", [*USES, *OTHERS])
def test_wa_6_7_no_action_without_its_card(missing: str) -> None:
    card = {"workers": "cultivate", "load": "move-ship"}.get(missing, missing)
    kind, arguments = {**USES, **OTHERS}[missing]
    # Four other cards, so that only the right one is missing.
    table = busy_table("tenerife", *[c for c in USES if c != card][:3])
    assert table.why(0, kind, **arguments) == "WA 6.7"
    assert busy_table("tenerife", card).why(0, kind, **arguments) is None


@pytest.mark.parametrize("missing", ["cultivate", "sell", "settle", "workers"])
def test_wa_6_8_no_island_without_its_card(missing: str) -> None:
    card = "cultivate" if missing == "workers" else missing
    kind, arguments = {**USES, **OTHERS}[missing]
    table = busy_table(card, "gran-canaria", "la-gomera")
    assert table.why(0, kind, **arguments) == "WA 6.8"


@pytest.mark.parametrize("card", ["move-workers", "move-ship"])
def test_wa_6_8_workers_and_ships_need_no_island_card(card: str) -> None:
    # R 184, R 268.
    table = busy_table(card)
    use(table, card)


def test_wa_6_8_tenerife_serves_planting_and_selling() -> None:
    # R 170.
    table = busy_table("tenerife", "cultivate", "sell")
    use(table, "cultivate")
    use(table, "sell")
    assert table.gold(0) == 36


def test_wa_6_8_one_action_uses_several_islands() -> None:
    # R 170: Tenerife and La Gomera, both planted in one action.
    table = busy_table("tenerife", "la-gomera", "cultivate")
    table.do(0, "plant", field="tenerife-1")
    table.do(0, "plant", field="la-gomera-1")
    assert table.gold(0) == 24
    assert (table.field("tenerife-1"), table.field("la-gomera-1")) == (0, 0)


def test_wa_6_8_tenerife_does_not_open_la_gomera() -> None:
    # R 171.
    table = busy_table("tenerife", "cultivate")
    assert table.why(0, "plant", field="la-gomera-1") == "WA 6.8"


def test_example_angelika_with_five_cards() -> None:
    # R 297-301: alcalde on Tenerife and Fuerteventura; sells on both, plants on Tenerife, founds on both.
    angelika = 0
    table = Table()
    table.set_alcalde(angelika, "tenerife", "fuerteventura")
    table.set_store(angelika, "tenerife", wine=1)
    table.set_store(angelika, "fuerteventura", grain=1)
    table.set_gold(p0=4)
    table.turn(angelika, "tenerife", "fuerteventura", "sell", "cultivate", "settle")
    assert table.gold(angelika) == 0
    table.do(angelika, "sell", island="tenerife", good="wine")
    table.do(angelika, "sell", island="fuerteventura", good="grain")
    assert table.gold(angelika) == 21
    table.do(angelika, "plant", field="tenerife-3")
    table.do(angelika, "found", field="tenerife-1")
    table.do(angelika, "found", field="fuerteventura-1")
    assert (table.gold(angelika), table.points(angelika), int(table.state.track)) == (6, 6, 4)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("last_seat", [False, True])
def test_wa_6_9_a_minus_card_goes_to_the_left_neighbour(seats: int, last_seat: bool) -> None:
    giver = seats - 1 if last_seat else 0
    left = 0 if last_seat else 1
    table = Table(seats)
    table.turn(giver, "minus")
    assert int(table.state.players[left].minus_coming) == 0
    table.end_turn()
    assert int(table.state.players[giver].minus) == 0
    assert int(table.state.players[left].minus_coming) == 1
    table.end_round()
    held = [2 if s == left else 0 if s == giver else 1 for s in range(seats)]
    assert [int(table.state.players[s].minus) for s in range(seats)] == held
    assert table.why(giver, "choose", card="minus") == "WA 5.5"
    table.lay(left, "minus", "minus")


def test_wa_6_9_all_minus_cards_played_go_together() -> None:
    table = Table()
    table.state.players[2].minus, table.state.players[0].minus = 0, 2
    table.turn(0, "minus", "minus")
    table.end_round()
    assert [int(table.state.players[s].minus) for s in range(4)] == [0, 3, 0, 1]


def test_wa_6_9_what_was_not_played_stays() -> None:
    table = Table()
    table.state.players[2].minus, table.state.players[0].minus = 0, 2
    table.turn(0, "minus")
    table.end_round()
    assert [int(table.state.players[s].minus) for s in range(4)] == [1, 2, 0, 1]


@pytest.mark.parametrize("seats", SEATS)
def test_wa_6_9_when_all_play_one_everybody_has_one(seats: int) -> None:
    # The card received is not handed on in the same round.
    table = first_round(*[("minus",)] * seats)
    table.end_round()
    assert [int(table.state.players[s].minus) for s in range(seats)] == [1] * seats


def test_wa_6_9_a_card_received_does_not_change_this_rounds_order() -> None:
    table = first_round(("minus",), ("la-palma",), ("el-hierro",))
    assert table.order == [0, 2, 1]
    table.do(0, "place-ship", island="lanzarote")
    table.end_turn()
    assert table.order == [0, 2, 1]
    assert [int(table.state.players[s].card_sum) for s in range(3)] == [-4, 1, 0]
