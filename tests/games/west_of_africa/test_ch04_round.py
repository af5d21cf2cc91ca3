"""WA 4: the three phases of a round and who acts in them."""

import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.games.west_of_africa import GAME

SEATS = [2, 3, 4, 5]
TURN_ACTIONS: list[tuple[str, dict[str, str | int]]] = [
    ("place-ship", {"island": "lanzarote"}),
    ("move-worker", {"source": "west-ship", "target": "la-gomera"}),
    ("use-workers", {"island": "la-palma", "workers": 1}),
    ("plant", {"field": "la-palma-1"}),
    ("return-workers", {"west": 0}),
    ("sell", {"island": "la-palma", "good": "sugar"}),
    ("found", {"field": "lanzarote-1"}),
    ("load", {"good": "sugar"}),
    ("unload", {"good": "sugar"}),
    ("sail", {"direction": "west"}),
    ("moor", {}),
    ("push", {"seat": 1}),
    ("end-turn", {}),
]


@pytest.mark.parametrize("seats", SEATS)
def test_wa_4_1_all_choose_then_each_in_order_then_the_round_ends(seats: int) -> None:
    table = Table(seats)
    for number in (1, 2):
        assert int(table.state.game_round) == number
        waiting = list(range(seats))
        for seat in reversed(range(seats)):
            assert table.actors == tuple(waiting)
            table.lay(seat, "el-hierro")
            waiting.remove(seat)
        for seat in range(seats):
            assert table.actors == (seat,)
            if number == 1:
                table.do(seat, "place-ship", island="lanzarote")
            table.end_turn()
    assert int(table.state.game_round) == 3
    assert table.actors == tuple(range(seats))


def test_wa_4_1_the_round_end_comes_after_the_last_turn() -> None:
    table = Table(2, gold_order=(0, 1))
    table.lay_all(("el-hierro",), ("la-palma",))
    table.do(0, "place-ship", island="lanzarote")
    table.end_turn()
    assert (table.points(0), table.alcalde("lanzarote")) == (0, None)
    table.do(1, "place-ship", island="el-hierro")
    table.end_turn()
    # One point for the most gold, one for the office.
    assert (table.points(0), table.alcalde("lanzarote")) == (2, 0)


def test_wa_4_1_choosing_goes_on_in_any_mixture() -> None:
    table = Table(2)
    table.do(1, "choose", card="sell")
    table.do(0, "choose", card="tenerife")
    table.do(1, "choose", card="la-palma")
    table.do(0, "ready")
    table.do(1, "ready")
    assert (table.chosen(0), table.chosen(1)) == ({"tenerife"}, {"sell", "la-palma"})


@pytest.mark.parametrize("waiting", [1, 2, 3])
def test_wa_4_2_only_whose_turn_it_is_acts(waiting: int) -> None:
    table = Table()
    table.turn(0, "el-hierro")
    table.end_round()
    hand = ("move-workers", "cultivate", "la-palma")
    table.lay_all(*[hand] * 4)
    first, *others = table.order
    seat = others[waiting - 1]
    assert table.why(first, "end-turn") is None
    assert table.why(seat, "end-turn") == "WA 4.2"
    assert table.why(seat, "plant", field="la-palma-1") == "WA 4.2"
    assert table.why(seat, "move-worker", source="west-ship", target="la-gomera") == "WA 4.2"
    assert table.legal(seat) == []


def test_wa_4_2_whoever_has_finished_acts_no_more() -> None:
    table = Table()
    table.turn(0, "move-workers", "minus")
    table.end_turn()
    assert table.why(0, "end-turn") == "WA 4.2"
    assert table.why(0, "move-worker", source="west-ship", target="la-gomera") == "WA 4.2"


def test_wa_4_2_whoever_is_ready_chooses_no_more() -> None:
    table = Table()
    table.lay(2, "el-hierro")
    assert table.why(2, "choose", card="la-palma") == "WA 4.2"
    assert table.why(2, "ready") == "WA 4.2"
    assert table.legal(2) == []
    assert table.why(1, "choose", card="la-palma") is None


def test_wa_4_2_nobody_acts_after_the_end() -> None:
    table = Table(2)
    table.state.players[0].points[0] = 25
    for _ in range(2):
        table.lay_all(("el-hierro",), ("el-hierro",))
        table.end_round()
    assert table.actors == ()
    for seat in (0, 1):
        assert table.legal(seat) == []
        assert table.why(seat, "choose", card="la-palma") == "WA 4.2"
        assert table.why(seat, "end-turn") == "WA 4.2"


@pytest.mark.parametrize(("kind", "arguments"), TURN_ACTIONS, ids=[kind for kind, _ in TURN_ACTIONS])
def test_wa_4_3_no_turn_is_taken_while_cards_are_chosen(kind: str, arguments: dict[str, str | int]) -> None:
    table = Table()
    assert table.why(0, kind, **arguments) == "WA 4.3"
    table.do(0, "choose", card="la-palma")
    assert table.why(0, kind, **arguments) == "WA 4.3"


@pytest.mark.parametrize("first_round", [True, False])
def test_wa_4_3_no_card_is_chosen_during_a_turn(first_round: bool) -> None:
    table = Table()
    if first_round:
        table.lay_all(*[("el-hierro",)] * 4)
        table.do(0, "place-ship", island="lanzarote")
    else:
        table.turn(0, "el-hierro")
    assert table.why(0, "choose", card="la-palma") == "WA 4.3"
    assert table.why(0, "ready") == "WA 4.3"


def test_wa_4_3_the_gold_order_is_drawn_only_once() -> None:
    table = Table()
    for seat in range(4):
        assert table.why(seat, "gold-order", seat=seat) in ("WA 4.2", "WA 4.3")


def test_wa_4_3_the_legal_actions_are_those_nothing_forbids() -> None:
    table = Table()
    table.set_workers(0, la_palma=2, east_ship=1)
    table.set_store(0, "la-palma", sugar=1)
    table.set_alcalde(0, "lanzarote")
    for hand in (None, ("move-workers", "cultivate", "sell", "la-palma"), ("move-ship", "settle", "lanzarote")):
        if hand:
            table.turn(0, *hand, round_number=2)
        allowed = [
            repr(action)
            for action in GAME.actions.actions
            if table.why(0, action.kind, **dict(action.arguments)) is None
        ]
        assert table.legal(0) == allowed
        if hand:
            table.end_round()
