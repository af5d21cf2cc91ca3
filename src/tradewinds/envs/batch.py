"""Thousands of games side by side, every seat played by the caller: the plain interface for self-play."""

import os
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from tradewinds.core.copying import Apart
from tradewinds.core.dice import new_dice
from tradewinds.core.errors import BadRequest
from tradewinds.core.game import Game
from tradewinds.core.kernel import MOST_CHOICES, handle
from tradewinds.core.workspace import furnished
from tradewinds.envs import drivers
from tradewinds.envs.drivers import ALL_SEATS, BEGIN, DONE, FORFEIT, LEAD, PARALLEL, RANDOM, REFUSE, SENSE, WIN
from tradewinds.envs.observations import Observations
from tradewinds.envs.rows import choose_driver, pick_driver

Flags = npt.NDArray[np.bool_]
Raw = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float32]
Actions = npt.NDArray[np.int64]

#: What a finished game is worth: `win` is 1 for the winner, `lead` the points above the average of the others.
REWARDS = {"win": WIN, "lead": LEAD}
#: Who can play other seats in compiled code: anything, or what the game's `sense` leans towards.
QUICK_BOTS = {"random": RANDOM, "sense": SENSE}
#: More pieces of work than cores, so that nobody waits long for the last one.
CHUNKS_PER_CORE = 4


class Batch(Apart):
    """Games of one kind that are stepped together; one that ends begins anew at once.

    After `reset` and every `step` these arrays hold, for each game: `seats` who is asked, `observations` what that
    seat sees (raw, see `observations`), `masks` what it may do, the same as a list in the first `counts` of `choices`;
    and of the step just made `rewards` for every seat, `ended`, `illegal`, and in `finals` the last sight of a game
    that ended. Pass arrays of your own to `reset` or `step` to have observations and masks written there.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int | None = None,
        rewards: str = "win",
        learner: int | None = ALL_SEATS,
        bots: str = "random",
        **options: Any,
    ) -> None:
        """`learner` asks one seat only and lets `bots` play the others; None draws its seat for every game."""
        self.game = game
        self.table = game.check_seats(game.seats[0] if seats is None else seats)
        self._worth = _known(REWARDS, rewards, "rewards")
        self._bots = _known(QUICK_BOTS, bots, "bots")
        self._fixed = -1 if learner is None else learner
        self._options = game.option_values(options)
        self._states = np.zeros((games, game.dtype.itemsize // 2), np.int16)
        self._dice = np.zeros((games, 4), np.int64)
        self._learners = np.full(games, ALL_SEATS if learner == ALL_SEATS else 0, np.int64)
        chunks = min(games, CHUNKS_PER_CORE * (os.cpu_count() or 1))
        self._guesses = np.zeros((chunks, self._states.shape[1]), np.int16)
        self._offers = np.zeros((games, MOST_CHOICES), np.int16)
        self._counts = np.zeros(games, np.int64)
        width = self._states.shape[1] + 1
        self.seats = np.zeros(games, np.int64)
        self.rewards: Floats = np.zeros((games, self.table), np.float32)
        self.ended: Flags = np.zeros(games, np.bool_)
        self.illegal: Flags = np.zeros(games, np.bool_)
        self.finals: Raw = np.zeros((games, width), np.int16)
        self.observations: Raw = np.zeros((games, width), np.int16)
        self.masks: Flags = np.zeros((games, len(game.actions)), np.bool_)
        self.reset(0)

    def __len__(self) -> int:
        return len(self.seats)

    @property
    def choices(self) -> Raw:
        return _for_reading(self._offers)

    @property
    def counts(self) -> Actions:
        return _for_reading(self._counts)

    @cached_property
    def shown(self) -> Observations:
        """The names of what `observations` holds."""
        return Observations(self.game)

    def reset(
        self, seed: int | str | Sequence[int], observations: Raw | None = None, masks: Flags | None = None
    ) -> None:
        """Begin every game; a seed for all, or one for each game. Equal seeds give equal games."""
        targets = self._targets(observations, masks)
        several = not isinstance(seed, (int, str, np.integer))
        for i in range(len(self)):
            self._dice[i] = new_dice(f"batch {seed[i]}" if several else f"batch {seed} {i}")  # type: ignore[index]
        self._drive(BEGIN, self.seats, targets)

    def step(
        self,
        actions: npt.ArrayLike,
        observations: Raw | None = None,
        masks: Flags | None = None,
        forfeit: bool = False,
    ) -> None:
        """One action in every game.

        An illegal one is refused with the rule that forbids it, and no game has moved; with `forfeit` its seat loses
        that game instead.
        """
        chosen = self._check(actions)
        wrong = self._drive(FORFEIT if forfeit else REFUSE, chosen, self._targets(observations, masks))
        if wrong != DONE:
            self._refuse(wrong, int(chosen[wrong]))

    def _drive(self, mode: int, chosen: Actions, targets: tuple[Raw, Flags]) -> int:
        """Step every game; the targets are what is written from now on, unless an action was refused."""
        benches = self._benches()
        home = furnished(
            drivers.STEP, self.game, (), seats=self.table, mode=mode, games=len(self), chunks=len(benches),
            fixed=self._fixed, known=len(self.game.actions), benches=handle(benches), actions=handle(chosen),
            states=handle(self._states), lucks=handle(self._dice), learners=handle(self._learners),
            turns=handle(self.seats), offers=handle(self._offers), counts=handle(self._counts),
            rewards=handle(self.rewards), ended=handle(self.ended), illegal=handle(self.illegal),
            finals=handle(self.finals), seen=handle(targets[0]), masks=handle(targets[1]),
        )  # fmt: skip
        with PARALLEL:
            done: int = drivers.step_driver()(handle(home))
        if done == DONE:
            self.observations, self.masks = targets
        return done

    def _benches(self) -> npt.NDArray[Any]:
        """What each thread works with."""
        values = {"seats": self.table, "options": self._options, "bots": self._bots, "worth": self._worth}
        return drivers.benches(self.game, self._guesses, taste=handle(self.game.taste.values), **values)

    def normalised(self, out: Floats | None = None) -> Floats:
        """The observations as numbers between -1 and 1."""
        if out is not None:
            _check_array("observations", out, (len(self), self.shown.size), np.float32)
        return self.shown.normalised(self.observations, out)

    def _check(self, actions: npt.ArrayLike) -> Actions:
        # Those of some libraries may not be written; compiled code takes none of these.
        chosen = np.require(actions, requirements=("C", "W"))
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise BadRequest("error-env-actions", games=len(self), shape=str(chosen.shape), type=str(chosen.dtype))
        return chosen.astype(np.int64, copy=False)

    def _refuse(self, i: int, action: int) -> None:
        """Say why a game does not take the action."""
        if not 0 <= action < len(self.game.actions):
            raise BadRequest("error-no-action", action=str(action))
        code = int(self.game.rules.why_not(self.game.record(self._states[i]), int(self.seats[i]), action))
        named = repr(self.game.actions.actions[action])
        raise BadRequest("error-env-illegal", number=i, action=named, rule=self.game.rule_number(code))

    def _targets(self, observations: Raw | None, masks: Flags | None) -> tuple[Raw, Flags]:
        """The given arrays, or those of the step before."""
        seen, open_ = self.observations, self.masks
        if observations is not None:
            seen = _check_array("observations", observations, seen.shape, np.int16)
        if masks is not None:
            open_ = _check_array("masks", masks, open_.shape, np.bool_)
        return seen, open_


def _for_reading(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The same numbers for the caller, who may not change what actions are checked against."""
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _check_array(name: str, array: Any, shape: tuple[int, ...], kind: Any) -> Any:
    fits = isinstance(array, np.ndarray) and array.shape == shape and array.dtype == kind
    if not fits or not array.flags.c_contiguous or not array.flags.writeable:
        raise BadRequest("error-env-array", name=name, shape=str(shape), type=np.dtype(kind).name)
    return array


def _known(names: dict[str, int], name: str, what: str) -> int:
    if name not in names:
        raise BadRequest("error-env-choice", what=what, name=str(name), names=", ".join(names))
    return names[name]


class Chooser(Apart):
    """Random play for a batch: one of the open actions in each game."""

    def __init__(self, games: int, seed: int | str = 0) -> None:
        self._dice = np.array([new_dice(f"chooser {seed} {i}") for i in range(games)])
        self._chosen = np.zeros(games, np.int64)

    def __call__(self, masks: npt.NDArray[Any]) -> Actions:
        flags = np.require(masks, np.bool_, ("C", "W"))
        with PARALLEL:
            choose_driver()(flags, self._dice, self._chosen)
        return self._chosen

    def among(self, choices: Raw, counts: Actions) -> Actions:
        """The same from `Batch.choices` and `Batch.counts`: as quick however many actions a game knows."""
        with PARALLEL:
            pick_driver()(choices, counts, self._dice, self._chosen)
        return self._chosen
