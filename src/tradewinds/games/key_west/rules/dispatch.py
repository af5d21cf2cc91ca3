"""What binds the chapters: `legal` and `why_not` share their questions, so they can never differ; `apply` carries out.

What comes next is decided in `course`.
"""

import numpy as np

from tradewinds.core.asking import asking, offering
from tradewinds.core.game import CHANCE, may_act
from tradewinds.core.layout import Ints, rule, small
from tradewinds.games.key_west.actions import (
    BID,
    BUY_FACTORY,
    BUY_HOTEL,
    DONE,
    DRAW_BILL,
    DRAW_TILE,
    FIRST,
    FIRST_ARGUMENT,
    HARVEST,
    KEEP,
    KIND_OF,
    LIGHTHOUSE,
    LOOK,
    MARK,
    MARKET,
    MOVE_DISC,
    OPERATE,
    PLANT,
    PUT_BACK,
    REPEAT,
    REVEAL_CARD,
    REVEAL_HARVEST,
    ROLL_CIGARS,
    ROLL_DIE,
    SCORE,
    TABLE,
    TAKE_CARD,
    TAKE_DOLLARS,
)
from tradewinds.games.key_west.rules.bidding import (
    ONE_BID,
    bid,
    reveal_card,
    why_not_bid,
)
from tradewinds.games.key_west.rules.business import (
    buy,
    harvest,
    market,
    operate,
    roll_cigars,
    roll_die,
    score,
    take_dollars,
    why_not_buy,
    why_not_harvest,
    why_not_score,
)
from tradewinds.games.key_west.rules.cards import (
    HOW_MANY,
    decline_plantations,
    has_all_cards,
    is_picking,
    plant,
    reveal_harvest,
    take_card,
    why_not_plant,
    why_not_take_card,
)
from tradewinds.games.key_west.rules.course import advance
from tradewinds.games.key_west.rules.discs import ANY_OWN_DISC, move_disc, why_not_move_disc
from tradewinds.games.key_west.rules.dive import AT_ONCE, draw_tile, keep, look, put_back, why_not_look
from tradewinds.games.key_west.rules.money import bills_of, draw_bill
from tradewinds.games.key_west.rules.opening import give_lighthouse
from tradewinds.games.key_west.rules.turn import (
    ONE_AFTER_THE_OTHER,
    finish,
    is_open,
    mark,
    repeat,
    why_not_mark,
    why_not_part,
    why_not_repeat,
)
from tradewinds.games.key_west.state import Part, Phase, State

WHO_ACTS, ONE_THING = 402, 403

_TURN = (LOOK, BUY_HOTEL, OPERATE, BUY_FACTORY, ROLL_CIGARS, MARKET, TAKE_DOLLARS, SCORE, HARVEST, DONE)
#: KW 4.3: what can be thought of in each phase.
KINDS_OF_PHASE = {
    Phase.LIGHTHOUSE: (LIGHTHOUSE,),
    Phase.REVEAL: (REVEAL_CARD,),
    Phase.BID: (BID,),
    Phase.PICK: (TAKE_CARD,),
    Phase.BILLS: (DRAW_BILL,),
    Phase.RIPEN: (REVEAL_HARVEST,),
    Phase.PLANT: (PLANT, DONE),
    Phase.MARK: (MARK, REPEAT),
    Phase.ACT: _TURN,
    Phase.KEEP: (KEEP, PUT_BACK),
    Phase.TILE: (DRAW_TILE,),
    Phase.DICE: (ROLL_DIE,),
    Phase.MOVE: (MOVE_DISC,),
    Phase.OVER: (),
}
#: The first kind of each phase: all there is where chance acts.
KIND_OF_PHASE: Ints = np.array([(*KINDS_OF_PHASE[phase], -1)[0] for phase in Phase], np.int16)


# What may be done


@rule
def why_not_waiting(state: State, seat: int, kind: int) -> int:
    """KW 4.2, or what a player who waits has had already: a bid, the cards."""
    if seat < 0 or seat >= state.seats:
        return WHO_ACTS
    if kind == BID and state.phase == Phase.BID:
        return ONE_BID
    if kind == TAKE_CARD and is_picking(state) and has_all_cards(state, seat):
        return HOW_MANY
    return WHO_ACTS


@rule
def why_not_now(state: State, seat: int, kind: int) -> int:
    """KW 4.3, or the rule that wants something else done first."""
    if state.phase == Phase.KEEP:
        return AT_ONCE
    if state.phase == Phase.MOVE:
        return ANY_OWN_DISC
    if state.phase == Phase.PLANT and kind == TAKE_CARD:
        return HOW_MANY
    if state.phase == Phase.ACT and (kind == MARK or kind == REPEAT):
        return ONE_AFTER_THE_OTHER
    return ONE_THING


@small
def why_not_kind(state: State, seat: int, kind: int, first: int, second: int) -> int:
    """The question of each chapter."""
    if seat == CHANCE:
        return 0 if weight(state, kind, first) > 0 else ONE_THING
    if kind == BID:
        return why_not_bid(state, seat, first)
    if kind == TAKE_CARD:
        return why_not_take_card(state, first)
    if kind == PLANT:
        return why_not_plant(state, seat, first)
    if kind == MARK:
        return why_not_mark(state, seat, first)
    if kind == REPEAT:
        return why_not_repeat(state, seat, first)
    if kind == MOVE_DISC:
        return why_not_move_disc(state, seat, first)
    return why_not_part_of(state, seat, kind, first)


@small
def why_not_part_of(state: State, seat: int, kind: int, first: int) -> int:
    """The questions of what the action spaces offer (KW 8.5); to keep, to put back and to be done is always free."""
    if kind == LOOK:
        return why_not_look(state, first)
    if kind == BUY_HOTEL:
        return why_not_buy(state, seat, first, Part.HOTEL.value)
    if kind == BUY_FACTORY:
        return why_not_buy(state, seat, first, Part.FACTORY.value)
    if kind == OPERATE:
        return why_not_part(state, Part.OPERATE.value)
    if kind == ROLL_CIGARS:
        return why_not_part(state, Part.ROLL.value)
    if kind == MARKET:
        return why_not_part(state, Part.MARKET.value)
    if kind == TAKE_DOLLARS:
        return why_not_part(state, Part.DOLLARS.value)
    if kind == SCORE:
        return why_not_score(state, first)
    return why_not_harvest(state, first) if kind == HARVEST else 0


why_not = asking(TABLE, KINDS_OF_PHASE, why_not_waiting, why_not_now, why_not_kind)
offer_kind = offering(TABLE, why_not_kind)


@rule
def legal(state: State, seat: int, out: Ints) -> int:
    """The actions open to a seat, phase by phase, ascending."""
    if not may_act(state, seat):
        return 0
    if state.phase == Phase.BID:
        return legal_bids(state, seat, out)
    if state.phase == Phase.PICK:
        return offer_kind(state, seat, TAKE_CARD, out, 0)
    if state.phase == Phase.PLANT:
        return offer_kind(state, seat, DONE, out, offer_kind(state, seat, PLANT, out, 0))
    if state.phase == Phase.MARK:
        return offer_kind(state, seat, REPEAT, out, offer_kind(state, seat, MARK, out, 0))
    if state.phase == Phase.ACT:
        return legal_action(state, seat, out)
    if state.phase == Phase.KEEP:
        return offer_kind(state, seat, PUT_BACK, out, offer_kind(state, seat, KEEP, out, 0))
    return offer_kind(state, seat, MOVE_DISC, out, 0)


@rule
def legal_bids(state: State, seat: int, out: Ints) -> int:
    """KW 5.2, 5.3: every amount up to the first that is too much."""
    count = 0
    while why_not_bid(state, seat, count) == 0:
        out[count] = FIRST[BID] + count
        count += 1
    return count


@rule
def legal_action(state: State, seat: int, out: Ints) -> int:
    """KW 8.5, 8.6, 8.7: whatever the open parts of the space allow, or to finish."""
    count = 0
    if is_open(state, Part.DIVE.value):
        count = offer_kind(state, seat, LOOK, out, count)
    if is_open(state, Part.HOTEL.value):
        count = offer_kind(state, seat, BUY_HOTEL, out, count)
    count = offer_kind(state, seat, OPERATE, out, count)
    if is_open(state, Part.FACTORY.value):
        count = offer_kind(state, seat, BUY_FACTORY, out, count)
    count = offer_kind(state, seat, ROLL_CIGARS, out, count)
    count = offer_kind(state, seat, MARKET, out, count)
    count = offer_kind(state, seat, TAKE_DOLLARS, out, count)
    count = offer_kind(state, seat, SCORE, out, count)
    count = offer_kind(state, seat, HARVEST, out, count)
    return offer_kind(state, seat, DONE, out, count)


@rule
def chance(state: State, out: Ints, weights: Ints) -> int:
    """What chance may name in this phase, by how many there are of it."""
    kind = KIND_OF_PHASE[state.phase]
    count = 0
    for action in range(FIRST[kind], FIRST[kind + 1]):
        found = weight(state, kind, FIRST_ARGUMENT[action])
        out[count], weights[count] = action, found
        count += found > 0
    return count


@small
def weight(state: State, kind: int, first: int) -> int:
    """KW 3.1 to 3.4, 3.7: of each outcome so many lie hidden; seats and faces of a die are equally likely."""
    if kind == REVEAL_CARD:
        return int(state.deck[first])
    if kind == DRAW_BILL:
        return bills_of(state, first + 1)
    if kind == REVEAL_HARVEST:
        return int(state.harvest_stock[first])
    if kind == DRAW_TILE:
        return int(state.deep[first])
    return 1 if kind == ROLL_DIE or first < state.seats else 0


# Doing it


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Carry out a legal action, then see what comes next."""
    kind, first = KIND_OF[action], FIRST_ARGUMENT[action]
    if seat == CHANCE:
        befall(state, kind, first)
    else:
        perform(state, seat, kind, first)
    advance(state)


@rule
def befall(state: State, kind: int, first: int) -> None:
    """What chance does, to the player whose cards or whose turn it is."""
    if kind == LIGHTHOUSE:
        give_lighthouse(state, first)
    elif kind == REVEAL_CARD:
        reveal_card(state, first)
    elif kind == DRAW_BILL:
        draw_bill(state, state.current, first + 1)
    elif kind == REVEAL_HARVEST:
        reveal_harvest(state, first)
    elif kind == DRAW_TILE:
        draw_tile(state, first)
    else:
        roll_die(state, state.current, first + 1)


@rule
def perform(state: State, seat: int, kind: int, first: int) -> None:
    """The deed of each chapter."""
    if kind == BID:
        bid(state, seat, first)
    elif kind == TAKE_CARD:
        take_card(state, seat, first)
    elif kind == PLANT:
        plant(state, seat, first)
    elif kind == MARK:
        mark(state, seat, first)
    elif kind == REPEAT:
        repeat(state, seat, first)
    elif kind == MOVE_DISC:
        move_disc(state, seat, first)
    elif kind == DONE:
        done(state)
    else:
        perform_part(state, seat, kind, first)


@rule
def perform_part(state: State, seat: int, kind: int, first: int) -> None:
    """The deeds that the action spaces offer (KW 8.5), and what becomes of a tile that was looked at (KW 9.4)."""
    if kind == LOOK:
        look(state, seat, first)
    elif kind == KEEP:
        keep(state, seat)
    elif kind == PUT_BACK:
        put_back(state)
    elif kind == BUY_HOTEL or kind == BUY_FACTORY:
        buy(state, seat, first)
    elif kind == OPERATE:
        operate(state, seat)
    elif kind == ROLL_CIGARS:
        roll_cigars(state, seat)
    elif kind == MARKET:
        market(state, seat)
    elif kind == TAKE_DOLLARS:
        take_dollars(state, seat)
    elif kind == SCORE:
        score(state, seat, first)
    else:
        harvest(state, seat, first)


@rule
def done(state: State) -> None:
    """KW 6.13, 8.7: without the plantations, or without the parts, that are left."""
    if state.phase == Phase.PLANT:
        decline_plantations(state)
    else:
        finish(state)
