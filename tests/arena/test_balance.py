"""Surveys of many quick games, and the balance report made of them."""

import re
from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest

import tradewinds as tw
from tests.arena.tables import GAME
from tradewinds import arena
from tradewinds.arena.balance import _compared
from tradewinds.arena.survey import DECISIONS, MOST_RULES, ORDER, Survey, joined, settle_order, survey
from tradewinds.core.dice import draw, new_dice
from tradewinds.core.game import CHANCE, CHANCE_BIT
from tradewinds.core.words import LANGUAGES


@cache
def three() -> Survey:
    return survey(GAME, 2, 3, "three", "random", probe=1)


def by_hand(seed: str) -> dict[str, Any]:
    """The first game of a survey, from the rules alone."""
    rules, dice = GAME.rules, new_dice(f"survey {seed}")
    vector, out, weights = (
        GAME.first_position(2, np.zeros(16, np.int16)),
        np.zeros(512, np.int16),
        np.zeros(512, np.int16),
    )
    state, order = GAME.record(vector), []
    taken: Counter[tuple[int, str]] = Counter()
    offered: Counter[str] = Counter()
    refused: Counter[int] = Counter()
    while acting := int(state.actors):
        if acting == CHANCE_BIT:
            count = rules.chance(state, out, weights)
            ways = [int(out[place]) for place in range(count) for _ in range(int(weights[place]))]
            action = ways[draw(dice, len(ways))]
            if GAME.actions.kind(action).name == "gold-order":
                order.append(int(GAME.actions.first[action]))
            rules.apply(state, CHANCE, action)
            continue
        seat = 0 if acting & 1 else 1
        legal = [int(a) for a in out[: rules.legal(state, seat, out)]]
        offered.update({GAME.actions.kind(a).name for a in legal})
        refused.update({int(rules.why_not(state, seat, a)) for a in range(len(GAME.actions))} - {0})
        action = legal[draw(dice, len(legal))]
        taken[seat, GAME.actions.kind(action).name] += 1
        rules.apply(state, seat, action)
    points = [GAME.points(state, seat) for seat in range(2)]
    return {"taken": taken, "offered": offered, "refused": refused, "order": order, "points": points}


def test_the_notes_are_what_the_rules_say() -> None:
    told, notes = by_hand("three"), survey(GAME, 2, 1, "three", "random", probe=1)
    kinds = [kind.name for kind in GAME.actions.kinds]
    assert notes.points[0].tolist() == told["points"]
    assert {(seat, kinds[kind]): int(n) for (seat, kind), n in np.ndenumerate(notes.taken[0]) if n} == told["taken"]
    assert {kinds[kind]: int(n) for kind, n in enumerate(notes.offered) if n} == told["offered"]
    assert {code: int(n) for code, n in enumerate(notes.refused) if n} == told["refused"]
    assert notes.decisions[0] == notes.probed == sum(told["taken"].values())
    assert notes.order[0].argmin() == told["order"][0], "who is drawn first stands first"


def test_equal_seeds_give_equal_notes_and_batches_add_up() -> None:
    again = survey(GAME, 2, 3, "three", "random", probe=1)
    assert (again.rows == three().rows).all()
    both = joined([three(), again])
    assert len(both.rows) == len(both.points) == len(both.taken) == 6
    assert (both.offered == 2 * three().offered).all()
    assert (both.refused == 2 * three().refused).all()
    assert both.probed == 2 * three().probed


def test_leaning_players_play_otherwise() -> None:
    leaning = survey(GAME, 2, 1, "three", "sense")
    assert leaning.taken.tolist() != three().taken[:1].tolist()
    assert leaning.probed == 0


def test_every_game_has_one_place_for_each_seat_and_one_win() -> None:
    assert np.sort(three().order, axis=1).tolist() == [[1, 2]] * 3
    assert three().won.sum(axis=1).tolist() == [1.0] * 3


@pytest.mark.parametrize(
    ("named", "expected"), [([], [1, 2, 3, 4]), ([2], [3, 4, 1, 2]), ([3, 1], [4, 2, 3, 1]), ([1, 0, 2], [2, 1, 3, 4])]
)
def test_seats_nobody_named_follow_clockwise(named: list[int], expected: list[int]) -> None:
    row = np.zeros(ORDER + 8, np.int64)
    for place, seat in enumerate(named):
        row[ORDER + seat] = place + 1
    settle_order(row, len(named), named[-1] if named else 3, 4)
    assert row[ORDER : ORDER + 4].tolist() == expected


def test_winners_are_compared_with_others() -> None:
    values = np.array([[3, 1], [2, 5], [4, 4]])
    won = np.array([[1.0, 0.0], [1.0, 0.0], [0.5, 0.5]])
    told = _compared(values, won)
    assert told["winners"] == pytest.approx((3 + 2 + 4) / 3)
    assert told["losers"] == pytest.approx((1 + 5 + 4) / 3, abs=1e-4)
    assert (told["most"]["wins"], told["most"]["games"]) == (1, 2), "level players do not count as most"


def test_what_all_do_equally_often_has_no_most() -> None:
    assert _compared(np.array([[1, 1]]), np.array([[1.0, 0.0]]))["most"] is None


def facts() -> dict[str, Any]:
    clock = {"seconds": 1.0, "games_per_second": 3.0}
    return arena.balance(GAME, three()) | {"seed": "three", "play": "random", "options": {}, "clock": clock}


def test_the_balance_tells_shares_of_everything() -> None:
    told = facts()
    assert sum(seat["wins"] for seat in told["by_seat"]) == sum(place["wins"] for place in told["by_place"]) == 3
    assert sum(kind["taken"] for kind in told["kinds"].values()) == pytest.approx(1)
    assert all(0 < kind["offered"] <= 1 and 0 <= kind["games"] <= 1 for kind in told["kinds"].values())
    assert "gold-order" not in told["kinds"], "what chance does is no choice"
    shares = [rule["share"] for rule in told["rules"].values()]
    assert shares == sorted(shares, reverse=True)
    assert all(0 < share <= 1 for share in shares)
    assert told["lead"]["min"] >= 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_missing(lang: str) -> None:
    page = arena.page(arena.balance_sheet(facts(), arena.Voice(lang, GAME)))
    assert re.findall(r"\b(?:arena|balance|source|reason|colour|kind|why)-[a-z0-9]+", page) == []
    assert GAME.words.text(lang, "kind-found") in page


@pytest.mark.compiled
@pytest.mark.parametrize("way", arena.WAYS)
@pytest.mark.parametrize("name", tw.games())
def test_every_game_can_be_surveyed_and_everything_players_do_has_a_name(name: str, way: str) -> None:
    game = tw.load(name)
    notes = survey(game, game.seats[-1], 300, "all", way, probe=20)
    told = arena.balance(game, notes)
    for lang in LANGUAGES:
        assert all(game.words.has(lang, f"kind-{kind}") for kind in told["kinds"])
        assert all(
            game.words.has(lang, f"why-{rule['code'] // 100}-{rule['code'] % 100}") for rule in told["rules"].values()
        )
    assert (notes.rows[:, DECISIONS] > 0).all()
    assert max(told["rules"][rule]["code"] for rule in told["rules"]) < MOST_RULES
    assert (np.sort(notes.order, axis=1) == np.arange(1, notes.seats + 1)).all()
