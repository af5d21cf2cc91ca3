"""What things are called: lines for spaces, clues, cards and maps, made from what a seat has seen."""

from tradewinds.core.layout import Ints
from tradewinds.core.words import Line, line, naming
from tradewinds.games.tobago.box.board import DIRECTION_NAMES, LANDS, PLACE_HEXES, PLACE_NAMES, PLACE_OF, SPACE_AT
from tradewinds.games.tobago.box.components import (
    CLUES,
    CURSE,
    GOLD_VALUES,
    MAP_NAMES,
    MAPS,
    MARKERS,
    RELATION_OF,
    SUBJECT_OF,
    TERRAINS,
)
from tradewinds.games.tobago.state import IN_HAND, State
from tradewinds.games.tobago.telling import sites

treasure_map = naming("map", MAP_NAMES)
#: The bare colour, for heads of tables and lists.
map_title = naming("map-title", MAP_NAMES)
direction = naming("direction", DIRECTION_NAMES)


def clue(number: int) -> Line:
    return line(f"clue-{RELATION_OF[number]}-{SUBJECT_OF[number]}")


def card(number: int) -> Line:
    """A gold card or a curse."""
    return line("card-curse") if number == CURSE else line("card-coins", coins=GOLD_VALUES[number])


def space(seen: State, number: int) -> str:
    """The name of a space of this island."""
    return PLACE_NAMES[int(PLACE_OF[seen.island, number])]


def terrain(seen: State, place: int) -> Line:
    """The terrain of a place, which may be ocean on this island."""
    found = LANDS[seen.island].get(PLACE_HEXES[place])
    return line("terrain-ocean") if found is None else line(f"terrain-{TERRAINS[found]}")


def hand(seen: State, seat: int) -> list[int]:
    """The clue cards of a seat as far as they are known."""
    return [c for c in range(CLUES) if seen.clues[c] == IN_HAND + seat]


def spaces_of(spaces: Ints) -> list[int]:
    """The spaces of a set as it stands in a position, ascending."""
    return list(sites.members(sites.as_number(spaces)))


def marked(seen: State, map: int) -> list[int]:
    """TB 5.7: the spaces with a marker of a map."""
    return spaces_of(seen.maps[map].sites) if seen.maps[map].sites_left <= MARKERS else []


def found_at(seen: State, place: int) -> list[Line]:
    """What lies on a place that a driver may want: an amulet, markers."""
    number = int(SPACE_AT[seen.island, place])
    if number < 0:
        return []
    amulet = [line("thing-amulet")] if number in spaces_of(seen.lying) else []
    return amulet + [line("thing-marker", map=map_title(m)) for m in range(MAPS) if number in marked(seen, m)]
