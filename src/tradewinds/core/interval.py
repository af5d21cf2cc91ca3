"""How sure a share of games is."""

import math

#: Standard deviations on either side that hold 95 %.
Z = 1.96


def interval(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson: it holds for few games and for shares near 0 and 1 as well."""
    share, square = wins / games, Z**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z * math.sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(middle - half, 0.0), min(middle + half, 1.0)
