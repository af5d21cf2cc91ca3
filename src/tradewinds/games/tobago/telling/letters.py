"""The board in letters, for the terminal: the island as a hex map, the treasure maps, the players, the own hand.

Every hex has five columns and two lines: its name, below it the letter of its terrain and what stands there. Hexes of
the next column stand one line higher or lower, as on the table. Nothing is wider than 80 columns.
"""

from collections.abc import Sequence

from tradewinds.core.columns import Counts, pad, table, width
from tradewinds.core.words import Line, Say, line, name_of
from tradewinds.games.tobago.box.board import (
    DIRECTIONS,
    HALF_ROW,
    ISLAND_NAMES,
    LOOK_OUT,
    PLACE_OF,
    PLACE_Q,
    SPACES,
    TERRAIN,
)
from tradewinds.games.tobago.box.components import (
    CARDS,
    CURSE,
    FIRST_HUT,
    FIRST_PALM,
    GOLD_VALUES,
    MAP_NAMES,
    MAPS,
    PIECES,
    STATUES,
    TERRAINS,
    VALUES,
)
from tradewinds.games.tobago.rules.ending import coins_of
from tradewinds.games.tobago.state import NOBODY, NOTHING, NOWHERE, Phase, State
from tradewinds.games.tobago.telling import names, sites
from tradewinds.games.tobago.telling.gold import unseen_gold

Hand = Sequence[tuple[Line, list[int]]]

#: Columns of a hex, and what of them is written on.
HEX, WRITTEN = 5, 4
WIDEST = 80


def text(seen: State, seat: int, say: Say) -> str:
    """Everything a seat has seen, part by part."""
    if seen.phase == Phase.ISLAND:
        return say(line("board-empty"))
    parts = [head(seen, say), island(seen, say), say(line("board-legend")), statues(seen, say), maps(seen, say)]
    parts += [
        division(seen, say),
        PLAYERS.table(seen, seat, say),
        own_hand(_hand(seen, seat), say),
        gold_left(seen, seat, say),
    ]
    return "\n\n".join(part for part in parts if part)


def head(seen: State, say: Say) -> str:
    return say(
        line(
            "board-head",
            island=ISLAND_NAMES[seen.island],
            treasures=int(seen.treasures),
            gold=int(seen.deck_cards),
            clues=int(seen.clue_deck),
            amulets=int(seen.amulets),
            last=int(seen.ending > 0),
        )
    )


# The island


def island(seen: State, say: Say) -> str:
    """The hex map: a line for each half row."""
    places = [int(PLACE_OF[seen.island, s]) for s in range(SPACES[seen.island])]
    west, north = min(int(PLACE_Q[p]) for p in places), min(int(HALF_ROW[p]) for p in places)
    columns = max(int(PLACE_Q[p]) for p in places) - west + 1
    rows = max(int(HALF_ROW[p]) for p in places) - north + 2
    cells = [[""] * columns for _ in range(rows)]
    things = _things(seen, say)
    for number, place in enumerate(places):
        row, column = int(HALF_ROW[place]) - north, int(PLACE_Q[place]) - west
        cells[row][column] = names.space(seen, number)
        terrain = say(line(f"letter-{TERRAINS[TERRAIN[seen.island, number]]}"))
        cells[row + 1][column] = terrain + _fitting(things[number], WRITTEN - width(terrain))
    return "\n".join("".join(pad(cell, HEX) for cell in row).rstrip() for row in cells)


def _things(seen: State, say: Say) -> list[str]:
    """What is on each space: objects, an amulet, cars, markers, a letter each."""
    things = [""] * int(SPACES[seen.island])
    for i in range(PIECES):
        if seen.objects[i] != NOWHERE:
            things[seen.objects[i]] += "T" if i < FIRST_HUT else "H" if i < FIRST_PALM else "P"
    for number in names.spaces_of(seen.lying):
        things[number] += "*"
    for seat in range(seen.seats):
        if seen.players[seat].car != NOWHERE:
            things[seen.players[seat].car] += str(seat + 1)
    for map in range(MAPS):
        for number in names.marked(seen, map):
            things[number] += say(line(f"letter-{MAP_NAMES[map]}"))
    return things


def _fitting(things: str, room: int) -> str:
    """A plus where there is more than fits."""
    return things if len(things) <= room else things[: room - 1] + "+"


def statues(seen: State, say: Say) -> str:
    """TB 11.2: where each statue looks, and where its next amulet will lie."""
    told = []
    for i in range(STATUES):
        if seen.objects[i] == NOWHERE or seen.facings[i] == NOWHERE:
            continue
        facing = int(seen.facings[i]) % DIRECTIONS
        target = int(LOOK_OUT[seen.island, seen.objects[i], facing])
        told.append(
            line(
                "board-statue",
                number=i + 1,
                space=names.space(seen, int(seen.objects[i])),
                direction=names.direction(facing),
                target=names.space(seen, target),
                taken=int(target in names.spaces_of(seen.lying)),
            )
        )
    return "\n".join(map(say, told))


# The treasure maps


def maps(seen: State, say: Say) -> str:
    return "\n".join(_map(seen, number, say) for number in range(MAPS))


def _map(seen: State, number: int, say: Say) -> str:
    """The map's possible spaces, then its clues from the first down with the owners of their roses."""
    sheet = seen.maps[number]
    spaces = [names.space(seen, s) for s in names.marked(seen, number)]
    head = line(
        "board-map",
        letter=line(f"letter-{MAP_NAMES[number]}"),
        map=names.map_title(number),
        count=int(sheet.sites_left),
        marked=2 if sheet.sites_left == 0 else 1 if spaces else 0,
    )
    first = _wrapped(say(head), spaces)
    clues = [f"   {i + 1}. {_clue_row(seen, number, i, say)}" for i in range(sheet.length)]
    return "\n".join([first, *clues])


def _clue_row(seen: State, number: int, place: int, say: Say) -> str:
    sheet = seen.maps[number]
    owner = int(sheet.roses[place])
    rose = say(line("board-no-rose")) if owner == NOBODY else say(name_of(owner))
    return f"{say(names.clue(int(sheet.clues[place])))} · {rose}"


def _wrapped(start: str, parts: Sequence[str]) -> str:
    """Words after a start, on as many lines as they need."""
    lines, current = [], start
    for part in parts:
        if width(current) + 1 + width(part) > WIDEST:
            lines.append(current)
            current = "  "
        current += f" {part}"
    return "\n".join([*lines, current])


# A division


def division(seen: State, say: Say) -> str:
    """TB 8: what is being divided, and whose roses lie there from the bottom up."""
    if seen.chest == NOTHING or seen.phase == Phase.NEW_HUNT:
        return ""
    sheet = seen.maps[seen.chest]
    owners = [int(sheet.roses[i]) for i in range(sheet.length, -1, -1)]
    turned = [names.card(c) for c in range(CARDS) for _ in range(int(seen.turned[c]))]
    told = [say(line("board-division", map=names.treasure_map(int(seen.chest)), left=int(seen.pile_cards)))]
    told.append(_wrapped(say(line("board-order")), [say(name_of(owner)) for owner in owners if owner != NOBODY]))
    if turned:
        told.append(_wrapped(say(line("board-turned")), [f"{say(card)};" for card in turned]).removesuffix(";"))
    if seen.offered != NOTHING:
        told.append(say(line("board-offered", card=names.card(int(seen.offered)))))
    return "\n".join(told)


# The players


def _player_row(seen: State, seat: int, say: Say) -> list[str]:
    player = seen.players[seat]
    gold = [f"{player.gold[v]}×{GOLD_VALUES[v]}" for v in range(VALUES) if player.gold[v]]
    return [
        str(int(coins_of(seen, seat))),
        " ".join(gold) or "–",
        str(player.amulets),
        str(player.roses),
        str(player.hand),
        names.space(seen, int(player.car)) if player.car != NOWHERE else "–",
    ]


PLAYERS = Counts(("coins", "gold", "amulets", "roses", "hand", "car"), _player_row)
panel = PLAYERS.panel


def own_hand(hand: Hand, say: Say) -> str:
    """The own clues, and how many spaces each would leave on each map; a dash where it cannot be laid."""
    if not hand:
        return ""
    head = [say(line("board-own-hand")), *(say(names.map_title(m)) for m in range(MAPS))]
    return table(head, [[say(clue), *(str(count) if count else "–" for count in left)] for clue, left in hand])


def gold_left(seen: State, seat: int, say: Say) -> str:
    """The cards a seat has not seen anywhere: in the deck, with others, or left over unturned."""
    if seen.phase == Phase.OVER:
        return ""
    left = unseen_gold(seen, seat)
    told = [f"{left[v]}×{GOLD_VALUES[v]}" for v in range(VALUES) if left[v]]
    return say(line("board-unseen", cards=" ".join(told) or "–", curses=left[CURSE], safe=int(seen.safe)))


def _hand(seen: State, seat: int) -> list[tuple[Line, list[int]]]:
    """The clues of one's own hand, and how many spaces each would leave on the four maps; 0 where it is forbidden."""
    held = names.hand(seen, seat) if seat >= 0 else []
    return [(names.clue(c), [sites.leaves(seen, c, map) for map in range(MAPS)]) for c in held]


def stage(seen: State) -> Line:
    return line("stage", number=int(seen.treasures))


def own(seen: State, seat: int) -> list[Line]:
    """What a person wants before the eyes while choosing: own coins, amulets, roses, cards looked at."""
    player = seen.players[seat]
    told = [
        line(
            "own-wealth",
            coins=int(coins_of(seen, seat)),
            amulets=int(player.amulets),
            roses=int(player.roses),
            space=names.space(seen, int(player.car)) if player.car >= 0 else "–",
        )
    ]
    looked = [names.card(c) for c in range(CARDS) for _ in range(max(int(player.looked[c]), 0))]
    if looked:
        told.append(line("own-looked", cards=looked))
    return told
