"""Batches and environments can be copied and pickled: each goes on as if there were no other."""

import copy
import pickle
import random
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import tradewinds as tw
from tests.envs.test_openspiel import load, walk
from tests.envs.test_pettingzoo import versioned
from tradewinds.envs.batch import Batch, Chooser
from tradewinds.envs.openspiel_game import PlayoutEvaluator
from tradewinds.envs.vector_env import LearnerEnv, LearnerVectorEnv

pytestmark = pytest.mark.compiled

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}
each_way = pytest.mark.parametrize("way", WAYS)
each_game = pytest.mark.parametrize("name", tw.games())

Course = Sequence[tuple[bytes, ...]]


def check(way: str, make: Callable[[], Any], play: Callable[[Any, int], Course]) -> None:
    """A copy made midway goes on like one that nobody copied, after the first has gone on, and the other way round."""
    untouched = make()
    play(untouched, 30)
    expected = play(untouched, 30)
    for first in (0, 1):
        one = make()
        play(one, 30)
        pair = [one, WAYS[way](one)]
        assert play(pair[first], 30) == expected
        assert play(pair[1 - first], 30) == expected


# Batches


def step_batch(pair: tuple[Batch, Chooser], steps: int) -> Course:
    batch, choose = pair
    course = []
    for _ in range(steps):
        batch.step(choose.among(batch.choices, batch.counts))
        parts = batch.observations, batch.masks, batch.seats, batch.rewards, batch.choices, batch.counts
        course.append(tuple(part.tobytes() for part in parts))
    return course


@each_way
@each_game
def test_a_batch(name: str, way: str) -> None:
    def both(pair: tuple[Batch, Chooser]) -> tuple[Batch, Chooser]:
        return WAYS[way](pair[0]), WAYS[way](pair[1])

    def make() -> tuple[Batch, Chooser]:
        return Batch(tw.load(name), 8, learner=None, bots="sense"), Chooser(8)

    untouched, one = make(), make()
    expected = [step_batch(untouched, 40), step_batch(untouched, 40)]
    assert step_batch(one, 40) == expected[0]
    other = both(one)
    assert step_batch(one, 40) == expected[1]
    assert step_batch(other, 40) == expected[1]


@each_way
def test_what_a_copy_offers_cannot_be_written_and_is_its_own(way: str) -> None:
    batch = WAYS[way](Batch(tw.load("west-of-africa"), 2))
    with pytest.raises(ValueError, match="read-only"):
        batch.choices[0, 0] = 1
    counts = batch.counts.copy()
    batch.step(batch.choices[:, 0])
    assert np.array_equal(batch.masks.sum(axis=1), batch.counts)
    assert counts.shape == batch.counts.shape


# Environments


def play_learner(env: Any, steps: int) -> Course:
    course = []
    mask = env.unwrapped._info()["action_mask"]
    for _ in range(steps):
        seen, _, over, _, info = env.step(np.flatnonzero(mask)[-1])
        if over:
            seen, info = env.reset()
        mask = info["action_mask"]
        course.append((seen.tobytes(), mask.tobytes()))
    return course


@each_way
@each_game
def test_a_learner_of_gymnasium(name: str, way: str) -> None:
    def make() -> LearnerEnv:
        env = LearnerEnv(name)
        env.reset(seed=3)
        return env

    check(way, make, play_learner)


def play_learners(env: Any, steps: int) -> Course:
    course, masks = [], env._info()["action_mask"]
    for _ in range(steps):
        seen, *_, info = env.step(masks.argmax(axis=1))
        masks = info["action_mask"]
        course.append((seen.tobytes(), masks.tobytes()))
    return course


@each_way
@each_game
def test_learners_side_by_side(name: str, way: str) -> None:
    def make() -> LearnerVectorEnv:
        env = LearnerVectorEnv(name, 4, copy=False)
        env.reset(seed=3)
        return env

    check(way, make, play_learners)


def play_agents(env: Any, steps: int) -> Course:
    course = []
    for _ in range(steps):
        if all(env.terminations.values()):
            env.reset()
        agent = env.agent_selection
        seen = env.observe(agent)
        course.append((agent.encode(), seen["observation"].tobytes(), seen["action_mask"].tobytes()))
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    return course


@each_way
@each_game
def test_agents_of_pettingzoo_one_after_the_other(name: str, way: str) -> None:
    def make() -> Any:
        env = versioned(name).raw_env()
        env.reset(3)
        return env

    check(way, make, play_agents)


def play_together(env: Any, steps: int) -> Course:
    course = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        shown = {agent: env.table.observe(agent) for agent in env.agents}
        env.step({a: int(s["action_mask"].nonzero()[0][-1]) for a, s in shown.items() if s["action_mask"].any()})
        course.append(tuple(s["observation"].tobytes() for s in shown.values()))
    return course


@each_way
@each_game
def test_agents_of_pettingzoo_all_at_once(name: str, way: str) -> None:
    def make() -> Any:
        env = versioned(name).parallel_env()
        env.reset(3)
        return env

    check(way, make, play_together)


@pytest.mark.parametrize("way", ["deepcopy", "pickle"])
def test_environments_in_the_wrappers_of_their_libraries(way: str) -> None:
    """These share what they wrap when they are copied by `copy.copy`: that is theirs to say."""

    def learner() -> Any:
        env = gymnasium.make("tradewinds/tobago-v0")
        env.reset(seed=3)
        return env

    def agents() -> Any:
        env = versioned("tobago").env()
        env.reset(3)
        return env

    check(way, learner, play_learner)
    check(way, agents, play_agents)


# OpenSpiel


@pytest.mark.parametrize("way", [*WAYS, "clone"])
@pytest.mark.parametrize("kind", ["", "_simultaneous"])
@each_game
def test_a_state_of_openspiel(name: str, kind: str, way: str) -> None:
    state = walk(load(name, ""), 25, random.Random(1)) if not kind else load(name, kind).new_initial_state()
    other = state.clone() if way == "clone" else WAYS[way](state)
    before = str(state), state.history()
    assert (str(other), other.history()) == before
    assert [other.information_state_string(seat) for seat in range(2)] == [
        state.information_state_string(seat) for seat in range(2)
    ]
    action = other.chance_outcomes()[0][0] if other.is_chance_node() else other.legal_actions()[-1]
    other.apply_action(action)
    assert (str(state), state.history()) == before
    state.apply_action(action)
    assert str(state) == str(other)


@each_way
def test_a_game_of_openspiel(way: str) -> None:
    game = load("key-west", players=4, money="open")
    other = WAYS[way](game)
    assert isinstance(other, pyspiel.Game)
    assert str(other) == str(game)
    assert str(other.new_initial_state()) == str(game.new_initial_state())


@each_way
def test_an_observer_and_an_evaluator_of_openspiel(way: str) -> None:
    state = walk(load("tobago"), 25, random.Random(1))
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    other, before = WAYS[way](observer), observer.tensor.copy()
    other.set_from(state, 1)
    assert np.array_equal(observer.tensor, before)
    assert np.array_equal(np.concatenate([other.dict["view"], other.dict["fingerprint"]]), other.tensor)
    assert not np.array_equal(other.tensor, before)
    evaluator = PlayoutEvaluator(8)
    again = WAYS[way](evaluator)
    assert np.array_equal(evaluator.evaluate(state), again.evaluate(state))
