"""Chapter 13: the end of the game."""

from tradewinds.core.counting import sum_of
from tradewinds.core.layout import rule
from tradewinds.core.scoring import scoring, unbeaten
from tradewinds.games.west_of_africa.box.components import END_POINTS, GOLD_PER_END_POINT
from tradewinds.games.west_of_africa.rules.gold import is_ahead
from tradewinds.games.west_of_africa.state import Reason, Source, State


@rule
def reason(state: State) -> int:
    return int(state.ending)


@rule
def end_reason(state: State) -> int:
    """WA 13.1, 13.2: 25 points, or all settlements on the islands."""
    found = 0
    for seat in range(state.seats):
        if total_points(state, seat) >= END_POINTS:
            found |= Reason.POINTS.value
    if state.stock + state.track == 0:
        found |= Reason.SETTLEMENTS.value
    return found


@rule
def total_points(state: State, seat: int) -> int:
    return sum_of(state.players[seat].points)


@rule
def reward_gold_at_end(state: State) -> None:
    """WA 13.4: one point for each full ten gold, which stays on the track."""
    for seat in range(state.seats):
        player = state.players[seat]
        player.points[Source.GOLD_END] = player.gold // GOLD_PER_END_POINT


@rule
def is_behind(state: State, seat: int, other: int) -> bool:
    """WA 13.5: fewer points, or as many and behind on the gold track: nobody is level in the end."""
    mine, theirs = total_points(state, seat), total_points(state, other)
    return mine < theirs or (mine == theirs and is_ahead(state, other, seat))


#: WA 1.1, 13.5: the standing, and who has won.
scores, winners = scoring(total_points), unbeaten(is_behind)
