"""Gymnasium's own checker, and the vector environment against it."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tradewinds as tw
from tradewinds.envs.batch import Chooser
from tradewinds.envs.vector_env import LearnerEnv, LearnerVectorEnv

pytestmark = pytest.mark.compiled
TABLES = [(name, seats) for name in tw.games() for seats in tw.load(name).seats]


@pytest.mark.parametrize("form", ["normalised", "raw"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
# The checker wants every declared mode drawn; `svg` and `ansi` are texts, which it warns about.
@pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")
def test_the_checker_passes(name: str, seats: int, form: str) -> None:
    env = gymnasium.make(f"tradewinds/{name}-v0", seats=seats, form=form)
    check_env(env.unwrapped, skip_render_check=seats != tw.load(name).seats[0] or form == "raw")


@pytest.mark.parametrize("name", tw.games())
def test_a_learner_plays_a_whole_match_against_bots(name: str) -> None:
    env = LearnerEnv(name, learner=1)
    _, info = env.reset(seed=4)
    is_over = False
    while not is_over:
        _, reward, is_over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    assert env.match.outcome is not None
    assert (reward > 0) == (1 in env.match.outcome.winners)


@pytest.mark.parametrize("name", tw.games())
def test_many_at_once_follow_the_interface(name: str) -> None:
    env = gymnasium.make_vec(f"tradewinds/{name}-v0", num_envs=16, vectorization_mode="vector_entry_point", form="raw")
    choose = Chooser(16)
    seen, info = env.reset(seed=1)
    again, _ = env.reset(seed=1)
    assert np.array_equal(seen, again)
    ended = 0
    for _ in range(1_500):
        assert env.observation_space.contains(seen)
        seen, rewards, over, cut, info = env.step(choose(info["action_mask"]))
        ended += int(over.sum())
        assert not cut.any()
        assert not rewards[~over].any()
        assert not info["illegal"].any()
        if over.any():
            assert [last is not None for last in info["final_obs"]] == over.tolist()
        if ended >= 5:
            break
    assert ended >= 5


def test_arrays_are_copied_unless_the_learner_takes_care_itself() -> None:
    for copy in (True, False):
        env, choose = LearnerVectorEnv("west-of-africa", 4, copy=copy), Chooser(4)
        seen, info = env.reset(seed=2)
        before = seen.copy()
        env.step(choose(info["action_mask"]))
        assert np.array_equal(seen, before) == copy


def test_who_tries_what_is_forbidden_has_lost() -> None:
    env = LearnerEnv("west-of-africa", seats=3)
    _, info = env.reset(seed=1)
    _, reward, is_over, _, info = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)
    many = LearnerVectorEnv("west-of-africa", 2, seats=3)
    many.reset(seed=1)
    _, rewards, over, _, info = many.step(np.array([-5, 10**6]))
    assert rewards.tolist() == [-1.0, -1.0]
    assert over.all() and info["illegal"].all()  # noqa: PT018 - the same thing said twice
