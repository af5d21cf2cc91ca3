"""PettingZoo's own tests, for every game and number of seats."""

import random
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import tradewinds as tw
from tradewinds import envs
from tradewinds.core.dice import new_dice
from tradewinds.envs import single_match
from tradewinds.envs.pettingzoo_env import TradewindsAEC, TradewindsParallel

TABLES = [(name, seats) for name in tw.games() for seats in tw.load(name).seats]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)
each_game = pytest.mark.parametrize("name", tw.games())

# PettingZoo warns about every environment with an action mask that is not on its own list, and about the empty mask of
# an agent whose game is over.
pytestmark = [
    pytest.mark.compiled,
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def versioned(name: str) -> Any:
    return getattr(envs, f"{name.replace('-', '_')}_v0")


@each_table
def test_api(name: str, seats: int) -> None:
    api_test(versioned(name).env(seats=seats), num_cycles=60)


@each_table
def test_seeds(name: str, seats: int) -> None:
    seed_test(lambda: versioned(name).env(seats=seats), num_cycles=20)


@each_table
def test_parallel_api(name: str, seats: int) -> None:
    parallel_api_test(versioned(name).parallel_env(seats=seats), num_cycles=60)


@each_table
def test_render(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # Small pictures: five frames a mode for every table, and it is the drawing that is tested, not its pixels.
    monkeypatch.setattr(single_match, "WIDTH", 200)
    render_test(partial(versioned(name).env, seats=seats), {"svg": lambda drawn: drawn.startswith("<svg")})


@each_game
def test_a_whole_game_in_turn_pays_the_winners(name: str) -> None:
    env, chooser = versioned(name).env(form="raw"), random.Random(name)
    env.reset(seed=3)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        total[agent] += reward
        env.step(None if is_over else chooser.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sum(total.values()) == pytest.approx(0.0)
    match = env.unwrapped.table.match
    assert [total[f"seat_{seat}"] > 0 for seat in range(match.seats)] == [
        seat in match.outcome.winners for seat in range(match.seats)
    ]


@each_game
def test_all_at_once_asks_everybody_who_may_act(name: str) -> None:
    env, chooser, most = versioned(name).parallel_env(), random.Random(name), 0
    shown, _ = env.reset(seed=1)
    while env.agents:
        acting = [agent for agent in env.agents if shown[agent]["action_mask"].any()]
        most = max(most, len(acting))
        assert acting == env.table.acting
        choices = {agent: chooser.choice(np.flatnonzero(shown[agent]["action_mask"]).tolist()) for agent in acting}
        shown, rewards, over, _, _ = env.step(choices)
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0.0)
    assert most == (1 if name == "tobago" else len(over))


@each_table
def test_no_observation_holds_what_its_seat_may_not_know(name: str, seats: int) -> None:
    """A match whose secrets are dealt again looks the same to the seat, number for number."""
    game, chooser, dice, changed = tw.load(name), random.Random(name), new_dice("again"), 0
    env = TradewindsAEC(game, seats=seats)
    env.reset(seed=9)
    for step in range(150):
        if not env.table.acting:
            break
        agent = env.agent_selection
        seen = env.observe(agent)
        if step % 5 == 0:
            match, viewer = env.table.match, f"seat_{chooser.randrange(seats)}"
            before, seat, truth = env.observe(viewer), env.table.agents.index(viewer), match._vector.copy()
            guessed = match.seen(seat)
            game.rules.determinize(game.record(guessed), seat, dice)
            changed += int(not np.array_equal(guessed, truth))
            match._vector[:] = guessed
            after = env.observe(viewer)
            match._vector[:] = truth
            assert np.array_equal(before["observation"], after["observation"])
            assert np.array_equal(before["action_mask"], after["action_mask"])
        env.step(chooser.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert changed > 0


def test_a_forbidden_action_is_refused_and_changes_nothing() -> None:
    env = TradewindsAEC("west_of_africa", seats=2)
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"]
    with pytest.raises(tw.IllegalAction):
        env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0]))
    assert np.array_equal(env.observe("seat_0")["observation"], before)


def test_unknown_names_and_modes_are_answered() -> None:
    with pytest.raises(AttributeError, match="monopoly_v0"):
        envs.monopoly_v0  # noqa: B018 - the name itself is the test
    with pytest.raises(AttributeError, match="tobago_v9"):
        envs.tobago_v9  # noqa: B018
    with pytest.raises(tw.BadRequest, match="render_mode"):
        TradewindsParallel("tobago", render_mode="hologram")
    with pytest.raises(tw.BadRequest, match="form"):
        TradewindsParallel("tobago", form="cubist")
