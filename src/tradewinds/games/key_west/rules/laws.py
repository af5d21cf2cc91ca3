"""What holds in every position: nothing is made, lost or doubled."""

from tradewinds.core.bits import count_bits
from tradewinds.core.counting import count_of, first_broken
from tradewinds.core.game import CHANCE_BIT
from tradewinds.core.layout import rule
from tradewinds.games.key_west.box.components import (
    ACTION_SPACES,
    BILL_TWOS,
    BILLS,
    BRIDGES,
    CARD_STAYS,
    CARDS,
    CIGAR_STORE,
    COPIES,
    DECK,
    DISCS,
    FIRST_TREASURE,
    FRUITS,
    HARVEST_TILES,
    LEAST_OF,
    MARKERS,
    MARKERS_A_TURN,
    MONEY,
    REPEAT_SPACE,
    ROUNDS,
    SEA,
    SORT_OF,
    SORTS,
    SPACES,
    TILE_KINDS,
    TILES,
    WRECK,
)
from tradewinds.games.key_west.rules.money import bills_of, money, proved_twos
from tradewinds.games.key_west.state import (
    COVERED,
    DISC_OF,
    FREE,
    GONE,
    HELD_BY,
    IN_SEA,
    NAMELESS,
    NO_BID,
    NOBODY,
    NOWHERE,
    SOURCES,
    TILE,
    Phase,
    State,
)

#: The action spaces but for the one that repeats, as a bit set.
_ACTIONS = (1 << ACTION_SPACES) - 1

LAWS = ("none", "money", "bills", "cards", "tiles", "harvest", "discs", "spaces", "markers", "bids", "turn", "points")


@rule
def invariants(state: State) -> int:
    """0, or the number of the first law that is broken."""
    goods = money_holds(state), bills_hold(state), cards_hold(state), tiles_hold(state), harvest_holds(state)
    board = discs_hold(state), spaces_hold(state), markers_hold(state)
    course = bids_hold(state), turn_holds(state), points_hold(state)
    return first_broken(goods + board + course)


@rule
def money_holds(state: State) -> bool:
    """220 dollars in all: in the bank, with the players, on the bridges; nobody owes anything."""
    total = state.bank + bills_of(state, 1) + 2 * bills_of(state, 2)
    for seat in range(state.seats):
        if money(state, seat) < 0:
            return False
        total += money(state, seat)
    return bool(state.bank >= 0 and total == MONEY)


@rule
def bills_hold(state: State) -> bool:
    """Twelve bridge bills: on the bridges, with players, or just being drawn; what is proved is true."""
    total = state.bills_due
    for bridge in range(BRIDGES):
        if state.bridges[bridge] < 0:
            return False
        total += state.bridges[bridge]
    for seat in range(state.seats):
        player = state.players[seat]
        if player.twos < proved_twos(state, seat) or player.twos > player.bills:
            return False
        for k in range(BILL_TWOS):
            if player.proved[k] < 0 or player.proved[k] > player.bills:
                return False
        total += player.bills
    return bool(total == BILLS and state.bills_due >= 0 and bills_of(state, 1) >= 0 and bills_of(state, 2) >= 0)


@rule
def cards_hold(state: State) -> bool:
    """42 cards, and of each as many as were printed."""
    total = state.removed
    for card in range(CARDS):
        count = copies_in_play(state, card)
        if count < 0 or count > COPIES[card] or (CARD_STAYS[card] and count != COPIES[card]):
            return False
        total += count
    return bool(state.removed >= 0 and total == DECK)


@rule
def copies_in_play(state: State, card: int) -> int:
    """Copies of a card that have not left the game; -1 when a count is impossible."""
    total = state.deck[card] + state.offer[card] + state.discard[card] + state.taken[card]
    if state.deck[card] < 0 or state.offer[card] < 0 or state.discard[card] < 0 or state.taken[card] < 0:
        return -1
    for seat in range(state.seats):
        held = state.players[seat].cards[card]
        if held < 0 or (held > 0 and not CARD_STAYS[card]):
            return -1
        total += held
    return int(total)


@rule
def tiles_hold(state: State) -> bool:
    """40 dive tiles, of each kind as many as there are; what was raised was seen; treasures alone are held."""
    wrecks = 0
    for kind in range(TILE_KINDS):
        if state.deep[kind] < 0 or state.deep[kind] + count_of(state.tiles, TILE + kind) != TILES[kind]:
            return False
    for place in range(SEA):
        if not place_holds(state, place):
            return False
        if state.holders[place] == GONE and state.tiles[place] == TILE + WRECK:
            wrecks += 1
    return bool(state.wrecks == wrecks)


@rule
def place_holds(state: State, place: int) -> bool:
    """A tile is taken only once it was seen; treasures are held, the others are gone."""
    tile, holder = state.tiles[place] - TILE, state.holders[place]
    if holder == IN_SEA:
        return bool(state.tiles[place] >= NAMELESS and tile < TILE_KINDS)
    is_treasure = FIRST_TREASURE <= tile < WRECK
    if holder == GONE:
        return bool(0 <= tile < TILE_KINDS and not is_treasure)
    return bool(is_treasure and HELD_BY <= holder < HELD_BY + state.seats)


@rule
def harvest_holds(state: State) -> bool:
    """27 harvest tiles: in stock, on the mainland, with players."""
    for fruit in range(FRUITS):
        total = state.harvest_stock[fruit] + state.mainland[fruit]
        if state.harvest_stock[fruit] < 0 or state.mainland[fruit] < 0:
            return False
        for seat in range(state.seats):
            if state.players[seat].fruit[fruit] < 0:
                return False
            total += state.players[seat].fruit[fruit]
        if total != HARVEST_TILES[fruit]:
            return False
    return True


@rule
def discs_hold(state: State) -> bool:
    """Eleven discs a player: in stock and on the board."""
    for seat in range(state.seats):
        in_stock = state.players[seat].discs
        if in_stock < 0 or in_stock + count_of(state.spaces, DISC_OF + seat) != DISCS:
            return False
    return True


@rule
def spaces_hold(state: State) -> bool:
    """Covered spaces stay covered, and free ones are counted right."""
    for sort in range(SORTS):
        free = 0
        for space in range(SPACES):
            if SORT_OF[space] == sort and state.spaces[space] == FREE:
                free += 1
        if free != state.free[sort]:
            return False
    for space in range(SPACES):
        stands = state.spaces[space]
        if (stands == COVERED) != (LEAST_OF[space] > state.seats):
            return False
        if stands != COVERED and (stands < FREE or stands >= DISC_OF + state.seats):
            return False
    return True


@rule
def markers_hold(state: State) -> bool:
    """Six markers a player: in stock and on the track, two of them on the repeat space if it is used."""
    for seat in range(state.seats):
        in_stock, track = state.players[seat].markers, state.players[seat].track
        placed = count_bits(track & _ACTIONS) + MARKERS_A_TURN * ((track >> REPEAT_SPACE) & 1)
        if in_stock < 0 or in_stock + placed != MARKERS:
            return False
    return True


@rule
def bids_hold(state: State) -> bool:
    """Nobody bids more than owned; bids are missing only before they are shown."""
    for seat in range(state.seats):
        bid = state.players[seat].bid
        if bid != NO_BID and bid < 0:
            return False
        if bid == NO_BID and state.phase > Phase.BID:
            return False
        if state.phase == Phase.BID and bid > money(state, seat):
            return False
    return True


@rule
def turn_holds(state: State) -> bool:
    """Somebody can act unless it is over; counters stand only where they belong."""
    if (state.actors == 0) != (state.phase == Phase.OVER) or state.game_round > ROUNDS:
        return False
    if state.actors == CHANCE_BIT or state.phase <= Phase.BID or state.phase == Phase.OVER:
        alone = True
    else:
        alone = state.actors == 1 << state.current
    if not alone or (state.current == NOBODY) != (state.phase <= Phase.BID or state.phase == Phase.OVER):
        return False
    if (state.target != NOWHERE) != (state.phase == Phase.MOVE):
        return False
    return counters_hold(state)


@rule
def counters_hold(state: State) -> bool:
    """Nothing of an action is left over between actions."""
    diving = state.phase == Phase.KEEP or state.phase == Phase.TILE
    if (state.looking != NOWHERE) != diving or (state.dice_due > 0) != (state.phase == Phase.DICE):
        return False
    if state.phase == Phase.MARK or state.phase <= Phase.BID or state.phase == Phase.OVER:
        left = state.parts + state.chosen + state.looks + state.room + state.rolling
        if left + state.picks + state.bills_due + state.harvest_due != 0:
            return False
    return bool(0 <= state.to_place <= MARKERS_A_TURN and state.looks >= 0 and state.room >= 0)


@rule
def points_hold(state: State) -> bool:
    """Points only grow from nothing; the store holds at most forty cigars."""
    for seat in range(state.seats):
        if state.players[seat].cigars < 0 or state.players[seat].cigars > CIGAR_STORE:
            return False
        for source in range(SOURCES):
            if state.players[seat].points[source] < 0:
                return False
    return True
