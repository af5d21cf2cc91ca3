"""WA 11: moving the ship."""

import numpy as np
import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.core.errors import BadRequest
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.rules import turn

ISLANDS = ("el-hierro", "la-palma", "la-gomera", "tenerife", "gran-canaria", "fuerteventura", "lanzarote")
EH, LP, LG, TF, GC, FV, LZ = ISLANDS
E, W = "east", "west"


def on_turn(*ships: str, goods: dict[str, dict[str, int]] | None = None, cards: tuple[str, ...] = ()) -> Table:
    """Seat 0 may move its ship in round 2; one harbour for each seat; goods of seat 0 by island."""
    table = Table(len(ships))
    for seat, island in enumerate(ships):
        table.set_ship(seat, island)
    for island, stored in (goods or {}).items():
        table.set_store(0, island, **stored)
    table.turn(0, "move-ship", *cards)
    return table


def voyage(table: Table, *steps: str, victim: int | None = None) -> None:
    table.sail(0, *steps)
    table.do(0, "moor")
    if victim is not None:
        table.do(0, "push", seat=victim)


def ships(table: Table) -> list[str | None]:
    return [table.ship(seat) for seat in range(int(table.state.seats))]


# Sailing


@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [
        (EH, [E], LP),
        (LP, [E, E], TF),
        (EH, [E, E, E], TF),
        (LG, [E, E, E], FV),
        (TF, [E, E, E], LZ),
        (LZ, [W], FV),
        (FV, [W, W], TF),
        (LZ, [W, W, W], TF),
        (TF, [W, W, W], EH),
        (FV, [W, W, W], LG),
        (GC, [E, W, W], TF),
        (GC, [W, E, E], FV),
        (FV, [W, E, E], LZ),
        (EH, [E, W, E], LP),
    ],
)
def test_wa_11_1_up_to_three_harbours_along_the_line(start: str, steps: list[str], end: str) -> None:
    table = on_turn(start, LZ, LZ, LZ)
    voyage(table, *steps)
    assert ships(table) == [end, LZ, LZ, LZ]
    assert table.gold(0) == 15


@pytest.mark.parametrize("steps", [[E, E, E], [W, W, W], [E, W, E], [W, E, E]])
@pytest.mark.parametrize("further", [E, W])
def test_wa_11_1_there_is_no_fourth_step(steps: list[str], further: str) -> None:
    table = on_turn(GC if steps[0] == W else LP, LZ)
    table.sail(0, *steps)
    assert table.why(0, "sail", direction=further) == "WA 11.1"
    assert table.why(0, "moor") is None


def test_wa_11_1_directions_are_two() -> None:
    assert [dict(a.arguments)["direction"] for a in GAME.actions.actions if a.kind == "sail"] == [W, E]
    with pytest.raises(BadRequest):
        GAME.actions.number("sail", direction="north")


def test_wa_11_1_full_harbours_count_and_may_be_passed() -> None:
    table = on_turn(LP, LG, TF, TF, GC)
    voyage(table, E, E, E)
    assert ships(table) == [GC, LG, TF, TF, GC]


def test_wa_11_1_no_island_card_is_needed() -> None:
    table = on_turn(LZ, LZ)
    assert table.chosen(0) == {"move-ship"}
    assert table.why(0, "sail", direction=W) is None


def test_wa_11_1_the_other_ships_stay_where_they_are_without_a_push() -> None:
    table = on_turn(LG, GC, FV)
    voyage(table, E)
    assert ships(table) == [TF, GC, FV]


def test_wa_11_2_a_voyage_has_at_least_one_step() -> None:
    table = on_turn(TF, LZ, goods={TF: {"sugar": 2}})
    assert table.why(0, "moor") in ("WA 4.3", "WA 11.2")
    table.do(0, "load", good="sugar")
    assert table.why(0, "moor") == "WA 11.2"
    table.do(0, "unload", good="sugar")
    assert table.why(0, "moor") == "WA 11.2"
    table.sail(0, E)
    assert table.why(0, "moor") is None


@pytest.mark.parametrize("start", [LP, TF, FV])
@pytest.mark.parametrize("steps", [(E, W), (W, E)])
def test_wa_11_2_a_voyage_may_end_where_it_began(start: str, steps: tuple[str, str]) -> None:
    table = on_turn(start, LZ, EH)
    voyage(table, *steps)
    assert ships(table) == [start, LZ, EH]


@pytest.mark.parametrize(("island", "direction", "back"), [(EH, W, E), (LZ, E, W)])
def test_wa_11_3_the_line_has_two_ends(island: str, direction: str, back: str) -> None:
    table = on_turn(island, TF)
    assert table.why(0, "sail", direction=direction) == "WA 11.3"
    table.sail(0, back, direction)
    assert table.why(0, "sail", direction=direction) == "WA 11.3"
    assert table.why(0, "sail", direction=back) is None


# Loading and unloading


@pytest.mark.parametrize("at", [0, 1, 2, 3])
@pytest.mark.parametrize("good", ["sugar", "wine", "grain"])
def test_wa_11_4_loading_at_every_harbour_touched(at: int, good: str) -> None:
    route = (LP, LG, TF, GC)
    table = on_turn(LP, LZ, goods={route[at]: {good: 2}})
    table.sail(0, *[E] * at)
    table.do(0, "load", good=good)
    assert table.store(0, route[at], good) == 1
    voyage(table, *[E] * (3 - at))
    assert table.store(0, GC, good) == (2 if at == 3 else 1)
    assert table.store(0, route[at], good) == (2 if at == 3 else 1)


def test_wa_11_4_only_from_the_storehouse_where_the_ship_is() -> None:
    table = on_turn(LG, LZ, goods={TF: {"sugar": 1}})
    assert table.why(0, "load", good="sugar") == "WA 11.4"
    table.sail(0, E, E)
    assert table.why(0, "load", good="sugar") == "WA 11.4"
    table.sail(0, W)
    assert table.why(0, "load", good="sugar") is None


def test_wa_11_4_goods_of_others_and_goods_on_fields_stay() -> None:
    table = on_turn(TF, LZ)
    table.set_store(1, TF, sugar=2)
    table.set_good(0, "tenerife-3", "grain")
    for good in ("sugar", "grain"):
        assert table.why(0, "load", good=good) == "WA 11.4"


def test_wa_11_4_no_more_than_lies_there() -> None:
    table = on_turn(TF, LZ, goods={TF: {"wine": 1}})
    table.do(0, "load", good="wine")
    assert table.why(0, "load", good="wine") == "WA 11.4"


def test_wa_11_4_loading_in_a_full_harbour_troubles_nobody() -> None:
    table = on_turn(LG, TF, TF, LZ, goods={TF: {"sugar": 1}})
    table.sail(0, E)
    table.do(0, "load", good="sugar")
    voyage(table, E)
    assert ships(table) == [GC, TF, TF, LZ]
    assert table.store(0, GC, "sugar") == 1


def test_wa_11_5_a_fourth_good_is_refused() -> None:
    table = on_turn(TF, LZ, goods={TF: {"sugar": 4}})
    for _ in range(3):
        table.do(0, "load", good="sugar")
    assert table.why(0, "load", good="sugar") == "WA 11.5"
    table.sail(0, E)
    table.do(0, "moor")
    assert (table.store(0, TF, "sugar"), table.store(0, GC, "sugar")) == (1, 3)


def test_wa_11_5_kinds_and_harbours_are_counted_together() -> None:
    table = on_turn(LG, LZ, goods={LG: {"sugar": 1, "grain": 2}, TF: {"wine": 1}, GC: {"wine": 1}})
    table.do(0, "load", good="sugar")
    table.do(0, "load", good="grain")
    table.sail(0, E)
    table.do(0, "load", good="wine")
    table.sail(0, E)
    assert table.why(0, "load", good="wine") == "WA 11.5"
    table.do(0, "moor")
    assert [table.store(0, GC, g) for g in ("sugar", "wine", "grain")] == [1, 2, 1]


def test_wa_11_5_unloading_gives_no_new_room() -> None:
    # Three goods in all, not three at a time.
    table = on_turn(TF, LZ, goods={TF: {"sugar": 3}, GC: {"wine": 1}})
    for _ in range(3):
        table.do(0, "load", good="sugar")
    table.sail(0, E)
    for _ in range(3):
        table.do(0, "unload", good="sugar")
    assert table.why(0, "load", good="wine") == "WA 11.5"


def test_wa_11_5_a_good_loaded_again_counts_twice() -> None:
    table = on_turn(TF, LZ, goods={TF: {"sugar": 1}})
    for _ in range(2):
        table.do(0, "load", good="sugar")
        table.do(0, "unload", good="sugar")
    table.do(0, "load", good="sugar")
    table.do(0, "unload", good="sugar")
    assert table.why(0, "load", good="sugar") == "WA 11.5"


def test_wa_11_5_the_next_action_has_three_new_loads() -> None:
    table = on_turn(LZ, LZ, goods={LZ: {"sugar": 4}})
    for _ in range(3):
        table.do(0, "load", good="sugar")
    voyage(table, W)
    table.end_round()
    table.turn(0, "move-ship", round_number=3)
    for _ in range(3):
        table.do(0, "load", good="sugar")
    voyage(table, E)
    assert table.store(0, LZ, "sugar") == 4


@pytest.mark.parametrize("at", [0, 1, 2, 3])
def test_wa_11_6_unloading_at_every_harbour_touched(at: int) -> None:
    route = (LP, LG, TF, GC)
    table = on_turn(LP, LZ, goods={LP: {"wine": 1}})
    table.do(0, "load", good="wine")
    table.sail(0, *[E] * at)
    table.do(0, "unload", good="wine")
    voyage(table, *[E] * (3 - at))
    assert [table.store(0, island, "wine") for island in route] == [int(n == at) for n in range(4)]


def test_wa_11_6_cargo_may_be_split() -> None:
    table = on_turn(LP, LZ, goods={LP: {"sugar": 3}})
    for _ in range(3):
        table.do(0, "load", good="sugar")
    for _ in range(3):
        table.sail(0, E)
        if table.why(0, "sail", direction=E) is None:
            table.do(0, "unload", good="sugar")
    table.do(0, "moor")
    assert [table.store(0, island, "sugar") for island in (LP, LG, TF, GC)] == [0, 1, 1, 1]


def test_wa_11_6_only_what_is_aboard() -> None:
    table = on_turn(TF, LZ, goods={TF: {"sugar": 1, "wine": 1}})
    assert table.why(0, "unload", good="sugar") in ("WA 4.3", "WA 11.6")
    table.do(0, "load", good="sugar")
    assert table.why(0, "unload", good="wine") == "WA 11.6"
    table.do(0, "unload", good="sugar")
    assert table.why(0, "unload", good="sugar") == "WA 11.6"


def test_wa_11_6_nothing_stays_aboard() -> None:
    table = on_turn(TF, LZ, goods={TF: {"sugar": 1, "wine": 1, "grain": 1}})
    for good in ("sugar", "wine", "grain"):
        table.do(0, "load", good=good)
    voyage(table, W, E)
    assert [table.store(0, TF, good) for good in ("sugar", "wine", "grain")] == [1, 1, 1]
    assert [int(n) for n in table.state.aboard] == [0, 0, 0]


def test_wa_11_6_goods_brought_can_be_sold_afterwards_in_the_same_turn() -> None:
    table = on_turn(GC, LZ, goods={GC: {"sugar": 1}}, cards=("sell", FV))
    table.do(0, "load", good="sugar")
    voyage(table, E)
    table.do(0, "sell", island=FV, good="sugar")
    assert table.gold(0) == 27


# Pushing


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("start", "end", "to"), [(EH, LP, LG), (LP, LG, TF), (GC, FV, LZ)])
def test_wa_11_7_one_berth_one_ship(start: str, end: str, to: str, seats: int) -> None:
    table = on_turn(start, end, *[EH] * (seats - 2))
    voyage(table, E)
    assert ships(table) == [end, to, *[EH] * (seats - 2)]


@pytest.mark.parametrize(("start", "end", "to"), [(LG, TF, GC), (TF, GC, FV)])
def test_wa_11_7_with_two_or_three_the_middle_has_one_berth(start: str, end: str, to: str) -> None:
    for others in ((), (LZ,)):
        table = on_turn(start, end, *others)
        voyage(table, E)
        assert ships(table) == [end, to, *others]


@pytest.mark.parametrize("end", [TF, GC])
@pytest.mark.parametrize("seats", [4, 5])
def test_wa_11_7_with_four_or_five_the_middle_has_two_berths(end: str, seats: int) -> None:
    table = on_turn(LG, end, *[LZ] * (seats - 2))
    voyage(table, *([E] if end == TF else [E, E]))
    assert ships(table) == [end, end, *[LZ] * (seats - 2)]


@pytest.mark.parametrize(("start", "direction", "end"), [(LP, W, EH), (FV, E, LZ)])
def test_wa_11_7_the_ends_hold_everybody(start: str, direction: str, end: str) -> None:
    table = on_turn(start, end, end, end, end)
    voyage(table, direction)
    assert ships(table) == [end] * 5


def test_wa_11_7_ships_only_passed_are_not_troubled() -> None:
    table = on_turn(EH, LP, LG)
    voyage(table, E, E, E)
    assert ships(table) == [TF, LP, LG]


@pytest.mark.parametrize("steps", [(E, W), (W, E)])
@pytest.mark.parametrize("start", [TF, GC])
def test_wa_11_7_the_own_berth_counts_as_free_on_a_round_trip(start: str, steps: tuple[str, str]) -> None:
    table = on_turn(start, start, LZ, LZ)
    voyage(table, *steps)
    assert ships(table) == [start, start, LZ, LZ]


def test_wa_11_7_no_push_before_the_voyage_ends() -> None:
    table = on_turn(LP, LG)
    table.sail(0, E)
    assert table.ship(1) == LG
    assert table.why(0, "push", seat=1) is not None
    table.do(0, "moor")
    assert table.ship(1) == TF


@pytest.mark.parametrize("harbour", [TF, GC])
@pytest.mark.parametrize("victim", [1, 2])
def test_wa_11_8_the_arriving_player_chooses(harbour: str, victim: int) -> None:
    table = on_turn(LP, harbour, harbour, LZ)
    table.sail(0, *([E, E] if harbour == TF else [E, E, E]))
    table.do(0, "moor")
    assert table.actors == (0,)
    assert table.legal(0) == ["Push(seat=1)", "Push(seat=2)"]
    table.do(0, "push", seat=victim)
    expected: list[str | None] = [harbour, harbour, harbour, LZ]
    expected[victim] = GC if harbour == TF else FV
    assert ships(table) == expected


def test_wa_11_8_only_ships_in_the_harbour_can_be_named() -> None:
    table = on_turn(LG, TF, TF, GC)
    table.sail(0, E)
    table.do(0, "moor")
    assert table.why(0, "push", seat=3) == "WA 11.8"
    assert table.why(0, "push", seat=0) == "WA 11.8"
    assert table.why(0, "push", seat=4) is not None


def test_wa_11_8_nothing_to_choose_where_one_ship_lies() -> None:
    table = on_turn(GC, FV, LZ, LZ)
    voyage(table, E)
    assert ships(table) == [FV, LZ, LZ, LZ]
    assert table.legal(0) == ["EndTurn()"]


def test_wa_11_8_the_push_is_a_duty() -> None:
    table = on_turn(LG, TF, TF, LZ)
    table.sail(0, E)
    table.do(0, "moor")
    assert table.why(0, "end-turn") is not None
    assert table.why(0, "sail", direction=E) is not None


@pytest.mark.parametrize(
    ("start", "steps", "others", "to"),
    [
        (LG, [E], [TF, LZ], GC),
        (GC, [W], [TF, LZ], LG),
        (TF, [E], [GC, FV], LZ),
        (LZ, [W, W], [GC, LZ], TF),
        (GC, [W], [TF, LG], LP),
        (LZ, [W, W, W], [TF, LG], LP),
        # The direction of the last step, not of the whole voyage.
        (TF, [E, E, W], [GC, LZ], TF),
        (LG, [E, E, W], [TF, LP], LG),
        (FV, [W, W, E], [GC, LZ], FV),
    ],
)
def test_wa_11_9_the_way_goes_on_with_the_last_step(start: str, steps: list[str], others: list[str], to: str) -> None:
    table = on_turn(start, *others)
    voyage(table, *steps)
    assert table.ship(1) == to
    assert table.ship(2) == others[1]


@pytest.mark.parametrize(
    ("layout", "steps", "victim", "to"),
    [
        ((TF, GC, GC, FV, LZ), [E], 1, LZ),
        ((GC, TF, TF, LG, LP), [W], 2, EH),
        ((LP, TF, TF, GC, GC), [E, E], 1, FV),
        ((LP, TF, TF, GC, FV), [E, E], 1, GC),
        ((LZ, GC, GC, TF, TF), [W, W], 1, LG),
        # With four players Gran Canaria has a second berth.
        ((LG, TF, TF, GC), [E], 2, GC),
    ],
)
def test_wa_11_9_pushed_ship_skips_full_harbours(
    layout: tuple[str, ...], steps: list[str], victim: int, to: str
) -> None:
    table = on_turn(*layout)
    voyage(table, *steps, victim=victim)
    for seat in range(1, len(layout)):
        assert table.ship(seat) == (to if seat == victim else layout[seat])


@pytest.mark.parametrize(("layout", "to"), [((LG, TF, GC), FV), ((LG, TF), GC), ((LG, TF, FV), GC), ((LP, LG, TF), GC)])
def test_wa_11_9_with_two_or_three_single_berths_are_skipped(layout: tuple[str, ...], to: str) -> None:
    table = on_turn(*layout)
    voyage(table, E)
    assert ships(table)[1:] == [to, *layout[2:]]


@pytest.mark.parametrize(
    ("layout", "steps", "victim"),
    [
        ((LG, TF, LZ), [E, E, W], None),
        ((FV, GC, LZ), [W, W, E], None),
        ((TF, GC, GC, TF), [E, E, W], 2),
        ((GC, TF, TF, GC), [W, W, E], 1),
    ],
)
def test_wa_11_9_into_the_berth_the_mover_left(layout: tuple[str, ...], steps: list[str], victim: int | None) -> None:
    table = on_turn(*layout)
    voyage(table, *steps, victim=victim)
    pushed = victim or 1
    assert table.ship(0) == layout[pushed]
    assert table.ship(pushed) == layout[0]
    for seat in range(1, len(layout)):
        assert seat == pushed or table.ship(seat) == layout[seat]


def test_wa_11_9_the_pushed_ship_carries_nothing() -> None:
    table = on_turn(GC, FV)
    table.set_store(1, FV, sugar=2)
    voyage(table, E)
    assert table.ship(1) == LZ
    assert (table.store(1, FV, "sugar"), table.store(1, LZ, "sugar")) == (2, 0)


def test_wa_11_9_the_arriving_cargo_stays_with_the_mover() -> None:
    table = on_turn(LG, TF, TF, LZ, goods={LG: {"grain": 2}})
    for _ in range(2):
        table.do(0, "load", good="grain")
    voyage(table, E, victim=2)
    assert table.store(0, TF, "grain") == 2
    assert ships(table) == [TF, TF, GC, LZ]


@pytest.mark.plain
@pytest.mark.parametrize(
    ("layout", "steps", "victim", "to"),
    [
        # WA 11.7: the berth the mover left is free.
        ((LP, EH), [W], EH, LP),
        ((FV, LZ), [E], LZ, FV),
        ((LG, EH, LP), [W, W], EH, LG),
        ((TF, GC, FV, LZ), [E], GC, TF),
        ((LG, LP, EH), [W], LP, LG),
    ],
)
def test_wa_11_9_an_own_edition_without_a_free_berth_sends_it_back(
    layout: tuple[str, ...], steps: list[str], victim: str, to: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BERTHS_SMALL", "BERTHS_LARGE"):
        monkeypatch.setattr(turn, name, np.ones(len(ISLANDS), np.int16))
    table = on_turn(*layout)
    voyage(table, *steps)
    pushed = layout.index(victim)
    assert table.ship(0) == victim
    assert table.ship(pushed) == to
    assert [table.ship(s) for s in range(1, len(layout)) if s != pushed] == [
        layout[s] for s in range(1, len(layout)) if s != pushed
    ]
