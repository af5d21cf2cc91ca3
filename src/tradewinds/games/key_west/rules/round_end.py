"""Chapters 12 and 13: the end of a round and of the game."""

from tradewinds.core.counting import sum_of
from tradewinds.core.layout import Ints, rule
from tradewinds.games.key_west.box.components import (
    BOSS,
    BOSS_TIE,
    CYCLE,
    FIRST_TREASURE,
    FRUITS,
    HOTELS,
    ISLAND_OF,
    ISLANDS,
    MARKERS,
    ROUNDS,
    SCALE,
    SEA,
    SET,
    SPACES,
    STARS_MOST,
    STARS_MOST_TIE,
    STARS_OF,
    STARS_SECOND,
    STARS_SECOND_TIE,
    TREASURES,
)
from tradewinds.games.key_west.rules.business import is_connected
from tradewinds.games.key_west.rules.money import money
from tradewinds.games.key_west.state import DISC_OF, HELD_BY, TILE, Phase, Source, State


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


# The end of the game


@rule
def score_end(state: State) -> None:
    """KW 13.1: fruit, treasures, stars, money."""
    for seat in range(state.seats):
        points = state.players[seat].points
        points[Source.FRUIT] = fruit_points(state, seat)
        points[Source.TREASURES] = treasure_points(state, seat)
        points[Source.STARS] = star_points(state, seat)
        points[Source.MONEY] = money(state, seat) // SET


@rule
def fruit_points(state: State, seat: int) -> int:
    """KW 13.2: each fruit by itself."""
    total = 0
    for fruit in range(FRUITS):
        total += SCALE[state.players[seat].fruit[fruit]]
    return total


@rule
def treasures_of(state: State, seat: int, kind: int) -> int:
    """KW 9.9: chests, masks or vases a player holds."""
    count = 0
    for place in range(SEA):
        if state.holders[place] == HELD_BY + seat and state.tiles[place] == TILE + FIRST_TREASURE + kind:
            count += 1
    return count


@rule
def treasure_points(state: State, seat: int) -> int:
    """KW 13.3: each kind by itself."""
    total = 0
    for kind in range(TREASURES):
        total += SCALE[treasures_of(state, seat, kind)]
    return total


@rule
def stars(state: State, seat: int) -> int:
    """KW 13.4: of own hotels on connected islands."""
    total = 0
    for space in range(HOTELS):
        if state.spaces[space] == DISC_OF + seat and is_connected(state, ISLAND_OF[space]):
            total += STARS_OF[space]
    return total


@rule
def star_points(state: State, seat: int) -> int:
    """KW 13.4, 13.5, 13.6: prizes for the most and the second most stars."""
    own = stars(state, seat)
    if own == 0:
        return 0
    more, equal = 0, 0
    for other in range(state.seats):
        theirs = stars(state, other)
        if theirs > own:
            more += 1
        elif theirs == own and other != seat:
            equal += 1
    return star_prize(more, equal)


@rule
def star_prize(more: int, equal: int) -> int:
    """KW 13.5: by how many have more stars and how many others have as many."""
    if more == 0:
        return STARS_MOST if equal == 0 else STARS_MOST_TIE
    if more == 1:
        return STARS_SECOND if equal == 0 else STARS_SECOND_TIE
    return 0


@rule
def total_points(state: State, seat: int) -> int:
    return sum_of(state.players[seat].points)


@rule
def scores(state: State, out: Ints) -> None:
    """KW 1.1: points so far, at the end the result."""
    for seat in range(state.seats):
        out[seat] = total_points(state, seat)


@rule
def winners(state: State) -> int:
    """KW 13.9: the most points; several share the victory."""
    most, ahead = -1, 0
    for seat in range(state.seats):
        total = total_points(state, seat)
        if total > most:
            most, ahead = total, 1 << seat
        elif total == most:
            ahead |= 1 << seat
    return ahead


@rule
def reason(state: State) -> int:
    """KW 13.1: the game ends after the last round, and in no other way."""
    return 1 if state.phase == Phase.OVER and state.game_round == ROUNDS else 0
