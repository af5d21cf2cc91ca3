"""The ranges of a game's fields, met in random games of every table: what observations are scaled by."""

from typing import Any

import numpy as np

from tradewinds.core.game import Game
from tradewinds.core.layout import UNKNOWN, slices
from tradewinds.envs.batch import Batch, Chooser
from tradewinds.envs.observations import VIEWER, Range, plain

#: Games that are played side by side, and random games of each table from which the ranges are taken.
SIDE_BY_SIDE = 64
GAMES = 300


def measure(game: Game, games: int = GAMES) -> dict[str, Range]:
    """The least and greatest value of each field, as seats see it, until so many games of each table have ended."""
    length = game.dtype.itemsize // 2
    low, high, hidden = np.zeros(length, np.int16), np.zeros(length, np.int16), np.zeros(length, np.bool_)
    for batch in _tables(game):
        choose, ended = Chooser(SIDE_BY_SIDE), 0
        while ended < games:
            seen = np.concatenate([batch.observations, batch.finals[batch.ended]])[:, :length]
            low, high = np.minimum(low, seen.min(0)), np.maximum(high, seen.max(0))
            hidden |= ((batch.observations[:, :length] == UNKNOWN) & (batch._states != UNKNOWN)).any(0)
            batch.step(choose(batch.masks))
            ended += int(batch.ended.sum())
    found: dict[str, Range] = {}
    for name, where in slices(game.dtype).items():
        before = found.get(plain(name), Range(0, 0, False))
        found[plain(name)] = Range(
            min(before.low, int(low[where].min())),
            max(before.high, int(high[where].max())),
            before.hidden or bool(hidden[where].any()),
        )
    return found | {VIEWER: Range(0, game.seats[-1] - 1, False)}


def _tables(game: Game) -> list[Batch]:
    """Every number of seats, and every option at the largest table."""
    tables = [Batch(game, SIDE_BY_SIDE, seats) for seats in game.seats]
    largest = game.seats[-1]
    settings: list[dict[str, Any]] = [{o.name: value} for o in game.options for value in o.values[1:]]
    return tables + [Batch(game, SIDE_BY_SIDE, largest, **setting) for setting in settings]
