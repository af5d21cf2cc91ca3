"""Chapters 4 and 6: the turn around the action, driving, taking amulets."""

from tradewinds.core.layout import rule
from tradewinds.games.tobago.box.board import LEG_PLACES, LEGS_FROM, MOST_SPACES, PLACE_OF
from tradewinds.games.tobago.box.components import LEGS, QUIET_TURNS
from tradewinds.games.tobago.rules.clues import ONE_ACTION, end_drive, take_action
from tradewinds.games.tobago.rules.spaces import NO_LAND, flip_space, has_space, space_at
from tradewinds.games.tobago.state import Drive, Phase, Reason, State

NO_PASSING, AT_THE_START = 404, 405
THREE_LEGS, ONE_LEG, SOMEWHERE_ELSE, NO_AMULET_THERE, AT_LEAST_ONE_LEG, DRIVE_FIRST = 601, 602, 603, 605, 606, 607
DRIVE_IS_OVER, FIRST_THE_AMULET, NO_AMULETS_ON_IT = 704, 708, 1206


# Driving


@rule
def why_not_driving(state: State) -> int:
    """TB 4.3, 6.1, 7.4: what holds for every leg."""
    if state.phase == Phase.TURN:
        return ONE_ACTION if state.acted else 0
    if state.drive == Drive.ENDED:
        return DRIVE_IS_OVER
    return THREE_LEGS if state.legs >= LEGS else 0


@rule
def first_leg(state: State, space: int) -> int:
    """Where the legs from a space begin in LEG_PLACES; those of the next space follow."""
    return int(LEGS_FROM[state.island * MOST_SPACES + space])


@rule
def why_not_drive(state: State, seat: int, place: int) -> int:
    """TB 1.4, 6.1, 6.2, 6.3: another space that one leg can reach."""
    if space_at(state, place) < 0:
        return NO_LAND
    refusal = why_not_driving(state)
    if refusal:
        return refusal
    car = int(state.players[seat].car)
    if PLACE_OF[state.island, car] == place:
        return SOMEWHERE_ELSE
    for i in range(first_leg(state, car), first_leg(state, car + 1)):
        if LEG_PLACES[i] == place:
            return 0
    return ONE_LEG


@rule
def drive(state: State, seat: int, place: int) -> None:
    """TB 6.2: a leg; the first one of a drive that no amulet began is the action of the turn."""
    if state.phase == Phase.TURN:
        take_action(state)
        state.drive = Drive.ACTION
    state.legs += 1
    state.players[seat].car = space_at(state, place)


@rule
def why_not_stop(state: State) -> int:
    """TB 6.6: not before the first leg."""
    return AT_LEAST_ONE_LEG if state.legs == 0 and state.drive != Drive.ENDED else 0


# Taking amulets


@rule
def why_not_collect(state: State, seat: int) -> int:
    """TB 4.5, 6.5, 7.8, 12.6: at the start of the turn, or where a leg of the action ended."""
    if state.drive == Drive.EXTRA:
        return NO_AMULETS_ON_IT
    if state.drive == Drive.ENDED:
        return FIRST_THE_AMULET
    if state.drive == Drive.NONE and state.begun:
        return AT_THE_START
    return 0 if has_space(state.lying, int(state.players[seat].car)) else NO_AMULET_THERE


@rule
def collect(state: State, seat: int) -> None:
    """TB 4.5, 6.5: the amulet under the car."""
    flip_space(state.lying, int(state.players[seat].car))
    state.players[seat].amulets += 1
    state.begun = 1


# The end of the turn


@rule
def why_not_end_turn(state: State) -> int:
    """TB 4.4, 6.7: after the action, and not during a drive."""
    if state.phase == Phase.DRIVE:
        return DRIVE_FIRST
    return 0 if state.acted else NO_PASSING


@rule
def end_turn(state: State) -> None:
    """TB 1.2, 4.7, 7.7: the next player clockwise; too many quiet turns end the game."""
    state.quiet = 0 if state.progress else state.quiet + 1
    end_drive(state)
    state.acted = 0
    state.begun = 0
    state.progress = 0
    state.turn = (state.turn + 1) % state.seats
    if state.quiet >= QUIET_TURNS:
        state.ending = Reason.STALLED
