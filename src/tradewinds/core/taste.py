"""How much a game's `sense` cares for each thing: numbers kept as data, so that tuning and levels can change them.

`sense.toml` beside a game's `sense.py` names every number once and tells in `note` how they were made.
"""

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum
from pathlib import Path

import numpy as np

from tradewinds.core.errors import BadEdition
from tradewinds.core.kernel import MOST_TASTE
from tradewinds.core.layout import Ints

#: A taste lies between these, so that weights made from it stay within an int16.
LEAST, MOST = 1, 1000


def no_values() -> Ints:
    return np.zeros(MOST_TASTE, np.int16)


@dataclass(frozen=True)
class Habits:
    """How a search plays the game best, by measurement."""

    explore: int = 100
    """How curious it is, in percent."""
    keen: int = 1
    """A playout draws so many choices by weight and takes the weightiest."""
    win: int = 75
    """How much of a playout's value is winning, in percent; the rest is the lead in points."""
    margin: int = 20
    """The lead that counts in full."""


@dataclass(frozen=True)
class Taste:
    """The numbers a game's `sense` reads, in the order of their names."""

    names: tuple[str, ...] = ()
    values: Ints = field(default_factory=no_values)
    note: str = ""
    search: Habits = field(default_factory=Habits)

    def but(self, **changed: int) -> Ints:
        """The values with some of them changed."""
        values = self.values.copy()
        for name, value in changed.items():
            values[self.names.index(name)] = value
        return values


#: Of a game whose `sense` leans nowhere.
NO_TASTE = Taste()


def names_of(cares: Iterable[Enum]) -> list[str]:
    """What a game's `sense` cares for as its file writes it: `SELL_CARD` is `sell-card`."""
    return [care.name.lower().replace("_", "-") for care in cares]


def read_taste(path: Path, names: Sequence[str]) -> Taste:
    """The tastes of a file, which must name exactly these; raises BadEdition when one is missing or impossible."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadEdition("edition-unreadable", path=str(path), problem=str(error)) from None
    found = data.get("taste", {})
    if not isinstance(data.get("note"), str):
        raise BadEdition("edition-missing", path=str(path), key="note")
    if list(found) != list(names) or len(names) > MOST_TASTE:
        raise _wrong(path, "taste", ", ".join(names), ", ".join(found))
    habits = data.get("search", {})
    if set(habits) - {habit.name for habit in fields(Habits)}:
        raise _wrong(path, "search", ", ".join(habit.name for habit in fields(Habits)), ", ".join(habits))
    for name, value in (found | habits).items():
        _check(path, name, value)
    values = no_values()
    values[: len(found)] = list(found.values())
    values.setflags(write=False)
    return Taste(tuple(names), values, data["note"], Habits(**habits))


def _check(path: Path, name: str, value: object) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not LEAST <= value <= MOST:
        raise _wrong(path, name, f"{LEAST}…{MOST}", str(value))


def _wrong(path: Path, key: str, wanted: str, found: str) -> BadEdition:
    return BadEdition("edition-wrong", path=str(path), key=key, wanted=wanted, found=found)
