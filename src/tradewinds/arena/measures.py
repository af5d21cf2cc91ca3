"""What samples tell: intervals and spreads."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

#: Standard deviations on either side that hold 95 %.
Z = 1.96


def interval(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson: it holds for few games and for shares near 0 and 1 as well."""
    share, square = wins / games, Z**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z * math.sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(middle - half, 0.0), min(middle + half, 1.0)


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
