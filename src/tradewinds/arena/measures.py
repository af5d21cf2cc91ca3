"""What samples tell: shares and spreads."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tradewinds.core.interval import interval


def share(wins: float, games: int) -> dict[str, Any]:
    """A share of games with its interval, as a program reads it."""
    low, high = interval(wins, games)
    return {"games": games, "wins": round(wins, 6), "share": wins / games, "low": low, "high": high}


def statistics(values: Any) -> dict[str, float]:
    return {
        "mean": round(float(values.mean()), 3),
        "sd": round(float(values.std()), 3),
        "min": int(values.min()),
        "max": int(values.max()),
    }


def histogram(values: Sequence[int], most: int = 24) -> list[tuple[int, int, int]]:
    """How many values lie from one number to another, in at most so many steps of equal whole width."""
    low, high = min(values), max(values)
    step = -(-(high - low + 1) // most)
    counts, _ = np.histogram(values, bins=range(low, high + step + 1, step))
    return [(low + i * step, low + (i + 1) * step - 1, int(count)) for i, count in enumerate(counts)]
