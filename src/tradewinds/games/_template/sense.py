"""What a fair player leans towards in Nim: shells, and above all those of the own heap."""

from tradewinds.core.layout import Ints, rule
from tradewinds.games._template.actions import TABLE
from tradewinds.games._template.state import State

HEAP_OF, SHELLS_OF = TABLE.first, TABLE.second


@rule
def sense(state: State, seat: int, actions: Ints, count: int, weights: Ints, taste: Ints) -> None:
    """NM 4.2: a shell is worth a point, one of the own heap two."""
    for i in range(count):
        is_own = HEAP_OF[actions[i]] == state.players[seat].favourite
        weights[i] = (1 + SHELLS_OF[actions[i]]) * (4 if is_own else 1)
