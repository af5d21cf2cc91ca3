"""Chapter 5: choosing cards, the sums, the fee, the order of play."""

from tradewinds.core.layout import rule
from tradewinds.games.west_of_africa.box.components import (
    CARD_COUNTS,
    CARD_MINUS,
    CARD_SUMS,
    CARDS_FREE,
    CARDS_MAX,
    FIFTH_CARD_COST,
    MINUS_NUMBER,
)
from tradewinds.games.west_of_africa.rules.gold import change_gold, is_ahead
from tradewinds.games.west_of_africa.state import State

AT_LEAST_ONE, AT_MOST_FIVE, FIFTH_CARD, IN_HAND = 502, 503, 504, 505


@rule
def cards_chosen(state: State, seat: int) -> int:
    player = state.players[seat]
    return int(CARD_COUNTS[player.chosen] + player.minus_chosen)


@rule
def has_card(state: State, seat: int, card: int) -> bool:
    """Whether an ordinary card lies before the player."""
    return bool((state.players[seat].chosen >> card) & 1)


@rule
def why_not_choose(state: State, seat: int, card: int) -> int:
    """WA 5.3, 5.4, 5.5: up to five cards that are in hand; a fifth needs the gold for it."""
    return why_not_another_card(state, seat) if is_in_hand(state, seat, card) else IN_HAND


@rule
def is_in_hand(state: State, seat: int, card: int) -> bool:
    """WA 5.5: each ordinary card once, and as many minus cards as are held."""
    player = state.players[seat]
    if card == CARD_MINUS:
        return bool(player.minus_chosen < player.minus)
    return not has_card(state, seat, card)


@rule
def why_not_another_card(state: State, seat: int) -> int:
    """WA 5.3, 5.4: at most five; a fifth needs the gold for it."""
    count = cards_chosen(state, seat)
    if count >= CARDS_MAX:
        return AT_MOST_FIVE
    return FIFTH_CARD if count >= CARDS_FREE and state.players[seat].gold < FIFTH_CARD_COST else 0


@rule
def choose(state: State, seat: int, card: int) -> None:
    """WA 5.1: lay a card face down."""
    if card == CARD_MINUS:
        state.players[seat].minus_chosen += 1
    else:
        state.players[seat].chosen |= 1 << card


@rule
def why_not_ready(state: State, seat: int) -> int:
    """WA 5.2: at least one card."""
    return AT_LEAST_ONE if cards_chosen(state, seat) == 0 else 0


@rule
def ready(state: State, seat: int) -> None:
    state.players[seat].ready = 1


@rule
def all_ready(state: State) -> bool:
    for seat in range(state.seats):
        if state.players[seat].ready == 0:
            return False
    return True


@rule
def announce(state: State) -> None:
    """WA 5.7, 5.8, 5.9: sums and counts are told, fifth cards paid for, then the order of play is judged."""
    for seat in range(state.seats):
        state.players[seat].cards_laid = cards_chosen(state, seat)
        state.players[seat].card_sum = sum_of_cards(state, seat)
    order_by_gold(state)
    for place in range(state.seats):
        payer = state.order[place]
        if state.players[payer].cards_laid > CARDS_FREE:
            change_gold(state, payer, -FIFTH_CARD_COST)
    order_by_gold(state)
    order_by_sum(state)


@rule
def sum_of_cards(state: State, seat: int) -> int:
    player = state.players[seat]
    return int(CARD_SUMS[player.chosen] + player.minus_chosen * MINUS_NUMBER)


@rule
def order_by_gold(state: State) -> None:
    """WA 2.5: the seats from the first to the last on the gold track."""
    for seat in range(state.seats):
        at = seat
        while at > 0 and is_ahead(state, seat, state.order[at - 1]):
            state.order[at] = state.order[at - 1]
            at -= 1
        state.order[at] = seat


@rule
def order_by_sum(state: State) -> None:
    """WA 5.9: a stable sort, so that equal sums keep the order of the gold track."""
    for place in range(1, state.seats):
        seat = state.order[place]
        at = place
        while at > 0 and state.players[state.order[at - 1]].card_sum > state.players[seat].card_sum:
            state.order[at] = state.order[at - 1]
            at -= 1
        state.order[at] = seat


@rule
def take_cards_back(state: State) -> None:
    """WA 12.1: hands are whole again; minus cards that moved on belong to their new holders."""
    for seat in range(state.seats):
        player = state.players[seat]
        player.minus += player.minus_coming
        player.minus_coming = 0
        player.chosen = 0
        player.minus_chosen = 0
        player.ready = 0
        player.cards_laid = 0
        player.card_sum = 0
        player.revealed = 0


@rule
def pass_minus_cards(state: State, seat: int) -> None:
    """WA 6.9: minus cards that were played go to the left neighbour."""
    player = state.players[seat]
    left = (seat + 1) % state.seats
    state.players[left].minus_coming += player.minus_chosen
    player.minus -= player.minus_chosen
