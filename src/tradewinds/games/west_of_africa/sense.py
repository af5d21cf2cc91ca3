"""What a fair player leans towards in West of Africa: small, cheap preferences for search and quick bots.

Worth is counted in gold. How much of it everything is worth stands in `sense.toml`.
"""

from enum import IntEnum
from pathlib import Path

from tradewinds.core.layout import Ints, rule
from tradewinds.core.taste import read_taste
from tradewinds.games.west_of_africa.actions import (
    END_TURN,
    FOUND,
    LOAD,
    MOOR,
    MOVE_WORKER,
    PLACE_SHIP,
    PLANT,
    READY,
    SAIL,
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
    ISLAND_OF,
    ISLANDS,
    PLACES,
    PRICES,
)
from tradewinds.games.west_of_africa.rules.cards import cards_chosen, has_card
from tradewinds.games.west_of_africa.state import EMPTY, Phase, State


class Care(IntEnum):
    """What a player cares for, in the order of `sense.toml`."""

    SELL_CARD = 0
    SETTLE_CARD = 1
    CULTIVATE_CARD = 2
    WORKERS_CARD = 3
    SHIP_CARD = 4
    MINUS_CARD = 5
    SECOND_ISLAND = 6
    FIFTH_CARD = 7
    READY = 8
    FOUND = 9
    SELL = 10
    PLANT = 11
    USE_WORKERS = 12
    ENTER = 13
    STEP_TO_LAND = 14
    STEP_TO_FIELDS = 15
    STEP = 16
    LOAD = 17
    SAIL_EAST = 18
    SAIL_WEST = 19
    MOOR = 20
    END_TURN = 21


TASTE = read_taste(Path(__file__).parent / "sense.toml", [care.name.lower().replace("_", "-") for care in Care])

KIND_OF, FIRST_ARGUMENT, SECOND_ARGUMENT = TABLE.kind_of, TABLE.first, TABLE.second
#: The gold of a sale, and the highest weight there is.
_SALE, _MOST = 12, 8000
_ALL_ISLANDS = (1 << ISLANDS) - 1


@rule
def sense(state: State, seat: int, actions: Ints, count: int, weights: Ints, taste: Ints) -> None:
    """How much each action is worth a try; 0 for what only repeats another choice."""
    if state.phase == Phase.CHOOSE:
        sense_cards(state, seat, actions, count, weights, taste)
        return
    for i in range(count):
        kind = KIND_OF[actions[i]]
        first = FIRST_ARGUMENT[actions[i]]
        if kind == FOUND:
            weights[i] = taste[Care.FOUND]
        elif kind == SELL:
            weights[i] = taste[Care.SELL] if state.players[seat].gold + PRICES[first] <= GOLD_MAX + 3 else 1
        elif kind == PLANT:
            weights[i] = 1 + int(taste[Care.PLANT]) * PRICES[ISLAND_OF[first]] // 8
        elif kind == USE_WORKERS:
            weights[i] = 1 + int(taste[Care.USE_WORKERS]) * SECOND_ARGUMENT[actions[i]]
        elif kind == MOVE_WORKER:
            weights[i] = lean_step(state, seat, first, SECOND_ARGUMENT[actions[i]], taste)
        elif kind == PLACE_SHIP:
            weights[i] = PRICES[first]
        elif kind == END_TURN:
            weights[i] = taste[Care.END_TURN]
        else:
            weights[i] = lean_voyage(state, seat, kind, first, taste)


# Choosing cards


@rule
def sense_cards(state: State, seat: int, actions: Ints, count: int, weights: Ints, taste: Ints) -> None:
    """First islands, then actions, each group from the most to the least worth: so every hand is met once."""
    player, laid = state.players[seat], cards_chosen(state, seat)
    islands, deeds = player.chosen & _ALL_ISLANDS, player.chosen >> ISLANDS
    limit = least_worth(state, seat, taste)
    for i in range(count):
        card = FIRST_ARGUMENT[actions[i]]
        if KIND_OF[actions[i]] == READY:
            weights[i] = taste[Care.READY] if laid >= CARDS_FREE else 1
        elif card == CARD_MINUS:
            weights[i] = taste[Care.MINUS_CARD]
        elif player.minus_chosen > 0 or (card < ISLANDS and deeds != 0):
            weights[i] = 0
        else:
            worth = lean_island(state, seat, card, taste) if card < ISLANDS else lean_deed(state, seat, card, taste)
            if ranked(worth, card) > limit and (deeds != 0 if card >= ISLANDS else islands != 0):
                weights[i] = 0
                continue
            if card < ISLANDS and islands != 0:
                worth = worth * int(taste[Care.SECOND_ISLAND]) // 10
            if laid >= CARDS_FREE:
                worth = worth * int(taste[Care.FIFTH_CARD]) // 10
            weights[i] = min(1 + worth, _MOST)


@rule
def ranked(worth: int, card: int) -> int:
    """By worth, and of equal ones the first card."""
    return worth * (CARD_MINUS + 1) + CARD_MINUS - card


@rule
def least_worth(state: State, seat: int, taste: Ints) -> int:
    """The rank of the last card laid, an action if there is one: what follows must not rank higher."""
    chosen, least = state.players[seat].chosen, 1 << 30
    first = ISLANDS if chosen >> ISLANDS else 0
    for card in range(first, CARD_MINUS):
        if (chosen >> card) & 1:
            worth = lean_island(state, seat, card, taste) if card < ISLANDS else lean_deed(state, seat, card, taste)
            least = min(least, ranked(worth, card))
    return least


@rule
def lean_island(state: State, seat: int, island: int, taste: Ints) -> int:
    """Fields to plant, goods to sell, land to build on: the worth of all three deeds there, in one pass."""
    player = state.players[seat]
    gold = player.gold + _SALE if state.alcaldes[island] == seat and state.game_round > 1 else 0
    fields, land = 0, 0
    for field in range(FIRST_FIELD[island], FIRST_FIELD[island + 1]):
        if state.fields[field] == EMPTY:
            if GOOD_OF[field] >= 0 and player.supply[GOOD_OF[field]] > 0:
                fields += 1
            if 0 < COST_OF[field] <= gold:
                gold -= COST_OF[field]
                land += 1
    worth = int(taste[Care.CULTIVATE_CARD]) * fields
    if state.game_round > 1:
        worth += int(taste[Care.SELL_CARD]) * goods_at(state, seat, island)
    return int((worth * int(PRICES[island]) >> 3) + int(taste[Care.SETTLE_CARD]) * min(land, state.track))


@rule
def lean_deed(state: State, seat: int, card: int, taste: Ints) -> int:
    """What the islands played let the action do."""
    if card == CARD_WORKERS:
        return int(taste[Care.WORKERS_CARD])
    if card == CARD_SHIP:
        return int(taste[Care.SHIP_CARD])
    if state.game_round == 1 and card != CARD_CULTIVATE:
        return 0
    worth = 0
    islands = state.players[seat].chosen & _ALL_ISLANDS
    for island in range(ISLANDS):
        if islands >> island == 0:
            break
        if (islands >> island) & 1:
            if card == CARD_SELL:
                worth += int(taste[Care.SELL_CARD]) * goods_at(state, seat, island) * int(PRICES[island]) >> 3
            elif card == CARD_SETTLE:
                worth += int(taste[Care.SETTLE_CARD]) * land_to_build(state, seat, island)
            else:
                worth += (
                    int(taste[Care.CULTIVATE_CARD]) * fields_to_plant(state, seat, island) * int(PRICES[island]) >> 3
                )
    return int(worth)


@rule
def goods_at(state: State, seat: int, island: int) -> int:
    store = state.players[seat].store
    return int(store[island, 0] + store[island, 1] + store[island, 2])


@rule
def fields_to_plant(state: State, seat: int, island: int) -> int:
    """Free fields whose good is in supply."""
    supply, total = state.players[seat].supply, 0
    for field in range(FIRST_FIELD[island], FIRST_FIELD[island + 1]):
        if GOOD_OF[field] >= 0 and state.fields[field] == EMPTY and supply[GOOD_OF[field]] > 0:
            total += 1
    return total


@rule
def land_to_build(state: State, seat: int, island: int) -> int:
    """Settlements this alcalde could found there, with the gold at hand and that of a sale."""
    if state.alcaldes[island] != seat or state.track == 0:
        return 0
    gold = state.players[seat].gold + _SALE
    total = 0
    for field in range(FIRST_FIELD[island], FIRST_FIELD[island + 1]):
        if state.fields[field] == EMPTY and 0 < COST_OF[field] <= gold:
            gold -= COST_OF[field]
            total += 1
    return min(total, int(state.track))


# The turn


@rule
def has_land(island: int) -> bool:
    """Whether settlements can be founded there at all: a field that costs something ends every such island."""
    return bool(COST_OF[FIRST_FIELD[island + 1] - 1] > 0)


@rule
def lean_step(state: State, seat: int, source: int, target: int, taste: Ints) -> int:
    """Workers give influence where there is land, and help to plant where the cards allow it."""
    if source >= PLACES - 2:
        return int(taste[Care.ENTER])
    can_plant = has_card(state, seat, CARD_CULTIVATE) and not (state.begun >> CARD_CULTIVATE) & 1
    if can_plant and has_card(state, seat, target) and fields_to_plant(state, seat, target) > 1:
        return int(taste[Care.STEP_TO_FIELDS])
    if has_land(target) and not has_land(source):
        return int(taste[Care.STEP_TO_LAND])
    return int(taste[Care.STEP])


@rule
def lean_voyage(state: State, seat: int, kind: int, first: int, taste: Ints) -> int:
    """Goods go where they bring more."""
    if kind == LOAD:
        return int(taste[Care.LOAD])
    if kind == UNLOAD:
        return 1 if state.steps > 0 else 0
    if kind == SAIL:
        return int(taste[Care.SAIL_EAST] if first == 1 else taste[Care.SAIL_WEST])
    if kind == MOOR:
        aboard = state.aboard[0] + state.aboard[1] + state.aboard[2]
        return 1 + int(taste[Care.MOOR] * (PRICES[state.players[seat].ship] + aboard) // 8)
    return 4
