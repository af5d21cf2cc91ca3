"""Chapter 3: setting up."""

from tradewinds.core.layout import Ints, rule
from tradewinds.core.scoring import counting
from tradewinds.games.west_of_africa.box.components import (
    CHEAP,
    COST_OF,
    EAST_SHIP,
    FIELDS,
    GOLD_START,
    GOODS,
    ISLANDS,
    MARKERS,
    MINUS_CARDS,
    PRE3,
    SETTLEMENTS,
    TRACK_LARGE,
    TRACK_SMALL,
    WEST_SHIP,
    WORKERS_EAST,
    WORKERS_WEST,
)
from tradewinds.games.west_of_africa.state import NOBODY, NOWHERE, SETTLEMENT, State

#: The place on the gold track of a player whose turn in the draw has not come.
UNPLACED = -2


@rule
def lay_out(state: State, seats: int, options: Ints) -> None:
    """WA 3.1 to 3.6: everything on the board except the order on space 15, which chance decides."""
    state.seats = seats
    state.option_gold_track = options[0]
    state.game_round = 1
    state.island = NOWHERE
    for island in range(ISLANDS):
        state.alcaldes[island] = NOBODY
    for seat in range(seats):
        equip(state, seat)
    state.stock = SETTLEMENTS - pre_place(state, seats)
    fill_track(state)


@rule
def equip(state: State, seat: int) -> None:
    """WA 3.2, 3.3, 3.4: the pieces of one player."""
    player = state.players[seat]
    player.gold = GOLD_START
    player.gold_place = UNPLACED
    player.workers[WEST_SHIP] = WORKERS_WEST
    player.workers[EAST_SHIP] = WORKERS_EAST
    player.ship = NOWHERE
    player.minus = MINUS_CARDS
    for good in range(GOODS):
        player.supply[good] = MARKERS[good]


@rule
def pre_place(state: State, seats: int) -> int:
    """WA 3.5, 3.6: settlements that stand from the start; how many."""
    placed = 0
    for field in range(FIELDS):
        if (seats == 2 and COST_OF[field] == CHEAP) or (seats == 3 and PRE3[field] == 1):
            state.fields[field] = SETTLEMENT
            placed += 1
    return placed


@rule
def track_size(seats: int) -> int:
    """WA 3.1: how many settlements the track holds."""
    return TRACK_SMALL if seats <= 3 else TRACK_LARGE


@rule
def fill_track(state: State) -> None:
    """WA 3.1, 12.7: fill the settlement track from the stock, as far as it goes."""
    moved = min(track_size(state.seats) - state.track, state.stock)
    state.track += moved
    state.stock -= moved


@rule
def has_marker(state: State, seat: int) -> bool:
    return state.players[seat].gold_place != UNPLACED


markers_placed = counting("markers_placed", has_marker)


@rule
def place_marker(state: State, seat: int) -> None:
    """WA 3.3: chance names the next marker on space 15, from the top down."""
    state.players[seat].gold_place = markers_placed(state)
