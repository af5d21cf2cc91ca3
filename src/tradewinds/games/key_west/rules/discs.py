"""Chapter 7: placing and moving discs."""

from tradewinds.core.layout import rule
from tradewinds.games.key_west.box.components import (
    PRICE_FREE,
    PRICE_TAKEN,
    SORT_FRUIT,
    SORT_HOTEL,
    SORT_OF,
)
from tradewinds.games.key_west.rules.money import pay, receive
from tradewinds.games.key_west.state import DISC_OF, FREE, NOWHERE, Part, State

ANY_OWN_DISC = 705


@rule
def claim(state: State, seat: int, space: int) -> None:
    """KW 7.1, 7.2, 7.3: with a disc from stock; when there is none, one on the board must be named first."""
    if state.players[seat].discs == 0:
        state.target = space
    else:
        take_over(state, seat, space)


@rule
def take_over(state: State, seat: int, space: int) -> None:
    """KW 6.10, 10.1, 10.2: settle what the space costs, then put the disc there."""
    sort = SORT_OF[space]
    if sort >= SORT_FRUIT:
        state.plantations[sort - SORT_FRUIT] -= 1
    else:
        pay_for(state, seat, space)
        part = Part.HOTEL.value if sort == SORT_HOTEL else Part.FACTORY.value
        state.parts &= ~(1 << part)
    put_disc(state, seat, space)


@rule
def price(state: State, space: int) -> int:
    """KW 10.1, 10.2: what a hotel or factory costs now."""
    return PRICE_FREE if state.spaces[space] == FREE else PRICE_TAKEN


@rule
def pay_for(state: State, seat: int, space: int) -> None:
    """KW 10.1, 10.2: to the bank for a free one, to the owner for a taken one."""
    amount = price(state, space)
    pay(state, seat, amount)
    if state.spaces[space] == FREE:
        state.bank += amount
    else:
        receive(state, state.spaces[space] - DISC_OF, amount)


@rule
def put_disc(state: State, seat: int, space: int) -> None:
    """KW 7.1, 7.6: a disc from stock; one that lies there returns to its owner."""
    if state.spaces[space] == FREE:
        state.free[SORT_OF[space]] -= 1
    else:
        state.players[state.spaces[space] - DISC_OF].discs += 1
    state.spaces[space] = DISC_OF + seat
    state.players[seat].discs -= 1


@rule
def why_not_move_disc(state: State, seat: int, space: int) -> int:
    """KW 7.5: one of the player's own."""
    return ANY_OWN_DISC if state.spaces[space] != DISC_OF + seat else 0


@rule
def move_disc(state: State, seat: int, space: int) -> None:
    """KW 7.4: the place left becomes free only now."""
    state.spaces[space] = FREE
    state.free[SORT_OF[space]] += 1
    state.players[seat].discs += 1
    target = state.target
    state.target = NOWHERE
    take_over(state, seat, target)
