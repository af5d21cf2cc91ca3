"""PettingZoo: every seat is an agent, one after the other (AEC) or, where the choice is simultaneous, all at once.

    from tradewinds.envs import west_of_africa_v0
    env = west_of_africa_v0.env(seats=4, render_mode="ansi")

An observation is made from what the seat has seen and from nothing else; chance is played inside.
"""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

import tradewinds as tw
from tradewinds.core.copying import Apart
from tradewinds.envs.observations import Observations
from tradewinds.envs.single_match import VERSION, check_mode, find, payoffs, render, render_modes
from tradewinds.envs.vector_env import observation_space

Shown = dict[str, Any]


class Table(Apart):
    """A match with agents in place of seats: what both kinds of environment are made of."""

    def __init__(
        self,
        game: tw.Game | str,
        seats: int | None = None,
        rewards: str = "win",
        form: str = "normalised",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = find(game)
        self.seats = self.game.check_seats(self.game.seats[0] if seats is None else seats)
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.shown = Observations(self.game)
        self.rewards = rewards
        self.form = form
        check_mode(self.game, render_mode)
        self.render_mode = render_mode
        self.options = options
        self.random = np.random.default_rng()
        self.actions = {agent: spaces.Discrete(len(self.game.actions)) for agent in self.agents}
        self.spaces = {agent: self._space() for agent in self.agents}

    def _space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (len(self.game.actions),), np.int8)
        return spaces.Dict({"observation": observation_space(self.shown, self.form), "action_mask": mask})

    def metadata(self, parallel: bool) -> dict[str, Any]:
        return {
            "name": f"{self.game.name.replace('-', '_')}_v{VERSION}",
            "render_modes": render_modes(self.game),
            "is_parallelizable": parallel,
            "render_fps": 2,
        }

    def new_match(self, seed: int | None) -> None:
        """A seed settles this match and, by lot, those that follow."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.match = tw.Match(self.game, self.seats, int(self.random.integers(2**62)), **self.options)
        self.show()

    def observe(self, agent: str) -> Shown:
        seat = self.agents.index(agent)
        raw = self.shown.raw(self.match.seen(seat), seat)
        mask = np.zeros(len(self.game.actions), np.int8)
        if seat in self.match.actors:
            mask[self.match.legal(seat)] = 1
        return {"observation": raw if self.form == "raw" else self.shown.normalised(raw), "action_mask": mask}

    @property
    def acting(self) -> list[str]:
        return [self.agents[seat] for seat in self.match.actors]

    def act(self, agent: str, action: Any) -> None:
        self.match.act(self.agents.index(agent), int(action))

    def payoffs(self) -> list[float]:
        """What the end is worth; nothing before."""
        outcome = self.match.outcome
        return [0.0] * self.seats if outcome is None else payoffs(outcome.scores, outcome.winners, self.rewards)

    def show(self) -> None:
        if self.render_mode == "human":
            render(self.match, self.render_mode)


class TradewindsAEC(Apart, AECEnv[str, Shown, int]):  # type: ignore[misc]
    """Seats act one after the other; of several that may act at once the lowest is asked first."""

    def __init__(self, game: tw.Game | str, **settings: Any) -> None:
        super().__init__()
        self.table = Table(game, **settings)
        self.metadata = self.table.metadata(parallel=False)
        self.render_mode = self.table.render_mode
        self.possible_agents = list(self.table.agents)

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.table.spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.table.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.new_match(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.table.acting[0]

    def observe(self, agent: str) -> Shown:
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.table.payoffs(), strict=True))
        is_over = not self.table.acting
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.agent_selection = self.agents[0] if is_over else self.table.acting[0]
        self._accumulate_rewards()
        self.table.show()

    def render(self) -> Any:
        return render(self.table.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class TradewindsParallel(Apart, ParallelEnv[str, Shown, int]):  # type: ignore[misc]
    """All agents step together. A choice of those who cannot act now (their mask is empty) is not read."""

    def __init__(self, game: tw.Game | str, **settings: Any) -> None:
        self.table = Table(game, **settings)
        self.metadata = self.table.metadata(parallel=True)
        self.render_mode = self.table.render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.table.spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.table.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Shown], dict[str, dict[str, Any]]]:
        self.table.new_match(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Shown], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        # Choices made at the same time commute, so their order does not matter.
        for agent in self.table.acting:
            self.table.act(agent, actions[agent])
        self.table.show()
        agents, is_over = self.agents, not self.table.acting
        seen, rewards = self._observations(), dict(zip(agents, self.table.payoffs(), strict=True))
        self.agents = [] if is_over else agents
        return seen, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), {a: {} for a in agents}

    def _observations(self) -> dict[str, Shown]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def render(self) -> Any:
        return render(self.table.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class Versioned:
    """What PettingZoo expects of a module such as `west_of_africa_v0`."""

    def __init__(self, game: tw.Game) -> None:
        self.game = game

    def env(self, **settings: Any) -> AECEnv[str, Shown, int]:
        """With PettingZoo's own check that calls come in order."""
        checked: Callable[..., AECEnv[str, Shown, int]] = wrappers.OrderEnforcingWrapper
        return checked(self.raw_env(**settings))

    def raw_env(self, **settings: Any) -> TradewindsAEC:
        return TradewindsAEC(self.game, **settings)

    def parallel_env(self, **settings: Any) -> TradewindsParallel:
        return TradewindsParallel(self.game, **settings)
