"""KW 8: a turn, its markers and the action track."""

import pytest

from tests.games.key_west.table import Table
from tradewinds.core.match import Match
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.box.components import ACTION_NAMES
from tradewinds.games.key_west.state import Phase


def acting(*markers: str, seats: int = 4) -> Table:
    """Seat 0 begins a turn; its markers already lie on these spaces."""
    table = Table(seats)
    table.turn(0)
    table.set_markers(0, *markers)
    return table


@pytest.mark.parametrize("start", [0, 2, 3])
def test_kw_8_1_clockwise_from_the_start_player(start: int) -> None:
    table = Table()
    table.turn(start)
    order = []
    for _ in range(4):
        order.append(table.current)
        table.skip_turn()
    assert order == [(start + i) % 4 for i in range(4)]


def test_kw_8_2_two_markers_one_after_the_other() -> None:
    table = acting()
    table.skip_action(0)
    assert (table.phase, table.current) == (Phase.MARK, 0)
    table.skip_action(0)
    assert table.current == 1
    assert table.state.players[0].markers == 4


def test_kw_8_2_both_must_be_placed() -> None:
    table = acting()
    assert table.why(0, "done") == "KW 4.3"
    table.skip_action(0)
    assert table.why(0, "done") == "KW 4.3"


@pytest.mark.parametrize("action", ACTION_NAMES[:8])
def test_kw_8_2_an_action_may_have_no_effect(action: str) -> None:
    table = acting()
    table.mark(0, action)
    table.do(0, "done")
    assert (table.phase, table.money(0), table.points(0), table.discs(0)) == (Phase.MARK, 20, 0, 11)


def test_kw_8_3_blocked_by_your_marker() -> None:
    table = acting("dive")
    assert table.why(0, "mark", action="dive") == "KW 8.3"
    table.mark(0, "shares")
    table.do(0, "done")
    assert table.why(0, "mark", action="shares") == "KW 8.3"


def test_kw_8_3_not_by_the_markers_of_others() -> None:
    table = acting()
    table.set_markers(1, "dive", "hotel")
    assert table.why(0, "mark", action="dive") is None


def test_kw_8_4_the_first_action_is_finished_first() -> None:
    table = acting("hotel")
    table.mark(0, "factory-roll")
    assert table.why(0, "mark", action="dive") == "KW 8.4"
    assert table.why(0, "repeat", action="hotel") == "KW 8.4"


def test_kw_8_4_the_second_space_is_chosen_after_the_first_has_brought_its_result() -> None:
    table = acting()
    table.set_discs(0, "upper-factory-1")
    table.mark(0, "roll-dollars")
    table.do(0, "roll-cigars")
    table.roll(6)
    table.do(0, "take-dollars")
    assert table.phase == Phase.MARK
    table.mark(0, "factory-market")
    table.do(0, "market")
    assert table.points(0) == 1


@pytest.mark.parametrize("order", [("buy-factory", "roll-cigars"), ("roll-cigars", "buy-factory")])
def test_kw_8_5_parts_in_either_order(order: tuple[str, str]) -> None:
    table = acting()
    table.set_discs(0, "upper-factory-1")
    table.mark(0, "factory-roll")
    for part in order:
        if part == "buy-factory":
            table.do(0, "buy-factory", space="upper-factory-2")
        else:
            table.do(0, "roll-cigars")
            table.roll(3)
    assert table.state.players[0].cigars == (6 if order[0] == "buy-factory" else 3)
    assert table.phase == Phase.MARK


def test_kw_8_5_one_part_alone() -> None:
    table = acting()
    table.mark(0, "roll-dollars")
    table.do(0, "take-dollars")
    table.do(0, "done")
    assert (table.money(0), table.phase) == (28, Phase.MARK)


@pytest.mark.parametrize(
    ("action", "offered"),
    [
        ("hotel", {"buy-hotel"}),
        ("hotel-operate", {"buy-hotel", "operate"}),
        ("factory-roll", {"buy-factory", "roll-cigars"}),
        ("factory-market", {"buy-factory", "market"}),
        ("roll-dollars", {"roll-cigars", "take-dollars"}),
        ("dive", {"look"}),
        ("harvest", {"harvest"}),
        ("shares", {"score"}),
    ],
)
def test_kw_8_6_only_what_the_space_offers(action: str, offered: set[str]) -> None:
    table = acting()
    table.set_complete("key-largo-cut")
    table.mark(0, action)
    parts = {
        "look": {"place": "nw-1"},
        "buy-hotel": {"space": "upper-hotel-2"},
        "buy-factory": {"space": "upper-factory-1"},
        "score": {"bridge": "key-largo-cut"},
        "harvest": {"fruit": "mango"},
        "operate": {},
        "roll-cigars": {},
        "market": {},
        "take-dollars": {},
    }
    for kind, arguments in parts.items():
        assert table.why(0, kind, **arguments) == (None if kind in offered else "KW 8.6"), kind


def test_kw_8_6_each_part_once() -> None:
    table = acting()
    table.mark(0, "roll-dollars")
    table.do(0, "take-dollars")
    assert table.why(0, "take-dollars") == "KW 8.6"
    table.do(0, "done")
    table.mark(0, "hotel-operate")
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert table.why(0, "buy-hotel", space="upper-hotel-3") == "KW 8.6"


def test_kw_8_7_finished_when_nothing_is_left() -> None:
    table = acting()
    table.mark(0, "hotel")
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert table.phase == Phase.MARK


def test_kw_8_7_the_player_may_finish_earlier() -> None:
    table = acting()
    table.mark(0, "harvest")
    table.do(0, "harvest", fruit="mango")
    table.do(0, "done")
    assert (table.phase, int(table.state.chosen)) == (Phase.MARK, 0)


def test_kw_8_8_repeating_takes_both_markers() -> None:
    table = acting("hotel", "dive")
    table.do(0, "repeat", action="hotel")
    table.do(0, "done")
    assert table.current == 1
    assert table.state.players[0].markers == 2


def test_kw_8_8_only_as_the_first_choice_of_a_turn() -> None:
    table = acting("hotel", "dive")
    table.skip_action(0)
    assert table.why(0, "repeat", action="hotel") == "KW 8.8"


def test_kw_8_8_two_markers_on_two_other_spaces_instead() -> None:
    table = acting("hotel", "dive")
    assert {text.split("(")[0] for text in table.legal(0)} == {"Mark", "Repeat"}


def test_kw_8_9_only_an_action_that_is_blocked() -> None:
    table = acting("hotel", "dive")
    assert table.why(0, "repeat", action="harvest") == "KW 8.9"
    assert [text for text in table.legal(0) if text.startswith("Repeat")] == [
        "Repeat(action='dive')",
        "Repeat(action='hotel')",
    ]


def test_kw_8_9_never_in_the_first_round_of_a_cycle() -> None:
    table = acting()
    for action in ACTION_NAMES[:8]:
        assert table.why(0, "repeat", action=action) == "KW 8.9"


def test_kw_8_9_named_at_once_and_no_further_marker() -> None:
    table = acting("hotel", "dive")
    table.do(0, "repeat", action="hotel")
    assert table.phase == Phase.ACT
    table.do(0, "buy-hotel", space="upper-hotel-2")
    assert table.blocked(0) == {"hotel", "dive", "repeat"}


def test_kw_8_10_once() -> None:
    table = acting("hotel", "dive", "repeat")
    assert table.why(0, "repeat", action="hotel") == "KW 8.10"


def test_kw_8_7_taking_back_within_the_turn() -> None:
    match = Match(GAME, 3, seed=2)
    for seat in range(3):
        match.act(seat, GAME.actions.number("bid", amount=seat))
    while GAME.actions.kind(match.legal(match.actors[0])[0]).name != "mark":
        match.act(match.actors[0], match.legal(match.actors[0])[-1])
    seat = match.actors[0]
    before = match.seen(seat)
    match.act(seat, GAME.actions.number("mark", action="shares"))
    match.act(seat, GAME.actions.number("done"))
    match.undo(seat)
    match.undo(seat)
    assert (match.seen(seat) == before).all()
