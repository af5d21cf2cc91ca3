"""OpenSpiel: the games registered with `pyspiel`, chance as explicit nodes.

    import pyspiel, tradewinds.envs.openspiel_game
    game = pyspiel.load_game("tradewinds_key_west(players=4)")

Our simultaneous choices are sets of seats that act in any order, hidden from each other, and some seats choose several
times while others are done. `tradewinds_<game>` therefore asks the seats one after the other, and what the earlier
ones chose is in nobody else's information state: the same game, and one that tree search, CFR and the other
algorithms for sequential games accept. `tradewinds_<game>_simultaneous` has true simultaneous nodes instead, for
algorithms that want them; who is not asked there has no legal action.

An information state is known by a fingerprint of everything the seat saw change and did itself, so it has perfect
recall at a fixed size; an observation is the present view alone.
"""

import ctypes
import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

import tradewinds as tw
from tradewinds.core.bits import members
from tradewinds.core.copying import Apart, Fixed
from tradewinds.core.dice import Dice, new_dice
from tradewinds.core.game import ACTORS, CHANCE, CHANCE_BIT
from tradewinds.core.kernel import MOST_CHOICES, MOST_SEATS, Scratch, handle
from tradewinds.core.layout import Vector
from tradewinds.core.playout import MOST_DECISIONS
from tradewinds.envs import drivers
from tradewinds.envs.observations import Observations
from tradewinds.envs.single_match import payoffs

#: The fingerprint of what was seen, as bits in the information state tensor.
FINGERPRINT_BITS = 64


class Position(Fixed):
    """A position that never changes, and how it came about: states share it, so copying one costs nothing."""

    def __init__(self, game: tw.Game, seats: int, vector: Vector, before: "tuple[Position, int, int] | None") -> None:
        self.game = game
        self.seats = seats
        self.vector = vector
        self.acting = int(vector[ACTORS])
        self._before = before
        self._known: dict[int, bytes] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored without its past, which is long: the fingerprints hold what of it matters."""
        known = {seat: self.fingerprint(seat) for seat in range(self.seats)}
        return _restore, (self.game, self.seats, self.vector.tobytes(), known)

    def after(self, actor: int, action: int) -> "Position":
        vector = self.vector.copy()
        self.game.kernel.apply(handle(vector), actor, action)
        return Position(self.game, self.seats, vector, (self, actor, action))

    def seen(self, seat: int) -> Vector:
        return self.game.seen_by(self.vector, seat)

    def guess(self, seat: int, dice: Dice) -> "Position":
        """Another position that the seat cannot tell from this one; of the past it has only what the seat knows."""
        vector = self.seen(seat)
        self.game.kernel.determinize(handle(vector), seat, handle(dice))
        guessed = Position(self.game, self.seats, vector, None)
        guessed._known[seat] = self.fingerprint(seat)
        return guessed

    def fingerprint(self, seat: int) -> bytes:
        """Of everything the seat saw and did up to here. What it could not notice leaves it as it was."""
        steps: list[Position] = []
        position = self
        while seat not in position._known and position._before is not None:
            steps.append(position)
            position = position._before[0]
        known = position._known.setdefault(seat, _hash(position.seen(seat).tobytes()))
        view = position.seen(seat)
        for step in reversed(steps):
            assert step._before is not None
            _, actor, action = step._before
            before, view = view, step.seen(seat)
            if actor == seat:
                known = _hash(known, action.to_bytes(2, "big"), view.tobytes())
            elif not np.array_equal(before, view):
                known = _hash(known, view.tobytes())
            step._known[seat] = known
        return known

    def returns(self) -> list[float]:
        """1 for the winner, shared among several, paid by the others; nothing before the end."""
        if self.acting:
            return [0.0] * self.seats
        points, bits = np.zeros(MOST_SEATS, np.int16), int(self.game.kernel.winners(handle(self.vector)))
        self.game.kernel.scores(handle(self.vector), handle(points))
        return payoffs([int(n) for n in points[: self.seats]], members(bits), "win")


def _hash(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def _restore(game: tw.Game, seats: int, vector: bytes, known: dict[int, bytes]) -> Position:
    position = Position(game, seats, np.frombuffer(vector, np.int16).copy(), None)
    position._known = known
    return position


class TradewindsGame(Fixed, pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players; its options are parameters."""

    def __init__(self, game: tw.Game, type_: Any, params: dict[str, Any]) -> None:
        self.game = game
        self.seats = game.check_seats(params["players"])
        self.is_simultaneous = type_.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        options = {option.name: params[option.name] for option in game.options}
        self.first = Position(game, self.seats, game.first_position(self.seats, game.option_values(options)), None)
        self.shown = Observations(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=len(game.actions),
            num_players=self.seats,
            min_utility=-1.0 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(type_, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """By OpenSpiel's own spelling: its pickles forget what Python knows of a game."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "TradewindsState":
        return TradewindsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TradewindsObserver":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TradewindsObserver(self.shown, recall)


class TradewindsState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: TradewindsGame) -> None:
        super().__init__(game)
        self.position = game.first
        self.is_simultaneous = game.is_simultaneous

    def current_player(self) -> int:
        acting = self.position.acting
        if acting == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        if acting == CHANCE_BIT:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_simultaneous and acting & (acting - 1):
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return (acting & -acting).bit_length() - 1

    def is_terminal(self) -> bool:
        return self.position.acting == 0

    def _legal_actions(self, player: int) -> list[int]:
        position, out = self.position, np.zeros(MOST_CHOICES, np.int16)
        count = position.game.kernel.legal(handle(position.vector), player, handle(out))
        listed: list[int] = out[:count].tolist()
        return listed

    def chance_outcomes(self) -> list[tuple[int, float]]:
        position, room = self.position, Scratch()
        count = position.game.kernel.chance(handle(position.vector), handle(room.choices), handle(room.weights))
        total = int(room.weights[:count].sum(dtype=np.int64))
        pairs = zip(room.choices[:count].tolist(), room.weights[:count].tolist(), strict=True)
        return sorted((action, weight / total) for action, weight in pairs)

    def _apply_action(self, action: int) -> None:
        actor = CHANCE if self.is_chance_node() else self.current_player()
        self.position = self.position.after(actor, int(action))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        """Those who may act, in any order, since such choices commute."""
        acting = self.position.acting
        for seat, action in enumerate(actions):
            if acting >> seat & 1:
                self.position = self.position.after(seat, int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return repr(self.position.game.actions.actions[action])

    def returns(self) -> list[float]:
        return self.position.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "TradewindsState":
        """A state that the player cannot tell from this one, without the history, which would give it away."""
        fresh: TradewindsState = self.get_game().new_initial_state()
        fresh.position = self.position.guess(player, new_dice(str(sampler())))
        return fresh

    def __str__(self) -> str:
        return self.position.vector.tobytes().hex()


class TradewindsObserver(Apart):
    """What a player is told: the present view, or with perfect recall also the fingerprint of all before."""

    def __init__(self, shown: Observations, recall: bool) -> None:
        self.shown = shown
        self.recall = recall
        self.tensor: npt.NDArray[np.float32] = np.zeros(shown.size + (FINGERPRINT_BITS if recall else 0), np.float32)

    @property
    def dict(self) -> dict[str, npt.NDArray[np.float32]]:
        """The named parts of the tensor."""
        parts = {"view": self.tensor[: self.shown.size]}
        return parts | {"fingerprint": self.tensor[self.shown.size :]} if self.recall else parts

    def set_from(self, state: TradewindsState, player: int) -> None:
        position = state.position
        raw = self.shown.raw(position.seen(player), player)
        parts = self.dict
        parts["view"][:] = self.shown.normalised(raw)
        if self.recall:
            told = np.frombuffer(position.fingerprint(player)[: FINGERPRINT_BITS // 8], np.uint8)
            parts["fingerprint"][:] = np.unpackbits(told)

    def string_from(self, state: TradewindsState, player: int) -> str:
        view = state.position.seen(player).tobytes().hex()
        before = f" after {state.position.fingerprint(player).hex()}" if self.recall else ""
        return f"seat {player} sees {view}{before}"


class PlayoutEvaluator(Apart):
    """For OpenSpiel's own tree searches: whole random playouts in compiled code, many times faster than in Python."""

    def __init__(self, playouts: int = 1, seed: int | str = 0) -> None:
        self._dice = np.array([new_dice(f"evaluator {seed} {i}") for i in range(playouts)])

    def evaluate(self, state: TradewindsState) -> npt.NDArray[np.float64]:
        """The average return of the playouts."""
        position = state.position
        game, ends = position.game, np.tile(position.vector, (len(self._dice), 1))
        guesses = ends[:1].copy()
        bench = drivers.benches(game, guesses, seats=position.seats, bots=drivers.RANDOM)
        drivers.finish_driver()(handle(bench), ends, self._dice)
        returns: npt.NDArray[np.float64] = np.mean(
            [Position(game, position.seats, end, None).returns() for end in ends], axis=0
        )
        return returns

    def prior(self, state: TradewindsState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def game_type(game: tw.Game, simultaneous: bool) -> Any:
    """What OpenSpiel is told about a game."""
    kinds, name = pyspiel.GameType, game.name.replace("-", "_")
    title = game.words.text("en", "game-title")
    return kinds(
        short_name=f"tradewinds_{name}" + ("_simultaneous" if simultaneous else ""),
        long_name=title + (" (simultaneous)" if simultaneous else ""),
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0]} | {o.name: o.values[0] for o in game.options},
    )


def register() -> None:
    """Make every game known to OpenSpiel, one after the other and simultaneous."""
    for name in tw.games():
        for simultaneous in (False, True):
            type_ = game_type(tw.load(name), simultaneous)
            if type_.short_name not in pyspiel.registered_names():
                creator = _creator(tw.load(name), type_)
                pyspiel.register_game(type_, creator)
                # OpenSpiel lets go of it after the interpreter has ended, when nothing may be freed any more.
                ctypes.pythonapi.Py_IncRef(ctypes.py_object(creator))


def _creator(game: tw.Game, type_: Any) -> Any:
    return lambda params: TradewindsGame(game, type_, params)


register()
