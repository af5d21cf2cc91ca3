"""What a fair player leans towards in Key West: small, cheap preferences for search and quick bots.

Worth is counted in dollars, five to a point. How much of it everything is worth stands in `sense.toml`.
"""

from enum import IntEnum

import numpy as np

from tradewinds.core.layout import Ints, rule, small
from tradewinds.games.key_west.actions import (
    BID,
    BUY_FACTORY,
    BUY_HOTEL,
    DONE,
    FIRST_ARGUMENT,
    HARVEST,
    KEEP,
    KIND_OF,
    LOOK,
    MARK,
    MOVE_DISC,
    PLANT,
    PUT_BACK,
    REPEAT,
    SCORE,
    TAKE_CARD,
)
from tradewinds.games.key_west.box.components import (
    BRIDGES,
    CAPACITY,
    CARD_BRIDGE,
    CARD_CAPACITY,
    CARD_DIVE,
    CARD_FRUITS,
    CARD_HARVEST,
    CARDS,
    CYCLE,
    FIRST_FACTORY,
    FIRST_PLANTATION,
    FIRST_TREASURE,
    FRUITS,
    GRAVEYARD,
    HOTELS,
    ISLAND_OF,
    ISLANDS,
    LOOKS,
    PRICE_FREE,
    PRICE_TAKEN,
    ROUNDS,
    SCALE,
    SEA,
    SET,
    SORT_FACTORY,
    SORT_FRUIT,
    SORT_HOTEL,
    SORT_OF,
    SPACES,
    SPONGE_DOLLARS,
    SPONGES,
    STARS_OF,
    WRECK,
)
from tradewinds.games.key_west.rules.business import (
    connected_hotels,
    factories,
    groups_with,
    is_connected,
    plantations_of,
    shares,
)
from tradewinds.games.key_west.rules.dive import all_looked
from tradewinds.games.key_west.rules.money import money
from tradewinds.games.key_west.state import DISC_OF, HELD_BY, TILE, State


class Care(IntEnum):
    """What a player cares for, in the order of `sense.toml`."""

    BID = 0
    SHARE = 1
    BRIDGE_STEP = 2
    PLANTATION = 3
    RIPEN = 4
    DIVE_CARD = 5
    CAPACITY_CARD = 6
    DIVE = 7
    HOTEL = 8
    FACTORY = 9
    CIGARS = 10
    DOLLARS = 11
    PATIENCE = 12
    REPEAT = 13
    BOSS = 14
    STAR = 15
    CONNECTED = 16
    TREASURE = 17
    FUSSY = 18
    WORK = 19
    DONE = 20


#: Bids worth a thought; between them lies nothing that would matter.
THOUGHT_OF: Ints = np.array([n in {*range(11), 12, 14, 16, 18, 20, 24, 28, 32, 40, 50} for n in range(512)], np.int16)
#: The highest of no, one, two or three dice on average, in tenths.
HIGHEST: Ints = np.array([0, 35, 45, 50], np.int16)
_DIVE, _HOTEL, _HOTEL_OPERATE, _FACTORY_ROLL, _FACTORY_MARKET, _ROLL_DOLLARS, _SHARES, _HARVEST = range(8)
_MOST = 8000
#: Numbers of the islands, or of the kinds of treasure, in one word.
_BITS, _MASK = 12, 0xFFF


@rule
def sense(state: State, seat: int, actions: Ints, count: int, weights: Ints, taste: Ints) -> None:
    """How much each action is worth a try; 0 for what only repeats another choice."""
    bosses = -1
    if KIND_OF[actions[0]] == BID:
        sense_bids(actions, count, weights, taste)
        return
    for i in range(sense_looks(state, seat, actions, count, weights, taste), count):
        kind = KIND_OF[actions[i]]
        first = FIRST_ARGUMENT[actions[i]]
        if kind == PLANT or kind == BUY_HOTEL or kind == BUY_FACTORY:
            if bosses < 0:
                bosses = boss_worths(state, seat, taste)
            worth = 1 + lean_space(state, first, bosses, taste)
        else:
            worth = lean(state, seat, kind, first, taste)
        weights[i] = max(0, min(worth, _MOST))


@small
def lean(state: State, seat: int, kind: int, first: int, taste: Ints) -> int:
    """The worth of one action, by its kind."""
    if kind == TAKE_CARD:
        return 1 + lean_card(state, seat, first, taste)
    if kind == MARK:
        return 1 + lean_mark(state, seat, first, taste)
    if kind == REPEAT:
        return 1 + max(0, lean_mark(state, seat, first, taste) - int(taste[Care.REPEAT]))
    if kind == KEEP:
        return 1 + tile_worth(state, state.tiles[state.looking] - TILE, own_treasures(state, seat), taste)
    if kind == PUT_BACK:
        return lean_put_back(state, taste)
    if kind == SCORE:
        return SET * shares(state, seat, first)
    if kind == HARVEST:
        return harvest_worth(state, seat, first)
    if kind == MOVE_DISC:
        return lean_move_disc(state, seat, first)
    return int(taste[Care.DONE] if kind == DONE else taste[Care.WORK])


@rule
def rounds_left(state: State) -> int:
    """Rounds still to come, this one included."""
    return int(ROUNDS + 1 - state.game_round)


# Bidding and cards


@small
def sense_bids(actions: Ints, count: int, weights: Ints, taste: Ints) -> None:
    """Around what a second card is worth; nothing is paid but by the first, and then the lowest bid."""
    usual = int(taste[Care.BID])
    for i in range(count):
        amount = int(FIRST_ARGUMENT[actions[i]])
        weights[i] = THOUGHT_OF[amount] * max(1, 10 - abs(usual - amount))


@small
def lean_card(state: State, seat: int, card: int, taste: Ints) -> int:
    """Shares, plantations, ripe fruit, and better diving for as many rounds as are left."""
    left, worth = rounds_left(state), 0
    bridge = CARD_BRIDGE[card]
    if bridge >= 0:
        worth += taste[Care.SHARE] * (left + 2) // (bridge + 5)
        worth += taste[Care.BRIDGE_STEP] if state.bridges[bridge] > 0 else 0
    for fruit in range(FRUITS):
        if CARD_FRUITS[card, fruit] > 0:
            worth += taste[Care.PLANTATION] * (left + 1) // 8
    if CARD_HARVEST[card] > 0:
        own = 0
        for fruit in range(FRUITS):
            own += plantations_of(state, seat, fruit)
        worth += taste[Care.RIPEN] * own // 2
    if CARD_DIVE[card] > 0:
        worth += taste[Care.DIVE_CARD] * left // 8
    if CARD_CAPACITY[card] > 0:
        worth += taste[Care.CAPACITY_CARD] * left // 8
    return int(worth)


# The action track


@rule
def lean_mark(state: State, seat: int, action: int, taste: Ints) -> int:
    """What the action brings now; a little less for what will bring more later in the cycle."""
    if action == _DIVE:
        return dive_worth(state, seat, taste)
    if action == _HOTEL:
        return buy_worth(state, seat, SORT_HOTEL, taste)
    if action == _HOTEL_OPERATE:
        return buy_worth(state, seat, SORT_HOTEL, taste) + operate_worth(state, seat) - patience(state, taste)
    if action == _FACTORY_ROLL:
        return buy_worth(state, seat, SORT_FACTORY, taste) + cigars_worth(state, seat, 1, taste)
    if action == _FACTORY_MARKET:
        cigars = state.players[seat].cigars
        return buy_worth(state, seat, SORT_FACTORY, taste) + cigars - cigars % SET - patience(state, taste)
    if action == _ROLL_DOLLARS:
        return int(taste[Care.DOLLARS]) + cigars_worth(state, seat, 0, taste)
    if action == _SHARES:
        return best_shares(state, seat) - patience(state, taste)
    return best_harvest(state, seat) - patience(state, taste)


@rule
def patience(state: State, taste: Ints) -> int:
    """Rounds to come before the markers return, or before the end."""
    to_come = (CYCLE - state.game_round % CYCLE) % CYCLE
    return int(taste[Care.PATIENCE] * min(to_come, ROUNDS - state.game_round))


@rule
def dive_worth(state: State, seat: int, taste: Ints) -> int:
    """By how many tiles can be taken, and how many looked at to choose them."""
    looks, room, cards = LOOKS, CAPACITY, state.players[seat].cards
    for card in range(CARDS):
        looks += cards[card] * CARD_DIVE[card]
        room += cards[card] * CARD_CAPACITY[card]
    return int(taste[Care.DIVE] * (4 * min(room, looks) + looks) // 8)


@rule
def buy_worth(state: State, seat: int, sort: int, taste: Ints) -> int:
    """A disc on a hotel or factory, less its price, if there is money for it."""
    price = PRICE_FREE if state.free[sort] > 0 else PRICE_TAKEN
    if money(state, seat) < price:
        return 0
    care = taste[Care.HOTEL] if sort == SORT_HOTEL else taste[Care.FACTORY]
    return max(0, int(care * (rounds_left(state) + 1) // 8 - price))


@rule
def operate_worth(state: State, seat: int) -> int:
    return int(HIGHEST[groups_with(state, seat, 0, HOTELS)] * connected_hotels(state, seat) // 10)


@rule
def cigars_worth(state: State, seat: int, bought: int, taste: Ints) -> int:
    """Cigars rolled, worth something as long as they can still be marketed."""
    groups = groups_with(state, seat, FIRST_FACTORY, FIRST_PLANTATION)
    made = HIGHEST[max(groups, bought)] * (factories(state, seat) + bought) // 10
    return int(made * taste[Care.CIGARS] // 10) if state.game_round < ROUNDS else 0


@rule
def best_shares(state: State, seat: int) -> int:
    """The shares of the two best bridges that can be scored."""
    total, least = 0, 99
    for bridge in range(BRIDGES):
        if is_connected(state, bridge):
            own = shares(state, seat, bridge)
            total += own
            least = min(least, own)
        else:
            least = 0
    return SET * (total - least)


@rule
def harvest_worth(state: State, seat: int, fruit: int) -> int:
    if state.mainland[fruit] == 0:
        return 0
    own = state.players[seat].fruit[fruit]
    tiles = min(plantations_of(state, seat, fruit), state.mainland[fruit])
    return int(SET * (SCALE[own + tiles] - SCALE[own]))


@rule
def best_harvest(state: State, seat: int) -> int:
    """The two best fruits."""
    total, least = 0, 999
    for fruit in range(FRUITS):
        worth = harvest_worth(state, seat, fruit)
        total += worth
        least = min(least, worth)
    return total - least


# Spaces


@small
def lean_space(state: State, space: int, bosses: int, taste: Ints) -> int:
    """To be boss of the island, stars, a connection."""
    worth = (bosses >> (_BITS * int(ISLAND_OF[space]))) & _MASK
    sort = SORT_OF[space]
    if sort == SORT_HOTEL:
        worth += taste[Care.STAR] * STARS_OF[space] // 2
        if is_connected(state, int(ISLAND_OF[space])):
            worth += taste[Care.CONNECTED]
    elif sort >= SORT_FRUIT:
        worth += taste[Care.WORK]
    if sort < SORT_FRUIT:
        worth -= PRICE_FREE if state.spaces[space] == 0 else PRICE_TAKEN
        care = taste[Care.HOTEL] if sort == SORT_HOTEL else taste[Care.FACTORY]
        worth += care * rounds_left(state) // 8
    return max(0, int(worth))


@rule
def boss_worths(state: State, seat: int, taste: Ints) -> int:
    """For each island, in one word, the worth of one more disc: to be boss, or level with the boss."""
    own, most = discs_of(state, seat), 0
    for other in range(state.seats):
        if other != seat:
            most = higher(most, discs_of(state, other))
    worths = 0
    for island in range(ISLANDS):
        mine, theirs = (own >> (_BITS * island)) & _MASK, (most >> (_BITS * island)) & _MASK
        worths |= boss_worth(state, mine, theirs, taste) << (_BITS * island)
    return worths


@rule
def discs_of(state: State, seat: int) -> int:
    """A player's discs on each island, in one word."""
    found = 0
    for space in range(SPACES):
        if state.spaces[space] == DISC_OF + seat:
            found += 1 << (_BITS * int(ISLAND_OF[space]))
    return found


@rule
def higher(one: int, two: int) -> int:
    """The higher number of each island."""
    found = 0
    for island in range(ISLANDS):
        found |= max((one >> (_BITS * island)) & _MASK, (two >> (_BITS * island)) & _MASK) << (_BITS * island)
    return found


@rule
def boss_worth(state: State, mine: int, theirs: int, taste: Ints) -> int:
    if mine > theirs:
        return int(taste[Care.BOSS]) // 4
    worth = taste[Care.BOSS] if mine == theirs else taste[Care.BOSS] // 2 if mine + 1 == theirs else 0
    return int(worth * rounds_left(state) // 8)


@rule
def lean_move_disc(state: State, seat: int, space: int) -> int:
    """Plantations without ripe fruit go first, hotels last."""
    sort = SORT_OF[space]
    if sort >= SORT_FRUIT:
        return 12 if state.mainland[sort - SORT_FRUIT] == 0 else 6
    return 4 if sort == SORT_FACTORY else 1


# Diving


@small
def sense_looks(state: State, seat: int, actions: Ints, count: int, weights: Ints, taste: Ints) -> int:
    """What was seen and is good, or the first of those not yet seen, which are all alike; how many looks there are."""
    unseen, treasures, looks, looked = int(taste[Care.FUSSY]), -1, 0, all_looked(state, seat)
    while looks < count and KIND_OF[actions[looks]] == LOOK:
        place = int(FIRST_ARGUMENT[actions[looks]])
        if (looked >> place) & 1:
            if treasures < 0:
                treasures = own_treasures(state, seat)
            weights[looks] = tile_worth(state, int(state.tiles[place]) - TILE, treasures, taste) // 2
        else:
            weights[looks], unseen = unseen, 0
        looks += 1
    return looks


@rule
def own_treasures(state: State, seat: int) -> int:
    """The player's treasures of each kind, in one word."""
    found = 0
    for place in range(SEA):
        if state.holders[place] == HELD_BY + seat:
            found += 1 << (_BITS * (state.tiles[place] - TILE - FIRST_TREASURE))
    return found


@rule
def tile_worth(state: State, tile: int, treasures: int, taste: Ints) -> int:
    """Dollars of a sponge, points of a wreck, or what a treasure adds to its kind."""
    if tile < 0:
        return 0
    if tile < SPONGES:
        return int(SPONGE_DOLLARS[tile])
    if tile == WRECK:
        return int(SET * GRAVEYARD[state.seats, state.wrecks])
    own = (treasures >> (_BITS * (tile - FIRST_TREASURE))) & _MASK
    return int(SET * (SCALE[own + 1] - SCALE[own]) + taste[Care.TREASURE])


@rule
def lean_put_back(state: State, taste: Ints) -> int:
    """Only while there are more looks than tiles that may be taken."""
    if state.looks < state.room:
        return 0
    return int(taste[Care.FUSSY]) if state.looks > 0 else 1
