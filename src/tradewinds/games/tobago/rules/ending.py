"""Chapter 13: coins, ties."""

from tradewinds.core.counting import worth
from tradewinds.core.layout import Ints, rule
from tradewinds.games.tobago.box.components import COINS
from tradewinds.games.tobago.state import State


@rule
def coins_of(state: State, seat: int) -> int:
    """TB 13.3: the coins on a player's gold cards."""
    return worth(state.players[seat].gold, COINS)


@rule
def scores(state: State, out: Ints) -> None:
    """TB 13.3: coins so far, at the end the result."""
    for seat in range(state.seats):
        out[seat] = coins_of(state, seat)


@rule
def is_behind(state: State, seat: int, other: int) -> bool:
    """TB 13.3, 13.4: fewer coins, or as many coins and fewer amulets."""
    mine, theirs = coins_of(state, seat), coins_of(state, other)
    return mine < theirs or (mine == theirs and state.players[seat].amulets < state.players[other].amulets)


@rule
def winners(state: State) -> int:
    """TB 13.4: all whom nobody is ahead of, as a bit set."""
    ahead = 0
    for seat in range(state.seats):
        beaten = False
        for other in range(state.seats):
            beaten = beaten or is_behind(state, seat, other)
        if not beaten:
            ahead |= 1 << seat
    return ahead
