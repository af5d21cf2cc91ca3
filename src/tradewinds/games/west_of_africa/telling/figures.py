"""What the rulebook tells that follows from several values of the edition."""

from collections.abc import Callable, Sequence

from tradewinds.core.layout import Ints
from tradewinds.core.rulebook import Figures, figure
from tradewinds.core.words import Argument, Line, line
from tradewinds.games.west_of_africa.box.components import (
    BERTHS_LARGE,
    BERTHS_SMALL,
    CARD_MINUS,
    CARD_NUMBERS,
    CHEAP,
    COST_OF,
    EDITION,
    ENTRY_EAST,
    ENTRY_WEST,
    FIELDS,
    GOOD_OF,
    ISLAND_OF,
    ISLANDS,
    PRE3,
    PRICES,
    REGION_OF,
    REGIONS,
    SEA_ROW,
    SETTLEMENTS,
    TRACK_SMALL,
    WORKERS,
)
from tradewinds.games.west_of_africa.telling.names import good, island

_FIELDS = tuple(f"islands.{i}.fields" for i in range(ISLANDS))


def _keys(key: str) -> tuple[str, ...]:
    return tuple(f"islands.{i}.{key}" for i in range(ISLANDS))


def _each(values: Ints) -> list[Line]:
    """A number for each island."""
    return [line("figure-island", island=island(i), values=int(values[i])) for i in range(ISLANDS)]


def _on_islands(wanted: Callable[[int], bool], tell: Callable[[int], Line]) -> list[Line]:
    """The wanted fields of each island that has any."""
    found: list[tuple[int, Sequence[Line]]] = [
        (i, [tell(f) for f in range(FIELDS) if ISLAND_OF[f] == i and wanted(f)]) for i in range(ISLANDS)
    ]
    return [line("figure-island", island=island(i), values=fields) for i, fields in found if fields]


def _good(field: int) -> Line:
    return good(int(GOOD_OF[field]))


def _number(value: Argument) -> Line:
    return line("figure-number", value=value)


def _founded(fields: int) -> int:
    """How many settlements wait beside the board when so many stand there from the beginning."""
    return SETTLEMENTS - TRACK_SMALL - fields


_CHEAP = int((COST_OF == CHEAP).sum())
_PRE3 = int(PRE3.sum())

FIGURES: Figures = {
    **{
        f"region.{region}": figure([island(i) for i in range(ISLANDS) if REGION_OF[i] == region], *_keys("region"))
        for region in REGIONS
    },
    "sea.row": figure([island(i) for i in SEA_ROW], "sea_lines"),
    "entry.west": figure(island(ENTRY_WEST), "entry.west_ship"),
    "entry.east": figure(island(ENTRY_EAST), "entry.east_ship"),
    "berths.large": figure(_each(BERTHS_LARGE), *_keys("berths_large")),
    "berths.small": figure(_each(BERTHS_SMALL), *_keys("berths_small")),
    "prices": figure(_each(PRICES), *_keys("price")),
    "fields.goods": figure(_on_islands(lambda f: GOOD_OF[f] >= 0, _good), *_FIELDS),
    "fields.costs": figure(_on_islands(lambda f: COST_OF[f] > 0, lambda f: _number(int(COST_OF[f]))), *_FIELDS),
    "fields.double": figure(_on_islands(lambda f: GOOD_OF[f] >= 0 and COST_OF[f] > 0, _good), *_FIELDS),
    "fields.cheap": figure(_CHEAP, *_FIELDS),
    "fields.pre3": figure(_PRE3, *_FIELDS),
    "fields.pre3.list": figure(_on_islands(lambda f: PRE3[f] > 0, lambda f: _number(int(COST_OF[f]))), *_FIELDS),
    "fields.pre3.double": figure(_on_islands(lambda f: PRE3[f] > 0 and GOOD_OF[f] >= 0, _good), *_FIELDS),
    "stock.2": figure(_founded(_CHEAP), "limits.settlements", "settlement_track.small", *_FIELDS),
    "stock.3": figure(_founded(_PRE3), "limits.settlements", "settlement_track.small", *_FIELDS),
    "cards.islands": figure([int(n) for n in CARD_NUMBERS[:ISLANDS]], *_keys("card")),
    "cards.actions": figure([int(n) for n in CARD_NUMBERS[ISLANDS:CARD_MINUS]], "action_cards"),
    "cards.minus": figure(line("figure-minus"), "pieces.minus_cards"),
    "workers": figure(WORKERS, "pieces.workers_west", "pieces.workers_east"),
    "limits.fifth": figure(EDITION.number("limits.cards_free", 1, 12) + 1, "limits.cards_free"),
}
