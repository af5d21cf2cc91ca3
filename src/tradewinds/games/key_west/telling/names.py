"""The words for what is in the box, and what a viewer can work out from what was seen."""

from tradewinds.core.layout import UNKNOWN
from tradewinds.core.words import Line, line, naming
from tradewinds.games.key_west.box.components import (
    ACTION_NAMES,
    BILL_TWOS,
    BILLS,
    BRIDGE_NAMES,
    FRUIT_NAMES,
    ISLAND_NAMES,
    ISLAND_OF,
    SEA,
    SEA_NAMES,
    SORT_FACTORY,
    SORT_FRUIT,
    SORT_HOTEL,
    SORT_OF,
    SPACE_NAMES,
    SPONGES,
    STARS_OF,
    TILE_KINDS,
    TILE_NAMES,
    TILES,
    symbols,
)
from tradewinds.games.key_west.rules.money import proved_twos
from tradewinds.games.key_west.state import HELD_BY, NAMELESS, TILE, State

island = naming("island", ISLAND_NAMES)
bridge = naming("bridge", BRIDGE_NAMES)
fruit = naming("fruit", FRUIT_NAMES)
action_space = naming("space", ACTION_NAMES)


def card(number: int) -> Line:
    """What a card shows, its symbols joined."""
    *others, last = [line(f"symbol-{name}") for name in symbols(number)]
    told = last
    for symbol in reversed(others):
        told = line("card-and", first=symbol, second=told)
    return told


def space(number: int) -> Line:
    """A hotel, factory or plantation: which one, counted from 1, on which island."""
    sort, count = int(SORT_OF[number]), int(SPACE_NAMES[number].rpartition("-")[2])
    where = island(int(ISLAND_OF[number]))
    if sort == SORT_HOTEL:
        return line("place-hotel", number=count, island=where, stars=int(STARS_OF[number]))
    if sort == SORT_FACTORY:
        return line("place-factory", number=count, island=where)
    return line(f"place-{FRUIT_NAMES[sort - SORT_FRUIT]}", number=count, island=where)


def dive_space(number: int) -> Line:
    sea, _, count = SEA_NAMES[number].partition("-")
    return line(f"sea-{sea}", number=int(count))


def tile(kind: int) -> Line:
    """A sponge with its number, a treasure or a wreck."""
    if kind < SPONGES:
        return line("tile-sponge", number=int(TILE_NAMES[kind].rpartition("-")[2]))
    return line(f"tile-{TILE_NAMES[kind]}")


# What a viewer can work out


def known_tile(seen: State, place: int) -> int | None:
    """The kind of tile that lies or lay there, if the viewer knows it."""
    found = int(seen.tiles[place]) if 0 <= place < SEA else NAMELESS
    return found - TILE if found > NAMELESS else None


def unplaced_tiles(seen: State) -> list[int]:
    """KW 9.10: how many tiles of each kind the viewer has not seen anywhere."""
    counts = [int(n) for n in TILES]
    for place in range(SEA):
        kind = known_tile(seen, place)
        if kind is not None:
            counts[kind] -= 1
    return counts


def treasures(seen: State, seat: int) -> list[int | None]:
    """The treasures of a player as far as the viewer knows them, unknown ones last."""
    held = [known_tile(seen, place) for place in range(SEA) if seen.holders[place] == HELD_BY + seat]
    return sorted(held, key=lambda kind: TILE_KINDS if kind is None else kind)


def least_twos(seen: State, seat: int) -> int:
    """How many bills of two dollars the viewer knows a player took."""
    twos = int(seen.players[seat].twos)
    return int(proved_twos(seen, seat)) if twos == UNKNOWN else twos


def money_range(seen: State, seat: int) -> tuple[int, int]:
    """KW 2.5: the least and the most a player can own, by what the viewer knows."""
    taken = seen.players[seat]
    least = most = least_twos(seen, seat)
    if taken.twos == UNKNOWN:
        others = [other for other in range(seen.seats) if other != seat]
        most = min(int(taken.bills), BILL_TWOS - sum(least_twos(seen, other) for other in others))
        least = max(least, BILL_TWOS - _most_twos_elsewhere(seen, seat))
    return int(taken.counted) + least, int(taken.counted) + most


def _most_twos_elsewhere(seen: State, seat: int) -> int:
    """Those the viewer knows, and every other bill whose face is hidden, with a player or on a bridge."""
    known = [p for p in seen.players[: seen.seats] if p.twos != UNKNOWN]
    hidden = BILLS - int(seen.players[seat].bills) - sum(int(p.bills) for p in known)
    return sum(int(p.twos) for p in known) + hidden
