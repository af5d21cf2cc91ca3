"""Chapter 8: a turn, its markers and the action track."""

import numpy as np

from tradewinds.core.counting import worth
from tradewinds.core.layout import Ints, rule, small
from tradewinds.games.key_west.box.components import (
    CAPACITY,
    CARD_CAPACITY,
    CARD_DIVE,
    LOOKS,
    MARKERS_A_TURN,
    REPEAT_SPACE,
)
from tradewinds.games.key_west.state import Part, State

BLOCKED, ONE_AFTER_THE_OTHER, WHAT_THE_SPACE_OFFERS = 803, 804, 806
REPEAT_FIRST, WHAT_IS_REPEATED, REPEAT_ONCE = 808, 809, 810

#: KW 1.14: what each space of the track offers.
_OFFERS = (
    (Part.DIVE,),
    (Part.HOTEL,),
    (Part.HOTEL, Part.OPERATE),
    (Part.FACTORY, Part.ROLL),
    (Part.FACTORY, Part.MARKET),
    (Part.ROLL, Part.DOLLARS),
    (Part.SHARES,),
    (Part.HARVEST,),
)
PARTS_OF: Ints = np.array([sum(1 << part for part in parts) for parts in _OFFERS], np.int16)


@rule
def is_blocked(state: State, seat: int, action: int) -> bool:
    """KW 8.3: by an own marker."""
    return bool((state.players[seat].track >> action) & 1)


@rule
def why_not_mark(state: State, seat: int, action: int) -> int:
    """KW 8.3: any space without an own marker."""
    return BLOCKED if is_blocked(state, seat, action) else 0


@rule
def mark(state: State, seat: int, action: int) -> None:
    """KW 8.2: one marker on the space, then its action."""
    place_markers(state, seat, action, 1)
    begin(state, seat, action)


@rule
def why_not_repeat(state: State, seat: int, action: int) -> int:
    """KW 8.8, 8.9, 8.10: with both markers, an action that is blocked, once."""
    if is_blocked(state, seat, REPEAT_SPACE):
        return REPEAT_ONCE
    if state.to_place < MARKERS_A_TURN:
        return REPEAT_FIRST
    return 0 if is_blocked(state, seat, action) else WHAT_IS_REPEATED


@rule
def repeat(state: State, seat: int, action: int) -> None:
    """KW 8.9: both markers on the repeat space, then the action named."""
    place_markers(state, seat, REPEAT_SPACE, MARKERS_A_TURN)
    begin(state, seat, action)


@rule
def place_markers(state: State, seat: int, space: int, count: int) -> None:
    player = state.players[seat]
    player.track |= 1 << space
    player.markers -= count
    state.to_place -= count


@rule
def begin(state: State, seat: int, action: int) -> None:
    """KW 8.5, 9.1, 9.2: the parts of the space are open; a dive has its looks and its capacity."""
    state.parts = PARTS_OF[action]
    if is_open(state, Part.DIVE.value):
        state.looks = LOOKS + cards_showing(state, seat, CARD_DIVE)
        state.room = CAPACITY + cards_showing(state, seat, CARD_CAPACITY)


@rule
def cards_showing(state: State, seat: int, symbol: Ints) -> int:
    """How many of the player's cards show the symbol."""
    return worth(state.players[seat].cards, symbol)


@small
def is_open(state: State, part: int) -> bool:
    return bool((state.parts >> part) & 1)


@small
def why_not_part(state: State, part: int) -> int:
    """KW 8.6: what the marked space offers, each part once."""
    return 0 if is_open(state, part) else WHAT_THE_SPACE_OFFERS


@rule
def close_part(state: State, part: int) -> None:
    """KW 8.6: a part is used up."""
    state.parts &= ~(1 << part)
    clear_action(state)


@rule
def finish(state: State) -> None:
    """KW 8.7: the player does without the parts that are left."""
    state.parts = 0
    clear_action(state)


@rule
def clear_action(state: State) -> None:
    """Nothing of a dive, a scoring or a harvest stays behind."""
    state.chosen = 0
    state.looks = 0
    state.room = 0


@rule
def take_up_markers(state: State) -> None:
    """KW 8.2: two markers for the turn that begins."""
    state.to_place = MARKERS_A_TURN
