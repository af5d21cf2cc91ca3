"""Chapter 3: setting up."""

from tradewinds.core.layout import Ints, rule
from tradewinds.core.scoring import counting
from tradewinds.games.tobago.box.board import COAST, PLACE_OF, PLACE_Q, PLACE_R, PRINTED, SPACES
from tradewinds.games.tobago.box.components import (
    ALL_CARDS,
    AMULETS,
    APART,
    CARDS,
    CLUES,
    COPIES,
    FIRST_HUT,
    FIRST_PALM,
    MAPS,
    PIECES,
    ROSES,
    SAFE_GOLD,
    STATUES,
)
from tradewinds.games.tobago.rules.clues import ONE_THING, lay, take_from_deck
from tradewinds.games.tobago.rules.spaces import NO_LAND, half_of_all, write_set
from tradewinds.games.tobago.state import NOBODY, NOTHING, NOWHERE, Phase, State

ISLANDS_OF_THE_TABLE, OWN_SPACE, FAR_APART, STATUES_INLAND = 103, 302, 303, 304


@rule
def lay_out(state: State, seats: int, options: Ints) -> None:
    """TB 3.6, 3.7: everything beside the island; chance decides the rest."""
    state.seats = seats
    state.all_islands = options[0]
    state.amulets = AMULETS
    state.clue_deck = CLUES
    state.deck_cards = ALL_CARDS
    state.safe = SAFE_GOLD
    for card in range(CARDS):
        state.deck[card] = COPIES[card]
    state.drawer = NOBODY
    state.turn = NOBODY
    state.chest = NOTHING
    state.raiser = NOBODY
    state.offered = NOTHING
    state.receiver = NOBODY
    state.starter = NOBODY
    for i in range(PIECES):
        state.objects[i] = NOWHERE
    for i in range(STATUES):
        state.facings[i] = NOWHERE
    for seat in range(seats):
        state.players[seat].car = NOWHERE
        state.players[seat].roses = ROSES


# The island and the objects


@rule
def why_not_island(state: State, island: int) -> int:
    """TB 1.3: one of the islands the table plays on."""
    return 0 if state.all_islands or PRINTED[island] else ISLANDS_OF_THE_TABLE


@rule
def name_island(state: State, island: int) -> None:
    """TB 3.1: now every space of it is possible on every map."""
    state.island = island
    for map in range(MAPS):
        empty_map(state, map)


@rule
def empty_map(state: State, map: int) -> None:
    """TB 10.1: a map without clues, on which the treasure can be anywhere."""
    write_set(state.maps[map].sites, half_of_all(state, 0), half_of_all(state, 1))
    state.maps[map].sites_left = SPACES[state.island]


@rule
def distance(state: State, one: int, two: int) -> int:
    """TB 1.7: steps from space to space."""
    here, there = PLACE_OF[state.island, one], PLACE_OF[state.island, two]
    q, r = int(PLACE_Q[here] - PLACE_Q[there]), int(PLACE_R[here] - PLACE_R[there])
    return max(abs(q), abs(r), abs(q + r))


@rule
def first_of_kind(phase: int) -> int:
    """Where the objects of the kind now placed begin."""
    return 0 if phase == Phase.STATUE else FIRST_HUT if phase == Phase.HUT else FIRST_PALM


@rule
def placed_objects(state: State) -> int:
    placed = 0
    while placed < PIECES and state.objects[placed] != NOWHERE:
        placed += 1
    return placed


@rule
def why_not_place(state: State, space: int) -> int:
    """TB 3.2, 3.3, 3.4: a space of its own, far from its like, and inland for a statue."""
    if space < 0:
        return NO_LAND
    if state.phase == Phase.STATUE and COAST[state.island, space]:
        return STATUES_INLAND
    first, placed = first_of_kind(int(state.phase)), placed_objects(state)
    for i in range(placed):
        if state.objects[i] == space:
            return OWN_SPACE
        if i >= first and distance(state, int(state.objects[i]), space) < APART:
            return FAR_APART
    return 0


@rule
def place_object(state: State, space: int) -> None:
    """TB 3.2: statues keep the order in which they came, huts and palms are equal among themselves."""
    at = placed_objects(state)
    while state.phase != Phase.STATUE and at > first_of_kind(int(state.phase)) and state.objects[at - 1] > space:
        state.objects[at] = state.objects[at - 1]
        at -= 1
    state.objects[at] = space


@rule
def face_statue(state: State, direction: int) -> None:
    """TB 3.5: the statue placed last looks that way."""
    state.facings[placed_objects(state) - 1] = direction


# The players


@rule
def why_not_first_player(state: State, seat: int) -> int:
    """TB 3.8: somebody who plays."""
    return ONE_THING if seat >= state.seats else 0


@rule
def has_car(state: State, seat: int) -> bool:
    return state.players[seat].car != NOWHERE


cars_placed = counting("cars_placed", has_car)


@rule
def why_not_place_car(space: int) -> int:
    """TB 3.9: on any space."""
    return NO_LAND if space < 0 else 0


@rule
def first_clues_laid(state: State) -> int:
    laid = 0
    while laid < MAPS and state.maps[laid].length > 0:
        laid += 1
    return laid


@rule
def lay_first_clue(state: State, clue: int) -> None:
    """TB 3.10: the clue drawn for the next seat goes onto the next map."""
    seat = first_clues_laid(state)
    take_from_deck(state)
    lay(state, seat, clue, seat)


@rule
def next_to_deal(state: State) -> int:
    """TB 3.11: the first seat without a hand, or the number of seats when all have theirs."""
    seat = 0
    while seat < state.seats and state.players[seat].hand > 0:
        seat += 1
    return seat
