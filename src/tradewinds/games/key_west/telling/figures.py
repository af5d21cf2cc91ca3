"""What the rulebook tells that follows from several values of the edition."""

import numpy as np

from tradewinds.core.rulebook import Figure, Figures, figure
from tradewinds.core.words import Line, line
from tradewinds.games.key_west.box.components import (
    BANK_START,
    BILLS,
    CARDS,
    CARDS_BY_RANK,
    COPIES,
    CYCLE,
    DECK,
    EDITION,
    FEWEST_SEATS,
    FIRST_PLANTATION,
    FRUIT_NAMES,
    GRAVES,
    HARVEST_TILES,
    HOTELS,
    ISLAND_NAMES,
    ISLAND_OF,
    LEAST_OF,
    MONEY,
    MOST_SEATS,
    OFFER,
    ROUNDS,
    SEA,
    SORT_FACTORY,
    SORT_FRUIT,
    SORT_OF,
    SPONGES,
    STACKS,
    STARS_OF,
    START_MONEY,
    TILES,
    WRECK,
)
from tradewinds.games.key_west.telling import names

_GRAVES = range(GRAVES)
_POINTS = [EDITION.number(f"graveyard.{i}.points", 0, 99) for i in _GRAVES]


def _covered(least: int) -> list[Line]:
    """What is covered with fewer than so many players."""
    spaces = [names.space(space) for space in range(FIRST_PLANTATION) if LEAST_OF[space] == least]
    graves = [i for i in _GRAVES if EDITION.number(f"graveyard.{i}.least", 0, 9) == least]
    return spaces + [line("figure-grave", points=_POINTS[i]) for i in graves]


def _discarded() -> list[int]:
    """KW 12.6: how many cards nobody took, for each number of players, equal ones once."""
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    return list(dict.fromkeys(STACKS * (OFFER - int(CARDS_BY_RANK[n].sum())) for n in seats))


def _of_islands() -> Figures:
    """The stars of the hotels and the number of factories on each island."""
    found: dict[str, Figure] = {}
    for i, island in enumerate(ISLAND_NAMES):
        hotels = [int(STARS_OF[space]) for space in range(HOTELS) if ISLAND_OF[space] == i]
        factories = int(np.count_nonzero((SORT_OF == SORT_FACTORY) & (i == ISLAND_OF)))
        found |= {f"hotels.{island}": figure(hotels, "hotels"), f"factories.{island}": figure(factories, "factories")}
    return found


def _points() -> Figures:
    """Points that may be one or many."""
    keys = ("points.share", "points.boss", "points.boss_tie", "scale.first")
    return {key: figure(line("figure-points", count=EDITION.number(key, 0, 99)), key) for key in keys}


FIGURES: Figures = {
    **_points(),
    **_of_islands(),
    **{
        f"plantations.{fruit}": figure(
            int(np.count_nonzero(SORT_FRUIT + f == SORT_OF)),
            *(f"islands.{i}.{fruit}" for i in range(len(ISLAND_NAMES))),
        )
        for f, fruit in enumerate(FRUIT_NAMES)
    },
    **{
        f"bank.{seats}": figure(BANK_START - seats * START_MONEY, "money", "bridge_bills", "prices.start_money")
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
    },
    "stars.fewest": figure(int(STARS_OF.min()), "hotels"),
    "stars.most": figure(int(STARS_OF.max()), "hotels"),
    "sea.spaces": figure(SEA, "sea.upper_left", "sea.lower_right"),
    "sea.sponges": figure(int(TILES[:SPONGES].sum()), *(f"sea.sponge_{n}" for n in range(3, 8))),
    "sea.treasures": figure(int(TILES[SPONGES:WRECK].sum()), "sea.chest", "sea.mask", "sea.vase"),
    "graveyard.points": figure(_POINTS, "graveyard"),
    "harvest.tiles": figure(int(HARVEST_TILES.sum()), "harvest"),
    "cards": figure(DECK, "cards"),
    "cards.list": figure(
        [line("figure-copies", count=int(COPIES[i]), card=names.card(i)) for i in range(CARDS)], "cards"
    ),
    "money": figure(MONEY, "money"),
    "bridge_bills": figure(BILLS, "bridge_bills"),
    "covered.4": figure(_covered(5), "hotels", "factories", "graveyard"),
    "covered.3": figure(_covered(4), "hotels", "factories", "graveyard"),
    "rounds.cycle": figure([n for n in range(1, ROUNDS) if n % CYCLE == 0], "limits.cycle", "limits.rounds"),
    "discarded": figure(_discarded(), "limits.stacks", "limits.cards_offered", "auction"),
}
