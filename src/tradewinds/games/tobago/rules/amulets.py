"""Chapter 12: using amulets."""

from tradewinds.core.layout import rule
from tradewinds.games.tobago.rules.clues import (
    end_drive,
    exchange_hand,
    has_markers,
    play_from_hand,
    why_not_exchange_hand,
    why_not_lay,
)
from tradewinds.games.tobago.rules.spaces import NO_LAND, flip_space, has_space
from tradewinds.games.tobago.state import Drive, Phase, State

NO_AMULET, NO_MARKER, NEVER_THE_LAST, NOT_IN_A_DRIVE = 1201, 1202, 1203, 1207


@rule
def why_not_amulet(state: State, seat: int) -> int:
    """TB 12.1, 12.9: an amulet to use; when does not matter."""
    return NO_AMULET if state.players[seat].amulets == 0 else 0


@rule
def use_amulet(state: State, seat: int) -> None:
    """TB 12.1: back to the supply."""
    state.players[seat].amulets -= 1
    state.amulets += 1
    state.begun = 1


# Removing a marker


@rule
def why_not_remove_from(state: State, map: int) -> int:
    """TB 12.2, 12.3: markers lie on the island, and more than one."""
    if not has_markers(state, map):
        return NO_MARKER
    return NEVER_THE_LAST if state.maps[map].sites_left == 1 else 0


@rule
def why_not_remove_marker(state: State, seat: int, map: int, space: int) -> int:
    """TB 1.4, 12.1, 12.2, 12.3: a marker of that colour lies there, and it is not the last."""
    if space < 0:
        return NO_LAND
    refusal = why_not_amulet(state, seat)
    if refusal:
        return refusal
    if not has_space(state.maps[map].sites, space):
        return NO_MARKER
    return why_not_remove_from(state, map)


@rule
def remove_marker(state: State, seat: int, map: int, space: int) -> None:
    """TB 12.2: the space is excluded."""
    use_amulet(state, seat)
    flip_space(state.maps[map].sites, space)
    state.maps[map].sites_left -= 1
    state.maps[map].removed += 1


# An extra clue, an extra drive, another hand


@rule
def why_not_extra_clue(state: State, seat: int, clue: int, map: int) -> int:
    """TB 12.1, 12.4: as every clue."""
    refusal = why_not_amulet(state, seat)
    return refusal if refusal else why_not_lay(state, seat, clue, map)


@rule
def extra_clue(state: State, seat: int, clue: int, map: int) -> None:
    """TB 12.4: a clue that is no action."""
    use_amulet(state, seat)
    play_from_hand(state, seat, clue, map)


@rule
def why_not_extra_drive(state: State, seat: int) -> int:
    """TB 12.1, 12.7: not within a drive."""
    if state.phase == Phase.DRIVE:
        return NOT_IN_A_DRIVE
    return why_not_amulet(state, seat)


@rule
def extra_drive(state: State, seat: int) -> None:
    """TB 7.7, 12.5: the legs follow; a drive before it is over."""
    use_amulet(state, seat)
    end_drive(state)
    state.drive = Drive.EXTRA


@rule
def why_not_extra_exchange(state: State, seat: int) -> int:
    """TB 12.1, 12.8: as every exchange."""
    refusal = why_not_amulet(state, seat)
    return refusal if refusal else why_not_exchange_hand(state, seat)


@rule
def extra_exchange(state: State, seat: int) -> None:
    """TB 12.8: another hand without an action."""
    use_amulet(state, seat)
    exchange_hand(state, seat)
