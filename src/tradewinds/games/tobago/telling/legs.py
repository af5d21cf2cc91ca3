"""How far cars are from a space, in legs (TB 6.1, 6.2): everybody can count it on the board."""

from functools import lru_cache

from tradewinds.games.tobago.box.board import LEG_PLACES, LEGS_FROM, MOST_SPACES, SPACE_AT


@lru_cache(maxsize=256)
def legs_to(island: int, space: int) -> dict[int, int]:
    """The fewest legs from every space of an island to one of them; a leg leads back as it leads there."""
    found, rim = {space: 0}, [space]
    while rim:
        further = {near for one in rim for near in _in_one_leg(island, one)} - found.keys()
        found |= dict.fromkeys(further, found[rim[0]] + 1)
        rim = sorted(further)
    return found


def _in_one_leg(island: int, space: int) -> list[int]:
    first = island * MOST_SPACES + space
    return [int(SPACE_AT[island, place]) for place in LEG_PLACES[LEGS_FROM[first] : LEGS_FROM[first + 1]]]
