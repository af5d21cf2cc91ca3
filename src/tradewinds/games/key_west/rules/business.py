"""Chapters 1, 10 and 11: connections, hotels and factories, shares and harvest."""

from tradewinds.core.layout import rule, small
from tradewinds.games.key_west.box.components import (
    CARD_BRIDGE,
    CARDS,
    CIGAR_STORE,
    DICE,
    DOLLARS_ACTION,
    FIRST_FACTORY,
    FIRST_PLANTATION,
    HARVESTED_FRUITS,
    HOTELS,
    ISLAND_OF,
    SCORED_BRIDGES,
    SET,
    SHARE,
    SORT_FRUIT,
    SORT_OF,
    SPACES,
)
from tradewinds.games.key_west.rules.discs import claim, price
from tradewinds.games.key_west.rules.money import NO_DEBTS, bank_pays, money
from tradewinds.games.key_west.rules.turn import close_part, why_not_part
from tradewinds.games.key_west.state import COVERED, DISC_OF, FREE, Part, Source, State

FREE_ONE_FIRST, ONLY_OTHERS, NOT_COVERED = 1002, 1003, 1004
TWO_BRIDGES, CONNECTED, TWO_FRUITS = 1101, 1102, 1104


@small
def is_connected(state: State, bridge: int) -> bool:
    """KW 1.5: it and all bridges before it are complete. Island group i is connected when bridge i is."""
    for b in range(bridge + 1):
        if state.bridges[b] > 0:
            return False
    return True


# Buying


@small
def why_not_buy(state: State, seat: int, space: int, part: int) -> int:
    """KW 10.1 to 10.4: a free one, or another player's when none is free, and the money for it."""
    refusal = why_not_part(state, part)
    if refusal:
        return refusal
    stands = state.spaces[space]
    if stands == COVERED:
        return NOT_COVERED
    if stands != FREE:
        if state.free[SORT_OF[space]] > 0:
            return FREE_ONE_FIRST
        if stands == DISC_OF + seat:
            return ONLY_OTHERS
    return NO_DEBTS if money(state, seat) < price(state, space) else 0


@rule
def buy(state: State, seat: int, space: int) -> None:
    """KW 10.1, 10.2: pay and put a disc there."""
    claim(state, seat, space)


# Dice


@rule
def groups_with(state: State, seat: int, start: int, stop: int) -> int:
    """KW 10.5, 10.8: on how many island groups the player has a disc on one of these spaces."""
    groups = 0
    for space in range(start, stop):
        if state.spaces[space] == DISC_OF + seat:
            groups |= 1 << ISLAND_OF[space]
    return (groups & 1) + (groups >> 1 & 1) + (groups >> 2 & 1)


@rule
def connected_hotels(state: State, seat: int) -> int:
    """KW 10.5: own hotels on connected islands."""
    count = 0
    for space in range(HOTELS):
        if state.spaces[space] == DISC_OF + seat and is_connected(state, ISLAND_OF[space]):
            count += 1
    return count


@rule
def factories(state: State, seat: int) -> int:
    """KW 10.8: own factories, wherever they are."""
    count = 0
    for space in range(FIRST_FACTORY, FIRST_PLANTATION):
        if state.spaces[space] == DISC_OF + seat:
            count += 1
    return count


@rule
def operate(state: State, seat: int) -> None:
    """KW 10.5, 10.7, 10.11: dice for every island group with an own hotel, if any hotel can be operated."""
    close_part(state, Part.OPERATE.value)
    if connected_hotels(state, seat) > 0:
        state.rolling = Part.OPERATE
        take_up_dice(state, groups_with(state, seat, 0, HOTELS))


@rule
def roll_cigars(state: State, seat: int) -> None:
    """KW 10.8, 10.10, 10.11: dice for every island group with an own factory."""
    close_part(state, Part.ROLL.value)
    groups = groups_with(state, seat, FIRST_FACTORY, FIRST_PLANTATION)
    if groups > 0:
        state.rolling = Part.ROLL
        take_up_dice(state, groups)


@rule
def take_up_dice(state: State, count: int) -> None:
    """KW 10.11: so many are rolled; until then they lie as they fell the last time."""
    for die in range(DICE):
        state.dice[die] = 0
    state.dice_due = count


@rule
def highest_die(state: State) -> int:
    highest = 0
    for die in range(DICE):
        highest = max(highest, state.dice[die])
    return highest


@rule
def roll_die(state: State, seat: int, face: int) -> None:
    """KW 10.5, 10.8: only the highest die counts."""
    die = 0
    while state.dice[die] > 0:
        die += 1
    state.dice[die] = face
    state.dice_due -= 1
    if state.dice_due > 0:
        return
    if state.rolling == Part.OPERATE:
        take_profit(state, seat, highest_die(state) * connected_hotels(state, seat))
    else:
        made = highest_die(state) * factories(state, seat)
        state.players[seat].cigars = min(state.players[seat].cigars + made, CIGAR_STORE)
    state.rolling = 0


@rule
def take_profit(state: State, seat: int, profit: int) -> None:
    """KW 10.6: a point for every five, the rest in dollars."""
    state.players[seat].points[Source.HOTELS] += profit // SET
    bank_pays(state, seat, profit % SET)


@rule
def market(state: State, seat: int) -> None:
    """KW 10.12: a point for every five cigars; the rest stays in store."""
    close_part(state, Part.MARKET.value)
    player = state.players[seat]
    player.points[Source.CIGARS] += player.cigars // SET
    player.cigars %= SET


@rule
def take_dollars(state: State, seat: int) -> None:
    """KW 10.13: eight dollars from the bank."""
    close_part(state, Part.DOLLARS.value)
    bank_pays(state, seat, DOLLARS_ACTION)


# Shares and harvest


@rule
def choose(state: State, part: int, what: int, most: int) -> None:
    """KW 11.1, 11.4: so many different ones, then the action is finished."""
    state.chosen |= 1 << what
    if (state.chosen & 1) + (state.chosen >> 1 & 1) + (state.chosen >> 2 & 1) == most:
        close_part(state, part)


@rule
def why_not_score(state: State, bridge: int) -> int:
    """KW 11.1, 11.2: up to two different bridges, connected to the mainland."""
    refusal = why_not_part(state, Part.SHARES.value)
    if refusal:
        return refusal
    if (state.chosen >> bridge) & 1:
        return TWO_BRIDGES
    return 0 if is_connected(state, bridge) else CONNECTED


@rule
def shares(state: State, seat: int, bridge: int) -> int:
    """KW 11.3: own cards showing the bridge."""
    count = 0
    for card in range(CARDS):
        if CARD_BRIDGE[card] == bridge:
            count += state.players[seat].cards[card]
    return count


@rule
def score(state: State, seat: int, bridge: int) -> None:
    """KW 11.3: a point for each share."""
    state.players[seat].points[Source.SHARES] += SHARE * shares(state, seat, bridge)
    choose(state, Part.SHARES.value, bridge, SCORED_BRIDGES)


@rule
def why_not_harvest(state: State, fruit: int) -> int:
    """KW 11.4: up to two different fruits."""
    refusal = why_not_part(state, Part.HARVEST.value)
    if refusal:
        return refusal
    return TWO_FRUITS if (state.chosen >> fruit) & 1 else 0


@rule
def plantations_of(state: State, seat: int, fruit: int) -> int:
    count = 0
    for space in range(FIRST_PLANTATION, SPACES):
        if SORT_OF[space] == SORT_FRUIT + fruit and state.spaces[space] == DISC_OF + seat:
            count += 1
    return count


@rule
def harvest(state: State, seat: int, fruit: int) -> None:
    """KW 11.5: a tile for each own plantation, as far as there are any."""
    tiles = min(plantations_of(state, seat, fruit), state.mainland[fruit])
    state.mainland[fruit] -= tiles
    state.players[seat].fruit[fruit] += tiles
    choose(state, Part.HARVEST.value, fruit, HARVESTED_FRUITS)
