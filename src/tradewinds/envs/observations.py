"""What a seat is shown as numbers: the raw vector by name, and the same between -1 and 1.

A raw observation is the position as the seat has seen it, everything it may not know set to UNKNOWN, and at the end
the number of the seat itself. Names and meanings come from the class of the position, ranges from `ranges.toml` beside
the game, which `make docs` measures in random games of every table; where there is none they are measured at once.
"""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from tradewinds.core.copying import Fixed
from tradewinds.core.game import Game
from tradewinds.core.layout import UNKNOWN, Vector, slices
from tradewinds.envs.drivers import PARALLEL
from tradewinds.envs.ranges import VIEWER, Range, plain, ranges
from tradewinds.envs.rows import BITS, CHOICE, NUMBER, normalise_driver

KINDS = ("number", "bits", "choice")
#: A value no field has.
NEVER = -32768
#: Fewer rows than this are not worth waking threads for.
FEW = 64
#: No count in a game comes near; a number this large is a set of spaces, fifteen to a word.
SET_OF_SPACES = 1 << 13


@dataclass(frozen=True)
class Field:
    """One named part of an observation."""

    name: str
    kind: int
    """NUMBER, BITS or CHOICE."""
    range: Range
    meaning: str
    raw: slice
    """Where it lies in the raw vector."""
    floats: slice
    """Where it lies in the normalised vector."""
    width: int
    """How many floats each of its numbers becomes."""

    @property
    def scale(self) -> int:
        """What a number is divided by: a power of two, twice the greatest met or more, as better play goes further."""
        return 1 << (max(2 * self.range.high, -2 * self.range.low, 1) - 1).bit_length()


class Observations(Fixed):
    """The named parts of a game's observations, and the way from raw to normalised."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fields = tuple(_fields(game, ranges(game)))
        self.raw_size = self.fields[-1].raw.stop
        self.size = self.fields[-1].floats.stop

    def __getitem__(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)

    def raw(self, seen: Vector, seat: int) -> Vector:
        """What the seat has seen, and which seat it is."""
        return np.append(seen, np.int16(seat))

    def normalised(
        self, raw: npt.NDArray[np.int16], out: npt.NDArray[np.float32] | None = None
    ) -> npt.NDArray[np.float32]:
        """Rows of raw observations as numbers between -1 and 1, written into `out` when it is given."""
        rows = raw.reshape(-1, self.raw_size)
        target = np.empty((len(rows), self.size), np.float32) if out is None else out
        if len(rows) < FEW:
            normalise_driver(False)(rows, self._tables, target)
        else:
            with PARALLEL:
                normalise_driver()(rows, self._tables, target)
        return target if raw.ndim > 1 else target[0]

    @cached_property
    def _tables(self) -> tuple[npt.NDArray[Any], ...]:
        """What `rows.normalise_driver` takes: tables beside the places of plain numbers and of sets."""
        numbers = [(field, i) for field in self.fields if field.kind == NUMBER for i in range(_length(field.raw))]
        sets = [(field, i) for field in self.fields if field.kind != NUMBER for i in range(_length(field.raw))]
        return (
            np.array([field.raw.start + i for field, i in numbers], np.int64),
            np.array([field.floats.start + i for field, i in numbers], np.int64),
            np.array([1.0 / field.scale for field, _ in numbers], np.float32),
            np.array([UNKNOWN if field.range.hidden else NEVER for field, _ in numbers], np.int16),
            np.array([field.raw.start + i for field, i in sets], np.int64),
            np.array([field.floats.start + i * field.width for field, i in sets], np.int64),
            np.array([field.width for field, _ in sets], np.int64),
            np.array([field.kind for field, _ in sets], np.int64),
            np.array([field.range.hidden for field, _ in sets], np.bool_),
        )


def _length(where: slice) -> int:
    return int(where.stop - where.start)


# Names and meanings


def state_class(game: Game) -> type:
    """The class whose fields a position has: what the rules call `state`."""
    found: type = game.rules.setup.__annotations__["state"]
    return found


def meanings(game: Game) -> dict[str, str]:
    """The sentence beneath each field in the source, by name without numbers: `players.gold`."""
    module = inspect.getmodule(state_class(game))
    assert module is not None
    classes = {node.name: node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef)}
    return dict(_sentences(classes, state_class(game).__name__, "")) | {
        "actors": "Bit set of the seats that may act.",
        "seats": "Players at the table.",
        "window": "Grows whenever something becomes known or the turn passes on.",
        VIEWER: "The seat this observation is for.",
    }


def _sentences(classes: dict[str, ast.ClassDef], name: str, prefix: str) -> Iterator[tuple[str, str]]:
    body = classes[name].body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        inner = [n.id for n in ast.walk(node.annotation) if isinstance(n, ast.Name) and n.id in classes]
        if inner:
            yield from _sentences(classes, inner[0], f"{prefix}{node.target.id}.")
        elif isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            yield prefix + node.target.id, " ".join(str(after.value.value).split())


# Fields


def _fields(game: Game, known: dict[str, Range]) -> Iterator[Field]:
    told, start = meanings(game), 0
    length = game.dtype.itemsize // 2
    for name, raw in (slices(game.dtype) | {VIEWER: slice(length, length + 1)}).items():
        range_, meaning = known[plain(name)], told.get(plain(name), "")
        kind = _kind(name, range_, meaning)
        width = _width(game, name, kind, range_)
        stop = start + width * (raw.stop - raw.start)
        yield Field(name, kind, range_, meaning, raw, slice(start, stop), width)
        start = stop


def _kind(name: str, range_: Range, meaning: str) -> int:
    if name in ("phase", VIEWER):
        return CHOICE
    return BITS if "it set" in meaning or range_.high >= SET_OF_SPACES else NUMBER


def _width(game: Game, name: str, kind: int, range_: Range) -> int:
    if name == "actors":
        return game.seats[-1]
    return 1 if kind == NUMBER else range_.high + 1 if kind == CHOICE else max(range_.high, 1).bit_length()
