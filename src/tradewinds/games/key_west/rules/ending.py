"""Chapter 13: the end of the game."""

from tradewinds.core.counting import sum_of
from tradewinds.core.layout import rule
from tradewinds.core.scoring import scoring, unbeaten
from tradewinds.games.key_west.box.components import (
    FIRST_TREASURE,
    FRUITS,
    HOTELS,
    ISLAND_OF,
    ROUNDS,
    SCALE,
    SEA,
    SET,
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
def reason(state: State) -> int:
    """KW 13.1: the game ends after the last round, and in no other way."""
    return 1 if state.phase == Phase.OVER and state.game_round == ROUNDS else 0


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
def is_behind(state: State, seat: int, other: int) -> bool:
    """KW 13.9: fewer points; several share the victory."""
    return total_points(state, seat) < total_points(state, other)


#: KW 1.1, 13.9: the standing, and who has won.
scores, winners = scoring(total_points), unbeaten(is_behind)
