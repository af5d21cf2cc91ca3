"""What a fair player leans towards in West of Africa: small, cheap preferences for search and quick bots."""

from tradewinds.core.layout import Ints, rule
from tradewinds.games.west_of_africa.actions import (
    CHOOSE,
    END_TURN,
    FOUND,
    LOAD,
    MOVE_WORKER,
    PLANT,
    READY,
    SELL,
    TABLE,
    UNLOAD,
    USE_WORKERS,
)
from tradewinds.games.west_of_africa.components import (
    CARD_CULTIVATE,
    CARD_MINUS,
    CARD_SELL,
    CARD_SETTLE,
    CARD_SHIP,
    CARD_WORKERS,
    CARDS_FREE,
    COST_OF,
    FIRST_FIELD,
    GOLD_MAX,
    GOOD_OF,
    GOODS,
    ISLANDS,
    PRICES,
)
from tradewinds.games.west_of_africa.rules.cards import cards_chosen
from tradewinds.games.west_of_africa.state import EMPTY, State

KIND_OF, FIRST_ARGUMENT, SECOND_ARGUMENT = TABLE.kind_of, TABLE.first, TABLE.second


@rule
def sense(state: State, seat: int, actions: Ints, count: int, weights: Ints) -> None:
    """How much each action is worth a try; 0 for what only repeats another choice."""
    for i in range(count):
        kind = KIND_OF[actions[i]]
        first = FIRST_ARGUMENT[actions[i]]
        if kind == CHOOSE:
            weights[i] = lean_card(state, seat, first)
        elif kind == READY:
            weights[i] = lean_ready(state, seat)
        elif kind == FOUND:
            weights[i] = 80
        elif kind == SELL:
            weights[i] = 30 if state.players[seat].gold + PRICES[first] <= GOLD_MAX + 3 else 1
        elif kind == PLANT:
            weights[i] = 16
        elif kind == USE_WORKERS or kind == LOAD:
            weights[i] = 6
        elif kind == MOVE_WORKER:
            weights[i] = 5
        elif kind == UNLOAD:
            weights[i] = 1 if state.steps > 0 else 0
        elif kind == END_TURN:
            weights[i] = 2
        else:
            weights[i] = 4


@rule
def lean_ready(state: State, seat: int) -> int:
    """Four cards are free; fewer give less to do."""
    count = cards_chosen(state, seat)
    return 30 if count >= CARDS_FREE else count


@rule
def lean_card(state: State, seat: int, card: int) -> int:
    """Cards are thought of in one order, so that every hand is met once."""
    player = state.players[seat]
    if player.minus_chosen > 0 and card != CARD_MINUS:
        return 0
    if card != CARD_MINUS and (player.chosen >> (card + 1)) != 0:
        return 0
    if card < ISLANDS:
        return 1 + lean_island(state, seat, card)
    if card == CARD_SELL:
        return 1 if state.game_round == 1 else 1 + 4 * goods_on_played_islands(state, seat)
    if card == CARD_SETTLE:
        return 1 if state.game_round == 1 else 1 + 12 * may_settle(state, seat)
    if card == CARD_CULTIVATE:
        return 10
    if card == CARD_WORKERS:
        return 8
    return 6 if card == CARD_SHIP else 1


@rule
def lean_island(state: State, seat: int, island: int) -> int:
    """Goods to sell, fields to plant, land to build on."""
    player = state.players[seat]
    worth = 0
    for good in range(GOODS):
        worth += 3 * player.store[island, good]
    for field in range(FIRST_FIELD[island], FIRST_FIELD[island + 1]):
        if state.fields[field] == EMPTY:
            if GOOD_OF[field] >= 0 and player.supply[GOOD_OF[field]] > 0:
                worth += 2
            if COST_OF[field] > 0 and state.alcaldes[island] == seat and player.gold >= COST_OF[field]:
                worth += 4
    return int(worth)


@rule
def goods_on_played_islands(state: State, seat: int) -> int:
    player = state.players[seat]
    total = 0
    for island in range(ISLANDS):
        if (player.chosen >> island) & 1:
            for good in range(GOODS):
                total += player.store[island, good]
    return int(total)


@rule
def may_settle(state: State, seat: int) -> int:
    """How many islands played have land that this alcalde could build on."""
    player = state.players[seat]
    total = 0
    for island in range(ISLANDS):
        if (player.chosen >> island) & 1 and state.alcaldes[island] == seat and state.track > 0:
            for field in range(FIRST_FIELD[island], FIRST_FIELD[island + 1]):
                if state.fields[field] == EMPTY and 0 < COST_OF[field] <= player.gold + 12:
                    total += 1
    return total
