"""Chapter 5: bidding."""

from tradewinds.core.layout import rule
from tradewinds.core.scoring import ranking
from tradewinds.games.key_west.box.components import CARDS, FOURTH_OF_FIVE, MOST_SEATS, OFFER, ROUNDS
from tradewinds.games.key_west.rules.money import bank_pays, money, pay, prove, receive
from tradewinds.games.key_west.state import NO_BID, State

WITHIN_YOUR_MEANS, ONE_BID = 503, 504


@rule
def start_round(state: State) -> None:
    """KW 4.1, 5.1, 12.6: another round; in the last one the discarded cards are drawn from."""
    state.game_round += 1
    state.cards_due = OFFER
    state.rank = 0
    state.turn = 0
    for place in range(MOST_SEATS):
        state.ranking[place] = 0
    for seat in range(state.seats):
        state.players[seat].bid = NO_BID
    if state.game_round == ROUNDS:
        for card in range(CARDS):
            state.deck[card] = state.discard[card]
            state.discard[card] = 0


@rule
def reveal_card(state: State, card: int) -> None:
    """KW 5.1: chance names the next card on offer."""
    state.deck[card] -= 1
    state.offer[card] += 1
    state.cards_due -= 1


@rule
def why_not_bid(state: State, seat: int, amount: int) -> int:
    """KW 5.2, 5.3: any amount the player owns."""
    return WITHIN_YOUR_MEANS if amount > money(state, seat) else 0


@rule
def bid(state: State, seat: int, amount: int) -> None:
    """KW 5.2: in secret."""
    state.players[seat].bid = amount


@rule
def missing_bids(state: State) -> int:
    """Bit set of those who have not bid yet."""
    missing = 0
    for seat in range(state.seats):
        if state.players[seat].bid == NO_BID:
            missing |= 1 << seat
    return missing


@rule
def settle_auction(state: State) -> None:
    """KW 5.5 to 5.9: ranks, the payment, the lighthouse, the fourth of five."""
    for seat in range(state.seats):
        prove(state, seat, state.players[seat].bid)
        state.ranking[rank_of(state, seat)] = seat
    first, last = state.ranking[0], state.ranking[state.seats - 1]
    amount = state.players[last].bid
    pay(state, first, amount)
    receive(state, last, amount)
    state.lighthouse = last
    if state.seats == 5:
        bank_pays(state, state.ranking[3], FOURTH_OF_FIVE)


@rule
def ranks_above(state: State, seat: int, other: int) -> bool:
    """KW 5.6: the higher bid; of equal ones the one nearer to the start player clockwise."""
    one, two = state.players[seat].bid, state.players[other].bid
    if one != two:
        return bool(one > two)
    return distance(state, seat) < distance(state, other)


#: KW 5.5: the rank of a player, counted from 0.
rank_of = ranking(ranks_above)


@rule
def distance(state: State, seat: int) -> int:
    """Seats clockwise from the start player."""
    return int((seat - state.lighthouse + state.seats) % state.seats)
