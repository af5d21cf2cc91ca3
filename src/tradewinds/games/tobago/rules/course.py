"""The course of the game. After every action this decides whose move it is and in which phase."""

from tradewinds.core.game import let_chance, let_play
from tradewinds.core.layout import Ints, rule
from tradewinds.games.tobago.box.components import FIRST_PALM, LEGS, MAPS, PIECES, STATUES
from tradewinds.games.tobago.rules.clues import end_drive, hand_size, owe
from tradewinds.games.tobago.rules.driving import why_not_collect
from tradewinds.games.tobago.rules.hunts import finish_treasure, put_away, starter_of
from tradewinds.games.tobago.rules.opening import cars_placed, first_clues_laid, lay_out, next_to_deal, placed_objects
from tradewinds.games.tobago.rules.treasure import close_division, is_divided, why_not_raise
from tradewinds.games.tobago.state import NOBODY, NOTHING, Drive, Phase, State

#: Windows are told apart, not counted: they begin anew before an int16 is full.
_WINDOWS = 30_000


@rule
def setup(state: State, seats: int, options: Ints) -> None:
    """TB 3: everything in its place; then chance draws the island."""
    lay_out(state, seats, options)
    let_chance(state, Phase.ISLAND)


# What comes next


@rule
def advance(state: State) -> None:
    """TB 4.1: the only place that decides phase and actors."""
    before = state.actors
    if state.phase <= Phase.HANDS:
        set_up_further(state)
    else:
        play_on(state)
    if state.actors != before:
        state.window = (state.window + 1) % _WINDOWS


@rule
def set_up_further(state: State) -> None:
    """TB 3: island, statues with their facing, huts, palms, first player, cars, first clues, hands."""
    placed = placed_objects(state)
    if state.phase == Phase.STATUE:
        let_chance(state, Phase.FACING)
    elif placed < STATUES:
        let_chance(state, Phase.STATUE)
    elif placed < FIRST_PALM:
        let_chance(state, Phase.HUT)
    elif placed < PIECES:
        let_chance(state, Phase.PALM)
    elif state.turn == NOBODY:
        let_chance(state, Phase.FIRST_PLAYER)
    elif cars_placed(state) < state.seats:
        let_play(state, Phase.CARS, int((state.turn + cars_placed(state)) % state.seats))
    elif first_clues_laid(state) < min(state.seats, MAPS):
        let_chance(state, Phase.FIRST_CLUES)
    else:
        deal_hands(state)


@rule
def deal_hands(state: State) -> None:
    """TB 3.11: hand by hand, then the first turn."""
    if state.owed == 0 and next_to_deal(state) < state.seats:
        owe(state, next_to_deal(state), hand_size(state))
    if state.owed > 0:
        let_chance(state, Phase.HANDS)
    else:
        let_play(state, Phase.TURN, int(state.turn))


@rule
def play_on(state: State) -> None:
    """A treasure that is being divided comes first, then the turn."""
    if state.chest != NOTHING:
        divide_on(state)
    if state.chest == NOTHING:
        take_turn(state)


@rule
def divide_on(state: State) -> None:
    """TB 8.1, 8.2, 8.3: a card for each rose, then one more, as far as the cards go."""
    if state.phase == Phase.TURN or state.phase == Phase.DRIVE:
        let_chance(state, Phase.LOOK)
    elif state.phase != Phase.LOOK or state.deck_cards == 0:
        offer_on(state)
    elif state.rose < 0:
        let_chance(state, Phase.ADD)


@rule
def offer_on(state: State) -> None:
    """TB 8.4, 8.5, 8.9: a card lies open, or another is turned up, or all is divided."""
    if state.offered != NOTHING:
        let_play(state, Phase.ASK, int(state.maps[state.chest].roses[state.rose]))
    elif is_divided(state):
        conclude(state)
    else:
        let_chance(state, Phase.TURN_UP)


@rule
def conclude(state: State) -> None:
    """TB 10, 13.2: a new hunt, unless this was the last treasure."""
    close_division(state)
    if state.ending:
        put_away(state)
        return
    starter = starter_of(state)
    state.starter = starter
    if starter == NOBODY:
        finish_treasure(state)
    else:
        let_play(state, Phase.NEW_HUNT, starter)


@rule
def take_turn(state: State) -> None:
    """TB 5.9, 6.7, 13.2: cards to be drawn, the end, a drive under way, or a turn."""
    if state.owed > 0:
        let_chance(state, Phase.REFILL)
    elif state.ending:
        end_drive(state)
        state.phase = Phase.OVER
        state.actors = 0
    elif is_under_way(state):
        let_play(state, Phase.DRIVE, int(state.turn))
    else:
        arrive(state)
        let_play(state, Phase.TURN, int(state.turn))


@rule
def is_under_way(state: State) -> bool:
    """TB 6.1, 7.4, 7.6: a leg is left, or something to take or to raise."""
    if state.drive == Drive.NONE:
        return False
    if state.drive != Drive.ENDED and state.legs < LEGS:
        return True
    seat = int(state.turn)
    if why_not_collect(state, seat) == 0:
        return True
    for map in range(MAPS):
        if why_not_raise(state, seat, map) == 0:
            return True
    return False


@rule
def arrive(state: State) -> None:
    """TB 7.4, 7.7: the drive is over, unless an amulet can still locate a treasure where its last leg ended."""
    if state.drive == Drive.ENDED or state.players[state.turn].amulets == 0:
        end_drive(state)
