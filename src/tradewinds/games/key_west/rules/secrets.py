"""What a seat may not know: bids, faces of bridge bills, dive tiles it has not seen. And how to guess them fairly."""

from tradewinds.core.dice import Dice, draw
from tradewinds.core.game import EVERYBODY
from tradewinds.core.layout import UNKNOWN, rule
from tradewinds.games.key_west.actions import BID, DRAW_BILL, DRAW_TILE, KIND_OF
from tradewinds.games.key_west.box.components import (
    BILL_TWOS,
    BILLS,
    FIRST_TREASURE,
    SEA,
    TILE_KINDS,
    TILES,
    TREASURES,
)
from tradewinds.games.key_west.rules.dive import has_looked
from tradewinds.games.key_west.rules.money import money
from tradewinds.games.key_west.state import GONE, IN_SEA, NAMELESS, NO_BID, TILE, Phase, State


@rule
def hide(state: State, seat: int) -> None:
    """KW 2.5, 5.2, 9.10: everything the seat may not know; at the end everything is shown (KW 13.3)."""
    if state.phase == Phase.OVER:
        return
    for other in range(state.seats):
        if other != seat:
            hide_player(state, other)
    for kind in range(TILE_KINDS):
        state.deep[kind] = UNKNOWN
    for place in range(SEA):
        if state.tiles[place] != NAMELESS and not knows_tile(state, seat, place):
            state.tiles[place] = UNKNOWN


@rule
def hide_player(state: State, seat: int) -> None:
    """KW 2.5, 2.6, 5.2: the faces of the bills unless money is open, and a bid that is not yet shown."""
    if state.open_money == 0:
        state.players[seat].twos = UNKNOWN
    if state.phase == Phase.BID and state.players[seat].bid != NO_BID:
        state.players[seat].bid = UNKNOWN


@rule
def knows_tile(state: State, seat: int, place: int) -> bool:
    """KW 9.10: sponges and wrecks that were taken are known to all, other tiles to those who looked."""
    return bool(state.holders[place] == GONE or (seat >= 0 and has_looked(state, seat, place)))


@rule
def learns(state: State, actor: int, action: int) -> int:
    """KW 2.5, 5.2, 9.3: bids are secret, bills are seen by who takes them and tiles by who looks."""
    kind = KIND_OF[action]
    if kind == BID:
        return 1 << actor
    if (kind == DRAW_BILL and state.open_money == 0) or kind == DRAW_TILE:
        return 1 << int(state.current)
    return EVERYBODY


@rule
def determinize(state: State, seat: int, dice: Dice) -> None:
    """Everything hidden is drawn so that each way the tiles and bills can lie is equally likely."""
    if state.phase == Phase.OVER:
        return
    guess_tiles(state, dice)
    if state.open_money == 0:
        guess_bills(state, dice)
    for other in range(state.seats):
        if state.players[other].bid == UNKNOWN:
            state.players[other].bid = draw(dice, money(state, other) + 1)


@rule
def take_back(state: State, seat: int) -> None:
    """KW 5.2: while there is a bid to come, others who have bid do so again."""
    if state.phase != Phase.BID:
        return
    for other in range(state.seats):
        if other != seat and state.players[other].bid != NO_BID:
            state.players[other].bid = NO_BID
            state.actors |= 1 << other


# Dive tiles


@rule
def guess_tiles(state: State, dice: Dice) -> None:
    """Of the tiles the seat cannot place, the treasures of others are treasures; the rest lie anywhere."""
    for kind in range(TILE_KINDS):
        state.deep[kind] = TILES[kind]
    for place in range(SEA):
        if state.tiles[place] > NAMELESS:
            state.deep[state.tiles[place] - TILE] -= 1
    for place in range(SEA):
        if state.tiles[place] == UNKNOWN and state.holders[place] != IN_SEA:
            guess_tile(state, place, FIRST_TREASURE, FIRST_TREASURE + TREASURES, dice)
    for place in range(SEA):
        if state.tiles[place] == UNKNOWN:
            guess_tile(state, place, 0, TILE_KINDS, dice)


@rule
def guess_tile(state: State, place: int, start: int, stop: int, dice: Dice) -> None:
    """One of the tiles of these kinds that are left, every single one equally likely."""
    total = 0
    for kind in range(start, stop):
        total += state.deep[kind]
    pick = draw(dice, total)
    kind = start
    while pick >= state.deep[kind]:
        pick -= state.deep[kind]
        kind += 1
    state.deep[kind] -= 1
    state.tiles[place] = TILE + kind


# Bridge bills


@rule
def guess_bills(state: State, dice: Dice) -> None:
    """The bills of two dollars the seat cannot place: among the bills of others, in the order taken, and the rest.

    Every set of bills that fits what bids and payments have proved (KW 2.5) is equally likely: sets are drawn until
    one fits. The true one does, so on average at most as many are drawn as there are sets.
    """
    left, unplaced = BILL_TWOS, BILLS
    for seat in range(state.seats):
        if state.players[seat].twos != UNKNOWN:
            left -= state.players[seat].twos
            unplaced -= state.players[seat].bills
    twos = draw_set(left, unplaced, dice)
    while not fits(state, twos):
        twos = draw_set(left, unplaced, dice)
    deal_twos(state, twos)


@rule
def draw_set(count: int, things: int, dice: Dice) -> int:
    """So many of the things, as a bit set, every set equally likely."""
    chosen = 0
    for _ in range(count):
        thing = draw(dice, things)
        while (chosen >> thing) & 1:
            thing = draw(dice, things)
        chosen |= 1 << thing
    return chosen


@rule
def fits(state: State, twos: int) -> bool:
    """Whether a set of unplaced bills, taken as those of two dollars, agrees with everything proved."""
    first = 0
    for seat in range(state.seats):
        player = state.players[seat]
        if player.twos != UNKNOWN:
            continue
        for k in range(BILL_TWOS):
            if player.proved[k] > 0 and ones_in(twos >> first, player.proved[k]) <= k:
                return False
        first += player.bills
    return True


@rule
def ones_in(bits: int, width: int) -> int:
    """How many of the lowest bits are set."""
    count = 0
    for i in range(width):
        count += (bits >> i) & 1
    return count


@rule
def deal_twos(state: State, twos: int) -> None:
    """Give everybody whose bills are unknown the chosen bills; what is left over lies on the bridges."""
    first = 0
    for seat in range(state.seats):
        player = state.players[seat]
        if player.twos == UNKNOWN:
            player.twos = ones_in(twos >> first, player.bills)
            first += player.bills
