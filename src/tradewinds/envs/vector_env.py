"""Gymnasium: one learner against bots, one match at a time or thousands in compiled parallel code.

`gymnasium.make("tradewinds/west-of-africa-v0", seats=4)` and
`gymnasium.make_vec("tradewinds/west-of-africa-v0", num_envs=1024, vectorization_mode="vector_entry_point", seats=4)`
after importing this module. What may be done is in `info["action_mask"]`; whoever tries anything else has lost.
"""

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import tradewinds as tw
from tradewinds.bots import make_bot
from tradewinds.core.copying import Apart
from tradewinds.core.errors import BadRequest
from tradewinds.envs.batch import Batch
from tradewinds.envs.observations import Observations
from tradewinds.envs.single_match import VERSION, check_mode, find, payoffs, render, render_modes

FORMS = ("normalised", "raw")
Numbers = npt.NDArray[Any]


def observation_space(shown: Observations, form: str) -> spaces.Box:
    """The space of an observation: raw numbers, or the same between -1 and 1."""
    if form not in FORMS:
        raise BadRequest("error-env-choice", what="form", name=str(form), names=", ".join(FORMS))
    if form == "raw":
        limits = np.iinfo(np.int16)
        return spaces.Box(limits.min, limits.max, (shown.raw_size,), np.int16)
    return spaces.Box(-1.0, 1.0, (shown.size,), np.float32)


class LearnerEnv(Apart, gymnasium.Env[Numbers, np.int64]):
    """One seat of one match; bots, known by name, play the others. A learner without a seat is given one by lot."""

    def __init__(
        self,
        game: tw.Game | str,
        seats: int | None = None,
        learner: int | None = None,
        bots: str = "random",
        rewards: str = "win",
        form: str = "normalised",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = find(game)
        self.seats = self.game.check_seats(self.game.seats[0] if seats is None else seats)
        self.metadata = {"render_modes": render_modes(self.game), "render_fps": 2}
        check_mode(self.game, render_mode)
        self.render_mode = render_mode
        self.shown = Observations(self.game)
        self.observation_space = observation_space(self.shown, form)
        self.action_space = spaces.Discrete(len(self.game.actions))
        self._learner, self._bots, self._rewards, self._form, self._options = learner, bots, rewards, form, options

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        draw = int(self.np_random.integers(2**62))
        self.seat = draw % self.seats if self._learner is None else self._learner
        self.match = tw.Match(self.game, self.seats, draw, **self._options)
        self.bots = [make_bot(self._bots, self.game, f"{draw} {seat}") for seat in range(self.seats)]
        self._play_bots()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if self.match.why_not(self.seat, int(action)) is not None:
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        self.match.act(self.seat, int(action))
        self._play_bots()
        outcome, reward = self.match.outcome, 0.0
        if outcome is not None:
            reward = payoffs(outcome.scores, outcome.winners, self._rewards)[self.seat]
        return self._observation(), reward, outcome is not None, False, self._info()

    def render(self) -> Any:
        return render(self.match, self.render_mode)

    def _play_bots(self) -> None:
        match = self.match
        while match.actors and self.seat not in match.actors:
            seat = match.actors[0]
            match.act(seat, self.bots[seat].choose(match.seen(seat), seat, match.legal(seat)))
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> Numbers:
        raw = self.shown.raw(self.match.seen(self.seat), self.seat)
        return raw if self._form == "raw" else self.shown.normalised(raw)

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(len(self.game.actions), np.int8)
        if self.seat in self.match.actors:
            mask[self.match.legal(self.seat)] = 1
        return {"action_mask": mask, "seat": self.seat}


class LearnerVectorEnv(Apart, VectorEnv[Numbers, Numbers, Numbers]):
    """The same for many games at once, in compiled code; a game that ends begins anew in the same step.

    With `copy=False` the arrays returned are those that the next step writes.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: tw.Game | str,
        num_envs: int = 1,
        seats: int | None = None,
        learner: int | None = None,
        bots: str = "random",
        rewards: str = "win",
        form: str = "normalised",
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.batch = Batch(find(game), num_envs, seats, rewards, learner, bots, **options)
        self.single_observation_space = observation_space(self.batch.shown, form)
        self.single_action_space = spaces.Discrete(len(self.batch.game.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._raw, self._copy = form == "raw", copy
        self._floats = np.zeros((num_envs, self.batch.shown.size), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**62)))
        return self._observations(), self._info()

    def step(self, actions: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers, dict[str, Any]]:
        batch, asked = self.batch, self.batch.seats.copy()
        batch.step(actions, forfeit=True)
        rewards = batch.rewards[np.arange(self.num_envs), asked].astype(np.float64)
        info = self._info()
        if batch.ended.any():
            info["final_obs"] = self._finals()
            info["_final_obs"] = batch.ended.copy()
        return self._observations(), rewards, batch.ended.copy(), np.zeros(self.num_envs, np.bool_), info

    def _observations(self) -> Numbers:
        shown: Numbers = self.batch.observations if self._raw else self.batch.normalised(self._floats)
        return shown.copy() if self._copy else shown

    def _finals(self) -> Numbers:
        """For each game that ended what its learner saw last, None for the others."""
        finals, ended = np.full(self.num_envs, None, object), np.flatnonzero(self.batch.ended)
        last = self.batch.finals[ended]
        for place, seen in zip(ended, last if self._raw else self.batch.shown.normalised(last), strict=True):
            finals[place] = seen
        return finals

    def _info(self) -> dict[str, Any]:
        masks, seats = self.batch.masks, self.batch.seats
        return {
            "action_mask": masks.copy() if self._copy else masks,
            "seat": seats.copy(),
            "illegal": self.batch.illegal.copy(),
        }


def register() -> None:
    """Make every game known to Gymnasium by name."""
    for name in tw.games():
        id = f"tradewinds/{name}-v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(id, partial(LearnerEnv, name), vector_entry_point=partial(LearnerVectorEnv, name))


register()
