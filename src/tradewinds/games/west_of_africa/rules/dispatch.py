"""What binds the chapters: `legal` and `why_not` share their questions, so they can never differ; `apply` carries out.

What comes next is decided in `course`.
"""

import numpy as np

from tradewinds.core.asking import asking, offer, offering
from tradewinds.core.game import may_act
from tradewinds.core.layout import Ints, rule, small
from tradewinds.games.west_of_africa.actions import (
    CHOOSE,
    END_TURN,
    FIRST,
    FIRST_ARGUMENT,
    FOUND,
    GOLD_ORDER,
    KIND_OF,
    LOAD,
    MOOR,
    MOVE_WORKER,
    PLACE_SHIP,
    PLANT,
    PUSH,
    READY,
    RETURN_WORKERS,
    SAIL,
    SECOND_ARGUMENT,
    SELL,
    TABLE,
    UNLOAD,
    USE_WORKERS,
)
from tradewinds.games.west_of_africa.box.components import (
    CARD_CULTIVATE,
    CARD_MINUS,
    CARD_SHIP,
    CARD_WORKERS,
    ISLAND_OF,
    ISLANDS,
)
from tradewinds.games.west_of_africa.rules.cards import (
    choose,
    has_card,
    is_in_hand,
    ready,
    why_not_another_card,
    why_not_choose,
    why_not_ready,
)
from tradewinds.games.west_of_africa.rules.course import advance, end_turn
from tradewinds.games.west_of_africa.rules.cultivate import (
    ONE_VISIT,
    plant,
    return_workers,
    use_workers,
    why_not_plant,
    why_not_return_workers,
    why_not_use_workers,
)
from tradewinds.games.west_of_africa.rules.opening import UNPLACED, place_marker
from tradewinds.games.west_of_africa.rules.turn import (
    ONE_AFTER_THE_OTHER,
    found,
    move_worker,
    place_ship,
    sell,
    why_not_begin,
    why_not_found,
    why_not_founding,
    why_not_move_worker,
    why_not_place_ship,
    why_not_sell,
    why_not_selling,
)
from tradewinds.games.west_of_africa.rules.voyage import (
    WHICH_SHIP,
    load,
    moor,
    push,
    sail,
    unload,
    why_not_load,
    why_not_moor,
    why_not_push,
    why_not_sail,
    why_not_unload,
)
from tradewinds.games.west_of_africa.state import Phase, State

WHO_ACTS, ONE_THING, FIRST_SHIP, NO_DUTY = 402, 403, 602, 606

#: WA 4.3: what can be thought of in each phase.
KINDS_OF_PHASE = {
    Phase.GOLD_ORDER: (GOLD_ORDER,),
    Phase.CHOOSE: (CHOOSE, READY),
    Phase.PLACE_SHIP: (PLACE_SHIP,),
    Phase.TURN: (MOVE_WORKER, USE_WORKERS, PLANT, SELL, FOUND, LOAD, SAIL, END_TURN),
    Phase.PLANTING: (PLANT, RETURN_WORKERS),
    Phase.VOYAGE: (LOAD, UNLOAD, SAIL, MOOR),
    Phase.PUSH: (PUSH,),
}
KINDS_OF_TURN = KINDS_OF_PHASE[Phase.TURN]


def _first_on_island() -> Ints:
    """The actions of an island-bound kind run from west to east: where those of each island begin."""
    starts = np.zeros((len(TABLE.kinds), ISLANDS + 1), np.int16)
    for kind in (USE_WORKERS, PLANT, SELL, FOUND):
        arguments = FIRST_ARGUMENT[FIRST[kind] : FIRST[kind + 1]]
        islands = ISLAND_OF[arguments] if kind in (PLANT, FOUND) else arguments
        starts[kind] = FIRST[kind] + np.searchsorted(islands, np.arange(ISLANDS + 1))
    return starts


FIRST_ON_ISLAND = _first_on_island()


# What may be done


@rule
def why_not_now(state: State, seat: int, kind: int) -> int:
    """WA 4.3, or the rule that wants something else done first."""
    if state.phase == Phase.CHOOSE or state.phase == Phase.GOLD_ORDER:
        return ONE_THING
    if state.phase == Phase.PLACE_SHIP or kind == PLACE_SHIP:
        return FIRST_SHIP
    if state.phase == Phase.PUSH:
        return WHICH_SHIP
    if state.phase == Phase.TURN or kind not in KINDS_OF_TURN:
        return ONE_THING
    if kind == USE_WORKERS and state.phase == Phase.PLANTING:
        return ONE_VISIT
    return NO_DUTY if kind == END_TURN else ONE_AFTER_THE_OTHER


@rule
def why_not_gold_order(state: State, seat: int) -> int:
    """WA 3.3: a marker that has no place yet."""
    return ONE_THING if seat >= state.seats or state.players[seat].gold_place != UNPLACED else 0


@small
def why_not_kind(state: State, seat: int, kind: int, first: int, second: int) -> int:
    """The question of each chapter."""
    if kind == GOLD_ORDER:
        return why_not_gold_order(state, first)
    if kind == CHOOSE:
        return why_not_choose(state, seat, first)
    if kind == READY:
        return why_not_ready(state, seat)
    if kind == PLACE_SHIP:
        return why_not_place_ship(state, first)
    if kind == MOVE_WORKER:
        return why_not_move_worker(state, seat, first)
    if kind == USE_WORKERS:
        return why_not_use_workers(state, seat, first, second)
    if kind == PLANT:
        return why_not_plant(state, seat, first)
    if kind == RETURN_WORKERS:
        return why_not_return_workers(state, first)
    if kind == SELL:
        return why_not_sell(state, seat, first, second)
    if kind == FOUND:
        return why_not_found(state, seat, first)
    return why_not_at_sea(state, seat, kind, first) if kind != END_TURN else 0


@small
def why_not_at_sea(state: State, seat: int, kind: int, first: int) -> int:
    """WA 11: the questions of a voyage."""
    if kind == LOAD:
        return why_not_load(state, seat, first)
    if kind == UNLOAD:
        return why_not_unload(state, first)
    if kind == SAIL:
        return why_not_sail(state, seat, 2 * first - 1)
    return why_not_moor(state) if kind == MOOR else why_not_push(state, seat, first)


#: WA 4.2, 4.3: who may act, what belongs to which phase, then the question of the chapter.
why_not = asking(TABLE, KINDS_OF_PHASE, WHO_ACTS, why_not_now, why_not_kind)
offer_kind = offering(TABLE, why_not_kind)


@rule
def legal(state: State, seat: int, out: Ints) -> int:
    """The actions open to a seat, phase by phase, ascending."""
    if not may_act(state, seat):
        return 0
    if state.phase == Phase.CHOOSE:
        return legal_choose(state, seat, out)
    if state.phase == Phase.PLACE_SHIP:
        return offer_kind(state, seat, PLACE_SHIP, out, 0)
    if state.phase == Phase.TURN:
        return legal_turn(state, seat, out)
    if state.phase == Phase.PLANTING:
        return offer_kind(state, seat, RETURN_WORKERS, out, offer_kind(state, seat, PLANT, out, 0))
    if state.phase == Phase.VOYAGE:
        return legal_voyage(state, seat, out)
    return offer_kind(state, seat, PUSH, out, 0)


@rule
def legal_choose(state: State, seat: int, out: Ints) -> int:
    """WA 5.1: another card, or ready."""
    count = 0
    if why_not_another_card(state, seat) == 0:
        for card in range(CARD_MINUS + 1):
            out[count] = FIRST[CHOOSE] + card
            count += is_in_hand(state, seat, card)
    return offer_kind(state, seat, READY, out, count)


@rule
def legal_turn(state: State, seat: int, out: Ints) -> int:
    """WA 6.4: any action whose card lies there, or the end of the turn."""
    count = 0
    if why_not_begin(state, seat, CARD_WORKERS) == 0:
        count = offer_kind(state, seat, MOVE_WORKER, out, count)
    if why_not_begin(state, seat, CARD_CULTIVATE) == 0:
        count = offer_on_islands(state, seat, USE_WORKERS, out, count)
        count = offer_on_islands(state, seat, PLANT, out, count)
    if why_not_selling(state, seat) == 0:
        count = offer_on_islands(state, seat, SELL, out, count)
    if why_not_founding(state, seat) == 0:
        count = offer_on_islands(state, seat, FOUND, out, count)
    if why_not_begin(state, seat, CARD_SHIP) == 0:
        count = offer_kind(state, seat, LOAD, out, count)
        count = offer_kind(state, seat, SAIL, out, count)
    return offer_kind(state, seat, END_TURN, out, count)


@rule
def legal_voyage(state: State, seat: int, out: Ints) -> int:
    """WA 11: load, unload, sail on, or moor."""
    count = offer_kind(state, seat, LOAD, out, 0)
    count = offer_kind(state, seat, UNLOAD, out, count)
    count = offer_kind(state, seat, SAIL, out, count)
    return offer_kind(state, seat, MOOR, out, count)


@small
def offer_on_islands(state: State, seat: int, kind: int, out: Ints, count: int) -> int:
    """WA 6.8: only islands whose card was played need to be asked about."""
    for island in range(ISLANDS):
        if has_card(state, seat, island):
            for action in range(FIRST_ON_ISLAND[kind, island], FIRST_ON_ISLAND[kind, island + 1]):
                refusal = why_not_kind(state, seat, kind, FIRST_ARGUMENT[action], SECOND_ARGUMENT[action])
                count = offer(refusal, action, out, count)
    return count


@rule
def chance(state: State, out: Ints, weights: Ints) -> int:
    """WA 3.3: every marker without a place is equally likely to come next."""
    count = 0
    for seat in range(state.seats):
        if why_not_gold_order(state, seat) == 0:
            out[count] = FIRST[GOLD_ORDER] + seat
            weights[count] = 1
            count += 1
    return count


# Doing it


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action, then see what comes next."""
    perform(state, seat, KIND_OF[action], FIRST_ARGUMENT[action], SECOND_ARGUMENT[action])
    advance(state, seat)


@rule
def perform(state: State, seat: int, kind: int, first: int, second: int) -> None:
    """The deed of each chapter."""
    if kind == GOLD_ORDER:
        place_marker(state, first)
    elif kind == CHOOSE:
        choose(state, seat, first)
    elif kind == READY:
        ready(state, seat)
    elif kind == PLACE_SHIP:
        place_ship(state, seat, first)
    elif kind == MOVE_WORKER:
        move_worker(state, seat, first, second)
    elif kind == USE_WORKERS:
        use_workers(state, seat, first, second)
    elif kind == PLANT:
        plant(state, seat, first)
    elif kind == RETURN_WORKERS:
        return_workers(state, seat, first)
    elif kind == SELL:
        sell(state, seat, first, second)
    elif kind == FOUND:
        found(state, seat, first)
    elif kind == END_TURN:
        end_turn(state, seat)
    else:
        perform_at_sea(state, seat, kind, first)


@rule
def perform_at_sea(state: State, seat: int, kind: int, first: int) -> None:
    """WA 11: the deeds of a voyage."""
    if kind == LOAD:
        load(state, seat, first)
    elif kind == UNLOAD:
        unload(state, seat, first)
    elif kind == SAIL:
        sail(state, seat, 2 * first - 1)
    elif kind == MOOR:
        moor(state, seat)
    else:
        push(state, first)
