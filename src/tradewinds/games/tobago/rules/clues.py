"""Chapters 4 and 5: the action of a turn, laying clues, markers, drawing and exchanging cards."""

from tradewinds.core.bits import count_bits
from tradewinds.core.counting import count_of
from tradewinds.core.layout import rule
from tradewinds.games.tobago.box.components import CLUES, HAND, HAND_OF_TWO, MARKERS
from tradewinds.games.tobago.rules.spaces import clue_half, high_half, low_half, write_set
from tradewinds.games.tobago.state import (
    DISCARDED,
    EXCHANGED,
    IN_DECK,
    IN_HAND,
    NOBODY,
    ON_MAP,
    Drive,
    Phase,
    State,
)

IN_YOUR_HAND, ROSE_NEEDED, NO_CONTRADICTION, SOMETHING_STAYS, SOMETHING_GOES = 501, 503, 504, 505, 506
ALREADY_LOCATED, EMPTY_HAND = 508, 511
ONE_THING, ONE_ACTION, DRIVE_FIRST = 402, 403, 607


@rule
def why_not_act(state: State) -> int:
    """TB 4.3, 6.7: the action of this turn is not yet taken."""
    if state.phase == Phase.DRIVE:
        return DRIVE_FIRST
    return ONE_ACTION if state.acted else 0


@rule
def take_action(state: State) -> None:
    """TB 4.3, 6.7: the one action of the turn; an extra drive before it is over."""
    end_drive(state)
    state.acted = 1
    state.begun = 1


@rule
def end_drive(state: State) -> None:
    """Nothing of a finished drive stays behind."""
    state.drive = Drive.NONE
    state.legs = 0
    state.follow = 0


# Laying a clue


@rule
def why_not_hold(state: State, seat: int, clue: int) -> int:
    """TB 5.1, 5.3: the card is in hand, and there is a rose for it."""
    if state.clues[clue] != IN_HAND + seat:
        return IN_YOUR_HAND
    return ROSE_NEEDED if state.players[seat].roses == 0 else 0


@rule
def why_not_fit(state: State, map: int, low: int, high: int) -> int:
    """TB 5.4, 5.5, 5.6, 5.8: `low` and `high` are what the clue allows."""
    if state.maps[map].sites_left == 1:
        return ALREADY_LOCATED
    was_low, was_high = low_half(state.maps[map].sites), high_half(state.maps[map].sites)
    if (was_low & low) == 0 and (was_high & high) == 0:
        return why_nothing_stays(state, map, low, high)
    return SOMETHING_GOES if (was_low & ~low) == 0 and (was_high & ~high) == 0 else 0


@rule
def why_nothing_stays(state: State, map: int, low: int, high: int) -> int:
    """TB 5.4, 5.5: the clues contradict each other, or amulets have excluded what they would leave."""
    if state.maps[map].removed == 0:
        return NO_CONTRADICTION
    for i in range(state.maps[map].length):
        low &= clue_half(state, int(state.maps[map].clues[i]), 0)
        high &= clue_half(state, int(state.maps[map].clues[i]), 1)
    return NO_CONTRADICTION if low == 0 and high == 0 else SOMETHING_STAYS


@rule
def why_not_lay(state: State, seat: int, clue: int, map: int) -> int:
    """TB 5.1 to 5.8: whatever lets a clue be laid, this must hold."""
    refusal = why_not_hold(state, seat, clue)
    if refusal:
        return refusal
    return why_not_fit(state, map, clue_half(state, clue, 0), clue_half(state, clue, 1))


@rule
def why_not_clue(state: State, seat: int, clue: int, map: int) -> int:
    """TB 4.3, then TB 5: laying a clue as the action of the turn."""
    refusal = why_not_act(state)
    return refusal if refusal else why_not_lay(state, seat, clue, map)


@rule
def lay(state: State, seat: int, clue: int, map: int) -> None:
    """TB 5.2, 5.3, 5.7: the card and a rose go onto the map, and spaces are excluded."""
    sheet = state.maps[map]
    low = low_half(sheet.sites) & clue_half(state, clue, 0)
    high = high_half(sheet.sites) & clue_half(state, clue, 1)
    write_set(sheet.sites, low, high)
    sheet.sites_left = count_bits(low) + count_bits(high)
    sheet.clues[sheet.length] = clue
    sheet.roses[sheet.length] = seat
    sheet.length += 1
    state.clues[clue] = ON_MAP
    state.players[seat].roses -= 1


@rule
def play_from_hand(state: State, seat: int, clue: int, map: int) -> None:
    """TB 5.1, 5.9: lay a card of the hand; a new one will be drawn."""
    lay(state, seat, clue, map)
    player = state.players[seat]
    player.hand -= 1
    player.fresh = min(player.fresh - state.returned[clue], player.hand)
    state.progress = 1
    owe(state, seat, hand_size(state) - int(player.hand))


@rule
def clue(state: State, seat: int, card: int, map: int) -> None:
    """TB 4.3: the action of the turn."""
    play_from_hand(state, seat, card, map)
    take_action(state)


@rule
def has_markers(state: State, map: int) -> bool:
    """TB 5.7: markers lie on the island."""
    return bool(state.maps[map].sites_left <= MARKERS)


# Drawing


@rule
def clues_at(state: State, where: int) -> int:
    """How many clue cards are at one place."""
    return count_of(state.clues, where)


@rule
def returned_at(state: State, where: int) -> int:
    """How many of them everybody saw go into the deck when it was last renewed."""
    found = 0
    for clue in range(CLUES):
        if state.clues[clue] == where:
            found += state.returned[clue]
    return found


@rule
def hand_size(state: State) -> int:
    """TB 3.11: four cards, six with two players."""
    return HAND_OF_TWO if state.seats == 2 else HAND


@rule
def owe(state: State, seat: int, cards: int) -> None:
    """TB 5.9: the next cards of the clue deck are for this seat."""
    state.drawer = seat
    state.owed = cards
    refresh_deck(state)


@rule
def refresh_deck(state: State) -> None:
    """TB 5.10: an empty deck takes in the discard pile; when both are empty nobody draws."""
    if state.owed > 0 and state.clue_deck == 0:
        reshuffle(state)
    if state.clue_deck == 0:
        state.owed = 0
    if state.owed == 0:
        state.drawer = NOBODY


@rule
def reshuffle(state: State) -> None:
    """TB 5.10: all discarded clues, open or face down, are the new deck."""
    for card in range(CLUES):
        state.returned[card] = 1 if state.clues[card] == DISCARDED else 0
        if state.clues[card] == DISCARDED or state.clues[card] >= EXCHANGED:
            state.clues[card] = IN_DECK
            state.clue_deck += 1
    for seat in range(state.seats):
        player = state.players[seat]
        player.exchanged = 0
        player.fresh = 0
        player.fresh_exchanged = 0


@rule
def why_not_draw(state: State, card: int) -> int:
    """A card of the deck."""
    return 0 if state.clues[card] == IN_DECK else ONE_THING


@rule
def take_from_deck(state: State) -> None:
    state.clue_deck -= 1


@rule
def deal(state: State, card: int) -> None:
    """TB 3.11, 5.9: chance names the card that is drawn."""
    take_from_deck(state)
    state.clues[card] = IN_HAND + state.drawer
    state.players[state.drawer].hand += 1
    state.players[state.drawer].fresh += 1
    state.owed -= 1
    refresh_deck(state)


# Exchanging


@rule
def why_not_exchange_hand(state: State, seat: int) -> int:
    """TB 5.11: there is a hand to exchange."""
    return EMPTY_HAND if state.players[seat].hand == 0 else 0


@rule
def why_not_exchange(state: State, seat: int) -> int:
    """TB 4.3, 5.11: exchanging as the action of the turn."""
    refusal = why_not_act(state)
    return refusal if refusal else why_not_exchange_hand(state, seat)


@rule
def exchange_hand(state: State, seat: int) -> None:
    """TB 5.11: the whole hand goes face down to the discard pile, as many cards are drawn."""
    player = state.players[seat]
    for card in range(CLUES):
        if state.clues[card] == IN_HAND + seat:
            state.clues[card] = EXCHANGED + seat
    player.exchanged += player.hand
    player.fresh_exchanged += player.fresh
    cards = int(player.hand)
    player.hand = 0
    player.fresh = 0
    owe(state, seat, cards)


@rule
def exchange(state: State, seat: int) -> None:
    """TB 4.3: the action of the turn."""
    exchange_hand(state, seat)
    take_action(state)
