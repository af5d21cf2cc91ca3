"""The action table: number, structured form and JSON of every choice."""

import itertools
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tradewinds as tw
from tests.core.tables import GAME, many, new, refusal
from tradewinds.core.actions import Action, ActionTable, Ask, Domain, Kind
from tradewinds.core.dice import new_dice
from tradewinds.core.game import SPECTATOR, Game
from tradewinds.core.kernel import MOST_CHOICES, handle
from tradewinds.core.layout import Vector

TABLE = GAME.actions
GOOD = Domain("good", ("sugar", "wine"))
SMALL = ActionTable(
    Kind("pass"),
    Kind("bid", ("gold", Domain("gold", range(3)))),
    Kind("trade", ("give", GOOD), ("want", GOOD), only=[(0, 1), (1, 0)]),
)


def test_actions_are_numbered_in_the_order_of_their_kinds() -> None:
    assert [repr(action) for action in SMALL.actions] == [
        "Pass()",
        "Bid(gold=0)",
        "Bid(gold=1)",
        "Bid(gold=2)",
        "Trade(give='sugar', want='wine')",
        "Trade(give='wine', want='sugar')",
    ]
    assert len(SMALL) == 6


def test_a_kind_without_a_list_has_every_combination() -> None:
    kind = Kind("trade", ("give", GOOD), ("want", GOOD))
    assert kind.rows == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_the_rules_read_kind_and_arguments_from_arrays() -> None:
    assert SMALL.kind_of.tolist() == [0, 1, 1, 1, 2, 2]
    assert SMALL.first.tolist() == [0, 0, 1, 2, 0, 1]
    assert SMALL.second.tolist() == [0, 0, 0, 0, 1, 0]


def test_a_kind_knows_its_first_number_and_a_number_its_kind() -> None:
    assert [SMALL.start(kind.name) for kind in SMALL.kinds] == [0, 1, 4]
    assert [SMALL.kind(number).name for number in range(6)] == ["pass", "bid", "bid", "bid", "trade", "trade"]


@pytest.mark.parametrize("table", [SMALL, TABLE], ids=["small", "west-of-africa"])
def test_number_structured_form_and_json_lead_to_each_other(table: ActionTable) -> None:
    for number, action in enumerate(table.actions):
        assert table.number(action.kind, **dict(action.arguments)) == number
        assert table.from_json(action.to_json()) == number
        assert action.to_json()["kind"] == table.kind(number).name


def test_no_two_actions_share_a_form() -> None:
    assert len(set(TABLE.actions)) == len({repr(action) for action in TABLE.actions}) == len(TABLE)


@pytest.mark.parametrize("table", [SMALL, TABLE], ids=["small", "west-of-africa"])
def test_the_members_of_a_json_object_come_in_any_order(table: ActionTable) -> None:
    for number, action in enumerate(table.actions):
        for members in itertools.permutations(action.to_json().items()):
            assert table.from_json(dict(members)) == number


def test_a_match_takes_the_structured_form_with_its_arguments_in_any_order() -> None:
    match = new()
    told = [
        Action("sell", tuple(pairs)) for pairs in itertools.permutations([("island", "tenerife"), ("good", "wine")])
    ]
    assert {getattr(match.why_not(0, action), "rule", None) for action in told} == {"WA 4.3"}


# What is not an action

UNKNOWN: list[dict[str, Any]] = [
    {},
    {"kind": None},
    {"kind": "steal"},
    {"kind": "sell"},
    {"kind": "sell", "island": "tenerife"},
    {"kind": "sell", "island": "tenerife", "good": "rum"},
    {"kind": "sell", "island": "tenerife", "good": "wine", "price": 9},
    {"kind": "push", "seat": 5},
    {"kind": "push", "seat": -1},
    {"kind": "push", "seat": "1"},
    {"kind": "move-worker", "source": "el-hierro", "target": "lanzarote"},
    {"kind": "ready", "self": 1},
]


@pytest.mark.parametrize("data", UNKNOWN, ids=str)
def test_an_unknown_action_is_refused_with_a_sentence(data: dict[str, Any]) -> None:
    error = refusal(lambda: TABLE.from_json(data), tw.BadRequest)
    assert "There is no action" in str(error)
    assert str(error).endswith(" in this game.")


def test_the_sentence_names_the_action() -> None:
    error = refusal(lambda: TABLE.number("sell", island="tenerife", good="rum"), tw.BadRequest)
    assert "Sell(island='tenerife', good='rum')" in str(error)


@pytest.mark.parametrize("seat", [True, 1.0, [1], {"seat": 1}, None], ids=repr)
def test_only_a_whole_number_stands_for_a_seat(seat: Any) -> None:
    refusal(lambda: TABLE.from_json({"kind": "push", "seat": seat}), tw.BadRequest)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=3,
)
_KEYS = st.sampled_from(["kind", "seat", "card", "island", "good", "field", "self"])
_WORDS = st.sampled_from(["sell", "push", "ready", "tenerife", "wine", "minus"])


@many
@given(st.dictionaries(_KEYS, _WORDS | st.integers(-2, 6) | _JSON, max_size=4))
def test_any_object_is_an_action_or_refused(data: dict[str, Any]) -> None:
    try:
        number = TABLE.from_json(data)
    except tw.BadRequest:
        return
    assert TABLE.actions[number].to_json() == data


def test_how_a_kind_is_asked_follows_from_its_arguments_unless_it_says_so() -> None:
    seat, card = Domain("seat", range(2)), Domain("card", ("ace", "king"))
    table = ActionTable(
        Kind("end"),
        Kind("bid", ("amount", Domain("amount", range(5, 8)))),
        Kind("play", ("card", card), ask=Ask("hand")),
        Kind("trump", ("card", card), ask=Ask(group="play")),
        Kind("rob", ("seat", seat), ask=Ask("board")),
    )
    assert [kind.asked_by for kind in table.kinds] == ["button", "number", "hand", "board", "board"]
    assert [table.amount(number) for number in range(len(table))] == [None, 5, 6, 7, *[None] * 6]
    groups = table.groups([0, 3, 4, 6, 8])
    assert [(kind.name, actions) for kind, actions in groups.items()] == [
        ("end", [0]),
        ("bid", [3]),
        ("play", [4, 6]),
        ("rob", [8]),
    ]


@pytest.mark.parametrize("name", tw.games())
def test_what_is_done_by_itself_tells_nobody_a_secret(name: str) -> None:
    """Whoever looks on knows as well that nothing else is left: it is so in every world that fits what they see."""
    game, rng = tw.load(name), random.Random(6)
    match, ended = tw.Match(game, game.seats[-1], seed=6), 0
    for step in range(3_000):
        if not match.actors:
            match = tw.Match(game, game.seats[-1], seed=step)
        seat = match.actors[0]
        left = match.legal(seat)
        ended += _by_itself(game, left)
        could = any(game.actions.kind(action).ask.by_itself for action in left)
        for throw in range(4 if could else 0):
            assert _by_itself(game, _legal(game, _world(game, match, throw), seat)) == _by_itself(game, left)
        match.act(seat, rng.choice(left))
    assert ended or not any(kind.ask.by_itself for kind in game.actions.kinds)


def _by_itself(game: Game, left: Sequence[int]) -> bool:
    return len(left) == 1 and game.actions.kind(left[0]).ask.by_itself


def _world(game: Game, match: tw.Match, throw: int) -> Vector:
    """A position that somebody who looks on takes for possible."""
    world = match.seen(None)
    game.kernel.determinize(handle(world), SPECTATOR, handle(new_dice(throw)))
    return world


def _legal(game: Game, position: Vector, seat: int) -> list[int]:
    out = np.zeros(MOST_CHOICES, np.int16)
    listed: list[int] = out[: game.kernel.legal(handle(position), seat, handle(out))].tolist()
    return listed


@pytest.mark.parametrize("name", tw.games())
def test_what_a_seat_may_do_follows_from_what_it_has_seen(name: str) -> None:
    """So that whatever explains choices can be worked out from the view alone."""
    game, rng = tw.load(name), random.Random(7)
    match = tw.Match(game, game.seats[-1], seed=7)
    for step in range(300):
        if not match.actors:
            match = tw.Match(game, game.seats[-1], seed=step)
        for seat in match.actors:
            assert _legal(game, match.seen(seat), seat) == match.legal(seat)
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal(seat)))


def test_a_thing_knows_what_it_has_to_do_with() -> None:
    assert [TABLE.actions[number].kind for number in TABLE.concerning("card-tenerife")] == ["choose"]
    assert TABLE.concerning("tenerife") == []
    assert "field-tenerife-1" in TABLE.things
