"""Chapter 11: moving the ship."""

from tradewinds.core.layout import rule
from tradewinds.games.west_of_africa.box.components import CARD_SHIP, GOODS, NEXT_HARBOUR, SHIP_CARGO, SHIP_RANGE
from tradewinds.games.west_of_africa.rules.turn import begin, berths, ships_at, why_not_begin
from tradewinds.games.west_of_africa.state import State

THREE_HARBOURS, ONE_STEP, WITHIN_THE_SEA, LOADING, THREE_GOODS, UNLOADING, WHICH_SHIP = (
    1101,
    1102,
    1103,
    1104,
    1105,
    1106,
    1108,
)


@rule
def why_not_sail(state: State, seat: int, direction: int) -> int:
    """WA 11.1, 11.3: up to three harbours along the sea line."""
    refusal = why_not_begin(state, seat, CARD_SHIP)
    if refusal:
        return refusal
    if state.steps >= SHIP_RANGE:
        return THREE_HARBOURS
    return WITHIN_THE_SEA if next_harbour(state.players[seat].ship, direction) < 0 else 0


@rule
def next_harbour(harbour: int, direction: int) -> int:
    """WA 1.8: along the sea line; negative where it ends."""
    return int(NEXT_HARBOUR[(direction + 1) // 2, harbour])


@rule
def sail(state: State, seat: int, direction: int) -> None:
    """WA 11.1: on to the next harbour."""
    begin(state, CARD_SHIP)
    state.players[seat].ship = next_harbour(state.players[seat].ship, direction)
    state.steps += 1
    state.direction = direction


@rule
def why_not_load(state: State, seat: int, good: int) -> int:
    """WA 11.4, 11.5: own goods from the storehouse here, three in one voyage."""
    refusal = why_not_begin(state, seat, CARD_SHIP)
    if refusal:
        return refusal
    if state.loads >= SHIP_CARGO:
        return THREE_GOODS
    player = state.players[seat]
    return LOADING if player.store[player.ship, good] == 0 else 0


@rule
def load(state: State, seat: int, good: int) -> None:
    """WA 11.4: from the storehouse onto the ship."""
    begin(state, CARD_SHIP)
    player = state.players[seat]
    player.store[player.ship, good] -= 1
    state.aboard[good] += 1
    state.loads += 1


@rule
def why_not_unload(state: State, good: int) -> int:
    """WA 11.6: only what is aboard."""
    return UNLOADING if state.aboard[good] == 0 else 0


@rule
def unload(state: State, seat: int, good: int) -> None:
    """WA 11.6: from the ship into the storehouse here."""
    player = state.players[seat]
    state.aboard[good] -= 1
    player.store[player.ship, good] += 1


@rule
def why_not_moor(state: State) -> int:
    """WA 11.2: at least one step."""
    return ONE_STEP if state.steps == 0 else 0


@rule
def moor(state: State, seat: int) -> None:
    """WA 11.6, 11.7: everything ashore; a lone ship in the only berth gives way at once."""
    player = state.players[seat]
    for good in range(GOODS):
        player.store[player.ship, good] += state.aboard[good]
        state.aboard[good] = 0
    state.busy = 0
    if is_crowded(state, player.ship) and ships_at(state, player.ship) == 2:
        for other in range(state.seats):
            if other != seat and state.players[other].ship == player.ship:
                push(state, other)


@rule
def is_crowded(state: State, island: int) -> bool:
    """WA 11.7: more ships than berths."""
    return ships_at(state, island) > berths(state, island)


@rule
def why_not_push(state: State, seat: int, victim: int) -> int:
    """WA 11.8: another ship that lies in this harbour."""
    if victim == seat or victim >= state.seats:
        return WHICH_SHIP
    return WHICH_SHIP if state.players[victim].ship != state.players[seat].ship else 0


@rule
def push(state: State, victim: int) -> None:
    """WA 11.9: on in the direction of the last step to the next free berth."""
    ship = state.players[victim].ship
    harbour = free_berth(state, ship, state.direction)
    if harbour < 0:  # only where an end of the sea line has fewer berths than there are ships
        harbour = free_berth(state, ship, -state.direction)
    state.players[victim].ship = harbour


@rule
def free_berth(state: State, harbour: int, direction: int) -> int:
    """WA 11.9: the next harbour in a direction with a free berth; negative when there is none."""
    found = next_harbour(harbour, direction)
    while found >= 0 and ships_at(state, found) >= berths(state, found):
        found = next_harbour(found, direction)
    return found
