"""Chapter 12: the end of a round."""

from tradewinds.core.layout import rule
from tradewinds.games.key_west.box.components import BOSS, BOSS_TIE, CYCLE, ISLAND_OF, ISLANDS, MARKERS, SPACES
from tradewinds.games.key_west.state import DISC_OF, Source, State


@rule
def end_round(state: State) -> None:
    """KW 12.4: first the bosses, then the markers."""
    for island in range(ISLANDS):
        reward_boss(state, island)
    if state.game_round % CYCLE == 0:
        return_markers(state)


@rule
def discs_on(state: State, seat: int, island: int) -> int:
    """KW 12.1: hotels, factories and plantations together."""
    count = 0
    for space in range(SPACES):
        if ISLAND_OF[space] == island and state.spaces[space] == DISC_OF + seat:
            count += 1
    return count


@rule
def reward_boss(state: State, island: int) -> None:
    """KW 12.1, 12.2, 12.3: the most discs; ties share; nobody without a disc."""
    most, bosses = 1, 0
    for seat in range(state.seats):
        discs = discs_on(state, seat, island)
        if discs > most:
            most, bosses = discs, 1 << seat
        elif discs == most:
            bosses |= 1 << seat
    alone = bosses & (bosses - 1) == 0
    for seat in range(state.seats):
        if (bosses >> seat) & 1:
            state.players[seat].points[Source.BOSSES] += BOSS if alone else BOSS_TIE


@rule
def return_markers(state: State) -> None:
    """KW 12.5: the whole track is open again."""
    for seat in range(state.seats):
        state.players[seat].track = 0
        state.players[seat].markers = MARKERS
