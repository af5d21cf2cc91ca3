"""What a seat may not know: hands, exchanged clues, gold that others looked at. And how to guess it fairly."""

from tradewinds.core.dice import Dice, draw
from tradewinds.core.game import EVERYBODY
from tradewinds.core.layout import UNKNOWN, rule
from tradewinds.games.tobago.actions import ADD, DEAL, KIND_OF, LOOK
from tradewinds.games.tobago.box.components import CARDS, CLUES
from tradewinds.games.tobago.rules.clues import clues_at, returned_at
from tradewinds.games.tobago.rules.guesses import guess_gold
from tradewinds.games.tobago.state import DISCARDED, EXCHANGED, IN_DECK, IN_HAND, ON_MAP, Phase, State


@rule
def hide(state: State, seat: int) -> None:
    """TB 3.11, 5.11, 8.1, 8.9: everything face down that the seat has not looked at; sizes have fields of their own."""
    if state.phase == Phase.OVER:
        return
    for clue in range(CLUES):
        # Written either way: without a branch the clues are done many at a time.
        where = state.clues[clue]
        state.clues[clue] = UNKNOWN if is_hidden(where, seat) else where
    for card in range(CARDS):
        state.deck[card] = UNKNOWN
        state.pile[card] = UNKNOWN
        state.unturned[card] = UNKNOWN
    for other in range(state.seats):
        if other != seat:
            for card in range(CARDS):
                state.players[other].looked[card] = UNKNOWN
                state.players[other].sure[card] = UNKNOWN


@rule
def is_hidden(where: int, seat: int) -> bool:
    """TB 3.11, 5.11: clues in the deck, in other hands, or exchanged by others."""
    return not (where == DISCARDED or where == ON_MAP or where == IN_HAND + seat or where == EXCHANGED + seat)


@rule
def learns(state: State, actor: int, action: int) -> int:
    """TB 3.11, 8.1, 8.2: a clue is seen by who draws it, gold by who looks at it, the card added by nobody."""
    kind = KIND_OF[action]
    if kind == DEAL:
        return 1 << int(state.drawer)
    if kind == LOOK:
        return 1 << int(state.maps[state.chest].roses[state.rose])
    return 0 if kind == ADD else EVERYBODY


@rule
def determinize(state: State, seat: int, dice: Dice) -> None:
    """A full position that fits what the seat saw: clues evenly, gold as the division makes it likely."""
    if state.phase != Phase.OVER:
        guess_clues(state, seat, dice)
        guess_gold(state, seat, dice)


@rule
def guess_clues(state: State, seat: int, dice: Dice) -> None:
    """Every way to spread the unseen clues over deck, hands and exchanged cards is equally likely.

    Clues that everybody saw go into the deck when it was last renewed are spread first: a card held since before then
    is none of them. The sizes count down while the places fill, and are counted again afterwards.
    """
    spread(state, seat, 1, dice)
    spread(state, seat, 0, dice)
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            player.hand = clues_at(state, IN_HAND + other)
            player.exchanged = clues_at(state, EXCHANGED + other)
            player.fresh += returned_at(state, IN_HAND + other)
            player.fresh_exchanged += returned_at(state, EXCHANGED + other)


@rule
def spread(state: State, seat: int, returned: int, dice: Dice) -> None:
    """The unseen clues that were, or were not, seen to return to the deck."""
    room = int(state.clue_deck) - clues_at(state, IN_DECK)
    for other in range(state.seats):
        if other != seat:
            room += room_in_hand(state, other, returned) + room_exchanged(state, other, returned)
    for clue in range(CLUES):
        if state.clues[clue] == UNKNOWN and state.returned[clue] == returned:
            state.clues[clue] = guess_place(state, seat, returned, room, dice)
            room -= 1


@rule
def room_in_hand(state: State, seat: int, returned: int) -> int:
    return int(state.players[seat].fresh if returned else state.players[seat].hand)


@rule
def room_exchanged(state: State, seat: int, returned: int) -> int:
    return int(state.players[seat].fresh_exchanged if returned else state.players[seat].exchanged)


@rule
def guess_place(state: State, seat: int, returned: int, room: int, dice: Dice) -> int:
    """One of the places that are not yet full, by the room left there; what is left over is the deck."""
    pick = draw(dice, room)
    for other in range(state.seats):
        if other == seat:
            continue
        player = state.players[other]
        if pick < room_in_hand(state, other, returned):
            player.hand -= 1
            player.fresh -= returned
            return IN_HAND + other
        pick -= room_in_hand(state, other, returned)
        if pick < room_exchanged(state, other, returned):
            player.exchanged -= 1
            player.fresh_exchanged -= returned
            return EXCHANGED + other
        pick -= room_exchanged(state, other, returned)
    return IN_DECK
