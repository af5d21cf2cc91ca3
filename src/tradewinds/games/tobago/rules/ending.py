"""Chapter 13: the end of the game."""

from tradewinds.core.counting import worth
from tradewinds.core.layout import rule
from tradewinds.core.scoring import scoring, unbeaten
from tradewinds.games.tobago.box.components import COINS
from tradewinds.games.tobago.state import State


@rule
def reason(state: State) -> int:
    return int(state.ending)


@rule
def coins_of(state: State, seat: int) -> int:
    """TB 13.3: the coins on a player's gold cards."""
    return worth(state.players[seat].gold, COINS)


@rule
def is_behind(state: State, seat: int, other: int) -> bool:
    """TB 13.3, 13.4: fewer coins, or as many coins and fewer amulets."""
    mine, theirs = coins_of(state, seat), coins_of(state, other)
    return mine < theirs or (mine == theirs and state.players[seat].amulets < state.players[other].amulets)


#: TB 13.3, 13.4: the standing, and who has won.
scores, winners = scoring(coins_of), unbeaten(is_behind)
