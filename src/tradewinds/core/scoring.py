"""What games count alike over their seats: the standing, who has won, who is ahead.

The templates are filled with a game's own rules, as those of `core/asking.py` are.
"""

from collections.abc import Callable
from typing import Any

from tradewinds.core.layout import Ints, filled, rule

# What the templates are filled with.
points_of: Any = None
is_behind: Any = None
is_ahead: Any = None
holds: Any = None


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


def _ahead_of(state: Any, seat: int) -> int:
    """How many players are ahead of this one."""
    ahead = 0
    for other in range(state.seats):
        ahead += other != seat and is_ahead(state, other, seat)
    return ahead


def _seats_with(state: Any) -> int:
    """How many players it holds for."""
    found = 0
    for seat in range(state.seats):
        found += holds(state, seat)
    return found


def scoring(points_of: Callable[[Any, int], int]) -> Callable[[Any, Ints], None]:
    """`scores(state, out)` of a game, by its `points_of(state, seat)`."""
    return rule(filled(_scores, "scores", points_of, {"points_of": points_of}))


def unbeaten(is_behind: Callable[[Any, int, int], bool]) -> Callable[[Any], int]:
    """`winners(state)` of a game, by its `is_behind(state, seat, other)`: equal ones share the victory."""
    return rule(filled(_winners, "winners", is_behind, {"is_behind": is_behind}))


def ranking(is_ahead: Callable[[Any, int, int], bool]) -> Callable[[Any, int], int]:
    """`ahead_of(state, seat)` of a game, by its `is_ahead(state, seat, other)`: the rank of a seat, counted from 0."""
    return rule(filled(_ahead_of, "ahead_of", is_ahead, {"is_ahead": is_ahead}))


def counting(name: str, holds: Callable[[Any, int], bool]) -> Callable[[Any], int]:
    """A count of the seats for which `holds(state, seat)`, by that name."""
    return rule(filled(_seats_with, name, holds, {"holds": holds}))
