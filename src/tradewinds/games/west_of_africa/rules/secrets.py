"""What a seat may not know (WA 5.1, 5.7, 6.1): cards that lie face down. And how to guess them fairly."""

from tradewinds.core.dice import Dice, draw
from tradewinds.core.game import EVERYBODY
from tradewinds.core.layout import UNKNOWN, rule
from tradewinds.games.west_of_africa.actions import CHOOSE, KIND_OF
from tradewinds.games.west_of_africa.box.components import (
    CARDS_FREE,
    CARDS_MAX,
    CHOICES,
    CHOICES_FROM,
    FIFTH_CARD_COST,
    MINUS_NUMBER,
    SUM_LOW,
    SUMS,
)
from tradewinds.games.west_of_africa.state import Phase, State


@rule
def hide(state: State, seat: int) -> None:
    """WA 6.1: other players' cards are hidden until they are revealed; counts and sums are in fields of their own."""
    if state.phase == Phase.OVER:
        return
    for other in range(state.seats):
        if other != seat and state.players[other].revealed == 0:
            state.players[other].chosen = UNKNOWN
            state.players[other].minus_chosen = UNKNOWN


@rule
def learns(state: State, actor: int, action: int) -> int:
    """WA 5.1: cards are laid face down."""
    return 1 << actor if KIND_OF[action] == CHOOSE else EVERYBODY


@rule
def determinize(state: State, seat: int, dice: Dice) -> None:
    """Hidden cards are drawn evenly from all choices that fit what was announced.

    A player who is not ready yet is given no cards: whatever lies there can still be taken back (WA 5.1).
    """
    for other in range(state.seats):
        player = state.players[other]
        if player.chosen != UNKNOWN:
            continue
        player.chosen = 0
        player.minus_chosen = 0
        if player.cards_laid > 0:
            guess_announced(state, other, dice)
        elif player.ready == 1:
            guess_any(state, other, dice)


@rule
def take_back(state: State, seat: int) -> None:
    """WA 5.1: while cards are being chosen, others who are ready choose again."""
    if state.phase != Phase.CHOOSE:
        return
    for other in range(state.seats):
        player = state.players[other]
        if other != seat and player.ready == 1:
            player.chosen = 0
            player.minus_chosen = 0
            player.ready = 0
            state.actors |= 1 << other


@rule
def guess_announced(state: State, seat: int, dice: Dice) -> None:
    """WA 5.7: every set of cards with the announced count and sum is equally likely."""
    player = state.players[seat]
    most = min(player.minus, player.cards_laid)
    total = 0
    for minus in range(most + 1):
        key = choice_key(player.cards_laid - minus, player.card_sum - minus * MINUS_NUMBER)
        total += CHOICES_FROM[key + 1] - CHOICES_FROM[key]
    pick = draw(dice, total)
    for minus in range(most + 1):
        key = choice_key(player.cards_laid - minus, player.card_sum - minus * MINUS_NUMBER)
        size = CHOICES_FROM[key + 1] - CHOICES_FROM[key]
        if pick < size:
            player.chosen = CHOICES[CHOICES_FROM[key] + pick]
            player.minus_chosen = minus
            return
        pick -= size


@rule
def choice_key(count: int, card_sum: int) -> int:
    return count * SUMS + card_sum - SUM_LOW


@rule
def choices_of(count: int) -> int:
    """How many sets of so many ordinary cards there are."""
    return int(CHOICES_FROM[(count + 1) * SUMS] - CHOICES_FROM[count * SUMS])


@rule
def guess_any(state: State, seat: int, dice: Dice) -> None:
    """WA 5.2 to 5.5: before the sums are told, every legal choice is equally likely."""
    player = state.players[seat]
    most = CARDS_MAX if player.gold >= FIFTH_CARD_COST else CARDS_FREE
    total = 0
    for count in range(1, most + 1):
        for minus in range(min(player.minus, count) + 1):
            total += choices_of(count - minus)
    pick = draw(dice, total)
    for count in range(1, most + 1):
        for minus in range(min(player.minus, count) + 1):
            size = choices_of(count - minus)
            if pick < size:
                player.chosen = CHOICES[CHOICES_FROM[(count - minus) * SUMS] + pick]
                player.minus_chosen = minus
                return
            pick -= size
