"""The rules of Nim. A question `why_not_take`, a deed `take`; `advance` alone decides whose move it is."""

from tradewinds.core.asking import asking, offering
from tradewinds.core.counting import sum_of
from tradewinds.core.dice import Dice, draw
from tradewinds.core.game import EVERYBODY, let_chance, let_play, may_act
from tradewinds.core.layout import UNKNOWN, Ints, rule
from tradewinds.core.scoring import scoring, unbeaten
from tradewinds.games._template.actions import DRAW, TABLE, TAKE
from tradewinds.games._template.box.components import HEAPS, SHELLS, TOKENS
from tradewinds.games._template.state import NOTHING, Phase, State

WHO_ACTS, WHAT_TO_DO, ENOUGH_SHELLS = 301, 302, 303
LAWS = ("none", "shells", "tokens")
SHELLS_LAW, TOKENS_LAW = 1, 2

KIND_OF, HEAP_OF, COUNT_OF, STARTS = TABLE.kind_of, TABLE.first, TABLE.second, TABLE.starts


@rule
def setup(state: State, seats: int, options: Ints) -> None:
    """NM 2.1: three heaps; then chance hands out the tokens."""
    for heap in range(HEAPS):
        state.heaps[heap] = SHELLS[heap]
    for seat in range(seats):
        state.players[seat].favourite = NOTHING
    state.seats = seats
    let_chance(state, Phase.DRAW.value)


# What may be done


@rule
def why_not_kind(state: State, seat: int, kind: int, heap: int, shells: int) -> int:
    """NM 2.2: a token that is left. NM 3.3: no more shells than lie there."""
    if kind == DRAW:
        return 0 if tokens_left(state, heap) else WHAT_TO_DO
    return 0 if shells < state.heaps[heap] else ENOUGH_SHELLS


#: NM 3.1, 3.2: who acts and what belongs to which phase; then the question of the kind.
why_not = asking(TABLE, {Phase.DRAW: (DRAW,), Phase.TURN: (TAKE,)}, WHO_ACTS, WHAT_TO_DO, why_not_kind)
offer = offering(TABLE, why_not_kind)


@rule
def legal(state: State, seat: int, out: Ints) -> int:
    return offer(state, seat, TAKE, out, 0) if may_act(state, seat) else 0


@rule
def chance(state: State, out: Ints, weights: Ints) -> int:
    """NM 2.2: every token that is left is equally likely."""
    count = 0
    for action in range(STARTS[DRAW], STARTS[DRAW + 1]):
        out[count], weights[count] = action, tokens_left(state, HEAP_OF[action])
        count += weights[count] > 0
    return count


@rule
def tokens_left(state: State, heap: int) -> int:
    """Tokens of a heap that nobody is known to have."""
    left = TOKENS
    for seat in range(state.seats):
        left -= state.players[seat].favourite == heap
    return left


# Doing it


@rule
def apply(state: State, seat: int, action: int) -> None:
    if KIND_OF[action] == DRAW:
        state.players[drawer(state)].favourite = HEAP_OF[action]
    else:
        take(state, seat, HEAP_OF[action], COUNT_OF[action] + 1)
    advance(state, seat)


@rule
def drawer(state: State) -> int:
    """NM 2.2: the first player without a token draws; all have one: `seats`."""
    seat = 0
    while seat < state.seats and state.players[seat].favourite != NOTHING:
        seat += 1
    return seat


@rule
def take(state: State, seat: int, heap: int, shells: int) -> None:
    """NM 3.2: from the heap to the player."""
    state.heaps[heap] -= shells
    state.players[seat].taken[heap] += shells


@rule
def advance(state: State, seat: int) -> None:
    """NM 2.2, 3.1, 4.1: the only place that writes phase, actors and window."""
    if drawer(state) < state.seats:
        return
    state.window += 1
    if sum_of(state.heaps) == 0:
        state.phase, state.actors = Phase.OVER.value, 0
    else:
        let_play(state, Phase.TURN.value, (seat + 1) % state.seats)


# The end


@rule
def points_of(state: State, seat: int) -> int:
    """NM 4.2: a point for each shell, two for one from the heap on the own token, as far as that is known."""
    player = state.players[seat]
    return sum_of(player.taken) + (player.taken[player.favourite] if player.favourite >= 0 else 0)


@rule
def is_behind(state: State, seat: int, other: int) -> bool:
    """NM 4.3: fewer points; who is level shares the victory."""
    return points_of(state, seat) < points_of(state, other)


scores, winners = scoring(points_of), unbeaten(is_behind)


@rule
def reason(state: State) -> int:
    return int(state.phase == Phase.OVER)


# Secrets and laws


@rule
def hide(state: State, seat: int) -> None:
    """NM 2.2, 4.2: other players' tokens are hidden until the end."""
    for other in range(state.seats):
        if other != seat and state.players[other].favourite != NOTHING and state.phase != Phase.OVER:
            state.players[other].favourite = UNKNOWN


@rule
def learns(state: State, actor: int, action: int) -> int:
    """NM 2.2: only who draws a token sees which it is."""
    return 1 << drawer(state) if KIND_OF[action] == DRAW else EVERYBODY


@rule
def determinize(state: State, seat: int, dice: Dice) -> None:
    """NM 2.2: hidden tokens are drawn from those that are left, one after the other."""
    for other in range(state.seats):
        if state.players[other].favourite == UNKNOWN:
            pick = draw(dice, TOKENS * HEAPS)
            while pick % TOKENS >= tokens_left(state, pick // TOKENS):
                pick = draw(dice, TOKENS * HEAPS)
            state.players[other].favourite = pick // TOKENS


@rule
def invariants(state: State) -> int:
    """No shell is made or lost, and nobody has a token that is not in the box."""
    for heap in range(HEAPS):
        shells = state.heaps[heap]
        for seat in range(state.seats):
            shells += state.players[seat].taken[heap]
            if state.players[seat].favourite == UNKNOWN:
                return TOKENS_LAW
        if state.heaps[heap] < 0 or shells != SHELLS[heap]:
            return SHELLS_LAW
        if tokens_left(state, heap) < 0:
            return TOKENS_LAW
    return 0
