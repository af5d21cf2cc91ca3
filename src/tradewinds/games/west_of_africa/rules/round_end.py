"""Chapter 12: the end of a round."""

from tradewinds.core.layout import rule
from tradewinds.games.west_of_africa.box.components import (
    FIELDS,
    GOOD_OF,
    GOODS,
    INFLUENCE_GOOD,
    INFLUENCE_SHIP,
    INFLUENCE_WORKER,
    ISLAND_OF,
    ISLANDS,
    LEADERS,
    LEADERS_OF_TWO,
)
from tradewinds.games.west_of_africa.rules.cards import take_cards_back
from tradewinds.games.west_of_africa.rules.gold import is_ahead, players_ahead
from tradewinds.games.west_of_africa.rules.opening import fill_track
from tradewinds.games.west_of_africa.state import EMPTY, GOOD_OF_SEAT, NOBODY, SETTLEMENT, Source, State


@rule
def end_round(state: State) -> None:
    """WA 12: in exactly this order."""
    take_cards_back(state)
    reward_gold(state)
    harvest(state)
    elect_alcaldes(state)
    reward_offices(state)
    fill_track(state)


@rule
def reward_gold(state: State) -> None:
    """WA 12.2: one point each for the first two on the gold track, with two players for the first."""
    leaders = LEADERS_OF_TWO if state.seats == 2 else LEADERS
    for seat in range(state.seats):
        if players_ahead(state, seat) < leaders:
            state.players[seat].points[Source.GOLD_LEAD] += 1


@rule
def harvest(state: State) -> None:
    """WA 12.3: goods on fields go into the storehouse of their island."""
    for field in range(FIELDS):
        if state.fields[field] != EMPTY and state.fields[field] != SETTLEMENT:
            owner = state.fields[field] - GOOD_OF_SEAT
            state.players[owner].store[ISLAND_OF[field], GOOD_OF[field]] += 1
            state.fields[field] = EMPTY


@rule
def influence(state: State, seat: int, island: int) -> int:
    """WA 12.4: goods in the storehouse, workers, the ship."""
    player = state.players[seat]
    total = player.workers[island] * INFLUENCE_WORKER
    for good in range(GOODS):
        total += player.store[island, good] * INFLUENCE_GOOD
    if player.ship == island:
        total += INFLUENCE_SHIP
    return int(total)


@rule
def elect_alcaldes(state: State) -> None:
    """WA 12.5: the most influence, ties by the gold track; nobody where there is none."""
    for island in range(ISLANDS):
        best = 0
        state.alcaldes[island] = NOBODY
        for seat in range(state.seats):
            own = influence(state, seat, island)
            if own > best or (own > 0 and own == best and is_ahead(state, seat, state.alcaldes[island])):
                best = own
                state.alcaldes[island] = seat


@rule
def reward_offices(state: State) -> None:
    """WA 12.6: one point for each office."""
    for island in range(ISLANDS):
        if state.alcaldes[island] != NOBODY:
            state.players[state.alcaldes[island]].points[Source.OFFICES] += 1
