"""Random games: reproducible, counted, and the same as the rules played step by step."""

import dataclasses
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tradewinds as tw
from tests.core.tables import GAME, many, refusal
from tradewinds.core import playout
from tradewinds.core.dice import draw, new_dice
from tradewinds.core.game import CHANCE, CHANCE_BIT, Game
from tradewinds.core.kernel import MOST_SEATS, Scratch
from tradewinds.core.layout import new_vector
from tradewinds.core.playout import COLUMNS, LAW, SCORES, lowest_seat, random_games, random_step, weighted

THREE = random_games(GAME, 2, 3, "three")


def with_rules(**rules: Any) -> Game:
    return dataclasses.replace(GAME, rules=dataclasses.replace(GAME.rules, **rules))


def test_equal_seeds_give_equal_results() -> None:
    assert (random_games(GAME, 2, 3, "three").table == THREE.table).all()


def test_other_seeds_give_other_results() -> None:
    assert (random_games(GAME, 2, 3, "other").table != THREE.table).any()


def test_the_first_of_many_games_is_the_game_played_alone() -> None:
    assert (random_games(GAME, 2, 1, "three").table[0] == THREE.table[0]).all()


def test_watching_the_laws_changes_nothing() -> None:
    assert (random_games(GAME, 2, 1, "three", check=True).table[0] == THREE.table[0]).all()


def test_the_columns_are_what_they_are_called() -> None:
    assert THREE.table.shape == (3, COLUMNS)
    assert COLUMNS == SCORES + MOST_SEATS
    columns = (THREE.decisions, THREE.reasons, THREE.winners, THREE.laws)
    for place, column in enumerate(columns):
        assert (column == THREE.table[:, place]).all()
    assert THREE.scores.shape == (3, 2)


def test_every_game_ends_for_a_reason_with_the_best_as_winner() -> None:
    assert set(THREE.reasons.tolist()) <= {1, 2, 3}
    assert (THREE.laws == 0).all()
    for bits, scores in zip(THREE.winners.tolist(), THREE.scores.tolist(), strict=True):
        won = [seat for seat in range(2) if bits >> seat & 1]
        assert [scores[seat] for seat in won] == [max(scores)]


def test_columns_of_seats_nobody_has_stay_empty() -> None:
    assert not THREE.table[:, SCORES + 2 :].any()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_number_of_seats_has_its_scores(seats: int) -> None:
    results = random_games(GAME, seats, 1, seats)
    assert results.scores.shape == (1, seats)
    assert (results.scores > 0).all()


def test_no_games_give_an_empty_table() -> None:
    assert random_games(GAME, 2, 0).table.shape == (0, COLUMNS)


@pytest.mark.parametrize("seats", [1, 6, True, "2", None], ids=repr)
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    refusal(lambda: random_games(GAME, seats, 1), tw.BadRequest)


def test_an_unknown_option_is_refused() -> None:
    refusal(lambda: random_games(GAME, 2, 1, speed="fast"), tw.BadRequest)


# Step by step


def by_hand(seats: int, seed: str) -> tuple[int, np.ndarray[Any, Any]]:
    """A random game from the rules alone: how many decisions it took, and its last position."""
    rules, dice = GAME.rules, new_dice(seed)
    vector, out, weights = new_vector(GAME.dtype), np.zeros(512, np.int16), np.zeros(512, np.int16)
    state, decisions = GAME.record(vector), 0
    rules.setup(state, seats, np.zeros(16, np.int16))
    while acting := int(state.actors):
        if acting == CHANCE_BIT:
            count = rules.chance(state, out, weights)
            ways = [int(out[place]) for place in range(count) for _ in range(int(weights[place]))]
            rules.apply(state, CHANCE, ways[draw(dice, len(ways))])
            continue
        seat = min(seat for seat in range(seats) if acting >> seat & 1)
        count = rules.legal(state, seat, out)
        rules.apply(state, seat, int(out[draw(dice, count)]))
        decisions += 1
    return decisions, vector


def test_the_driver_plays_what_the_rules_say() -> None:
    decisions, vector = by_hand(2, "three")
    totals = np.zeros(MOST_SEATS, np.int16)
    GAME.rules.scores(GAME.record(vector), totals)
    assert decisions == THREE.decisions[0]
    assert (totals[:2] == THREE.scores[0]).all()
    assert GAME.rules.winners(GAME.record(vector)) == THREE.winners[0]
    assert GAME.rules.reason(GAME.record(vector)) == THREE.reasons[0]


def test_single_steps_lead_through_the_same_game() -> None:
    state, scratch, dice = GAME.first_position(2, np.zeros(16, np.int16)), Scratch(), new_dice("three")
    decisions = 0
    while GAME.record(state).actors:
        decisions += random_step(GAME, state, scratch, dice)
    assert (state == by_hand(2, "three")[1]).all()
    assert decisions == THREE.decisions[0]


def test_a_step_of_chance_is_no_decision() -> None:
    state, scratch, dice = GAME.first_position(3, np.zeros(16, np.int16)), Scratch(), new_dice(1)
    assert [random_step(GAME, state, scratch, dice) for _ in range(5)] == [0, 0, 0, 1, 1]


# What goes wrong


@pytest.mark.plain
def test_a_broken_law_ends_the_game_and_is_noted() -> None:
    game = with_rules(invariants=lambda state: 3 if state.phase == 2 else 0)
    results = random_games(game, 2, 1, "three", check=True)
    assert results.table[0, LAW] == 3
    assert 0 < results.decisions[0] < THREE.decisions[0]


@pytest.mark.plain
def test_laws_are_not_watched_unless_wanted() -> None:
    game = with_rules(invariants=lambda state: 3)
    assert random_games(game, 2, 1, "three").laws[0] == 0


@pytest.mark.plain
def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "MOST_DECISIONS", 20)
    decisions = random_games(GAME, 2, 2, "three").decisions
    assert ((decisions > 0) & (decisions <= 20)).all()


# Helpers of the driver


@many
@given(st.integers(1, 255))
def test_the_lowest_seat_is_the_first_that_may_act(actors: int) -> None:
    assert lowest_seat(actors) == min(seat for seat in range(8) if actors >> seat & 1)


def test_outcomes_are_drawn_by_weight() -> None:
    weights, dice, counts = np.array([1, 0, 5, 4], np.int16), new_dice("weights"), [0] * 4
    for _ in range(5_000):
        counts[weighted(weights, 4, dice)] += 1
    assert counts[1] == 0
    for count, weight in zip(counts, weights.tolist(), strict=True):
        assert abs(count - 500 * weight) < 4 * (500 * weight) ** 0.5 + 1


def test_only_the_first_outcomes_count() -> None:
    weights, dice = np.array([1, 1, 99, 99], np.int16), new_dice("first")
    assert {weighted(weights, 2, dice) for _ in range(50)} == {0, 1}
