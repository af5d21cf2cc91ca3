"""Chapter 6: taking cards and carrying them out."""

from tradewinds.core.layout import rule
from tradewinds.games.key_west.box.components import (
    CARD_BRIDGE,
    CARD_FRUITS,
    CARD_HARVEST,
    CARD_STAYS,
    CARDS,
    CARDS_BY_RANK,
    FIRST_PLANTATION,
    FRUITS,
    HARVEST_SYMBOL,
    PICKERS,
    SORT_FRUIT,
    SORT_OF,
    SPACES,
)
from tradewinds.games.key_west.rules.discs import claim
from tradewinds.games.key_west.state import DISC_OF, FREE, Phase, State

HOW_MANY, ON_OFFER, FRUIT_OF_THE_CARD, FREE_PLANTATION_FIRST, NOT_YOUR_OWN = 601, 603, 610, 611, 612


@rule
def is_picking(state: State) -> bool:
    """KW 6.4: whether cards are being taken and carried out."""
    return bool(state.phase > Phase.BID and state.rank < PICKERS[state.seats])


@rule
def has_all_cards(state: State, seat: int) -> bool:
    """KW 6.1: whether no card of this round is due to the player any more."""
    rank = ranked(state, seat)
    if rank == state.rank:
        return bool(state.picks == 0)
    return bool(rank < state.rank or CARDS_BY_RANK[state.seats, rank] == 0)


@rule
def ranked(state: State, seat: int) -> int:
    """The rank of a player in this round's auction, counted from 0."""
    rank = 0
    while state.ranking[rank] != seat:
        rank += 1
    return rank


@rule
def why_not_take_card(state: State, card: int) -> int:
    """KW 6.3: a card that is still on offer."""
    return ON_OFFER if state.offer[card] == 0 else 0


@rule
def take_card(state: State, seat: int, card: int) -> None:
    """KW 6.4: once all cards due are taken, they are carried out."""
    state.offer[card] -= 1
    state.taken[card] += 1
    state.picks -= 1
    if state.picks == 0:
        carry_out_cards(state, seat)


@rule
def carry_out_cards(state: State, seat: int) -> None:
    """KW 6.5, 6.14: what is due by the cards taken; they stay with the player or leave the game."""
    for card in range(CARDS):
        for _ in range(state.taken[card]):
            carry_out(state, card)
        if CARD_STAYS[card]:
            state.players[seat].cards[card] += state.taken[card]
        else:
            state.removed += state.taken[card]
        state.taken[card] = 0
    state.harvest_due = min(state.harvest_due, tiles_in_stock(state))


@rule
def carry_out(state: State, card: int) -> None:
    """KW 6.6, 6.8, 6.9, 6.10: bills, harvest tiles and plantations that one card brings."""
    bridge = CARD_BRIDGE[card]
    if bridge >= 0 and state.bridges[bridge] > 0:
        state.bridges[bridge] -= 1
        state.bills_due += 1
    state.harvest_due += HARVEST_SYMBOL * CARD_HARVEST[card]
    for fruit in range(FRUITS):
        state.plantations[fruit] += CARD_FRUITS[card, fruit]


@rule
def tiles_in_stock(state: State) -> int:
    total = 0
    for fruit in range(FRUITS):
        total += state.harvest_stock[fruit]
    return total


@rule
def reveal_harvest(state: State, fruit: int) -> None:
    """KW 6.9: chance names a harvest tile; it goes to the mainland."""
    state.harvest_stock[fruit] -= 1
    state.mainland[fruit] += 1
    state.harvest_due -= 1


# Plantations


@rule
def why_not_plant(state: State, seat: int, space: int) -> int:
    """KW 6.10, 6.11, 6.12: a plantation of the card's fruit: a free one, or another player's when none is free."""
    sort = SORT_OF[space]
    if state.plantations[sort - SORT_FRUIT] == 0:
        return FRUIT_OF_THE_CARD
    if state.spaces[space] == FREE:
        return 0
    if state.free[sort] > 0:
        return FREE_PLANTATION_FIRST
    return NOT_YOUR_OWN if state.spaces[space] == DISC_OF + seat else 0


@rule
def plant(state: State, seat: int, space: int) -> None:
    """KW 6.10: free of charge."""
    claim(state, seat, space)


@rule
def can_plant(state: State, seat: int) -> bool:
    """KW 6.12: whether any plantation that is due can be taken over at all."""
    if state.plantations[0] + state.plantations[1] + state.plantations[2] == 0:
        return False
    for space in range(FIRST_PLANTATION, SPACES):
        if why_not_plant(state, seat, space) == 0:
            return True
    return False


@rule
def decline_plantations(state: State) -> None:
    """KW 6.13: the player does without what is left."""
    for fruit in range(FRUITS):
        state.plantations[fruit] = 0


@rule
def discard_rest(state: State) -> None:
    """KW 6.15: what nobody took."""
    for card in range(CARDS):
        state.discard[card] += state.offer[card]
        state.offer[card] = 0
