"""The cards: those on offer, those just taken, and a table of what is still to come."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tradewinds.core.words import Say, Seat, line
from tradewinds.games.key_west.box.components import (
    BRIDGE_NAMES,
    CARD_NAMES,
    CARDS,
    FRUIT_NAMES,
    OFFER,
    TILE_KINDS,
    TILE_NAMES,
    symbols,
)
from tradewinds.games.key_west.picture.plan import Plan
from tradewinds.games.key_west.picture.result import draw_result
from tradewinds.games.key_west.picture.scene import Scene
from tradewinds.games.key_west.state import Phase
from tradewinds.games.key_west.telling.names import card, tile
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet, part, shift, stamp
from tradewinds.pictures.theme import CARD, PANEL, PANEL_MUTED, PAPER, colour

#: Every sign a card can show, in the order of the rulebook.
SIGNS = (*BRIDGE_NAMES, "dive", "capacity", "harvest", *FRUIT_NAMES)
_SHOWN = tuple(symbols(number) for number in range(CARDS))
#: How often each card shows each sign.
_TIMES = tuple(tuple(shown.count(sign) for sign in SIGNS) for shown in _SHOWN)
LETTERS = "abcdef"
#: On cards of less area than this the signs have to do without words.
_LEAST_NAMED = {"wide": 20_000, "tall": 6_500}


# Cards on offer


@lru_cache(maxsize=8)
def slots(plan: Plan) -> tuple[Box, ...]:
    head = 32.0 if plan.wide else 18.0
    area = Box(plan.offer.x, plan.offer.y + head, plan.offer.w, plan.offer.h - head)
    rows = -(-OFFER // plan.offer_columns)
    return tuple(area.cells(rows, plan.offer_columns, 6, 8 if rows == 1 else 6))


def placed(offer: Sequence[int], places: Sequence[Box]) -> Iterator[tuple[int, str, Box]]:
    """Each card on offer with its name and its place; a card stays where it is when another is taken."""
    free = [True] * OFFER
    for number, count in enumerate(offer):
        for copy in range(count):
            place = (number * 5 + copy) % OFFER
            while not free[place]:
                place = (place + 1) % OFFER
            free[place] = False
            yield number, f"{CARD_NAMES[number]}-{LETTERS[copy % len(LETTERS)]}", places[place]


def draw_cards(scene: Scene) -> None:
    """The offer; when there is none, the cards of the viewer or of whose turn it is; at the end the result."""
    if any(scene.offer) or scene.phase <= Phase.BID:
        _offer(scene)
    elif scene.phase == Phase.OVER:
        draw_result(scene)
    else:
        _kept(scene, scene.viewer if scene.viewer >= 0 else scene.current)


def _caption(scene: Scene, text: str) -> None:
    area, wide = scene.plan.offer, scene.plan.wide
    box = Box(area.x + 4, area.y, area.w - 8, 28 if wide else 15)
    scene.sheet.text(text, box, 22 if wide else 11.5, PAPER, align="start", face="bold")


def _offer(scene: Scene) -> None:
    sheet = scene.sheet
    told = scene.words("picture-offer")
    with sheet.group(id="offer", role="group", aria_label=told):
        _caption(scene, told)
        for box in slots(scene.plan):
            draw_slot(sheet, box)
    with sheet.group(id="cards"):
        for number, name, box in placed(scene.offer, slots(scene.plan)):
            shown, place = scene.say(card(number)), shift(box.x, box.y)
            with sheet.group(id=f"card-{name}", class_="tw-piece", transform=place, title=shown):
                draw_card(sheet, box.w, box.h, number, shown, scene.plan.least)


# Cards that stay


def _kept(scene: Scene, seat: int) -> None:
    """KW 6.14: the cards before a player, alike ones on one pile."""
    own = seat == scene.viewer
    told = scene.words("picture-own-cards") if own else scene.words("picture-cards-of", player=Seat(seat))
    cards = scene.players[seat].cards
    with scene.sheet.group(id="kept", role="group", aria_label=told):
        _caption(scene, told)
        boxes = _piles(scene.plan, max(len(cards), OFFER))
        for (number, count), box in zip(cards, boxes, strict=False):
            title = scene.say(card(number)) + (f" ×{count}" if count > 1 else "")
            with scene.sheet.group(title=title, id=f"kept-{CARD_NAMES[number]}", transform=shift(box.x, box.y)):
                for n in range(min(count, 3) - 1, 0, -1):
                    furniture.card_face(scene.sheet, Box(n * 3, -n * 3, box.w - 6, box.h))
                if box.w * box.h < _LEAST_NAMED[scene.plan.name]:
                    small_card(scene.sheet, Box(0, 0, box.w - 6, box.h), number, f" ×{count}" if count > 1 else "")
                else:
                    draw_card(scene.sheet, box.w - 6, box.h, number, title, scene.plan.least)
        for box in boxes[len(cards) :]:
            draw_slot(scene.sheet, Box(box.x, box.y, box.w - 6, box.h))


@lru_cache(maxsize=64)
def _piles(plan: Plan, count: int) -> list[Box]:
    """Room for so many piles, in as few rows as keep them readable."""
    columns = plan.offer_columns
    rows = -(-count // columns)
    if plan.wide and rows > 1:
        rows, columns = 2, max(-(-count // 2), 7)
    elif rows > 3:
        columns = 4
        rows = -(-count // columns)
    head = 36.0 if plan.wide else 20.0
    area = Box(plan.offer.x, plan.offer.y + head, plan.offer.w + 4, plan.offer.h - head)
    return area.cells(rows, columns, 8, 4)


@stamp
def draw_slot(sheet: Sheet, box: Box) -> None:
    """Where a card lay."""
    sheet.rect(box, rx=6, stroke=colour("line"), stroke_width=1.2, stroke_dasharray="5 5")


@stamp
def draw_card(sheet: Sheet, width: float, height: float, number: int, name: str, size: float, lines: int = 2) -> None:
    """Its signs large, what they mean below."""
    furniture.card_face(sheet, Box(0, 0, width, height))
    signs = _SHOWN[number]
    top = height - size * (1.2 * lines + 0.3)
    k = min(top * 0.74 / 24, width * 0.8 / (26 * max(len(signs), 1.6)))
    for n, sign in enumerate(signs):
        x = width / 2 + (n - (len(signs) - 1) / 2) * 30 * k
        sheet.use(sign, x, top / 2 + 2, k)
    sheet.text(name, Box(4, top, width - 8, height - top - 3), size, CARD, lines=lines, smallest=size * 0.8)


@stamp
def small_card(sheet: Sheet, box: Box, number: int, title: str, times: str = "") -> None:
    """A card without its words: its signs, and how many lie there if several do."""
    with sheet.group(title=title):
        furniture.card_face(sheet, box)
        signs = _SHOWN[number]
        room = max(30.0, sheet.least * 1.5) if times else 0.0
        k = min(box.h * 0.78 / 24, (box.w - room) * 0.86 / (27 * len(signs)))
        for n, sign in enumerate(signs):
            sheet.use(sign, box.x + (box.w - room) / 2 + (n - (len(signs) - 1) / 2) * 28 * k, box.centre.y, k)
        if times:
            sheet.text(times.strip(), Box(box.x + box.w - room - 2, box.y, room, box.h), 17, CARD, face="bold")


# What is still to come


@part
def draw_counts(
    sheet: Sheet, plan: Plan, say: Say, deck: tuple[int, ...], discard: tuple[int, ...], unseen: tuple[int, ...]
) -> None:
    """How often each sign is on hidden and on discarded cards, and which dive tiles the viewer has not seen."""
    wide, area = plan.wide, plan.counts
    furniture.panel(sheet, area)
    rows = area.inset(8 if wide else 6, 5).rows(5, 2)
    scale = 1.15 if wide else 0.76
    with sheet.group(id="counts"):
        _symbols(sheet, tuple(_columns(wide, rows[0], len(SIGNS))[1]), scale)
        signs, tiles = [say(line(f"symbol-{sign}")) for sign in SIGNS], [say(tile(kind)) for kind in range(TILE_KINDS)]
        _figures(sheet, wide, rows[1], say(line("picture-deck", count=sum(deck))), _totals(deck), signs)
        _figures(sheet, wide, rows[2], say(line("picture-discard", count=sum(discard))), _totals(discard), signs)
        for kind, cell in enumerate(_columns(wide, rows[3], TILE_KINDS)[1]):
            with sheet.group(title=tiles[kind]):
                tile_sign(sheet, cell, kind, scale)
        _figures(sheet, wide, rows[4], say(line("picture-unseen")), unseen, tiles)


def _totals(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([sum([n * _TIMES[number][sign] for number, n in enumerate(cards) if n]) for sign in range(len(SIGNS))])


def _columns(wide: bool, row: Box, count: int) -> tuple[Box, list[Box]]:
    label = 210.0 if wide else 104.0
    return Box(row.x, row.y, label - 6, row.h), Box(row.x + label, row.y, row.w - label, row.h).columns(count)


@stamp
def _symbols(sheet: Sheet, cells: tuple[Box, ...], scale: float) -> None:
    for sign, cell in zip(SIGNS, cells, strict=True):
        sheet.use(sign, cell.centre.x, cell.centre.y, scale)


@stamp
def tile_sign(sheet: Sheet, cell: Box, kind: int, scale: float) -> None:
    """A dive tile: its sign, for a sponge also its number."""
    name, _, value = TILE_NAMES[kind].partition("-")
    if value:
        sheet.use(name, cell.centre.x - 5 * scale, cell.centre.y, 0.72 * scale)
        size = 16 * scale
        room = Box(cell.centre.x + 3 * scale, cell.y, 13 * scale, cell.h)
        sheet.text(value, room, size, PANEL, face="bold")
    else:
        sheet.use(name, cell.centre.x, cell.centre.y, scale)


def _figures(sheet: Sheet, wide: bool, row: Box, label: str, counts: tuple[int, ...], things: Sequence[str]) -> None:
    room, cells = _columns(wide, row, len(counts))
    size = 21 if wide else 11
    told = ", ".join(f"{thing} {n}" for thing, n in zip(things, counts, strict=True) if n)
    with sheet.group(role="img", aria_label=f"{label}: {told or '–'}"):
        sheet.text(label, room, size, PANEL_MUTED, align="start", lines=2, smallest=size * 0.78)
        _written(sheet, tuple(cells), counts, size)


@stamp
def _written(sheet: Sheet, cells: tuple[Box, ...], counts: tuple[int, ...], size: float) -> None:
    for n, cell in zip(counts, cells, strict=True):
        sheet.text(str(n) if n else "–", cell, size, PANEL if n else PANEL_MUTED, face="bold" if n else "")
