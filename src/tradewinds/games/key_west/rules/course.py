"""Chapter 4: the course of a round. After every action this decides whose move it is and in which phase."""

from tradewinds.core.game import let_chance, let_play
from tradewinds.core.layout import Ints, rule
from tradewinds.games.key_west.box.components import CARDS_BY_RANK, PICKERS, ROUNDS
from tradewinds.games.key_west.rules.bidding import missing_bids, settle_auction, start_round
from tradewinds.games.key_west.rules.cards import can_plant, decline_plantations, discard_rest
from tradewinds.games.key_west.rules.ending import score_end
from tradewinds.games.key_west.rules.opening import lay_out
from tradewinds.games.key_west.rules.round_end import end_round
from tradewinds.games.key_west.rules.turn import take_up_markers
from tradewinds.games.key_west.state import NAMELESS, NOBODY, NOWHERE, Phase, State


@rule
def advance(state: State) -> None:
    """KW 4.1: the only place that decides phase and actors."""
    if state.phase == Phase.LIGHTHOUSE:
        open_round(state)
    elif state.phase == Phase.REVEAL:
        if state.cards_due == 0:
            open_bidding(state)
    elif state.phase == Phase.BID:
        close_bidding(state)
    elif state.rank < PICKERS[state.seats]:
        go_on_picking(state)
    else:
        go_on_acting(state)


@rule
def open_round(state: State) -> None:
    """KW 5.1: cards are revealed."""
    start_round(state)
    state.window += 1
    state.current = NOBODY
    let_chance(state, Phase.REVEAL)


@rule
def open_bidding(state: State) -> None:
    """KW 5.2: everybody bids at the same time."""
    state.window += 1
    state.phase = Phase.BID
    state.actors = (1 << state.seats) - 1


@rule
def close_bidding(state: State) -> None:
    """KW 5.5: once all have bid the auction is settled and the first player takes cards."""
    state.actors = missing_bids(state)
    if state.actors == 0:
        settle_auction(state)
        open_picks(state)


@rule
def open_picks(state: State) -> None:
    """KW 6.1, 6.4: the next player takes cards."""
    state.window += 1
    state.current = state.ranking[state.rank]
    state.picks = CARDS_BY_RANK[state.seats, state.rank]
    let_play(state, Phase.PICK, state.current)


@rule
def go_on_picking(state: State) -> None:
    """KW 6.4, 6.5: cards, bills, harvest tiles, plantations, then the next player."""
    if state.picks > 0:
        let_play(state, Phase.PICK, state.current)
    elif state.bills_due > 0:
        let_chance(state, Phase.BILLS)
    elif state.harvest_due > 0:
        let_chance(state, Phase.RIPEN)
    elif state.target != NOWHERE:
        let_play(state, Phase.MOVE, state.current)
    elif can_plant(state, state.current):
        let_play(state, Phase.PLANT, state.current)
    else:
        close_picks(state)


@rule
def close_picks(state: State) -> None:
    """KW 6.15, 8.1: after the last player the rest is discarded and the turns begin."""
    decline_plantations(state)
    state.rank += 1
    if state.rank < PICKERS[state.seats]:
        open_picks(state)
    else:
        discard_rest(state)
        open_turn(state)


@rule
def open_turn(state: State) -> None:
    """KW 8.1: from the start player clockwise."""
    state.window += 1
    state.current = (state.lighthouse + state.turn) % state.seats
    take_up_markers(state)
    let_play(state, Phase.MARK, state.current)


@rule
def go_on_acting(state: State) -> None:
    """KW 8.4, 8.7: whatever the action asks for, then the next marker, then the next player."""
    if state.target != NOWHERE:
        let_play(state, Phase.MOVE, state.current)
    elif state.dice_due > 0:
        let_chance(state, Phase.DICE)
    elif state.looking != NOWHERE:
        go_on_looking(state)
    elif state.parts != 0:
        let_play(state, Phase.ACT, state.current)
    elif state.to_place > 0:
        let_play(state, Phase.MARK, state.current)
    else:
        close_turn(state)


@rule
def go_on_looking(state: State) -> None:
    """KW 9.3, 9.4: a tile nobody has seen is named by chance, then the player decides."""
    if state.tiles[state.looking] == NAMELESS:
        let_chance(state, Phase.TILE)
    else:
        let_play(state, Phase.KEEP, state.current)


@rule
def close_turn(state: State) -> None:
    """KW 8.1, 12: the next player, or the end of the round."""
    state.turn += 1
    if state.turn < state.seats:
        open_turn(state)
        return
    end_round(state)
    if state.game_round < ROUNDS:
        open_round(state)
        return
    score_end(state)
    state.window += 1
    state.current = NOBODY
    state.phase = Phase.OVER
    state.actors = 0


@rule
def setup(state: State, seats: int, options: Ints) -> None:
    """KW 3: everything in its place; then chance names the start player."""
    lay_out(state, seats, options)
    let_chance(state, Phase.LIGHTHOUSE)
