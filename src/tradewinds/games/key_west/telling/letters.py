"""The board in letters, for the terminal: tables and lists of at most 80 columns."""

import numpy as np

from tradewinds.core.columns import Counts, heads, pad, starred, table, width
from tradewinds.core.layout import Ints
from tradewinds.core.words import Line, Say, Seat, line, name_of
from tradewinds.games.key_west.box.components import (
    ACTION_NAMES,
    BRIDGE_NAMES,
    BRIDGES,
    CAPACITY,
    CARD_BRIDGE,
    CARD_CAPACITY,
    CARD_DIVE,
    CARD_FRUITS,
    CARD_HARVEST,
    FRUIT_NAMES,
    GRAVES_OPEN,
    GRAVEYARD,
    ISLAND_OF,
    ISLANDS,
    LOOKS,
    LOWER_RIGHT,
    ROUNDS,
    SEA,
    SEA_NAMES,
    SORT_HOTEL,
    SORT_OF,
    SORTS,
    SPACES,
    SPONGES,
    STARS_OF,
    TILE_KINDS,
    TILE_NAMES,
    UPPER_LEFT,
)
from tradewinds.games.key_west.rules.business import (
    is_connected,
    shares,
)
from tradewinds.games.key_west.rules.ending import total_points
from tradewinds.games.key_west.rules.round_end import discs_on
from tradewinds.games.key_west.rules.turn import cards_showing, is_blocked
from tradewinds.games.key_west.state import COVERED, DISC_OF, FREE, IN_SEA, NAMELESS, Phase, State
from tradewinds.games.key_west.telling.names import (
    action_space,
    bridge,
    card,
    fruit,
    island,
    known_tile,
    money_range,
    tile,
    treasures,
    unplaced_tiles,
)

#: As wide as a terminal is at least.
COLUMNS = 80
#: Dive spaces in a row of the drawing.
_ACROSS = 5


def text(seen: State, seat: int, say: Say) -> str:
    """Round, offer, players, action track, islands, sea, and what can be worked out."""
    parts = [
        _head(seen, say),
        PLAYERS.table(seen, seat, say),
        _belongings(seen, seat, say),
        _track(seen, seat, say),
        _bridges(seen, seat, say),
        _islands(seen, say),
        _sea(seen, say),
        _counts(seen, say),
        say(line("board-legend")),
    ]
    return "\n\n".join(parts)


def _head(seen: State, say: Say) -> str:
    lighthouse = say(name_of(int(seen.lighthouse))) if seen.lighthouse >= 0 else "–"
    told = line("board-head", round=int(seen.game_round), rounds=ROUNDS, bank=int(seen.bank), lighthouse=lighthouse)
    lines = [say(told), _listed(line("board-offer"), _cards(seen.offer, say), say)]
    if any(seen.taken):
        taken = line("board-taken", player=Seat(int(seen.current)))
        lines.append(_listed(taken, _cards(seen.taken, say), say))
    return "\n".join(lines)


def _cards(counts: Ints, say: Say) -> list[str]:
    """The cards, alike ones counted."""
    found = [(c, int(n)) for c, n in enumerate(counts) if n]
    return [say(card(c)) + (f" ×{n}" if n > 1 else "") for c, n in found]


def _listed(title: Line, items: list[str], say: Say) -> str:
    """A list after its title, broken into lines."""
    lines = [say(title)]
    for number, item in enumerate(items or ["–"]):
        gap = " · " if number else " "
        if width(lines[-1] + gap + item) > COLUMNS:
            lines.append(f"  {item}")
        else:
            lines[-1] += gap + item
    return "\n".join(lines)


# Players


def _player_row(seen: State, seat: int, say: Say) -> list[str]:
    player = seen.players[seat]
    return [
        str(int(total_points(seen, seat))),
        _money(seen, seat),
        _bid(seen, seat, say),
        str(player.discs),
        str(player.markers),
        str(player.cigars),
    ]


def _money(seen: State, seat: int) -> str:
    least, most = money_range(seen, seat)
    return str(least) if least == most else f"{least}–{most}"


def _bid(seen: State, seat: int, say: Say) -> str:
    bid = int(seen.players[seat].bid)
    if bid >= 0:
        return str(bid)
    has_bid = seen.phase == Phase.BID and not seen.actors >> seat & 1
    return say(line("board-has-bid")) if has_bid else "–"


def _belongings(seen: State, viewer: int, say: Say) -> str:
    rows = [[starred(s, viewer, say), *_belongings_row(seen, s, say)] for s in range(seen.seats)]
    return table(heads(("player", *BELONGINGS.names), say), rows)


def _belongings_row(seen: State, seat: int, say: Say) -> list[str]:
    return [
        _fruits(seen.players[seat].fruit, say),
        _treasures(seen, seat, say),
        "/".join(str(int(shares(seen, seat, b))) for b in range(BRIDGES)),
        str(LOOKS + int(cards_showing(seen, seat, CARD_DIVE))),
        str(CAPACITY + int(cards_showing(seen, seat, CARD_CAPACITY))),
    ]


PLAYERS = Counts(("points", "money", "bid", "discs", "markers", "cigars"), _player_row)
BELONGINGS = Counts(("fruit", "treasures", "shares", "looks", "capacity"), _belongings_row)


def panel(seen: State, seat: int, say: Say) -> list[tuple[str, str]]:
    """What everybody may count of a seat, each with its name."""
    return PLAYERS.panel(seen, seat, say) + BELONGINGS.panel(seen, seat, say)


def _treasures(seen: State, seat: int, say: Say) -> str:
    held = treasures(seen, seat)
    told = [f"{held.count(kind)}{'?' if kind is None else _tile(kind, say)}" for kind in dict.fromkeys(held)]
    return " ".join(told) or "–"


def _fruits(counts: Ints, say: Say) -> str:
    return " ".join(f"{n}{say(line(f'letter-{FRUIT_NAMES[f]}'))}" for f, n in enumerate(counts) if n) or "–"


# The action track


def _track(seen: State, viewer: int, say: Say) -> str:
    """A player to a column; ■ is a marker."""
    head = [say(line("board-action")), *(starred(s, viewer, say) for s in range(seen.seats))]
    rows = []
    for number in range(len(ACTION_NAMES)):
        marks = ["■" if is_blocked(seen, s, number) else "·" for s in range(seen.seats)]
        rows.append([say(action_space(number)), *marks])
    return table(head, rows)


# The islands


def _bridges(seen: State, viewer: int, say: Say) -> str:
    """The way from Florida outwards, and how many discs everybody has on each island."""
    names = [starred(s, viewer, say) for s in range(seen.seats)]
    head = [*heads(("bridge", "bills", "leads-to"), say), *names]
    return table(head, [_bridge_row(seen, number, say) for number in range(ISLANDS)])


def _bridge_row(seen: State, number: int, say: Say) -> list[str]:
    connected = " ✓" if is_connected(seen, number) else ""
    return [
        say(bridge(number)),
        "■" * int(seen.bridges[number]) or "✓",
        say(island(number)) + connected,
        *(str(int(discs_on(seen, s, number))) for s in range(seen.seats)),
    ]


def _islands(seen: State, say: Say) -> str:
    head = heads(("island", "hotels", "factories", *FRUIT_NAMES), say)
    rows = [[say(island(i)), *(_spaces(seen, i, sort) for sort in range(SORTS))] for i in range(ISLANDS)]
    return table(head, rows)


def _spaces(seen: State, number: int, sort: int) -> str:
    """What stands on the spaces of one sort on an island; before it the stars of a hotel."""
    found = [s for s in range(SPACES) if ISLAND_OF[s] == number and SORT_OF[s] == sort]
    return " ".join(_space(seen, s) for s in found) or "–"


def _space(seen: State, space: int) -> str:
    stars = f"{STARS_OF[space]}★" if SORT_OF[space] == SORT_HOTEL else ""
    stands = int(seen.spaces[space])
    if stands == COVERED:
        return f"{stars}×"
    return f"{stars}·" if stands == FREE else f"{stars}{stands - DISC_OF + 1}"


# The sea


def _sea(seen: State, say: Say) -> str:
    """Both parts of the sea side by side, then the graveyard."""
    nw = [_place(seen, p, say) for p in range(UPPER_LEFT)]
    se = [_place(seen, p, say) for p in range(UPPER_LEFT, SEA)]
    column = max(width(cell) for cell in nw + se) + 1
    rows = max(-(-UPPER_LEFT // _ACROSS), -(-LOWER_RIGHT // _ACROSS))
    left = column * _ACROSS
    titles = pad(say(line("board-nw")), left + 3) + say(line("board-se"))
    drawn = [f"{pad(_row(nw, i, column), left)}   {_row(se, i, column)}".rstrip() for i in range(rows)]
    return "\n".join([titles, *drawn, _graveyard(seen, say)])


def _row(cells: list[str], number: int, column: int) -> str:
    return "".join(pad(cell, column) for cell in cells[number * _ACROSS : (number + 1) * _ACROSS])


def _place(seen: State, place: int, say: Say) -> str:
    """The number of the dive space, then its tile: · never seen, ? seen by others, else what the viewer knows."""
    number = SEA_NAMES[place].rpartition("-")[2].rjust(2)
    if seen.holders[place] != IN_SEA:
        return f"{number} –"
    kind = known_tile(seen, place)
    if kind is not None:
        return f"{number} {_tile(kind, say)}"
    return f"{number} {'·' if seen.tiles[place] == NAMELESS else '?'}"


def _tile(kind: int, say: Say) -> str:
    if kind < SPONGES:
        return say(line("letter-sponge")) + TILE_NAMES[kind].rpartition("-")[2]
    return say(line(f"letter-{TILE_NAMES[kind]}"))


def _graveyard(seen: State, say: Say) -> str:
    graves = [str(GRAVEYARD[seen.seats, i]) for i in range(GRAVES_OPEN[seen.seats])]
    left = graves[int(seen.wrecks) :]
    return say(line("board-graveyard", free=" ".join(left) or "–", raised=int(seen.wrecks)))


# What can be worked out


def _counts(seen: State, say: Say) -> str:
    """Harvest tiles, tiles of the sea not placed, symbols of cards still to come, cards discarded."""
    harvest = line("board-harvest", mainland=_fruits(seen.mainland, say), stock=_fruits(seen.harvest_stock, say))
    counts = unplaced_tiles(seen)
    unseen = [f"{_tile(kind, say)}×{counts[kind]}" for kind in range(TILE_KINDS) if counts[kind]]
    return "\n".join(
        [
            say(harvest),
            _listed(line("board-unseen"), unseen, say),
            _listed(line("board-deck", count=int(sum(seen.deck))), _symbols(seen.deck, say), say),
            _listed(line("board-discard", count=int(sum(seen.discard))), _cards(seen.discard, say), say),
        ]
    )


def _symbols(cards: Ints, say: Say) -> list[str]:
    """How often each symbol occurs on these cards."""
    shown = {f"symbol-{name}": np.equal(CARD_BRIDGE, b).astype(np.int16) for b, name in enumerate(BRIDGE_NAMES)}
    shown |= {"symbol-capacity": CARD_CAPACITY, "symbol-dive": CARD_DIVE, "symbol-harvest": CARD_HARVEST}
    shown |= {f"symbol-{name}": CARD_FRUITS[:, f] for f, name in enumerate(FRUIT_NAMES)}
    totals = {id: int((cards * where).sum()) for id, where in shown.items()}
    return [f"{say(line(id))} ×{n}" for id, n in totals.items() if n]


def stage(seen: State) -> Line:
    return line("stage", number=int(seen.game_round))


def own(seen: State, seat: int) -> list[Line]:
    """What a person wants before the eyes while choosing: own money and things, what is under way."""
    me = seen.players[seat]
    wealth = line(
        "own-wealth",
        money=money_range(seen, seat)[0],
        points=int(total_points(seen, seat)),
        cigars=int(me.cigars),
        discs=int(me.discs),
    )
    tiles = [line("own-count", what=fruit(f), count=int(n)) for f, n in enumerate(me.fruit) if n]
    tiles += [tile(kind) for kind in treasures(seen, seat) if kind is not None]
    cards = [line("own-count", what=card(c), count=int(n)) for c, n in enumerate(me.cards) if n]
    nothing = line("own-nothing")
    lines = [wealth, line("own-tiles", tiles=tiles or nothing), line("own-cards", cards=cards or nothing)]
    if seen.current == seat and seen.looks + seen.room:
        lines.append(line("own-dive", looks=int(seen.looks), room=int(seen.room)))
    return lines
