"""Chapters 6, 7, 9 and 10: a turn in general, moving workers, selling, founding settlements."""

from tradewinds.core.layout import rule
from tradewinds.games.west_of_africa.box.components import (
    BERTHS_LARGE,
    BERTHS_SMALL,
    CARD_SELL,
    CARD_SETTLE,
    CARD_WORKERS,
    COST_OF,
    ISLAND_OF,
    PRICES,
    SETTLEMENT_POINTS,
    WORKER_POINTS,
)
from tradewinds.games.west_of_africa.rules.cards import has_card
from tradewinds.games.west_of_africa.rules.gold import NO_DEBTS, change_gold
from tradewinds.games.west_of_africa.state import EMPTY, NOWHERE, SETTLEMENT, Source, State

FREE_BERTH, ONE_AFTER_THE_OTHER, RIGHT_CARD, ISLAND_CARD = 603, 605, 607, 608
FOUR_POINTS, WORKER_THERE = 701, 703
NOT_SOLD_AT_FIRST, YOUR_GOODS = 901, 902
NOT_FOUNDED_AT_FIRST, ALCALDES_ONLY, FREE_BUILDING_FIELD, FROM_THE_TRACK = 1001, 1002, 1003, 1004


@rule
def why_not_begin(state: State, seat: int, card: int) -> int:
    """WA 6.4, 6.5, 6.7: an action needs its card, and is not taken up again once another was begun."""
    if not has_card(state, seat, card):
        return RIGHT_CARD
    if state.busy != card and (state.begun >> card) & 1:
        return ONE_AFTER_THE_OTHER
    return 0


@rule
def begin(state: State, card: int) -> None:
    """WA 6.5: beginning an action finishes the one before."""
    if state.busy == card:
        return
    state.busy = card
    state.begun |= 1 << card
    if card == CARD_WORKERS:
        state.worker_points = WORKER_POINTS


@rule
def start_turn(state: State) -> None:
    """WA 6.1: the player whose turn has come turns the cards face up."""
    state.players[state.order[state.turn]].revealed = 1


@rule
def clear_turn(state: State) -> None:
    """Nothing of a finished turn stays behind."""
    state.begun = 0
    state.busy = 0
    state.worker_points = 0
    state.island = NOWHERE
    state.planted = 0
    state.visited = 0
    state.steps = 0
    state.direction = 0
    state.loads = 0


# The first ship


@rule
def berths(state: State, island: int) -> int:
    """WA 1.9: Tenerife and Gran Canaria have a second berth only with four or five players."""
    return int(BERTHS_SMALL[island] if state.seats <= 3 else BERTHS_LARGE[island])


@rule
def ships_at(state: State, island: int) -> int:
    ships = 0
    for seat in range(state.seats):
        if state.players[seat].ship == island:
            ships += 1
    return ships


@rule
def why_not_place_ship(state: State, island: int) -> int:
    """WA 6.3: any island with a free berth."""
    return FREE_BERTH if ships_at(state, island) >= berths(state, island) else 0


@rule
def place_ship(state: State, seat: int, island: int) -> None:
    """WA 6.2: in the first round, before anything else."""
    state.players[seat].ship = island


# Moving workers


@rule
def why_not_move_worker(state: State, seat: int, source: int) -> int:
    """WA 7.1, 7.3: a point is left, and a worker stands there. Which steps exist is in the action table (WA 7.2)."""
    refusal = why_not_begin(state, seat, CARD_WORKERS)
    if refusal:
        return refusal
    if state.busy == CARD_WORKERS and state.worker_points == 0:
        return FOUR_POINTS
    return WORKER_THERE if state.players[seat].workers[source] == 0 else 0


@rule
def move_worker(state: State, seat: int, source: int, target: int) -> None:
    """WA 7.2: one step for one point."""
    begin(state, CARD_WORKERS)
    state.worker_points -= 1
    state.players[seat].workers[source] -= 1
    state.players[seat].workers[target] += 1


# Selling


@rule
def why_not_selling(state: State, seat: int) -> int:
    """WA 9.1 and the card: what holds for every sale."""
    if state.game_round == 1:
        return NOT_SOLD_AT_FIRST
    return why_not_begin(state, seat, CARD_SELL)


@rule
def why_not_sell(state: State, seat: int, island: int, good: int) -> int:
    """WA 6.8, 9.2: an own good in the storehouse of an island whose card was played."""
    refusal = why_not_selling(state, seat)
    if refusal:
        return refusal
    if not has_card(state, seat, island):
        return ISLAND_CARD
    return YOUR_GOODS if state.players[seat].store[island, good] == 0 else 0


@rule
def sell(state: State, seat: int, island: int, good: int) -> None:
    """WA 9.3, 9.4: gold for the good, by region; the marker returns to the supply."""
    begin(state, CARD_SELL)
    state.players[seat].store[island, good] -= 1
    state.players[seat].supply[good] += 1
    change_gold(state, seat, PRICES[island])


# Founding settlements


@rule
def why_not_founding(state: State, seat: int) -> int:
    """WA 10.1, 10.4 and the card: what holds for every settlement."""
    if state.game_round == 1:
        return NOT_FOUNDED_AT_FIRST
    refusal = why_not_begin(state, seat, CARD_SETTLE)
    if refusal:
        return refusal
    return FROM_THE_TRACK if state.track == 0 else 0


@rule
def why_not_found(state: State, seat: int, field: int) -> int:
    """WA 6.8, 10.2, 10.3, 10.5: the alcalde builds on a free field of an island played, and pays for it."""
    refusal = why_not_founding(state, seat)
    if refusal:
        return refusal
    island = ISLAND_OF[field]
    if not has_card(state, seat, island):
        return ISLAND_CARD
    if state.alcaldes[island] != seat:
        return ALCALDES_ONLY
    if state.fields[field] != EMPTY:
        return FREE_BUILDING_FIELD
    return NO_DEBTS if state.players[seat].gold < COST_OF[field] else 0


@rule
def found(state: State, seat: int, field: int) -> None:
    """WA 10.4, 10.5, 10.6: from the track onto the field, pay, three points."""
    begin(state, CARD_SETTLE)
    state.track -= 1
    state.fields[field] = SETTLEMENT
    change_gold(state, seat, -COST_OF[field])
    state.players[seat].points[Source.SETTLEMENTS] += SETTLEMENT_POINTS
