"""The ranges of a game's fields, met in random games of every table: what observations are scaled by."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tradewinds.core.bits import lowest_bit
from tradewinds.core.dice import new_dice
from tradewinds.core.errors import BadRequest
from tradewinds.core.game import ACTORS, CHANCE_BIT, Game
from tradewinds.core.kernel import Scratch
from tradewinds.core.layout import UNKNOWN, Vector, slices
from tradewinds.core.playout import random_step

#: The last number of a raw observation.
VIEWER = "viewer"
#: Random games of each table from which the ranges are taken.
GAMES = 300


@dataclass(frozen=True)
class Range:
    """The least and greatest value met, and whether it is ever hidden from a seat."""

    low: int
    high: int
    hidden: bool


def ranges_file(game: Game) -> Path:
    return game.home / "ranges.toml"


def ranges(game: Game) -> dict[str, Range]:
    """The ranges `make docs` has measured for this game, so that observations stay the same; else measured now."""
    if not ranges_file(game).exists():
        return measure(game)
    known = tomllib.loads(ranges_file(game).read_text("utf-8"))
    if set(known) != {plain(name) for name in slices(game.dtype)} | {VIEWER}:
        raise BadRequest("error-env-ranges", game=game.name)
    return {name: Range(low, high, bool(hidden)) for name, (low, high, hidden) in known.items()}


def plain(name: str) -> str:
    """A field's name without the numbers of players and maps."""
    return ".".join(part.split("[")[0] for part in name.split("."))


def measure(game: Game, games: int = GAMES) -> dict[str, Range]:
    """The least and greatest value of each field, as seats see it, in so many games of each table."""
    length = game.dtype.itemsize // 2
    low, high, hidden = np.zeros(length, np.int16), np.zeros(length, np.int16), np.zeros(length, np.bool_)
    for state, seen in _met(game, games):
        low, high = np.minimum(low, seen), np.maximum(high, seen)
        hidden |= (seen == UNKNOWN) & (state != UNKNOWN)
    found: dict[str, Range] = {}
    for name, where in slices(game.dtype).items():
        before = found.get(plain(name), Range(0, 0, False))
        found[plain(name)] = Range(
            min(before.low, int(low[where].min())),
            max(before.high, int(high[where].max())),
            before.hidden or bool(hidden[where].any()),
        )
    return found | {VIEWER: Range(0, game.seats[-1] - 1, False)}


def _met(game: Game, games: int) -> Iterator[tuple[Vector, Vector]]:
    """Positions of random games, and each as a seat that may act then sees it, or anybody at the end."""
    scratch, dice = Scratch(), new_dice("ranges")
    for seats, options in _tables(game):
        for _ in range(games):
            state = game.first_position(seats, game.option_values(options))
            while state[ACTORS] != 0:
                random_step(game, state, scratch, dice)
                if state[ACTORS] != CHANCE_BIT:
                    yield state, game.seen_by(state, int(lowest_bit(int(state[ACTORS]) or 1)))


def _tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats, and every option at the largest table."""
    return [(seats, {}) for seats in game.seats] + [(game.seats[-1], chosen) for chosen in game.every_option()[1:]]
