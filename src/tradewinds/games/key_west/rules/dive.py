"""Chapter 9: diving."""

from tradewinds.core.layout import rule, small
from tradewinds.games.key_west.box.components import GRAVEYARD, SEA_WORDS, SPONGE_DOLLARS, SPONGES, WORD, WRECK
from tradewinds.games.key_west.rules.money import bank_pays
from tradewinds.games.key_west.rules.turn import close_part, why_not_part
from tradewinds.games.key_west.state import GONE, HELD_BY, IN_SEA, NOWHERE, TILE, Part, Source, State

TILE_THERE, AT_ONCE = 903, 904


@small
def has_looked(state: State, seat: int, place: int) -> bool:
    """KW 9.10: what a player has looked at is remembered."""
    return bool((state.players[seat].looked[place // WORD] >> (place % WORD)) & 1)


@small
def all_looked(state: State, seat: int) -> int:
    """KW 9.10: the bit set of all dive spaces a player has looked at, in one word."""
    found, looked = 0, state.players[seat].looked
    for i in range(SEA_WORDS):
        found |= int(looked[i]) << (WORD * i)
    return found


@small
def why_not_look(state: State, place: int) -> int:
    """KW 9.3: a dive space that still has its tile."""
    refusal = why_not_part(state, Part.DIVE.value)
    if refusal:
        return refusal
    return TILE_THERE if state.holders[place] != IN_SEA else 0


@rule
def look(state: State, seat: int, place: int) -> None:
    """KW 9.3, 9.5: a look is used; a tile nobody has seen before is then named by chance."""
    state.looks -= 1
    state.looking = place
    state.players[seat].looked[place // WORD] |= 1 << (place % WORD)
    state.window += 1


@rule
def draw_tile(state: State, tile: int) -> None:
    """KW 3.2: chance names the tile that lies there."""
    state.deep[tile] -= 1
    state.tiles[state.looking] = TILE + tile


@rule
def keep(state: State, seat: int) -> None:
    """KW 9.4, 9.7, 9.8, 9.9: a sponge is sold, a wreck goes to the graveyard, a treasure stays."""
    tile = state.tiles[state.looking] - TILE
    state.holders[state.looking] = GONE
    if tile < SPONGES:
        bank_pays(state, seat, SPONGE_DOLLARS[tile])
    elif tile == WRECK:
        raise_wreck(state, seat)
    else:
        state.holders[state.looking] = HELD_BY + seat
    state.room -= 1
    state.window += 1
    surface(state)


@rule
def raise_wreck(state: State, seat: int) -> None:
    """KW 9.8: the lowest free space of the graveyard; nothing when it is full."""
    state.players[seat].points[Source.WRECKS] += GRAVEYARD[state.seats, state.wrecks]
    state.wrecks += 1


@rule
def put_back(state: State) -> None:
    """KW 9.4: face down on its space, for all to see and for good."""
    state.window += 1
    surface(state)


@rule
def surface(state: State) -> None:
    """KW 9.6: the dive ends when capacity or looks are used up."""
    state.looking = NOWHERE
    if state.room == 0 or state.looks == 0:
        close_part(state, Part.DIVE.value)
