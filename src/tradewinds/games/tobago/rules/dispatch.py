"""What binds the chapters: `legal` and `why_not` share their questions, so they can never differ; `apply` carries out.

What comes next is decided in `course`.
"""

import numpy as np

from tradewinds.core.asking import asking, offer
from tradewinds.core.bits import lowest_bit
from tradewinds.core.game import CHANCE, CHANCE_BIT, may_act
from tradewinds.core.layout import Ints, rule, small
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
    FIRST,
    FIRST_ARGUMENT,
    FIRST_CLUE,
    FIRST_PLAYER,
    KIND_OF,
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
    SECOND_ARGUMENT,
    SPACE,
    STOP,
    TABLE,
    TURN_UP,
)
from tradewinds.games.tobago.box.board import LEG_PLACES, PLACE_OF, SPACES, WORD_BITS
from tradewinds.games.tobago.box.components import CARDS, CLUES, MAPS
from tradewinds.games.tobago.rules.amulets import (
    extra_clue,
    extra_drive,
    extra_exchange,
    remove_marker,
    why_not_extra_clue,
    why_not_extra_drive,
    why_not_extra_exchange,
    why_not_remove_from,
    why_not_remove_marker,
)
from tradewinds.games.tobago.rules.clues import (
    ONE_THING,
    clue,
    deal,
    end_drive,
    exchange,
    why_not_act,
    why_not_clue,
    why_not_draw,
    why_not_exchange,
    why_not_fit,
    why_not_hold,
)
from tradewinds.games.tobago.rules.course import advance
from tradewinds.games.tobago.rules.driving import (
    collect,
    drive,
    end_turn,
    first_leg,
    why_not_collect,
    why_not_drive,
    why_not_driving,
    why_not_end_turn,
    why_not_stop,
)
from tradewinds.games.tobago.rules.hunts import open_hunt, why_not_open_hunt
from tradewinds.games.tobago.rules.opening import (
    face_statue,
    lay_first_clue,
    name_island,
    place_object,
    why_not_first_player,
    why_not_island,
    why_not_place,
    why_not_place_car,
)
from tradewinds.games.tobago.rules.spaces import clue_half, high_half, low_half, space_at
from tradewinds.games.tobago.rules.treasure import (
    accept,
    add,
    look,
    raise_treasure,
    refuse,
    turn_up,
    why_not_draw_gold,
    why_not_raise,
    why_not_turn_up,
)
from tradewinds.games.tobago.state import Phase, State

WHO_ACTS, ONLY_ANSWERS, FIRST_THE_HUNT = 401, 810, 1004

PLACES = len(SPACE)

_TURN_KINDS = [
    COLLECT,
    CLUE,
    DRIVE,
    RAISE,
    EXCHANGE,
    REMOVE_MARKER,
    EXTRA_CLUE,
    EXTRA_DRIVE,
    EXTRA_EXCHANGE,
    END_TURN,
]
#: TB 4.2: what can be thought of in each phase.
KINDS_OF_PHASE = {
    Phase.ISLAND: [NAME_ISLAND],
    Phase.STATUE: [PLACE_STATUE],
    Phase.FACING: [FACE_STATUE],
    Phase.HUT: [PLACE_HUT],
    Phase.PALM: [PLACE_PALM],
    Phase.FIRST_PLAYER: [FIRST_PLAYER],
    Phase.CARS: [PLACE_CAR],
    Phase.FIRST_CLUES: [FIRST_CLUE],
    Phase.HANDS: [DEAL],
    Phase.TURN: _TURN_KINDS,
    Phase.DRIVE: [*_TURN_KINDS, STOP],
    Phase.REFILL: [DEAL],
    Phase.LOOK: [LOOK],
    Phase.ADD: [ADD],
    Phase.TURN_UP: [TURN_UP],
    Phase.ASK: [ACCEPT, REFUSE],
    Phase.NEW_HUNT: [OPEN_HUNT],
}


#: What chance names in a phase.
CHANCE_KIND: Ints = np.array([KINDS_OF_PHASE.get(phase, [0])[0] for phase in Phase], np.int16)


# Why not


@rule
def why_not_now(state: State, seat: int, kind: int) -> int:
    """TB 4.2, or the rule that wants something else done first."""
    if state.phase == Phase.ASK:
        return ONLY_ANSWERS
    return FIRST_THE_HUNT if state.phase == Phase.NEW_HUNT else ONE_THING


@rule
def why_not_chance(state: State, kind: int, first: int) -> int:
    """The question of each chapter, for what chance names."""
    if kind == NAME_ISLAND:
        return why_not_island(state, first)
    if kind == PLACE_STATUE or kind == PLACE_HUT or kind == PLACE_PALM:
        return why_not_place(state, space_at(state, first))
    if kind == FIRST_PLAYER:
        return why_not_first_player(state, first)
    if kind == FIRST_CLUE or kind == DEAL:
        return why_not_draw(state, first)
    if kind == LOOK or kind == ADD:
        return why_not_draw_gold(state, first)
    return why_not_turn_up(state, first) if kind == TURN_UP else 0


@rule
def why_not_kind(state: State, seat: int, kind: int, first: int, second: int) -> int:
    """The question of each chapter."""
    if seat == CHANCE:
        return why_not_chance(state, kind, first)
    if kind == PLACE_CAR:
        return why_not_place_car(space_at(state, first))
    if kind == COLLECT:
        return why_not_collect(state, seat)
    if kind == CLUE:
        return why_not_clue(state, seat, first, second)
    if kind == DRIVE:
        return why_not_drive(state, seat, first)
    if kind == RAISE:
        return why_not_raise(state, seat, first)
    if kind == STOP:
        return why_not_stop(state)
    if kind == EXCHANGE:
        return why_not_exchange(state, seat)
    if kind == REMOVE_MARKER:
        return why_not_remove_marker(state, seat, first, space_at(state, second))
    if kind == EXTRA_CLUE:
        return why_not_extra_clue(state, seat, first, second)
    if kind == EXTRA_DRIVE:
        return why_not_extra_drive(state, seat)
    if kind == EXTRA_EXCHANGE:
        return why_not_extra_exchange(state, seat)
    if kind == OPEN_HUNT:
        return why_not_open_hunt(state, seat, first)
    return why_not_end_turn(state) if kind == END_TURN else 0


#: TB 4.1, 4.2: who may act, what belongs to which phase, then the question of the chapter.
why_not = asking(TABLE, KINDS_OF_PHASE, WHO_ACTS, why_not_now, why_not_kind)


# Legal


@rule
def legal(state: State, seat: int, out: Ints) -> int:
    """The actions open to a seat, phase by phase, ascending."""
    if not may_act(state, seat):
        return 0
    if state.phase == Phase.TURN or state.phase == Phase.DRIVE:
        return legal_turn(state, seat, out)
    if state.phase == Phase.ASK:
        return offer(0, FIRST[REFUSE], out, offer(0, FIRST[ACCEPT], out, 0))
    return legal_cars(state, out) if state.phase == Phase.CARS else legal_hunts(state, seat, out)


@rule
def legal_turn(state: State, seat: int, out: Ints) -> int:
    """TB 4.3, 4.6: the three actions, amulets, the end of the drive or of the turn."""
    count = offer(why_not_collect(state, seat), FIRST[COLLECT], out, 0)
    if why_not_act(state) == 0:
        count = offer_clues(state, seat, CLUE, out, count)
    if why_not_driving(state) == 0:
        count = offer_legs(state, seat, out, count)
    for map in range(MAPS):
        count = offer(why_not_raise(state, seat, map), FIRST[RAISE] + map, out, count)
    if state.phase == Phase.DRIVE:
        count = offer(why_not_stop(state), FIRST[STOP], out, count)
    count = offer(why_not_exchange(state, seat), FIRST[EXCHANGE], out, count)
    if state.players[seat].amulets > 0:
        count = legal_amulets(state, seat, out, count)
    return offer(why_not_end_turn(state), FIRST[END_TURN], out, count)


@rule
def legal_amulets(state: State, seat: int, out: Ints, count: int) -> int:
    """TB 12: what amulets can be used for."""
    count = offer_markers(state, out, count)
    count = offer_clues(state, seat, EXTRA_CLUE, out, count)
    count = offer(why_not_extra_drive(state, seat), FIRST[EXTRA_DRIVE], out, count)
    return offer(why_not_extra_exchange(state, seat), FIRST[EXTRA_EXCHANGE], out, count)


@rule
def legal_cars(state: State, out: Ints) -> int:
    """TB 3.9: every space of the island."""
    for space in range(SPACES[state.island]):
        out[space] = FIRST[PLACE_CAR] + PLACE_OF[state.island, space]
    return int(SPACES[state.island])


@rule
def legal_hunts(state: State, seat: int, out: Ints) -> int:
    """TB 10.4: every card in hand."""
    count = 0
    for card in range(CLUES):
        count = offer(why_not_open_hunt(state, seat, card), FIRST[OPEN_HUNT] + card, out, count)
    return count


@rule
def offer_clues(state: State, seat: int, kind: int, out: Ints, count: int) -> int:
    """TB 5: the cards in hand on the maps that take them; asks what `why_not_lay` asks, the set once for a card."""
    for card in range(CLUES):
        if why_not_hold(state, seat, card) != 0:
            continue
        low, high = clue_half(state, card, 0), clue_half(state, card, 1)
        for map in range(MAPS):
            count = offer(why_not_fit(state, map, low, high), FIRST[kind] + MAPS * card + map, out, count)
    return count


@rule
def offer_legs(state: State, seat: int, out: Ints, count: int) -> int:
    """TB 6.2: the places that `why_not_drive` looks through."""
    car = int(state.players[seat].car)
    for i in range(first_leg(state, car), first_leg(state, car + 1)):
        out[count] = FIRST[DRIVE] + LEG_PLACES[i]
        count += 1
    return count


@rule
def offer_markers(state: State, out: Ints, count: int) -> int:
    """TB 12.2: every marker on the island that is not the last of its colour."""
    for map in range(MAPS):
        if why_not_remove_from(state, map) == 0:
            count = offer_half(state, map, low_half(state.maps[map].sites), 0, out, count)
            count = offer_half(state, map, high_half(state.maps[map].sites), WORD_BITS, out, count)
    return count


@small
def offer_half(state: State, map: int, word: int, first: int, out: Ints, count: int) -> int:
    """The markers on half of the spaces, from the lowest bit up."""
    while word != 0:
        out[count] = FIRST[REMOVE_MARKER] + PLACES * map + PLACE_OF[state.island, first + lowest_bit(word)]
        count += 1
        word &= word - 1
    return count


# Chance


@rule
def chance(state: State, out: Ints, weights: Ints) -> int:
    """What chance may name: cards by how many of them there are, everything else evenly."""
    if state.phase == Phase.REFILL:
        return name_clue(state, out, weights)
    if state.phase == Phase.LOOK or state.phase == Phase.ADD or state.phase == Phase.TURN_UP:
        return name_card(state, out, weights)
    count = 0
    kind = int(CHANCE_KIND[state.phase])
    for action in range(FIRST[kind], FIRST[kind + 1]):
        weights[count] = 1
        count = offer(why_not_chance(state, kind, int(FIRST_ARGUMENT[action])), action, out, count)
    return count


@rule
def name_clue(state: State, out: Ints, weights: Ints) -> int:
    """TB 5.9: every card of the clue deck is equally likely."""
    count = 0
    for card in range(CLUES):
        weights[count] = 1
        count = offer(why_not_draw(state, card), FIRST[DEAL] + card, out, count)
    return count


@rule
def name_card(state: State, out: Ints, weights: Ints) -> int:
    """TB 8.1, 8.2, 8.4: a card of the gold deck, or of the treasure."""
    count = 0
    kind = int(CHANCE_KIND[state.phase])
    for card in range(CARDS):
        weights[count] = state.pile[card] if kind == TURN_UP else state.deck[card]
        count = offer(why_not_chance(state, kind, card), FIRST[kind] + card, out, count)
    return count


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
    elif kind == ACCEPT:
        accept(state, seat)
    elif kind == REFUSE:
        refuse(state)
    elif kind == OPEN_HUNT:
        open_hunt(state, seat, first)
    elif kind == END_TURN:
        end_turn(state)
    else:
        use_amulet(state, seat, kind, first, second)


@rule
def use_amulet(state: State, seat: int, kind: int, first: int, second: int) -> None:
    """TB 12.2, 12.4, 12.5, 12.8: what amulets are used for."""
    if kind == REMOVE_MARKER:
        remove_marker(state, seat, first, space_at(state, second))
    elif kind == EXTRA_CLUE:
        extra_clue(state, seat, first, second)
    elif kind == EXTRA_DRIVE:
        extra_drive(state, seat)
    else:
        extra_exchange(state, seat)
