"""OpenSpiel's own tests and algorithms, for every game and number of seats."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot

import tradewinds as tw
from tradewinds.envs.openspiel_game import PlayoutEvaluator

pytestmark = pytest.mark.compiled
TABLES = [(name, seats) for name in tw.games() for seats in tw.load(name).seats]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)
each_game = pytest.mark.parametrize("name", tw.games())


def load(name: str, kind: str = "", **parameters: Any) -> Any:
    return pyspiel.load_game(f"tradewinds_{name.replace('-', '_')}{kind}", parameters)


@each_table
def test_random_simulation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, players=seats), num_sims=1, serialize=True, verbose=False)


@each_game
def test_random_simulation_with_simultaneous_nodes(name: str) -> None:
    pyspiel.random_sim_test(load(name, "_simultaneous"), num_sims=1, serialize=False, verbose=False)


def play(state: Any, bot: Any, seat: int, chooser: random.Random) -> int:
    """A whole game of a bot at one seat against random play; how often it was asked."""
    asked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
        elif state.current_player() == seat:
            asked += 1
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    return asked


@each_game
def test_ismcts_plays_a_whole_game(name: str) -> None:
    game = load(name)
    bot = ISMCTSBot(game, PlayoutEvaluator(), 1.4, 3, random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    assert play(state, bot, 0, random.Random(1)) > 5
    assert sum(state.returns()) == pytest.approx(0.0)


def test_mcts_plays_a_whole_game() -> None:
    game = load("west-of-africa")
    bot = MCTSBot(game, 1.4, 2, PlayoutEvaluator(), random_state=np.random.RandomState(1))
    assert play(game.new_initial_state(), bot, 1, random.Random(2)) > 5


def walk(game: Any, steps: int, chooser: random.Random) -> Any:
    """A state some random steps into the game."""
    state = game.new_initial_state()
    while steps > 0 and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
            steps -= 1
    return state


@each_table
def test_states_a_player_cannot_tell_apart_look_the_same(name: str, seats: int) -> None:
    game, chooser, changed = load(name, players=seats), random.Random(name), 0
    for steps in range(5, 60, 11):
        state = walk(game, steps, chooser)
        for player in range(seats):
            other = state.resample_from_infostate(player, chooser.random)
            changed += int(str(other) != str(state))
            assert other.history() == []
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
            assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
    assert changed > 0


def test_a_bid_is_in_nobody_elses_information_state() -> None:
    state, chooser = walk(load("key-west", players=3), 0, random.Random(1)), random.Random(1)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(outcomes, weights)[0])
    bids = state.legal_actions()
    one, two = state.child(bids[0]), state.child(bids[-1])
    assert one.information_state_string(0) != two.information_state_string(0)
    for other in (1, 2):
        assert one.information_state_string(other) == two.information_state_string(other)


def test_information_states_remember_and_observations_do_not() -> None:
    """West of Africa: a card chosen and taken back leaves the view as it was, but its player knows."""
    game, chooser = load("west-of-africa"), random.Random(3)
    state = walk(game, 0, chooser)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    shorter, longer = state.child(state.legal_actions()[0]), state
    assert shorter.observation_string(0) != longer.observation_string(0)
    assert len(shorter.information_state_tensor(0)) == len(shorter.observation_tensor(0)) + 64


def test_options_are_parameters_and_bad_ones_are_refused() -> None:
    assert load("key-west", money="open").get_parameters()["money"] == "open"
    with pytest.raises(tw.BadRequest):
        load("key-west", money="stolen")
    with pytest.raises(tw.BadRequest):
        load("key-west", players=9)
