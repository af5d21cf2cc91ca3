"""What a designer would want to know of a game: who is favoured, what wins, how long it lasts, which rules matter."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tradewinds.arena.measures import histogram, share, statistics
from tradewinds.arena.survey import Survey
from tradewinds.core.game import Game

Facts = dict[str, Any]


def balance(game: Game, notes: Survey) -> Facts:
    """The figures of a survey."""
    games, won = len(notes.rows), notes.won
    return {
        "game": game.name,
        "seats": notes.seats,
        "games": games,
        "by_seat": [share(float(won[:, seat].sum()), games) for seat in range(notes.seats)],
        "by_place": [share(float(won[notes.order == place + 1].sum()), games) for place in range(notes.seats)],
        "sources": {source: _compared(notes.points[:, :, place], won) for place, source in enumerate(game.sources)},
        "kinds": _kinds(game, notes),
        "length": statistics(notes.decisions),
        "lengths": histogram([int(n) for n in notes.decisions]),
        "lead": statistics(_leads(notes)),
        "reasons": {
            reason: int((notes.reasons == number).sum())
            for number, reason in enumerate(game.reasons)
            if number or (notes.reasons == number).any()
        },
        "rules": {
            game.rule_number(int(code)): {"code": int(code), "share": float(notes.refused[code] / notes.probed)}
            for code in np.argsort(-notes.refused, kind="stable")
            if notes.refused[code]
        },
    }


def _compared(values: npt.NDArray[Any], won: npt.NDArray[np.float64]) -> Facts:
    """Winners against the others, and how often the one seat wins that has most of it."""
    best = values.max(axis=1, keepdims=True)
    alone = (values == best).sum(axis=1) == 1
    wins = float(won[alone][values[alone] == best[alone]].sum())
    return {
        "winners": _mean(values, won),
        "losers": _mean(values, 1 - won),
        "most": share(wins, int(alone.sum())) if alone.any() else None,
    }


def _mean(values: npt.NDArray[Any], weights: npt.NDArray[np.float64]) -> float:
    return round(float((values * weights).sum() / max(weights.sum(), 1e-9)), 4)


def _kinds(game: Game, notes: Survey) -> dict[str, Facts]:
    """The kinds of action players ever could choose."""
    decisions = int(notes.decisions.sum())
    return {
        kind.name: {
            "offered": float(notes.offered[place] / decisions),
            "taken": float(notes.taken[:, :, place].sum(dtype=np.int64) / decisions),
            "games": float((notes.taken[:, :, place].sum(axis=1) > 0).mean()),
            **_compared(notes.taken[:, :, place], notes.won),
        }
        for place, kind in enumerate(game.actions.kinds)
        if notes.offered[place]
    }


def _leads(notes: Survey) -> npt.NDArray[np.int64]:
    """Points of the best seat ahead of the second."""
    ordered = np.sort(notes.points.sum(axis=2), axis=1)
    leads: npt.NDArray[np.int64] = ordered[:, -1] - ordered[:, -2]
    return leads
