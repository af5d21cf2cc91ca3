"""Chapter 4: the course of a round. After every action this decides whose move it is and in which phase."""

from tradewinds.core.game import let_chance, let_play
from tradewinds.core.layout import Ints, rule
from tradewinds.games.west_of_africa.box.components import CARD_SHIP
from tradewinds.games.west_of_africa.rules.cards import all_ready, announce, pass_minus_cards
from tradewinds.games.west_of_africa.rules.ending import end_reason, reward_gold_at_end
from tradewinds.games.west_of_africa.rules.opening import lay_out, markers_placed
from tradewinds.games.west_of_africa.rules.round_end import end_round
from tradewinds.games.west_of_africa.rules.turn import clear_turn, start_turn
from tradewinds.games.west_of_africa.rules.voyage import is_crowded
from tradewinds.games.west_of_africa.state import NOWHERE, Phase, State


@rule
def setup(state: State, seats: int, options: Ints) -> None:
    """WA 3: everything in its place; then chance orders the markers on space 15."""
    lay_out(state, seats, options)
    let_chance(state, Phase.GOLD_ORDER)


@rule
def end_turn(state: State, seat: int) -> None:
    """WA 6.6, 6.9: the turn is over; minus cards move on."""
    pass_minus_cards(state, seat)
    clear_turn(state)
    state.turn += 1


@rule
def advance(state: State, seat: int) -> None:
    """WA 4.1: the only place that decides phase and actors."""
    if state.phase == Phase.GOLD_ORDER:
        if markers_placed(state) == state.seats:
            open_choice(state)
    elif state.phase == Phase.CHOOSE:
        if state.players[seat].ready == 1:
            close_choice(state)
    elif state.turn == state.seats:
        close_round(state)
    elif state.order[state.turn] != seat:
        open_turn(state)
    else:
        state.phase = phase_of_turn(state, seat)


@rule
def open_choice(state: State) -> None:
    """WA 5.1: everybody chooses at the same time."""
    state.window += 1
    state.turn = 0
    state.phase = Phase.CHOOSE
    state.actors = (1 << state.seats) - 1


@rule
def close_choice(state: State) -> None:
    """WA 5.7: once all are ready the sums are told and the first turn begins."""
    if all_ready(state):
        announce(state)
        open_turn(state)
        return
    state.actors = 0
    for seat in range(state.seats):
        if state.players[seat].ready == 0:
            state.actors |= 1 << seat


@rule
def open_turn(state: State) -> None:
    """WA 5.9, 6.1: the next player reveals and acts."""
    start_turn(state)
    seat = state.order[state.turn]
    state.window += 1
    let_play(state, phase_of_turn(state, seat), seat)


@rule
def phase_of_turn(state: State, seat: int) -> int:
    """What the position asks of the player whose turn it is."""
    if state.players[seat].ship == NOWHERE:
        return Phase.PLACE_SHIP.value
    if state.workers_used > 0:
        return Phase.PLANTING.value
    if state.busy == CARD_SHIP:
        return Phase.VOYAGE.value
    if state.steps > 0 and is_crowded(state, state.players[seat].ship):
        return Phase.PUSH.value
    return Phase.TURN.value


@rule
def close_round(state: State) -> None:
    """WA 12, 13: the round end, then another round unless this was the last."""
    end_round(state)
    if state.ending:
        reward_gold_at_end(state)
        state.window += 1
        state.phase = Phase.OVER
        state.actors = 0
        return
    state.ending = end_reason(state)
    state.game_round += 1
    open_choice(state)
