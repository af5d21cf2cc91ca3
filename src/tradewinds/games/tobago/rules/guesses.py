"""Guessing unseen gold: what others looked at, the extra card, left-over cards, the deck.

A seat in a division knows its own cards and what was turned up, but not whose cards those were. Each way to explain
the turned-up cards is weighed by how many deals and shuffles lead to it; then the unseen places are filled evenly.
A curse can only be at a risky place: drawn from below the safe gold, and still unseen.
"""

import math

import numpy as np
import numpy.typing as npt

from tradewinds.core.dice import Dice, draw, next_word
from tradewinds.core.layout import rule
from tradewinds.games.tobago.box.components import ALL_CARDS, CARDS, COPIES, CURSE, VALUES
from tradewinds.games.tobago.state import State

#: In how many ways k of n things can be chosen.
WAYS: npt.NDArray[np.float64] = np.array(
    [[math.comb(n, k) for k in range(ALL_CARDS + 1)] for n in range(ALL_CARDS + 1)], np.float64
)

#: A hand of cards in one word: the count of each value in eight bits.
_BITS, _COUNT = 8, 0xFF

_WORDS = 4294967296.0


@rule
def guess_gold(state: State, seat: int, dice: Dice) -> None:
    """First explain what was turned up, then fill what others looked at, the left-over cards and the deck."""
    gather_unseen(state, seat)
    safe, risky = unseen_in_treasure(state, seat, False), unseen_in_treasure(state, seat, True)
    places = int(state.deck_cards - state.safe) + risky + risky_unturned(state, seat)
    pick = explain(state, seat, safe, risky, places, dice)
    explanation, risky_turned = pick // (ALL_CARDS + 1), pick % (ALL_CARDS + 1)
    hand = set_turned_apart(state, seat, explanation)
    fill_treasure(state, seat, hand, risky_turned, places - risky_turned, dice)
    fill_unturned(state, seat, places - risky, dice)


@rule
def own_look(state: State, seat: int, card: int) -> int:
    return 0 if seat < 0 else int(state.players[seat].looked[card])


@rule
def own_sure(state: State, seat: int, card: int) -> int:
    return 0 if seat < 0 else int(state.players[seat].sure[card])


@rule
def gather_unseen(state: State, seat: int) -> None:
    """The deck stands for all cards whose place the seat does not know, those of others turned up included."""
    for card in range(CARDS):
        unseen = COPIES[card] - state.discard[card] + state.turned[card]
        unseen -= own_look(state, seat, card) + own_sure(state, seat, card)
        unseen -= (1 if state.offered == card else 0) + (state.curses_gone if card == CURSE else 0)
        for other in range(state.seats):
            unseen -= state.players[other].gold[card]
            if other != seat:
                state.players[other].looked[card] = 0
                state.players[other].sure[card] = 0
        state.deck[card] = unseen
        state.pile[card] = own_look(state, seat, card)
        state.unturned[card] = own_sure(state, seat, card)


# Places


@rule
def looks_of(state: State, seat: int, other: int) -> int:
    """How many cards of the treasure another seat saw and this one did not; beyond the seats is the extra card."""
    if other == seat:
        return 0
    return int(state.added if other == state.seats else state.players[other].looks)


@rule
def risky_looks_of(state: State, seat: int, other: int) -> int:
    """Those of them that could be a curse."""
    if other == seat:
        return 0
    return int(state.risky_added if other == state.seats else state.players[other].risky_looks)


@rule
def unseen_in_treasure(state: State, seat: int, risky: bool) -> int:
    """Risky or safe cards of the treasure that the seat did not look at, turned up or not."""
    total = 0
    for other in range(state.seats + 1):
        own_risky = risky_looks_of(state, seat, other)
        total += own_risky if risky else looks_of(state, seat, other) - own_risky
    return total


@rule
def unsure_unturned(state: State, seat: int) -> int:
    """Left-over cards that the seat does not know."""
    unsure = state.unturned_cards
    for card in range(CARDS):
        unsure -= own_sure(state, seat, card)
    return int(unsure)


@rule
def risky_unturned(state: State, seat: int) -> int:
    """Those of them that could be a curse; a curse the seat is sure of takes one such place."""
    return int(min(state.risky_unturned - own_sure(state, seat, CURSE), unsure_unturned(state, seat)))


# Explaining what was turned up


@rule
def own_turned(state: State, seat: int, explanation: int, value: int) -> int:
    """How many turned-up cards of a value are the seat's own in an explanation, which has a digit for each value."""
    for lower in range(value):
        explanation //= min(own_look(state, seat, lower), state.turned[lower]) + 1
    return int(explanation % (min(own_look(state, seat, value), state.turned[value]) + 1))


@rule
def explanations(state: State, seat: int) -> int:
    product = 1
    for value in range(VALUES):
        product *= min(own_look(state, seat, value), state.turned[value]) + 1
    return int(product)


@rule
def others_turned(state: State, seat: int, explanation: int) -> int:
    """The turned-up cards that were not the seat's own, in one word."""
    hand = 0
    for value in range(VALUES):
        hand += (int(state.turned[value]) - own_turned(state, seat, explanation, value)) << (_BITS * value)
    return hand


@rule
def size_of(hand: int) -> int:
    total = 0
    for value in range(VALUES):
        total += (hand >> (_BITS * value)) & _COUNT
    return total


@rule
def weight_of(state: State, seat: int, explanation: int, safe_turned: int, safe: int) -> float:
    """In how many ways deals lead there, as far as values and safe places go; `explain` knows the risky ones."""
    hand = others_turned(state, seat, explanation)
    weight, gold = WAYS[safe, safe_turned], 0
    for value in range(VALUES):
        weight *= WAYS[own_look(state, seat, value), own_turned(state, seat, explanation, value)]
        weight *= WAYS[state.deck[value], (hand >> (_BITS * value)) & _COUNT]
        gold += state.deck[value]
    return float(weight / WAYS[gold, size_of(hand)])


@rule
def explain(state: State, seat: int, safe: int, risky: int, places: int, dice: Dice) -> int:
    """An explanation and how many risky places it turned up, drawn by weight and packed into one number.

    A weight counts own cards, others' values, which of their places were turned up, and that no curse was there. One
    pass keeps each new candidate with the chance that its weight has of all so far.
    """
    total, chosen = 0.0, 0
    for explanation in range(explanations(state, seat)):
        others = size_of(others_turned(state, seat, explanation))
        for risky_turned in range(max(others - safe, 0), min(others, risky) + 1):
            weight = weight_of(state, seat, explanation, others - risky_turned, safe) * WAYS[risky, risky_turned]
            weight *= WAYS[places - risky_turned, state.deck[CURSE]]
            total += weight
            if weight > 0.0 and total * (next_word(dice) / _WORDS) < weight:
                chosen = explanation * (ALL_CARDS + 1) + risky_turned
    return chosen


# Filling unseen places


@rule
def set_turned_apart(state: State, seat: int, explanation: int) -> int:
    """The turned-up cards leave the unseen ones: own cards the treasure, others' as a hand in one word."""
    hand = others_turned(state, seat, explanation)
    for value in range(VALUES):
        state.pile[value] -= own_turned(state, seat, explanation, value)
        state.deck[value] -= (hand >> (_BITS * value)) & _COUNT
    return hand


@rule
def fill_treasure(state: State, seat: int, hand: int, risky_turned: int, places: int, dice: Dice) -> None:
    """The cards others looked at and the extra card: each turned up, or still unseen."""
    safe, risky = unseen_in_treasure(state, seat, False), unseen_in_treasure(state, seat, True)
    safe_turned = size_of(hand) - risky_turned
    for other in range(state.seats + 1):
        for i in range(looks_of(state, seat, other)):
            chances = 0
            if i < risky_looks_of(state, seat, other):
                is_turned = draw(dice, risky) < risky_turned
                risky -= 1
                risky_turned -= 1 if is_turned else 0
                chances = places
                places -= 0 if is_turned else 1
            else:
                is_turned = draw(dice, safe) < safe_turned
                safe -= 1
                safe_turned -= 1 if is_turned else 0
            if is_turned:
                card = draw_turned(hand, dice)
                hand -= 1 << (_BITS * card)
            else:
                card = draw_unseen(state, chances, dice)
                state.pile[card] += 1
            if other < state.seats:
                state.players[other].looked[card] += 1


@rule
def draw_turned(hand: int, dice: Dice) -> int:
    """One of the turned-up cards that are not yet explained."""
    pick = draw(dice, size_of(hand))
    value = 0
    while pick >= (hand >> (_BITS * value)) & _COUNT:
        pick -= (hand >> (_BITS * value)) & _COUNT
        value += 1
    return value


@rule
def draw_unseen(state: State, chances: int, dice: Dice) -> int:
    """A card for an unseen place: the curses are spread evenly over `chances` risky places, gold over all others."""
    if chances > 0 and draw(dice, chances) < state.deck[CURSE]:
        state.deck[CURSE] -= 1
        return CURSE
    gold = 0
    for value in range(VALUES):
        gold += int(state.deck[value])
    pick = draw(dice, gold)
    value = 0
    while pick >= state.deck[value]:
        pick -= state.deck[value]
        value += 1
    state.deck[value] -= 1
    return value


@rule
def fill_unturned(state: State, seat: int, places: int, dice: Dice) -> None:
    """Left-over cards of earlier treasures; the deck keeps the rest."""
    risky = risky_unturned(state, seat)
    for i in range(unsure_unturned(state, seat)):
        state.unturned[draw_unseen(state, places - i if i < risky else 0, dice)] += 1
