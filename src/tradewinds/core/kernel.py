"""A game's rules as compiled functions on addresses: what search, simulation and environments call.

Every function takes handles: the address of an array when the JIT is on, the array itself when it is off. The
templates below are copied once per game with that game's rules in their globals, so each game has its own cached
machine code. Drivers such as `random_games` are compiled once for all games and call the rules through `core.calling`.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
import numpy.typing as npt
from numba import types

from tradewinds.core.cache import BOUNDSCHECK
from tradewinds.core.layout import (
    JIT,
    Vector,
    entry,
    filled,
    flag_at,
    float32_at,
    float64_at,
    int16_at,
    int64_at,
    record_at,
    small,
)

if TYPE_CHECKING:
    from tradewinds.core.game import Rules

#: An address (JIT on) or the array itself (JIT off).
Handle = Any

#: Room for the legal actions of one position; every game offers fewer, since one more may be written before it is known
#: whether it counts.
MOST_CHOICES = 512
MOST_SEATS = 8
MOST_OPTIONS = 16
#: Room for the numbers that a game's `sense` reads.
MOST_TASTE = 64


def _same(array: Any) -> Any:
    return array


@small
def _array(array: Any, size: int) -> Any:
    return array


# The templates: `rule` is the game's own function, `at` turns a handle into its record.
rule: Any = None
at: Any = None


def _setup(state: Handle, seats: int, options: Handle) -> None:
    rule(at(state), seats, room(shorts(options), MOST_OPTIONS))


def _count(state: Handle) -> int:
    return rule(at(state))  # type: ignore[no-any-return]


def _list(state: Handle, seat: int, out: Handle) -> int:
    return rule(at(state), seat, room(shorts(out), MOST_CHOICES))  # type: ignore[no-any-return]


def _ask(state: Handle, seat: int, action: int) -> int:
    return rule(at(state), seat, action)  # type: ignore[no-any-return]


def _do(state: Handle, seat: int, action: int) -> None:
    rule(at(state), seat, action)


def _chance(state: Handle, out: Handle, weights: Handle) -> int:
    return rule(at(state), room(shorts(out), MOST_CHOICES), room(shorts(weights), MOST_CHOICES))  # type: ignore[no-any-return]


def _change(state: Handle, seat: int) -> None:
    rule(at(state), seat)


def _guess(state: Handle, seat: int, dice: Handle) -> None:
    rule(at(state), seat, room(longs(dice), 4))


def _scores(state: Handle, out: Handle) -> None:
    rule(at(state), room(shorts(out), MOST_SEATS))


def _sense(state: Handle, seat: int, actions: Handle, count: int, weights: Handle, taste: Handle) -> None:
    choices, leanings = room(shorts(actions), MOST_CHOICES), room(shorts(weights), MOST_CHOICES)
    rule(at(state), seat, choices, count, leanings, room(shorts(taste), MOST_TASTE))


#: The functions of the contract and the shape of each. What is called, compiled and found in a table follows from this.
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "setup": _setup,
    "legal": _list,
    "why_not": _ask,
    "apply": _do,
    "chance": _chance,
    "hide": _change,
    "determinize": _guess,
    "take_back": _change,
    "learns": _ask,
    "scores": _scores,
    "winners": _count,
    "reason": _count,
    "invariants": _count,
    "sense": _sense,
}
PLACES = {name: place for place, name in enumerate(FUNCTIONS)}


def signature(name: str) -> Any:
    """What a function takes and returns, read from its template: handles are addresses, numbers are wide."""
    types_of = {Handle: types.intp, int: types.int64, None: types.void}
    *takes, returns = FUNCTIONS[name].__annotations__.values()
    return types_of[returns](*(types_of[kind] for kind in takes))


_numba: Any = numba
view: Any = _numba.carray if JIT else _array
#: What rules are given: a bare pointer, which costs nothing to hand on; an array only where bounds are checked.
room: Any = view if BOUNDSCHECK else _array
shorts: Any = int16_at if JIT else _same
longs: Any = int64_at if JIT else _same
reals: Any = float64_at if JIT else _same
floats: Any = float32_at if JIT else _same
flags: Any = flag_at if JIT else _same


def handle(array: npt.NDArray[Any]) -> Handle:
    """What compiled code is given for an array. The caller keeps the array alive."""
    return array.ctypes.data if JIT else array


class Kernel:
    """The compiled functions of one game, made when first asked for."""

    def __init__(self, name: str, dtype: np.dtype[Any], rules: "Rules") -> None:
        self.name = name
        self.dtype = dtype
        self.rules = rules

    @cached_property
    def at(self) -> Any:
        return record_at(self.dtype)

    def __getattr__(self, what: str) -> Any:
        if what not in FUNCTIONS:
            raise AttributeError(what)
        compiled = self._bind(what)
        setattr(self, what, compiled)
        return compiled

    def _bind(self, what: str) -> Any:
        name, scope = f"{self.name.replace('-', '_')}_{what}", {"rule": getattr(self.rules, what), "at": self.at}
        copy = filled(FUNCTIONS[what], name, self.rules.setup, scope)
        return entry(signature(what), copy) if JIT else copy

    @cached_property
    def _table(self) -> npt.NDArray[np.int64]:
        return np.zeros(len(PLACES), np.int64)

    def table(self, *names: str) -> Handle:
        """For `core.calling`: where these functions, and others asked for before, begin in memory."""
        if not JIT:
            return self
        for name in names:
            if self._table[PLACES[name]] == 0:
                compiled = getattr(self, name).get_compile_result(signature(name))
                address = compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name)
                self._table[PLACES[name]] = address
        return handle(self._table)

    @property
    def parts(self) -> list[Callable[[], Any]]:
        """One step for each function still to be compiled, for a progress bar."""
        return [lambda what=what: getattr(self, what) for what in FUNCTIONS]  # type: ignore[misc]


class Scratch:
    """Room for lists: choices, weights, scores."""

    def __init__(self) -> None:
        self.choices: Vector = np.zeros(MOST_CHOICES, np.int16)
        self.weights: Vector = np.zeros(MOST_CHOICES, np.int16)
        self.scores: Vector = np.zeros(MOST_SEATS, np.int16)
