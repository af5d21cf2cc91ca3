"""What every game counts alike: the standing, and who has won.

The templates are filled with a game's own rules, as those of `core/asking.py` are.
"""

from collections.abc import Callable
from typing import Any

from tradewinds.core.layout import Ints, filled, rule

# What the templates are filled with.
points_of: Any = None
is_behind: Any = None


def _scores(state: Any, out: Ints) -> None:
    """Points so far, at the end the result."""
    for seat in range(state.seats):
        out[seat] = points_of(state, seat)


def _winners(state: Any) -> int:
    """All whom nobody is ahead of, as a bit set."""
    ahead = 0
    for seat in range(state.seats):
        beaten = False
        for other in range(state.seats):
            beaten = beaten or is_behind(state, seat, other)
        if not beaten:
            ahead |= 1 << seat
    return ahead


def scoring(points_of: Callable[[Any, int], int]) -> Callable[[Any, Ints], None]:
    """`scores(state, out)` of a game, by its `points_of(state, seat)`."""
    return rule(filled(_scores, "scores", points_of, {"points_of": points_of}))


def unbeaten(is_behind: Callable[[Any, int, int], bool]) -> Callable[[Any], int]:
    """`winners(state)` of a game, by its `is_behind(state, seat, other)`: equal ones share the victory."""
    return rule(filled(_winners, "winners", is_behind, {"is_behind": is_behind}))
