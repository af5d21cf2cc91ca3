"""Chapter 3: setting up."""

from tradewinds.core.layout import Ints, rule
from tradewinds.games.key_west.box.components import (
    BANK_START,
    BRIDGES,
    CARDS,
    COPIES,
    DISCS,
    FRUITS,
    HARVEST_TILES,
    LEAST_OF,
    MARKERS,
    SORT_OF,
    SPACES,
    START_MONEY,
    STEPS,
    TILE_KINDS,
    TILES,
)
from tradewinds.games.key_west.state import COVERED, NO_BID, NOBODY, NOWHERE, State


@rule
def lay_out(state: State, seats: int, options: Ints) -> None:
    """KW 3.1 to 3.9: everything in its place; who is start player is left to chance."""
    state.seats = seats
    state.open_money = options[0]
    state.option_bank = options[1]
    state.bank = BANK_START - seats * START_MONEY
    state.lighthouse = NOBODY
    state.current = NOBODY
    state.looking = NOWHERE
    state.target = NOWHERE
    for seat in range(seats):
        equip(state, seat)
    lay_cards_and_tiles(state)
    cover_spaces(state)


@rule
def equip(state: State, seat: int) -> None:
    """KW 3.5, 3.6: money and pieces of one player."""
    player = state.players[seat]
    player.counted = START_MONEY
    player.discs = DISCS
    player.markers = MARKERS
    player.bid = NO_BID


@rule
def lay_cards_and_tiles(state: State) -> None:
    """KW 3.1 to 3.4: cards, dive tiles, bridge bills and harvest tiles, none of them known to anybody."""
    for card in range(CARDS):
        state.deck[card] = COPIES[card]
    for kind in range(TILE_KINDS):
        state.deep[kind] = TILES[kind]
    for bridge in range(BRIDGES):
        state.bridges[bridge] = STEPS[bridge]
    for fruit in range(FRUITS):
        state.harvest_stock[fruit] = HARVEST_TILES[fruit]


@rule
def cover_spaces(state: State) -> None:
    """KW 3.8, 3.9, 3.10: what is not needed with so few players is covered and does not count as free."""
    for space in range(SPACES):
        if LEAST_OF[space] > state.seats:
            state.spaces[space] = COVERED
        else:
            state.free[SORT_OF[space]] += 1


@rule
def give_lighthouse(state: State, seat: int) -> None:
    """KW 3.7: chance names the first start player."""
    state.lighthouse = seat
