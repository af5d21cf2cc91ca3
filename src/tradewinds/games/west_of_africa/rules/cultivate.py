"""Chapter 8: cultivating."""

from tradewinds.core.layout import rule
from tradewinds.games.west_of_africa.box.components import (
    CARD_CULTIVATE,
    EAST_SHIP,
    FIRST_FIELD,
    GOOD_OF,
    ISLAND_OF,
    PLANT_COST,
    WEST_SHIP,
)
from tradewinds.games.west_of_africa.rules.cards import has_card
from tradewinds.games.west_of_africa.rules.gold import NO_DEBTS, change_gold
from tradewinds.games.west_of_africa.rules.turn import ISLAND_CARD, begin, why_not_begin
from tradewinds.games.west_of_africa.state import EMPTY, GOOD_OF_SEAT, NOWHERE, State

FIELD_AND_MARKER, FREE_FIELD, USING_WORKERS, NO_IDLE_HELP, ONE_VISIT, WORKERS_LEAVE = 802, 803, 805, 806, 807, 808


@rule
def plant_price(workers: int) -> int:
    """WA 8.4: three gold, one less for each worker used, never below nothing."""
    return max(PLANT_COST - workers, 0)


@rule
def why_not_visit(state: State, seat: int, island: int) -> int:
    """WA 6.8, 8.7: the island's card was played, and the island is not finished yet."""
    refusal = why_not_begin(state, seat, CARD_CULTIVATE)
    if refusal:
        return refusal
    if not has_card(state, seat, island):
        return ISLAND_CARD
    if (state.visited >> island) & 1 or (state.workers_used > 0 and state.island != island):
        return ONE_VISIT
    return 0


@rule
def visit(state: State, island: int) -> None:
    """WA 8.7: going on to another island finishes the one before."""
    begin(state, CARD_CULTIVATE)
    if state.island == island:
        return
    leave_island(state)
    state.island = island
    state.planted = 0


@rule
def leave_island(state: State) -> None:
    if state.island != NOWHERE:
        state.visited |= 1 << state.island
    state.island = NOWHERE
    state.workers_used = 0
    state.planted = 0


@rule
def why_not_grow(state: State, seat: int, field: int, price: int) -> int:
    """WA 2.2, 8.2, 8.3: the field is free, the marker in supply, the gold there."""
    if state.fields[field] != EMPTY:
        return FREE_FIELD
    player = state.players[seat]
    if player.supply[GOOD_OF[field]] == 0:
        return FIELD_AND_MARKER
    return NO_DEBTS if player.gold < price else 0


@rule
def why_not_plant(state: State, seat: int, field: int) -> int:
    """WA 8.1 to 8.4, 8.7: a good onto a field of an island that is open to planting."""
    island = ISLAND_OF[field]
    refusal = why_not_visit(state, seat, island)
    if refusal:
        return refusal
    return why_not_grow(state, seat, field, plant_price(state.workers_used))


@rule
def plant(state: State, seat: int, field: int) -> None:
    """WA 8.2, 8.4: from the supply onto the field, and pay."""
    visit(state, ISLAND_OF[field])
    state.players[seat].supply[GOOD_OF[field]] -= 1
    state.fields[field] = GOOD_OF_SEAT + seat
    state.planted += 1
    change_gold(state, seat, -plant_price(state.workers_used))


@rule
def why_not_use_workers(state: State, seat: int, island: int, workers: int) -> int:
    """WA 8.5, 8.6, 8.7: before planting there, with workers who stand there, and only if something can be planted.

    If nothing can, the field where least is missing says why: gold (WA 2.2), a marker (WA 8.2), a free field (WA 8.3).
    """
    refusal = why_not_visit(state, seat, island)
    if refusal:
        return refusal
    if state.island == island:
        return USING_WORKERS
    if state.players[seat].workers[island] < workers:
        return USING_WORKERS
    missing = FREE_FIELD
    for field in range(FIRST_FIELD[island], FIRST_FIELD[island + 1]):
        if GOOD_OF[field] >= 0:
            missing = min(missing, why_not_grow(state, seat, field, plant_price(workers)))
    return missing


@rule
def use_workers(state: State, seat: int, island: int, workers: int) -> None:
    """WA 8.5: say how many workers help on this island."""
    visit(state, island)
    state.workers_used = workers


@rule
def why_not_return_workers(state: State, west: int) -> int:
    """WA 8.6, 8.8: after planting, at most the workers who helped."""
    if state.planted == 0:
        return NO_IDLE_HELP
    return WORKERS_LEAVE if west > state.workers_used else 0


@rule
def return_workers(state: State, seat: int, west: int) -> None:
    """WA 8.8: so many to the west ship, the others to the east ship; the island is finished."""
    player = state.players[seat]
    player.workers[state.island] -= state.workers_used
    player.workers[WEST_SHIP] += west
    player.workers[EAST_SHIP] += state.workers_used - west
    leave_island(state)
