"""The worked examples of the publisher's rulebook for the actions, and further rulings on them."""

import itertools

import pytest

from tests.games.west_of_africa.table import Table

TANJA, ANGELIKA, MARION = 0, 1, 2
GOODS = ("sugar", "wine", "grain")


def ships(table: Table) -> list[str | None]:
    return [table.ship(seat) for seat in range(int(table.state.seats))]


def second_round(table: Table, **hands: tuple[str, ...]) -> None:
    """Round 2, all ships on the board; `p1=("sell", "tenerife")`, others lay El Hierro."""
    table.state.game_round = 2
    for seat in range(int(table.state.seats)):
        if table.ship(seat) is None:
            table.set_ship(seat, "lanzarote")
    table.lay_all(*(hands.get(f"p{seat}", ("el-hierro",)) for seat in range(int(table.state.seats))))


# Worked examples


def test_example_marion_moves_workers_r193() -> None:
    table = Table(3)
    table.set_workers(MARION, west_ship=2, gran_canaria=1)
    table.turn(MARION, "move-workers")
    for source, target in (
        ("west-ship", "la-gomera"),
        ("west-ship", "la-gomera"),
        ("la-gomera", "tenerife"),
        ("gran-canaria", "tenerife"),
    ):
        table.do(MARION, "move-worker", source=source, target=target)
    assert table.workers(MARION, "la-gomera") == 1
    assert table.workers(MARION, "tenerife") == 2
    assert table.why(MARION, "move-worker", source="la-gomera", target="tenerife") == "WA 7.1"


def test_example_angelika_plants_for_six_gold_r215() -> None:
    table = Table(3)
    table.set_workers(ANGELIKA, la_palma=2, east_ship=1)
    table.turn(ANGELIKA, "cultivate", "la-palma", "la-gomera")
    table.do(ANGELIKA, "use-workers", island="la-palma", workers=2)
    for field in ("la-palma-3", "la-palma-4", "la-palma-1"):
        table.do(ANGELIKA, "plant", field=field)
    assert table.gold(ANGELIKA) == 15 - 3
    table.do(ANGELIKA, "return-workers", west=2)
    table.do(ANGELIKA, "plant", field="la-gomera-2")
    assert table.gold(ANGELIKA) == 15 - 6
    assert (table.workers(ANGELIKA, "la-palma"), table.workers(ANGELIKA, "west-ship")) == (0, 2)
    assert [table.supply(ANGELIKA, good) for good in GOODS] == [3, 0, 1]


def test_example_marion_sells_from_8_to_41_r238() -> None:
    # Erratum E3: three wine markers are impossible, so 2 wine and 1 grain lie on Gran Canaria.
    table = Table(3)
    table.set_gold(p2=8)
    table.set_store(MARION, "gran-canaria", wine=2, grain=1)
    table.set_store(MARION, "fuerteventura", sugar=2)
    table.turn(MARION, "sell", "gran-canaria", "fuerteventura")
    table.do(MARION, "sell", island="fuerteventura", good="sugar")
    table.do(MARION, "sell", island="fuerteventura", good="sugar")
    table.do(MARION, "sell", island="gran-canaria", good="wine")
    assert table.gold(MARION) == 41
    table.end_turn()
    assert [table.store(MARION, "gran-canaria", good) for good in GOODS] == [0, 1, 1]
    assert [table.supply(MARION, good) for good in GOODS] == [4, 1, 1]


def test_example_tanja_founds_for_21_gold_and_9_points_r260() -> None:
    # Both sugar cane fields of Tenerife are open, so four play.
    table = Table(4)
    table.set_gold(p0=30)
    table.set_track(3)
    table.set_settlement("lanzarote-1")
    table.set_alcalde(TANJA, "tenerife", "lanzarote")
    table.set_alcalde(MARION, "fuerteventura")
    second_round(
        table,
        p0=("settle", "tenerife", "lanzarote"),
        p1=("cultivate", "tenerife"),
        p2=("settle", "sell", "fuerteventura"),
    )
    assert table.order == [3, ANGELIKA, TANJA, MARION]
    table.end_turn()
    table.do(ANGELIKA, "plant", field="tenerife-2")
    table.end_turn()
    assert table.why(TANJA, "found", field="tenerife-2") == "WA 10.3"
    table.do(TANJA, "found", field="tenerife-1")
    assert table.gold(TANJA) == 24
    table.do(TANJA, "found", field="lanzarote-2")
    table.do(TANJA, "found", field="lanzarote-3")
    assert table.gold(TANJA) == 30 - 21
    assert table.points(TANJA) == 9
    assert int(table.state.track) == 0
    assert table.why(TANJA, "found", field="tenerife-4") == "WA 10.4"
    table.end_turn()
    assert table.why(MARION, "found", field="fuerteventura-1") == "WA 10.4"


def test_example_marions_ship_pushes_angelika_to_lanzarote_r283() -> None:
    # Erratum E2: La Gomera to Tenerife is one harbour, Tenerife to Fuerteventura two.
    table = Table(3)
    for seat, island in ((MARION, "la-gomera"), (TANJA, "tenerife"), (ANGELIKA, "fuerteventura")):
        table.set_ship(seat, island)
    table.set_store(MARION, "tenerife", sugar=3)
    table.turn(MARION, "move-ship")
    table.sail(MARION, "east")
    for _ in range(3):
        table.do(MARION, "load", good="sugar")
    assert table.ship(TANJA) == "tenerife"
    table.sail(MARION, "east", "east")
    table.do(MARION, "moor")
    assert ships(table) == ["tenerife", "lanzarote", "fuerteventura"]
    assert table.store(MARION, "fuerteventura", "sugar") == 3
    assert table.store(MARION, "tenerife", "sugar") == 0


@pytest.mark.parametrize(("fuerteventura_taken", "to"), [(False, "fuerteventura"), (True, "lanzarote")])
@pytest.mark.parametrize("victim", [1, 2])
def test_example_from_the_west_to_gran_canaria_r276(fuerteventura_taken: bool, to: str, victim: int) -> None:
    table = Table(4)
    table.set_ship(0, "la-gomera")
    table.set_ship(1, "gran-canaria")
    table.set_ship(2, "gran-canaria")
    table.set_ship(3, "fuerteventura" if fuerteventura_taken else "lanzarote")
    table.turn(0, "move-ship")
    table.sail(0, "east", "east")
    table.do(0, "moor")
    table.do(0, "push", seat=victim)
    assert table.ship(victim) == to
    assert table.ship(3 - victim) == "gran-canaria"
    assert table.ship(0) == "gran-canaria"
    assert table.ship(3) == ("fuerteventura" if fuerteventura_taken else "lanzarote")


@pytest.mark.parametrize("at_fuerteventura", [0, 1, 2, 3])
def test_example_there_and_back_from_fuerteventura_r280(at_fuerteventura: int) -> None:
    table = Table(4)
    table.set_ship(0, "fuerteventura")
    table.set_store(0, "gran-canaria", sugar=3)
    table.turn(0, "move-ship")
    table.sail(0, "west")
    for _ in range(3):
        table.do(0, "load", good="sugar")
    table.sail(0, "east")
    for _ in range(at_fuerteventura):
        table.do(0, "unload", good="sugar")
    if at_fuerteventura < 3:
        table.sail(0, "east")
    table.do(0, "moor")
    assert table.store(0, "fuerteventura", "sugar") == at_fuerteventura
    assert table.store(0, "lanzarote", "sugar") == 3 - at_fuerteventura
    assert table.ship(0) == ("lanzarote" if at_fuerteventura < 3 else "fuerteventura")


def test_example_loading_in_passing_at_a_full_tenerife_r281() -> None:
    table = Table(4)
    table.set_ship(0, "la-gomera")
    table.set_ship(1, "tenerife")
    table.set_ship(2, "tenerife")
    table.set_store(0, "tenerife", sugar=1, wine=1, grain=1)
    table.turn(0, "move-ship")
    table.sail(0, "east")
    for good in GOODS:
        table.do(0, "load", good=good)
    table.sail(0, "east", "east")
    table.do(0, "moor")
    assert ships(table) == ["fuerteventura", "tenerife", "tenerife", "lanzarote"]
    assert [table.store(0, "fuerteventura", good) for good in GOODS] == [1, 1, 1]


def angelikas_five_cards() -> Table:
    table = Table(4)
    table.set_gold(p1=24)
    table.set_alcalde(ANGELIKA, "tenerife", "fuerteventura")
    table.set_store(ANGELIKA, "tenerife", sugar=1)
    table.set_store(ANGELIKA, "fuerteventura", wine=1)
    table.turn(ANGELIKA, "tenerife", "fuerteventura", "sell", "cultivate", "settle")
    return table


@pytest.mark.parametrize("order", list(itertools.permutations(("sell", "plant", "found"))))
def test_example_angelikas_five_cards_in_any_order_r297(order: tuple[str, ...]) -> None:
    table = angelikas_five_cards()
    assert table.gold(ANGELIKA) == 20
    for kind in order:
        if kind == "sell":
            table.do(ANGELIKA, "sell", island="tenerife", good="sugar")
            table.do(ANGELIKA, "sell", island="fuerteventura", good="wine")
        elif kind == "plant":
            table.do(ANGELIKA, "plant", field="tenerife-3")
        else:
            table.do(ANGELIKA, "found", field="tenerife-4")
            table.do(ANGELIKA, "found", field="fuerteventura-1")
    # Sales bring 9 and 12, planting costs 3, the settlements 9 and 6.
    assert table.gold(ANGELIKA) == 23
    assert table.points(ANGELIKA) == 6
    assert table.legal(ANGELIKA)[-1] == "EndTurn()"


@pytest.mark.parametrize("kind", ["sell", "plant", "found", None])
def test_example_angelika_need_not_do_everything_r297(kind: str | None) -> None:
    table = angelikas_five_cards()
    if kind == "sell":
        table.do(ANGELIKA, "sell", island="fuerteventura", good="wine")
    elif kind == "plant":
        table.do(ANGELIKA, "plant", field="tenerife-1")
    elif kind == "found":
        table.do(ANGELIKA, "found", field="fuerteventura-5")
    expected = {"sell": 20 + 12, "plant": 20 - 3, "found": 20 - 12, None: 20}
    assert table.gold(ANGELIKA) == expected[kind]
    assert table.why(ANGELIKA, "end-turn") is None


# Further rulings


@pytest.mark.parametrize(
    "cards",
    [("cultivate",), ("sell",), ("settle",), ("cultivate", "sell", "settle"), ("tenerife",), ("la-palma", "lanzarote")],
)
def test_ruling_1_actions_without_islands_and_islands_alone_do_nothing(cards: tuple[str, ...]) -> None:
    table = Table(4)
    table.set_workers(0, la_palma=1, tenerife=2)
    table.set_alcalde(0, "tenerife", "lanzarote")
    table.set_store(0, "tenerife", sugar=1)
    table.turn(0, *cards)
    assert table.chosen(0) == set(cards)
    assert table.legal(0) == ["EndTurn()"]


def test_ruling_1_an_eastern_island_gives_nothing_to_cultivate() -> None:
    table = Table(4)
    table.turn(0, "cultivate", "lanzarote", "fuerteventura")
    assert table.legal(0) == ["EndTurn()"]


def test_ruling_4_workers_first_then_price_then_the_ships() -> None:
    table = Table(4)
    table.set_workers(0, la_gomera=3)
    table.turn(0, "cultivate", "la-gomera", "la-palma")
    table.do(0, "use-workers", island="la-gomera", workers=2)
    assert table.legal(0) == [f"Plant(field='la-gomera-{n}')" for n in (1, 2, 3)]
    table.do(0, "plant", field="la-gomera-2")
    table.do(0, "plant", field="la-gomera-3")
    assert table.gold(0) == 15 - 2 * (3 - 2)
    assert table.legal(0) == [
        "Plant(field='la-gomera-1')",
        "ReturnWorkers(west=0)",
        "ReturnWorkers(west=1)",
        "ReturnWorkers(west=2)",
    ]
    table.do(0, "return-workers", west=1)
    assert [table.workers(0, p) for p in ("la-gomera", "west-ship", "east-ship")] == [1, 1, 1]
    assert table.legal(0) == [*(f"Plant(field='la-palma-{n}')" for n in (1, 2, 3, 4)), "EndTurn()"]


def test_ruling_5_spending_and_earning_back_is_a_new_arrival() -> None:
    table = Table(4, gold_order=(0, 1, 2, 3))
    table.set_store(0, "el-hierro", sugar=1)
    table.turn(0, "cultivate", "sell", "el-hierro")
    assert [table.gold_place(s) for s in range(4)] == [0, 1, 2, 3]
    table.do(0, "plant", field="el-hierro-1")
    table.do(0, "plant", field="el-hierro-2")
    assert [table.gold_place(s) for s in range(1, 4)] == [0, 1, 2]
    table.do(0, "sell", island="el-hierro", good="sugar")
    assert table.gold(0) == 15
    assert [table.gold_place(s) for s in range(4)] == [3, 0, 1, 2]


def test_ruling_5_free_planting_keeps_the_place() -> None:
    table = Table(4, gold_order=(0, 1, 2, 3))
    table.set_workers(0, el_hierro=3)
    table.turn(0, "cultivate", "el-hierro")
    table.do(0, "use-workers", island="el-hierro", workers=3)
    table.do(0, "plant", field="el-hierro-1")
    table.do(0, "return-workers", west=3)
    assert [table.gold_place(s) for s in range(4)] == [0, 1, 2, 3]


def test_ruling_5_selling_at_45_keeps_the_place() -> None:
    table = Table(4)
    table.set_gold(p0=45, p1=45)
    table.set_store(0, "lanzarote", sugar=2)
    table.turn(0, "sell", "lanzarote")
    for _ in range(2):
        table.do(0, "sell", island="lanzarote", good="sugar")
    assert (table.gold_place(0), table.gold_place(1)) == (0, 1)


def test_ruling_5_arriving_at_45_puts_one_below_those_who_were_there() -> None:
    table = Table(4)
    table.set_gold(p1=45, p0=40)
    table.set_store(0, "lanzarote", sugar=2)
    table.turn(0, "sell", "lanzarote")
    for _ in range(2):
        table.do(0, "sell", island="lanzarote", good="sugar")
        assert table.gold(0) == 45
        assert (table.gold_place(1), table.gold_place(0)) == (0, 1)


def test_ruling_5_every_single_payment_is_judged() -> None:
    table = Table(4)
    table.set_gold(p1=12, p0=15, p2=9)
    table.turn(0, "cultivate", "el-hierro")
    table.do(0, "plant", field="el-hierro-1")
    assert (table.gold_place(1), table.gold_place(0)) == (0, 1)
    table.do(0, "plant", field="el-hierro-2")
    assert (table.gold_place(1), table.gold_place(2), table.gold_place(0)) == (0, 0, 1)


def test_ruling_5_earning_and_spending_again_is_a_new_arrival() -> None:
    # Selling 9 and founding for 9 ends where it began, below the one who stayed.
    table = Table(4)
    table.set_gold(p0=20, p1=20)
    table.set_alcalde(0, "tenerife")
    table.set_store(0, "tenerife", sugar=1)
    table.turn(0, "sell", "settle", "tenerife")
    table.do(0, "sell", island="tenerife", good="sugar")
    assert table.gold_place(1) == 0
    table.do(0, "found", field="tenerife-4")
    assert table.gold(0) == 20
    assert (table.gold_place(1), table.gold_place(0)) == (0, 1)


def test_ruling_6_a_ship_action_needs_a_step_and_own_berth_is_free() -> None:
    table = Table(2)
    table.set_ship(0, "fuerteventura")
    table.set_store(0, "fuerteventura", sugar=1)
    table.turn(0, "move-ship")
    table.do(0, "load", good="sugar")
    assert table.why(0, "moor") == "WA 11.2"
    table.sail(0, "east", "west")
    table.do(0, "moor")
    assert ships(table) == ["fuerteventura", "lanzarote"]
    assert table.store(0, "fuerteventura", "sugar") == 1


def test_ruling_6_the_victim_may_take_the_berth_the_mover_left() -> None:
    table = Table(3)
    for seat, island in ((0, "gran-canaria"), (1, "tenerife"), (2, "fuerteventura")):
        table.set_ship(seat, island)
    table.turn(0, "move-ship")
    table.sail(0, "west", "west", "east")
    table.do(0, "moor")
    assert ships(table) == ["tenerife", "gran-canaria", "fuerteventura"]


def test_ruling_6_unloaded_and_loaded_again_counts_twice() -> None:
    table = Table(2)
    table.set_ship(0, "tenerife")
    table.set_store(0, "tenerife", sugar=2)
    table.turn(0, "move-ship")
    table.do(0, "load", good="sugar")
    table.sail(0, "east")
    table.do(0, "unload", good="sugar")
    table.do(0, "load", good="sugar")
    table.sail(0, "west")
    table.do(0, "load", good="sugar")
    assert table.why(0, "load", good="sugar") in ("WA 11.4", "WA 11.5")
    table.do(0, "unload", good="sugar")
    assert table.why(0, "load", good="sugar") == "WA 11.5"


@pytest.mark.parametrize("seats", [2, 3])
def test_ruling_7_the_ship_just_placed_may_sail_and_push(seats: int) -> None:
    table = Table(seats)
    table.lay_all(("move-ship",), ("el-hierro",), *[("settle",)] * (seats - 2))
    table.do(1, "place-ship", island="tenerife")
    table.end_turn()
    assert table.why(0, "place-ship", island="tenerife") == "WA 6.3"
    table.do(0, "place-ship", island="la-gomera")
    table.sail(0, "east")
    table.do(0, "moor")
    assert table.ship(0) == "tenerife"
    assert table.ship(1) == "gran-canaria"


def test_ruling_7_choosing_whom_to_push_in_the_first_round() -> None:
    table = Table(4)
    table.lay_all(("move-ship",), ("el-hierro",), ("el-hierro",), ("settle",))
    table.do(1, "place-ship", island="tenerife")
    table.end_turn()
    table.do(2, "place-ship", island="tenerife")
    table.end_turn()
    assert table.why(0, "place-ship", island="tenerife") == "WA 6.3"
    table.do(0, "place-ship", island="gran-canaria")
    table.sail(0, "west")
    table.do(0, "moor")
    table.do(0, "push", seat=2)
    assert ships(table) == ["tenerife", "tenerife", "la-gomera", None]


def test_ruling_7_ships_not_yet_placed_take_no_berth() -> None:
    table = Table(5)
    table.lay_all(("move-ship",), *[("settle",)] * 4)
    table.do(0, "place-ship", island="tenerife")
    table.sail(0, "west", "west", "west")
    table.do(0, "moor")
    assert ships(table) == ["el-hierro", None, None, None, None]
