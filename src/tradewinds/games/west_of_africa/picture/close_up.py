"""What is seen large: the cards laid and the order of play, a hand turned over, the end of a round and of the game."""

from collections.abc import Sequence

from tradewinds.core.words import Line, Seat, line
from tradewinds.games.west_of_africa.box.components import (
    CARD_NAMES,
    CARDS_FREE,
    CARDS_MAX,
    FIELDS,
    FIFTH_CARD_COST,
    GOOD_OF,
    ISLANDS,
)
from tradewinds.games.west_of_africa.picture import symbols
from tradewinds.games.west_of_africa.picture.pieces import MARKERS
from tradewinds.games.west_of_africa.picture.symbols import draw_small_card, number_of
from tradewinds.games.west_of_africa.rules.ending import total_points
from tradewinds.games.west_of_africa.rules.round_end import influence
from tradewinds.games.west_of_africa.state import GOOD_OF_SEAT, Phase, Source, State
from tradewinds.games.west_of_africa.telling.aids import effect
from tradewinds.games.west_of_africa.telling.names import card, cards_of, island, winner
from tradewinds.pictures import furniture
from tradewinds.pictures.close_up import Moment, enlarging
from tradewinds.pictures.figures import NONE, Cell, Row, Tally, count, draw_owner, draw_player, gain, run
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.theme import PANEL, WARNING, colour

#: A sign for each source of points, in the order of `Source`.
_SIGNS = ("settlement", "shield-1", "", "")

#: Where number, sign, name and use stand on an upright card: from where and how high, as parts of it.
_UPRIGHT = ((0, 0.14), (0.16, 0.4), (0.58, 0.18), (0.76, 0.24))


def compose(moment: Moment) -> Line | None:
    """Whichever of these there is to be seen."""
    for scene in (_points, _order, _revealed):
        if (title := scene(moment)) is not None:
            return title
    return None


# The cards laid, and the order of play


def _order(moment: Moment) -> Line | None:
    """WA 5.7 to 5.9: how many cards, sums, fees and the order; until somebody has acted."""
    if moment.beat("log-order") is None and (
        moment.has_happened or moment.is_choosing or not _nobody_has_acted(moment)
    ):
        return None
    seats, room = int(moment.seen.seats), moment.room.inset(4)
    high = min(room.h / seats, 110)
    for place, row in enumerate(Box(room.x, room.centre.y - high * seats / 2, room.w, high * seats).rows(seats, 8)):
        _sum(moment, row, place)
    return line("close-order")


def _nobody_has_acted(moment: Moment) -> bool:
    """In the first round a ship is placed first (WA 6.2)."""
    seen = moment.seen
    if seen.turn > 0 or seen.begun or seen.busy:
        return False
    return bool(seen.phase == (Phase.PLACE_SHIP if seen.game_round == 1 else Phase.TURN))


def _sum(moment: Moment, row: Box, place: int) -> None:
    """A player by the order of play: cards, their sum, the fee for a fifth."""
    sheet, seat = moment.sheet, int(moment.seen.order[place])
    player = moment.seen.players[seat]
    rank, name, cards, total, fee = row.inset(6, 5).shares(0.06, 0.31, 0.37, 0.14, 0.12)
    beat = moment.beat("log-announce", player=Seat(seat))
    paid = FIFTH_CARD_COST if player.cards_laid > CARDS_FREE else 0
    told = {"count": int(player.cards_laid), "sum": int(player.card_sum), "fee": paid}
    size = moment.letters * (1.3 if moment.wide else 1)
    furniture.panel(sheet, row)
    with moment.part(beat, moment.words("log-announce", player=Seat(seat), **told), f"close-sum-{seat + 1}"):
        draw_player(moment, name, seat, seat)
        for box in _cells(cards)[: player.cards_laid]:
            furniture.card_back(sheet, box)
        run(sheet, total, (("", f"Σ {furniture.figure(int(player.card_sum))}"),), size * 1.2)
        if paid:
            run(sheet, fee, (("coin", f"–{paid}"),), size)
    with moment.part(moment.beat("log-order"), f"{place + 1}"):
        moment.text(str(place + 1), rank, PANEL, 1.4, face="serif bold")
    if player.revealed:
        _shown(moment, row, _cells(cards), seat)


def _cells(box: Box) -> list[Box]:
    """Places of cards, not wider than cards are."""
    wide = min(box.w / CARDS_MAX, box.h * 0.8)
    return [cell.inset(2, 0) for cell in Box(box.x, box.y, wide * CARDS_MAX, box.h).columns(CARDS_MAX)]


def _shown(moment: Moment, row: Box, places: Sequence[Box], seat: int) -> None:
    """WA 6.1: who begins turns the cards over."""
    cards = cards_of(moment.seen, seat)
    names = [card(number) for number in cards]
    with moment.part(moment.beat("log-reveal"), moment.words("log-reveal", player=Seat(seat), cards=names)):
        for number, name, box in zip(cards, names, places, strict=False):
            draw_small_card(moment.sheet, box, number, moment.say(name))
        furniture.acting(moment.sheet, row, row.centre.y, 1.2)


# A hand turned over


def _revealed(moment: Moment) -> Line | None:
    """WA 6.1: the cards of whose turn begins, with what each is good for; one knows one's own."""
    beat = moment.beat("log-reveal")
    seat = int(moment.seen.order[moment.seen.turn]) if beat is not None else -1
    if beat is None or seat == moment.viewer:
        return None
    cards, room = cards_of(moment.seen, seat), moment.room.inset(6)
    for number, box in zip(cards, _hand(moment.wide, room, len(cards)), strict=False):
        told = moment.say(card(number))
        with moment.part(beat, f"{told}: {moment.say(effect(number))}"):
            _card(moment, box, number, told)
    draw_owner(moment, seat)
    return line("prompt-other", player=Seat(seat))


def _hand(wide: bool, room: Box, cards: int) -> list[Box]:
    """Beside each other, or one below the other on a phone."""
    if not wide:
        return room.rows(max(cards, 4), 8)
    width, height = min(room.w / cards, 210.0), min(room.h, 330.0)
    return Box(room.centre.x - width * cards / 2, room.centre.y - height / 2, width * cards, height).columns(cards, 10)


def _card(moment: Moment, box: Box, number: int, name: str) -> None:
    """Number, sign, name, what it is good for: upright where there is width, else a strip."""
    ink, inner = furniture.card_face(moment.sheet, box), box.inset(10)
    if moment.wide:
        figure, picture, title, use = (Box(inner.x, inner.y + y * inner.h, inner.w, h * inner.h) for y, h in _UPRIGHT)
    else:
        figure, picture, words = inner.shares(0.14, 0.22, 0.64)
        title, use = words.rows(2)
    align = "middle" if moment.wide else "start"
    moment.text(number_of(number), figure, ink, 1.9, face="bold")
    scale = min(picture.w, picture.h) / 48
    moment.sheet.use(f"sign-{CARD_NAMES[number]}", picture.centre.x, picture.centre.y, scale)
    moment.text(name, title, ink, 1.2, lines=2, face="bold", align=align)
    moment.text(moment.say(effect(number)), use, ink, 1, lines=3 if moment.wide else 2, align=align)


# The end of a round and of the game


def _points(moment: Moment) -> Line | None:
    """WA 12, 13: gold, harvest, influence and offices of a round; at the end where everybody's points come from."""
    ends, over, room = moment.beat("log-round-end"), moment.seen.phase == Phase.OVER, moment.room
    if ends is None and not over:
        return None
    rows = [] if ends is None else _walk(moment)
    rows += _sources(moment) if over else [_offices(moment)]
    points = [Cell(str(total_points(moment.seen, seat)), beat=moment.last_beat) for seat in range(moment.seen.seats)]
    rows.append(Row(moment.words("board-points"), points, "star", is_sum=True))
    foot = moment.letters * 2.1
    table = Tally(moment, Box(room.x - 4, room.y + 8, room.w + 8, room.h - foot - 8), range(moment.seen.seats), rows)
    table.draw()
    below = Box(room.x, room.y + room.h - foot, room.w, foot)
    if over:
        _won(moment, table, below)
    else:
        _next(moment, below)
    return line("close-points") if over else moment.beats[ends or 0]


def _walk(moment: Moment) -> list[Row]:
    """WA 12.2 to 12.5: in the order in which it happens."""
    before, seen, seats = moment.before, moment.seen, range(moment.seen.seats)
    leads = [moment.beat("log-gold-lead", player=Seat(seat)) for seat in seats]
    harvests = [moment.beat("log-harvest", player=Seat(seat)) for seat in seats]
    gold = [Cell(str(seen.players[seat].gold)) for seat in seats]
    goods = [Cell(signs=_grown(before, seat), beat=beat) for seat, beat in zip(seats, harvests, strict=True)]
    rows = [Row(moment.words("legend-price"), gold, "coin")]
    if seen.phase != Phase.OVER:
        won = [gain(moment.gained(seat, Source.GOLD_LEAD), leads[seat]) for seat in seats]
        rows.append(Row(moment.words("source-gold-lead"), won))
    told = [beat for beat in (*leads, *harvests) if beat is not None]
    return [*rows, Row(moment.words("close-harvest"), goods, "sheaf-4"), *_islands(moment, max(told, default=0))]


def _grown(before: State, seat: int) -> tuple[str, ...]:
    """WA 12.3: what stands on a player's fields."""
    grown = sorted(int(GOOD_OF[field]) for field in range(FIELDS) if before.fields[field] == GOOD_OF_SEAT + seat)
    return tuple(f"{MARKERS[good]}-{seat}" for good in grown)


def _islands(moment: Moment, beat: int) -> list[Row]:
    """WA 12.4, 12.5: everybody's influence, and a shield for the alcalde; where that changes it has its own beat."""
    rows = []
    for number in range(ISLANDS):
        counts = [int(influence(moment.seen, seat, number)) for seat in range(moment.seen.seats)]
        alcalde, name = int(moment.seen.alcaldes[number]), island(number)
        changed = (moment.beat(id, island=name) for id in ("log-alcalde", "log-no-alcalde"))
        beat = max(beat, *(each for each in changed if each is not None), 0)
        cells = [
            Cell(str(n) if n else NONE, (f"shield-{seat}",) if seat == alcalde else (), beat)
            for seat, n in enumerate(counts)
        ]
        rows.append(Row(moment.say(name), cells))
    return rows


def _offices(moment: Moment) -> Row:
    """WA 12.6."""
    won = [
        gain(moment.gained(seat, Source.OFFICES), moment.beat("log-offices", player=Seat(seat)))
        for seat in range(moment.seen.seats)
    ]
    return Row(moment.words("source-offices"), won, "shield-1")


def _sources(moment: Moment) -> list[Row]:
    """WA 13.4: what came in the last round comes with what tells of it."""
    rows = []
    for source, id in zip(Source, ("", "log-offices", "log-gold-lead", "log-gold-end"), strict=True):
        cells = [
            count(int(moment.seen.players[seat].points[source]), moment.beat(id, player=Seat(seat)))
            for seat in range(moment.seen.seats)
        ]
        rows.append(Row(moment.words(f"source-{source.name.lower().replace('_', '-')}"), cells, _SIGNS[source]))
    return rows


def _won(moment: Moment, table: Tally, box: Box) -> None:
    """WA 13.5."""
    first = winner(moment.seen)
    told = moment.beats[-1] if moment.beats else line("prompt-over", player=first)
    table.crown([first.number], moment.last_beat, moment.say(told))
    moment.tell(moment.last_beat, box, told)


def _next(moment: Moment, box: Box) -> None:
    """WA 12.7, 13.1: new settlements, and whether the last round begins."""
    refilled, last = moment.beat("log-refill"), moment.beat("log-last-round")
    left, right = box.shares(0.3, 0.7) if refilled is not None and last is not None else [box, box]
    if refilled is not None:
        added = f"+{moment.seen.track - moment.before.track}"
        with moment.part(refilled, moment.say(moment.beats[refilled])):
            run(moment.sheet, left, (("settlement", added),), moment.letters * 1.3)
    if last is not None:
        told = moment.say(moment.beats[last])
        with moment.part(last, told):
            moment.sheet.rect(right.inset(4), colour("warn"), rx=8)
            moment.text(told, right.inset(8), WARNING, 1.1, face="bold")


CLOSE_UP = enlarging(compose, symbols.defs)
