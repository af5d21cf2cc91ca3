"""Chapters 7, 8 and 9: raising a treasure, dividing it, curses."""

from tradewinds.core.layout import rule
from tradewinds.games.tobago.box.components import CARDS, CURSE, MAPS, VALUES
from tradewinds.games.tobago.rules.clues import ONE_THING
from tradewinds.games.tobago.rules.opening import empty_map
from tradewinds.games.tobago.rules.spaces import has_space, write_set
from tradewinds.games.tobago.state import DISCARDED, NOBODY, NOTHING, Drive, Reason, State

NOT_LOCATED, NOT_THERE, RAISERS_ROSE, NEEDS_A_DRIVE = 701, 702, 703, 707


# Raising


@rule
def lies_at(state: State, map: int, space: int) -> bool:
    """TB 7.1, 7.2: whether the treasure of a map is located on a space."""
    return state.maps[map].sites_left == 1 and has_space(state.maps[map].sites, space)


@rule
def why_not_raise(state: State, seat: int, map: int) -> int:
    """TB 7.1, 7.2, 7.3, 7.5, 7.7: located, under the car, with a rose, and by a drive."""
    if state.maps[map].sites_left != 1:
        return NOT_LOCATED
    if not lies_at(state, map, int(state.players[seat].car)):
        return NOT_THERE
    if state.players[seat].roses == 0:
        return RAISERS_ROSE
    if state.drive == Drive.NONE and state.acted:
        return NEEDS_A_DRIVE
    return NEEDS_A_DRIVE if state.drive == Drive.ENDED and not (state.follow >> map) & 1 else 0


@rule
def raise_treasure(state: State, seat: int, map: int) -> None:
    """TB 7.3, 7.4, 7.5: the raiser's rose goes below the last clue, the marker back, the drive is over."""
    follow_up(state, seat, map)
    if state.drive == Drive.NONE:
        state.acted = 1
    state.drive = Drive.ENDED
    state.begun = 1
    state.progress = 1
    state.treasures += 1
    sheet = state.maps[map]
    sheet.roses[sheet.length] = seat
    state.players[seat].roses -= 1
    write_set(sheet.sites, 0, 0)
    sheet.sites_left = 0
    state.chest = map
    state.raiser = seat
    state.rose = sheet.length


@rule
def follow_up(state: State, seat: int, map: int) -> None:
    """TB 7.6: the other treasures that lie located under the car now may follow in this drive."""
    if state.drive != Drive.ENDED:
        state.follow = 0
        for other in range(MAPS):
            if lies_at(state, other, int(state.players[seat].car)):
                state.follow |= 1 << other
    state.follow &= ~(1 << map)


# Looking at the cards


@rule
def why_not_draw_gold(state: State, card: int) -> int:
    """TB 3.6: a card of the gold deck, no curse while gold lies above the curses."""
    return ONE_THING if state.deck[card] == 0 or (card == CURSE and state.safe > 0) else 0


@rule
def draw_gold(state: State, card: int) -> int:
    """A card moves from the deck to the treasure; 1 when it could have been a curse (TB 3.6, 13.1)."""
    risky = 1 if state.safe == 0 else 0
    state.safe -= 1 - risky
    state.deck[card] -= 1
    state.deck_cards -= 1
    state.pile[card] += 1
    state.pile_cards += 1
    if state.deck_cards == 0:
        state.ending = Reason.GOLD
    return risky


@rule
def look(state: State, card: int) -> None:
    """TB 8.1: the owner of the rose looks at the card."""
    player = state.players[state.maps[state.chest].roses[state.rose]]
    player.risky_looks += draw_gold(state, card)
    player.looked[card] += 1
    player.looks += 1
    state.rose -= 1
    if state.deck_cards == 0:
        refill_gold(state)


@rule
def add(state: State, card: int) -> None:
    """TB 8.2: one more card that nobody looks at."""
    state.risky_added = draw_gold(state, card)
    state.added = 1


@rule
def refill_gold(state: State) -> None:
    """TB 8.3: the gold discard pile, turned up or not, is the new deck."""
    for card in range(CARDS):
        moved = state.discard[card] + state.unturned[card]
        state.deck[card] += moved
        state.deck_cards += moved
        state.discard[card] = 0
        state.unturned[card] = 0
        for seat in range(state.seats):
            state.players[seat].sure[card] = 0
    state.unturned_cards = 0
    state.risky_unturned = 0


# Offering the cards


@rule
def why_not_turn_up(state: State, card: int) -> int:
    """TB 8.4: a card of the treasure."""
    return ONE_THING if state.pile[card] == 0 else 0


@rule
def turn_up(state: State, card: int) -> None:
    """TB 8.4, 8.5, 9.1: the card is offered from the lowest rose up; a curse stops everything."""
    state.pile[card] -= 1
    state.pile_cards -= 1
    if card == CURSE:
        curse(state)
        return
    state.turned[card] += 1
    state.offered = card
    state.rose = rose_from(state, int(state.maps[state.chest].length))


@rule
def rose_from(state: State, place: int) -> int:
    """TB 8.5: the lowest rose at a place or above it, -1 when there is none; lower on the map is a higher number."""
    while place >= 0 and state.maps[state.chest].roses[place] == NOBODY:
        place -= 1
    return place


@rule
def accept(state: State, seat: int) -> None:
    """TB 8.7: the card for the rose."""
    state.players[seat].gold[state.offered] += 1
    state.players[seat].roses += 1
    state.maps[state.chest].roses[state.rose] = NOBODY
    state.receiver = seat
    state.offered = NOTHING


@rule
def refuse(state: State) -> None:
    """TB 8.5, 8.8: the next rose is asked; after the last one the card is discarded."""
    state.rose = rose_from(state, int(state.rose) - 1)
    if state.rose < 0:
        state.discard[state.offered] += 1
        state.offered = NOTHING


@rule
def is_divided(state: State) -> bool:
    """TB 8.9: no card or no rose is left."""
    return state.pile_cards == 0 or rose_from(state, int(state.maps[state.chest].length)) < 0


# Curses


@rule
def curse(state: State) -> None:
    """TB 9.1, 9.2, 9.5: everybody with a rose on the map loses something; the curses leave the game."""
    for seat in range(state.seats):
        if has_rose(state, seat):
            suffer(state, seat)
    state.curses_gone += 1 + state.pile[CURSE]
    state.pile_cards -= state.pile[CURSE]
    state.pile[CURSE] = 0
    for seat in range(state.seats):
        state.players[seat].looked[CURSE] = 0
        state.players[seat].risky_looks = 0
    state.risky_added = 0
    leave_over(state)


@rule
def has_rose(state: State, seat: int) -> bool:
    """TB 9.2: at least one rose on the map."""
    sheet = state.maps[state.chest]
    for i in range(sheet.length + 1):
        if sheet.roses[i] == seat:
            return True
    return False


@rule
def suffer(state: State, seat: int) -> None:
    """TB 9.3, 9.4: an amulet, else the most valuable gold card, else nothing."""
    player = state.players[seat]
    if player.amulets > 0:
        player.amulets -= 1
        state.amulets += 1
        return
    for value in range(VALUES - 1, -1, -1):
        if player.gold[value] > 0:
            player.gold[value] -= 1
            state.discard[value] += 1
            return


# The end of a division


@rule
def leave_over(state: State) -> None:
    """TB 8.9, 9.6: left-over cards go unturned to the discard pile; whoever looked may know which they are."""
    state.unturned_cards += state.pile_cards
    state.risky_unturned += min(risky_cards(state), state.pile_cards)
    state.pile_cards = 0
    for card in range(CARDS):
        state.unturned[card] += state.pile[card]
        state.pile[card] = 0
        for seat in range(state.seats):
            player = state.players[seat]
            player.sure[card] += max(player.looked[card] - state.turned[card], 0)
            player.looked[card] = 0


@rule
def close_division(state: State) -> None:
    """TB 8.9, 10.1: cards, roses and clues leave the map."""
    leave_over(state)
    return_roses(state)
    for seat in range(state.seats):
        state.players[seat].looks = 0
        state.players[seat].risky_looks = 0
    for card in range(CARDS):
        state.turned[card] = 0
    state.added = 0
    state.risky_added = 0
    state.rose = 0
    empty_map(state, int(state.chest))


@rule
def risky_cards(state: State) -> int:
    """How many cards of the treasure came from below the safe gold."""
    total = state.risky_added
    for seat in range(state.seats):
        total += state.players[seat].risky_looks
    return int(total)


@rule
def return_roses(state: State) -> None:
    """TB 8.9, 10.1: roses back to their owners, clues to the discard pile."""
    sheet = state.maps[state.chest]
    for i in range(sheet.length + 1):
        if sheet.roses[i] != NOBODY:
            state.players[sheet.roses[i]].roses += 1
        sheet.roses[i] = 0
    for i in range(sheet.length):
        state.clues[sheet.clues[i]] = DISCARDED
        sheet.clues[i] = 0
    sheet.length = 0
    sheet.removed = 0
