"""What the rules of every game count, compiled with them."""

from tradewinds.core.layout import Ints, rule, small


@rule
def sum_of(counts: Ints) -> int:
    """All sorts together."""
    found = 0
    for i in range(len(counts)):
        found += counts[i]
    return found


@rule
def worth(counts: Ints, values: Ints) -> int:
    """All sorts together, each by its value."""
    found = 0
    for i in range(len(values)):
        found += counts[i] * values[i]
    return found


@small
def count_of(things: Ints, wanted: int) -> int:
    """How many of them are this."""
    found = 0
    for i in range(len(things)):
        if things[i] == wanted:
            found += 1
    return found


@rule
def first_broken(laws: tuple[bool, ...]) -> int:
    """The number of the first law that does not hold, counted from 1; 0 when all do."""
    for number, holds in enumerate(laws):
        if not holds:
            return number + 1
    return 0
