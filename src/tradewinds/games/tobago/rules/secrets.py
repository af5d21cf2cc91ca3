"""What a seat may not know: hands, exchanged clues, gold that others looked at. And how to guess it fairly."""

from tradewinds.core.dice import Dice, draw
from tradewinds.core.layout import UNKNOWN, rule
from tradewinds.games.tobago.components import CARDS, CLUES
from tradewinds.games.tobago.rules.clues import clues_at
from tradewinds.games.tobago.rules.guesses import guess_gold
from tradewinds.games.tobago.state import DISCARDED, EXCHANGED, IN_DECK, IN_HAND, ON_MAP, Phase, State


@rule
def hide(state: State, seat: int) -> None:
    """TB 3.11, 5.11, 8.1, 8.9: everything face down that the seat has not looked at; sizes have fields of their own."""
    if state.phase == Phase.OVER:
        return
    for clue in range(CLUES):
        if is_hidden(state.clues[clue], seat):
            state.clues[clue] = UNKNOWN
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
def determinize(state: State, seat: int, dice: Dice) -> None:
    """A full position that fits what the seat saw: clues evenly, gold as the division makes it likely."""
    if state.phase != Phase.OVER:
        guess_clues(state, seat, dice)
        guess_gold(state, seat, dice)


@rule
def guess_clues(state: State, seat: int, dice: Dice) -> None:
    """Every way to spread the unseen clues over deck, hands and exchanged cards is equally likely.

    The sizes count down while the places fill, and are counted again afterwards.
    """
    unseen = 0
    for clue in range(CLUES):
        if state.clues[clue] == UNKNOWN:
            unseen += 1
    for clue in range(CLUES):
        if state.clues[clue] == UNKNOWN:
            state.clues[clue] = guess_place(state, seat, unseen, dice)
            unseen -= 1
    for other in range(state.seats):
        if other != seat:
            state.players[other].hand = clues_at(state, IN_HAND + other)
            state.players[other].exchanged = clues_at(state, EXCHANGED + other)


@rule
def guess_place(state: State, seat: int, unseen: int, dice: Dice) -> int:
    """One of the places that are not yet full, by the room left there; what is left over is the deck."""
    pick = draw(dice, unseen)
    for other in range(state.seats):
        if other == seat:
            continue
        player = state.players[other]
        if pick < player.hand:
            player.hand -= 1
            return IN_HAND + other
        pick -= player.hand
        if pick < player.exchanged:
            player.exchanged -= 1
            return EXCHANGED + other
        pick -= player.exchanged
    return IN_DECK
