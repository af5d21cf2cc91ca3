"""Chapters 10 and 11: a new hunt, amulets, statues."""

from tradewinds.core.layout import rule
from tradewinds.games.tobago.box.board import DIRECTIONS, LOOK_OUT
from tradewinds.games.tobago.box.components import STATUES
from tradewinds.games.tobago.rules.clues import play_from_hand, why_not_hold
from tradewinds.games.tobago.rules.spaces import flip_space, has_space
from tradewinds.games.tobago.state import NOBODY, NOTHING, State


@rule
def can_start(state: State, seat: int) -> bool:
    """TB 10.4: a rose and a clue card."""
    return state.players[seat].roses > 0 and state.players[seat].hand > 0


@rule
def starter_of(state: State) -> int:
    """TB 10.2, 10.3, 10.5: who took the last card, else the raiser, else the next clockwise who can."""
    if state.receiver != NOBODY and can_start(state, int(state.receiver)):
        return int(state.receiver)
    for i in range(state.seats):
        seat = int((state.raiser + i) % state.seats)
        if can_start(state, seat):
            return seat
    return NOBODY


@rule
def why_not_open_hunt(state: State, seat: int, clue: int) -> int:
    """TB 10.4: any card of the hand; an empty map takes every clue."""
    return why_not_hold(state, seat, clue)


@rule
def open_hunt(state: State, seat: int, clue: int) -> None:
    """TB 10.4: the first clue of the new hunt; its player draws."""
    play_from_hand(state, seat, clue, int(state.chest))
    finish_treasure(state)


@rule
def finish_treasure(state: State) -> None:
    """TB 11.1, 11.5: amulets appear, statues turn, and the treasure is done with."""
    for statue in range(STATUES):
        bring_amulet(state, int(LOOK_OUT[state.island, state.objects[statue], state.facings[statue]]))
    for statue in range(STATUES):
        state.facings[statue] = (state.facings[statue] + 1) % DIRECTIONS
    put_away(state)


@rule
def put_away(state: State) -> None:
    """Nothing of a divided treasure stays behind."""
    state.chest = NOTHING
    state.raiser = NOBODY
    state.receiver = NOBODY
    state.starter = NOBODY


@rule
def bring_amulet(state: State, space: int) -> None:
    """TB 11.2, 11.3, 11.4: one from the supply, unless one lies there or there is none."""
    if state.amulets > 0 and not has_space(state.lying, space):
        flip_space(state.lying, space)
        state.amulets -= 1
