"""What a fair player leans towards in West of Africa: small, cheap preferences for search and quick bots.

Worth is counted in gold. How much of it everything is worth stands in `sense.toml`.
"""

from enum import IntEnum

import numpy as np

from tradewinds.core.layout import Ints, rule, small
from tradewinds.games.west_of_africa.actions import (
    END_TURN,
    FIRST_ARGUMENT,
    FOUND,
    KIND_OF,
    LOAD,
    MOOR,
    MOVE_WORKER,
    PLACE_SHIP,
    PLANT,
    READY,
    SAIL,
    SECOND_ARGUMENT,
    SELL,
    UNLOAD,
    USE_WORKERS,
)
from tradewinds.games.west_of_africa.box.components import (
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
    HAS_LAND,
    ISLAND_OF,
    ISLANDS,
    PLACES,
    PLANT_FIELDS,
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


#: The gold of a sale, and the highest weight there is.
_SALE, _MOST = 12, 8000
_ALL_ISLANDS = (1 << ISLANDS) - 1
#: A number for each island in one word.
_BITS, _MASK = 8, 0xFF
#: The fields where something grows, good by good; where each good begins; and one such field as a number of its island.
PLOTS: Ints = np.array(sorted(PLANT_FIELDS, key=lambda field: int(GOOD_OF[field])), np.int16)
FIRST_PLOT: Ints = np.searchsorted(GOOD_OF[PLOTS], range(GOODS + 1)).astype(np.int16)
ONE_PLOT = np.array([1 << (_BITS * int(ISLAND_OF[field])) for field in PLOTS], np.int64)


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


@small
def sense_cards(state: State, seat: int, actions: Ints, count: int, weights: Ints, taste: Ints) -> None:
    """First islands, then actions, each group from the most to the least worth: so every hand is met once."""
    player, laid = state.players[seat], cards_chosen(state, seat)
    chosen = int(player.chosen)
    islands, deeds = chosen & _ALL_ISLANDS, chosen >> ISLANDS
    plots, land = plots_of(state, seat), land_of(state, seat)
    plant, sell, settle = 0, 0, 0
    for island in range(ISLANDS):
        if (islands >> island) & 1:
            plant += to_plant(island, plots, taste)
            sell += to_sell(state, seat, island, taste)
            settle += to_settle(island, land, taste)
    limit = 1 << 30
    for card in range(ISLANDS if deeds != 0 else 0, CARD_MINUS):
        if (chosen >> card) & 1:
            limit = min(limit, ranked(lean_card(state, seat, card, plots, land, (plant, sell, settle), taste), card))
    for i in range(count):
        card = int(FIRST_ARGUMENT[actions[i]])
        if KIND_OF[actions[i]] == READY:
            weights[i] = taste[Care.READY] if laid >= CARDS_FREE else 1
        elif card == CARD_MINUS:
            weights[i] = taste[Care.MINUS_CARD]
        elif player.minus_chosen > 0 or (card < ISLANDS and deeds != 0):
            weights[i] = 0
        else:
            worth = lean_card(state, seat, card, plots, land, (plant, sell, settle), taste)
            if ranked(worth, card) > limit and (deeds != 0 if card >= ISLANDS else islands != 0):
                weights[i] = 0
                continue
            if card < ISLANDS and islands != 0:
                worth = worth * int(taste[Care.SECOND_ISLAND]) // 10
            if laid >= CARDS_FREE:
                worth = worth * int(taste[Care.FIFTH_CARD]) // 10
            weights[i] = min(1 + worth, _MOST)


@small
def ranked(worth: int, card: int) -> int:
    """By worth, and of equal ones the first card."""
    return worth * (CARD_MINUS + 1) + CARD_MINUS - card


@small
def lean_card(
    state: State, seat: int, card: int, plots: int, land: int, lets: tuple[int, int, int], taste: Ints
) -> int:
    """What can be done on an island, or what the islands played let an action do: plant, sell, settle."""
    plant, sell, settle = lets
    if card < ISLANDS:
        return to_plant(card, plots, taste) + to_sell(state, seat, card, taste) + to_settle(card, land, taste)
    if card == CARD_WORKERS:
        return int(taste[Care.WORKERS_CARD])
    if card == CARD_SHIP:
        return int(taste[Care.SHIP_CARD])
    return sell if card == CARD_SELL else settle if card == CARD_SETTLE else plant


@small
def to_plant(island: int, plots: int, taste: Ints) -> int:
    fields = (plots >> (_BITS * island)) & _MASK
    return (int(taste[Care.CULTIVATE_CARD]) * fields * int(PRICES[island])) >> 3


@small
def to_sell(state: State, seat: int, island: int, taste: Ints) -> int:
    """Nothing in the first round (WA 9.1)."""
    if state.game_round == 1:
        return 0
    return (int(taste[Care.SELL_CARD]) * goods_at(state, seat, island) * int(PRICES[island])) >> 3


@small
def to_settle(island: int, land: int, taste: Ints) -> int:
    return int(taste[Care.SETTLE_CARD]) * ((land >> (_BITS * island)) & _MASK)


@small
def goods_at(state: State, seat: int, island: int) -> int:
    store = state.players[seat].store
    return int(store[island, 0] + store[island, 1] + store[island, 2])


@small
def is_plot(state: State, seat: int, field: int) -> bool:
    """A free field whose good is in supply."""
    good = GOOD_OF[field]
    return bool(good >= 0 and state.fields[field] == EMPTY and state.players[seat].supply[good] > 0)


@small
def plots_of(state: State, seat: int) -> int:
    """The fields to plant on each island, in one word: free ones whose good is in supply."""
    supply, found = state.players[seat].supply, 0
    for good in range(GOODS):
        if supply[good] > 0:
            for i in range(FIRST_PLOT[good], FIRST_PLOT[good + 1]):
                found += ONE_PLOT[i] if state.fields[PLOTS[i]] == EMPTY else 0
    return int(found)


@small
def land_of(state: State, seat: int) -> int:
    """Settlements this alcalde could found on each island, with the gold at hand and that of a sale, in one word."""
    if state.game_round == 1 or state.track == 0:
        return 0
    found = 0
    for island in range(ISLANDS):
        if state.alcaldes[island] == seat:
            gold, total = state.players[seat].gold + _SALE, 0
            for field in range(FIRST_FIELD[island], FIRST_FIELD[island + 1]):
                if state.fields[field] == EMPTY and 0 < COST_OF[field] <= gold:
                    gold -= COST_OF[field]
                    total += 1
            found |= min(total, int(state.track)) << (_BITS * island)
    return found


# The turn


@small
def has_land(island: int) -> bool:
    """Whether settlements can be founded there at all."""
    return bool(HAS_LAND[island] > 0)


@rule
def has_plots(state: State, seat: int, island: int) -> bool:
    """Whether there is more than one field to plant."""
    plots = 0
    for field in range(FIRST_FIELD[island], FIRST_FIELD[island + 1]):
        if is_plot(state, seat, field):
            plots += 1
    return plots > 1


@small
def lean_step(state: State, seat: int, source: int, target: int, taste: Ints) -> int:
    """Workers give influence where there is land, and help to plant where the cards allow it."""
    if source >= PLACES - 2:
        return int(taste[Care.ENTER])
    can_plant = has_card(state, seat, CARD_CULTIVATE) and not (state.begun >> CARD_CULTIVATE) & 1
    if can_plant and has_card(state, seat, target) and has_plots(state, seat, target):
        return int(taste[Care.STEP_TO_FIELDS])
    if has_land(target) and not has_land(source):
        return int(taste[Care.STEP_TO_LAND])
    return int(taste[Care.STEP])


@small
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
