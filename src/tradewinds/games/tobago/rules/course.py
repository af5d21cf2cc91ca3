"""The course of the game: carrying out an action, then deciding what comes next."""

from tradewinds.core.game import CHANCE_BIT
from tradewinds.core.layout import Ints, rule
from tradewinds.games.tobago.actions import (
    ACCEPT,
    ADD,
    CLUE,
    COLLECT,
    DEAL,
    DRIVE,
    END_TURN,
    EXCHANGE,
    EXTRA_CLUE,
    EXTRA_DRIVE,
    EXTRA_EXCHANGE,
    FACE_STATUE,
    FIRST_CLUE,
    FIRST_PLAYER,
    LOOK,
    NAME_ISLAND,
    OPEN_HUNT,
    PLACE_CAR,
    PLACE_HUT,
    PLACE_PALM,
    PLACE_STATUE,
    RAISE,
    REFUSE,
    REMOVE_MARKER,
    STOP,
    TURN_UP,
)
from tradewinds.games.tobago.components import FIRST_PALM, LEGS, MAPS, PIECES, STATUES
from tradewinds.games.tobago.rules.amulets import extra_clue, extra_drive, extra_exchange, remove_marker
from tradewinds.games.tobago.rules.choices import FIRST_ARGUMENT, KIND_OF, SECOND_ARGUMENT
from tradewinds.games.tobago.rules.clues import clue, deal, exchange, hand_size, owe
from tradewinds.games.tobago.rules.driving import collect, drive, end_drive, end_turn, why_not_collect
from tradewinds.games.tobago.rules.hunts import finish_treasure, open_hunt, put_away, starter_of
from tradewinds.games.tobago.rules.opening import (
    cars_placed,
    face_statue,
    first_clues_laid,
    lay_first_clue,
    lay_out,
    name_island,
    next_to_deal,
    place_object,
    placed_objects,
)
from tradewinds.games.tobago.rules.spaces import space_at
from tradewinds.games.tobago.rules.treasure import (
    accept,
    add,
    close_division,
    is_divided,
    look,
    raise_treasure,
    refuse,
    turn_up,
    why_not_raise,
)
from tradewinds.games.tobago.state import NOBODY, NOTHING, Drive, Phase, State

#: Windows are told apart, not counted: they begin anew before an int16 is full.
_WINDOWS = 30_000


@rule
def setup(state: State, seats: int, options: Ints) -> None:
    """TB 3: everything in its place; then chance draws the island."""
    lay_out(state, seats, options)
    state.phase = Phase.ISLAND
    state.actors = CHANCE_BIT


@rule
def actors(state: State) -> int:
    """TB 4.1: the player at turn, the one asked, the one who begins a hunt, or chance."""
    return int(state.actors)


@rule
def window(state: State) -> int:
    return int(state.window)


@rule
def reason(state: State) -> int:
    return int(state.ending)


# Doing it


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action, then see what comes next."""
    kind, first, second = int(KIND_OF[action]), int(FIRST_ARGUMENT[action]), int(SECOND_ARGUMENT[action])
    if state.actors == CHANCE_BIT:
        happen(state, kind, first)
    else:
        perform(state, seat, kind, first, second)
    advance(state)


@rule
def happen(state: State, kind: int, first: int) -> None:
    """What chance names, chapter by chapter."""
    if kind == NAME_ISLAND:
        name_island(state, first)
    elif kind == PLACE_STATUE or kind == PLACE_HUT or kind == PLACE_PALM:
        place_object(state, space_at(state, first))
    elif kind == FACE_STATUE:
        face_statue(state, first)
    elif kind == FIRST_PLAYER:
        state.turn = first
    elif kind == FIRST_CLUE:
        lay_first_clue(state, first)
    elif kind == DEAL:
        deal(state, first)
    elif kind == LOOK:
        look(state, first)
    elif kind == ADD:
        add(state, first)
    elif kind == TURN_UP:
        turn_up(state, first)


@rule
def perform(state: State, seat: int, kind: int, first: int, second: int) -> None:
    """What players choose, chapter by chapter."""
    if kind == PLACE_CAR:
        state.players[seat].car = space_at(state, first)
    elif kind == COLLECT:
        collect(state, seat)
    elif kind == CLUE:
        clue(state, seat, first, second)
    elif kind == DRIVE:
        drive(state, seat, first)
    elif kind == RAISE:
        raise_treasure(state, seat, first)
    elif kind == STOP:
        end_drive(state)
    elif kind == EXCHANGE:
        exchange(state, seat)
    elif kind == REMOVE_MARKER:
        remove_marker(state, seat, first, space_at(state, second))
    elif kind == EXTRA_CLUE:
        extra_clue(state, seat, first, second)
    elif kind == EXTRA_DRIVE:
        extra_drive(state, seat)
    elif kind == EXTRA_EXCHANGE:
        extra_exchange(state, seat)
    elif kind == ACCEPT:
        accept(state, seat)
    elif kind == REFUSE:
        refuse(state)
    elif kind == OPEN_HUNT:
        open_hunt(state, seat, first)
    elif kind == END_TURN:
        end_turn(state)


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
def let_chance(state: State, phase: int) -> None:
    state.phase = phase
    state.actors = CHANCE_BIT


@rule
def let_play(state: State, phase: int, seat: int) -> None:
    state.phase = phase
    state.actors = 1 << seat


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
    else:
        if is_drive_over(state):
            end_drive(state)
        let_play(state, Phase.TURN if state.drive == Drive.NONE else Phase.DRIVE, int(state.turn))


@rule
def is_drive_over(state: State) -> bool:
    """TB 6.1, 7.4, 7.6: no leg is left, and nothing to take or to raise."""
    if state.drive == Drive.NONE or (state.drive != Drive.ENDED and state.legs < LEGS):
        return False
    seat = int(state.turn)
    if why_not_collect(state, seat) == 0:
        return False
    for map in range(MAPS):
        if why_not_raise(state, seat, map) == 0:
            return False
    return True
