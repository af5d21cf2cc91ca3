"""What holds in every position: nothing is made, lost or doubled."""

from tradewinds.core.bits import count_bits
from tradewinds.core.counting import first_broken
from tradewinds.core.layout import rule
from tradewinds.games.tobago.box.board import SPACES
from tradewinds.games.tobago.box.components import (
    ALL_CARDS,
    AMULETS,
    CARDS,
    CLUES,
    COPIES,
    CURSE,
    LEGS,
    MAPS,
    PIECES,
    QUIET_TURNS,
    ROSES,
)
from tradewinds.games.tobago.rules.clues import clues_at, hand_size, has_markers, returned_at
from tradewinds.games.tobago.rules.spaces import clue_half, half_of_all, high_half, low_half
from tradewinds.games.tobago.state import (
    DISCARDED,
    EXCHANGED,
    IN_DECK,
    IN_HAND,
    NOBODY,
    NOTHING,
    NOWHERE,
    ON_MAP,
    Drive,
    Phase,
    State,
)

LAWS = ("none", "clues", "hands", "gold", "division", "amulets", "markers", "sites", "roses", "spaces", "turn")


@rule
def invariants(state: State) -> int:
    """0, or the number of the first law that is broken."""
    first = clues_hold(state), hands_hold(state), gold_holds(state), division_holds(state), amulets_hold(state)
    rest = markers_hold(state), sites_hold(state), roses_hold(state), spaces_hold(state), turn_holds(state)
    return first_broken(first + rest)


@rule
def clues_hold(state: State) -> bool:
    """52 clues: in the deck, on maps, in hands, discarded openly or face down."""
    laid = 0
    for map in range(MAPS):
        laid += state.maps[map].length
        if not is_listed(state, map):
            return False
    total = laid + clues_at(state, DISCARDED) + state.clue_deck
    for seat in range(state.seats):
        total += state.players[seat].hand + state.players[seat].exchanged
    return total == CLUES and clues_at(state, IN_DECK) == state.clue_deck and clues_at(state, ON_MAP) == laid


@rule
def is_listed(state: State, map: int) -> bool:
    """The clues of a map are on a map, and beyond them there is nothing."""
    places, cards, length = state.clues, state.maps[map].clues, state.maps[map].length
    for i in range(CLUES):
        if (i < length and places[cards[i]] != ON_MAP) or (i >= length and cards[i] != 0):
            return False
    return True


@rule
def hands_hold(state: State) -> bool:
    """A hand is as large as it says, never larger than allowed, no older than its cards; so is what was exchanged."""
    for seat in range(state.seats):
        player = state.players[seat]
        if clues_at(state, IN_HAND + seat) != player.hand or player.hand > hand_size(state):
            return False
        if clues_at(state, EXCHANGED + seat) != player.exchanged:
            return False
        if not returned_at(state, IN_HAND + seat) <= player.fresh <= player.hand:
            return False
        if not returned_at(state, EXCHANGED + seat) <= player.fresh_exchanged <= player.exchanged:
            return False
    return state.owed >= 0 and (state.owed > 0) == (state.drawer != NOBODY)


@rule
def gold_holds(state: State) -> bool:
    """39 gold cards and 2 curses: in the deck, in a treasure, offered, taken, discarded, gone."""
    deck, pile, discard, unturned = state.deck, state.pile, state.discard, state.unturned
    for card in range(CARDS):
        if deck[card] < 0 or pile[card] < 0 or discard[card] < 0 or unturned[card] < 0:
            return False
        total = deck[card] + pile[card] + discard[card] + unturned[card] + gold_taken(state, card)
        if state.offered == card:
            total += 1
        if card == CURSE:
            total += state.curses_gone
        if total != COPIES[card]:
            return False
    return gold_is_counted(state)


@rule
def gold_taken(state: State, card: int) -> int:
    """Cards of a value that players have; a large number if that cannot be."""
    total = 0
    for seat in range(state.seats):
        player = state.players[seat]
        if player.gold[card] < 0 or player.sure[card] < 0 or player.sure[card] > state.unturned[card]:
            return ALL_CARDS + 1
        total += player.gold[card]
    return int(total)


@rule
def gold_is_counted(state: State) -> bool:
    """The sizes that everybody knows are right, and no curse lies where it cannot."""
    deck, pile, unturned = state.deck, state.pile, state.unturned
    in_deck, in_pile, left_over = 0, 0, 0
    for card in range(CARDS):
        in_deck += deck[card]
        in_pile += pile[card]
        left_over += unturned[card]
    if in_deck != state.deck_cards or in_pile != state.pile_cards or left_over != state.unturned_cards:
        return False
    if state.discard[CURSE] != 0 or state.offered == CURSE or unturned[CURSE] > state.risky_unturned:
        return False
    if state.risky_unturned > state.unturned_cards:
        return False
    return bool(0 <= state.safe <= state.deck_cards - deck[CURSE])


@rule
def division_holds(state: State) -> bool:
    """What players looked at and the extra card are the cards of the treasure, turned up or not."""
    pile, turned = state.pile, state.turned
    total = int(state.added)
    for card in range(CARDS):
        seen = 0
        for seat in range(state.seats):
            seen += state.players[seat].looked[card]
        if seen > pile[card] + turned[card]:
            return False
        total += seen - pile[card] - turned[card]
    for seat in range(state.seats):
        if not looks_hold(state, seat):
            return False
    return total == 0 and (state.chest != NOTHING or (state.pile_cards == 0 and state.offered == NOTHING))


@rule
def looks_hold(state: State, seat: int) -> bool:
    """A player looked at as many cards as everybody saw him look at."""
    player = state.players[seat]
    looked, total = player.looked, 0
    for card in range(CARDS):
        if looked[card] < 0:
            return False
        total += looked[card]
    return total == player.looks and looked[CURSE] <= player.risky_looks <= total


@rule
def amulets_hold(state: State) -> bool:
    """20 amulets: in the supply, on the island, with players."""
    total = state.amulets + count_bits(low_half(state.lying)) + count_bits(high_half(state.lying))
    for seat in range(state.seats):
        if state.players[seat].amulets < 0:
            return False
        total += state.players[seat].amulets
    return state.amulets >= 0 and total == AMULETS


@rule
def markers_hold(state: State) -> bool:
    """17 markers of a colour lie on the island, one on each possible space, or all beside it while there are more."""
    for map in range(MAPS):
        sheet = state.maps[map]
        if count_bits(low_half(sheet.sites)) + count_bits(high_half(sheet.sites)) != sheet.sites_left:
            return False
        if sheet.removed < 0 or (sheet.removed > 0 and not has_markers(state, map)):
            return False
        if sheet.sites_left == 0 and state.chest != map and state.phase != Phase.ISLAND:
            return False
    return True


@rule
def sites_hold(state: State) -> bool:
    """The possible spaces are those every clue allows, less those that amulets removed."""
    if state.phase == Phase.ISLAND:
        return True
    for map in range(MAPS):
        sheet = state.maps[map]
        if sheet.sites_left == 0:
            continue
        low, high = half_of_all(state, 0), half_of_all(state, 1)
        for i in range(sheet.length):
            low &= clue_half(state, int(sheet.clues[i]), 0)
            high &= clue_half(state, int(sheet.clues[i]), 1)
        own_low, own_high = low_half(sheet.sites), high_half(sheet.sites)
        if (own_low & ~low) != 0 or (own_high & ~high) != 0:
            return False
        if sheet.removed == 0 and (own_low != low or own_high != high):
            return False
    return True


@rule
def roses_hold(state: State) -> bool:
    """15 roses a player: in stock or on maps."""
    for seat in range(state.seats):
        total = int(state.players[seat].roses)
        for map in range(MAPS):
            roses, length = state.maps[map].roses, state.maps[map].length
            is_raised = state.chest == map and state.starter == NOBODY
            for i in range(length + 1 if is_raised else length):
                if roses[i] == seat:
                    total += 1
        if state.players[seat].roses < 0 or total != ROSES:
            return False
    return True


@rule
def spaces_hold(state: State) -> bool:
    """Cars and objects stand on land, objects on a space each."""
    spaces, objects = SPACES[state.island], state.objects
    for i in range(PIECES):
        space = objects[i]
        if space == NOWHERE:
            break
        if space < 0 or space >= spaces:
            return False
        for other in range(i):
            if objects[other] == space:
                return False
    for seat in range(state.seats):
        car = state.players[seat].car
        if (car < 0 or car >= spaces) and (car != NOWHERE or state.phase > Phase.CARS):
            return False
    return True


@rule
def turn_holds(state: State) -> bool:
    """Somebody can act unless it is over; counters of the turn stay in their range."""
    if (state.actors == 0) != (state.phase == Phase.OVER):
        return False
    if state.legs < 0 or state.legs > LEGS or (state.legs > 0 and state.drive == Drive.NONE):
        return False
    # TB 7.7: what is left of a drive in the turn after its last leg.
    if state.phase == Phase.TURN and (state.drive == Drive.ENDED or state.follow != 0):
        return False
    if state.phase == Phase.TURN and state.drive != Drive.NONE and state.legs < LEGS:
        return False
    return 0 <= state.quiet <= QUIET_TURNS
