"""What is seen large: the bids turned over, a dive, dice, the bosses of a round, the points at the end."""

from tradewinds.core.bits import members
from tradewinds.core.words import Line, Seat, line, named
from tradewinds.games.key_west.actions import TABLE
from tradewinds.games.key_west.box.components import ISLANDS
from tradewinds.games.key_west.picture import symbols
from tradewinds.games.key_west.picture.auction import draw_auction
from tradewinds.games.key_west.picture.offer import tile_sign
from tradewinds.games.key_west.picture.result import SIGNS
from tradewinds.games.key_west.picture.scene import HUES
from tradewinds.games.key_west.picture.tracks import die
from tradewinds.games.key_west.rules.business import connected_hotels, factories
from tradewinds.games.key_west.rules.ending import total_points, winners
from tradewinds.games.key_west.rules.round_end import discs_on
from tradewinds.games.key_west.state import Part, Phase, Source
from tradewinds.games.key_west.telling.choices import describe
from tradewinds.games.key_west.telling.log import FINAL
from tradewinds.games.key_west.telling.names import dive_space, island, known_tile, tile
from tradewinds.pictures.close_up import Moment, enlarging
from tradewinds.pictures.figures import NONE, Cell, Row, Tally, count, draw_owner, gain, run
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, stamp
from tradewinds.pictures.theme import colour

_KEEP = TABLE.number("keep")


def compose(moment: Moment) -> Line | None:
    """Whichever of these there is to be seen."""
    for scene in (_end, _bosses, draw_auction, _dive, _dice):
        if (title := scene(moment)) is not None:
            return title
    return None


# Diving


def _dive(moment: Moment) -> Line | None:
    """KW 9.3 to 9.9: the tile, as far as the viewer may know it, and what came of it."""
    before, seen = moment.before, moment.seen
    place = max(int(before.looking), int(seen.looking))
    if place < 0 or (moment.is_choosing and (seen.phase != Phase.KEEP or not moment.beats)):
        return None
    seat, room = int(before.current), moment.room
    side = min(room.w * 0.56, room.h * 0.48)
    at = Box(room.centre.x - side / 2, room.y + room.h * 0.04, side, side)
    below = Box(room.x, at.y + side, room.w, room.y + room.h - at.y - side).inset(0, 8).rows(3)
    _tile(moment, place, at)
    _outcome(moment, below[0])
    own = seen.phase == Phase.KEEP and seat == moment.viewer
    if own or moment.beat("log-look") != moment.last_beat:
        moment.tell(moment.last_beat, below[1], describe(seen, seat, _KEEP) if own else None)
    _left(moment, below[2])
    draw_owner(moment, HUES[seat])
    return line("log-look", player=Seat(seat), place=dive_space(place))


def _tile(moment: Moment, place: int, box: Box) -> None:
    """As it was known before, and over it what the viewer gets to know with the last beat."""
    known, now = known_tile(moment.before, place), known_tile(moment.seen, place)
    for kind, beat in [(known, None)] + ([(now, moment.last_beat)] if now != known else []):
        id, name = ("picture-tile-hidden", "") if kind is None else ("picture-tile-known", moment.say(tile(kind)))
        with moment.part(beat, moment.words(id, place=dive_space(place), tile=name)):
            _tile_art(moment.sheet, box, kind, bool(moment.seen.looking == place))


@stamp
def _tile_art(sheet: Sheet, box: Box, kind: int | None, looking: bool) -> None:
    """A dive tile, as large as it can be; of one that the viewer does not see only that somebody looks at it."""
    edge, k = colour("edge"), box.w / 32
    sheet.rect(box, colour("deep" if kind is None else "card"), rx=k * 4, stroke=edge, stroke_width=k * 0.7)
    if kind is not None:
        tile_sign(sheet, box, kind, k)
    else:
        sheet.use("eye" if looking else "hidden-treasure", box.centre.x, box.centre.y, k)


def _outcome(moment: Moment, box: Box) -> None:
    """KW 9.7, 9.8: dollars for a sponge, points for a wreck."""
    for id, sign, key in (("log-sponge", "money", "paid"), ("log-wreck", "star", "points")):
        beat = moment.beat(id)
        if beat is not None:
            won = f"+{moment.beats[beat].args[key]}"
            with moment.part(beat, won):
                run(moment.sheet, box, ((sign, won),), moment.letters * 2)


def _left(moment: Moment, box: Box) -> None:
    """KW 9.1, 9.2: how many looks are left, and how many tiles may still be taken."""
    looks, room = int(moment.seen.looks), int(moment.seen.room)
    with moment.part(None, moment.words("own-dive", looks=looks, room=room)):
        run(moment.sheet, box, (("eye", f"×{looks}  "), ("bag", f"×{room}")), moment.letters * 1.3)


# Dice


def _dice(moment: Moment) -> Line | None:
    """KW 10.5, 10.8: the dice one after the other; the highest counts for each hotel or factory."""
    before, seen = moment.before, moment.seen
    if Phase.DICE not in (before.phase, seen.phase):
        return None
    rolling, seat = max(int(before.rolling), int(seen.rolling)), int(before.current)
    hotels = rolling == Part.OPERATE
    houses = int((connected_hotels if hotels else factories)(seen, seat))
    room, dice = moment.room, int((seen.dice > 0).sum() + seen.dice_due)
    side = min(room.w / (dice + 0.8), room.h * 0.4)
    upper, *below = room.inset(0, room.h * 0.06).rows(2)
    for n, cell in enumerate(
        Box(room.centre.x - side * 0.65 * dice, upper.y, side * 1.3 * dice, upper.h).columns(dice)
    ):
        _die(moment, cell.centre, side, n)
    product, told = below[0].rows(2)
    _product(moment, product, "hotel" if hotels else "factory", houses)
    moment.tell(moment.last_beat, told)
    draw_owner(moment, HUES[seat])
    return line("log-operate" if hotels else "log-roll-cigars", player=Seat(seat), count=houses)


def _die(moment: Moment, at: Point, side: float, n: int) -> None:
    """As it has fallen; the one that has just fallen comes with its beat, the highest is framed at the end."""
    was, now = int(moment.before.dice[n]) if moment.before.phase == Phase.DICE else 0, int(moment.seen.dice[n])
    die(moment.sheet, at, side, was)
    if now and now != was:
        with moment.part(moment.beat("log-roll-die"), str(now)):
            die(moment.sheet, at, side, now)
    if moment.seen.phase != Phase.DICE and now == moment.seen.dice.max():
        with moment.part(moment.last_beat, str(now)):
            ring = Box(at.x, at.y, 0, 0).inset(-side * 0.6)
            moment.sheet.rect(ring, rx=side * 0.26, stroke=colour("course"), stroke_width=side * 0.06)


def _product(moment: Moment, box: Box, sign: str, houses: int) -> None:
    """KW 10.6, 10.8: once all have fallen: the highest for each house is cigars, or points and dollars."""
    beat = moment.beat("log-cigars" if sign == "factory" else "log-profit")
    if beat is None:
        return
    told, best = moment.beats[beat].args, int(moment.seen.dice.max())
    won = [("cigar", told["count"])] if sign == "factory" else [("star", told["points"]), ("money", told["paid"])]
    items = [("", f"{best} ×"), (sign, f"{houses} = {best * houses}   ")]
    items += [(each, f"+{amount} ") for each, amount in won if amount]
    with moment.part(beat, " ".join(text for _, text in items)):
        run(moment.sheet, box, tuple(items), moment.letters * (1.8 if moment.wide else 1.4))


# The end of a round and of the game


def _bosses(moment: Moment) -> Line | None:
    """KW 12.1 to 12.5: the discs on each island, who is boss, the markers that return."""
    ends = moment.beat("log-round-end")
    if ends is None:
        return None
    seats, last = range(moment.seen.seats), _boss_beat(moment, ISLANDS - 1)
    won = [gain(moment.gained(seat, Source.BOSSES), last) for seat in seats]
    points = [Cell(str(total_points(moment.seen, seat)), beat=last) for seat in seats]
    rows = [
        *_island_rows(moment),
        Row(moment.words("source-bosses"), won, "crown"),
        Row(moment.words("board-points"), points, "star", is_sum=True),
    ]
    room, foot = moment.room, moment.letters * 4.4
    Tally(moment, Box(room.x - 4, room.y, room.w + 8, room.h - foot), HUES[: len(won)], rows).draw()
    boxes = Box(room.x, room.y + room.h - foot, room.w, foot).rows(2)
    for id, box in zip(("log-markers", "log-round"), boxes, strict=True):
        moment.tell(moment.beat(id), box)
    return moment.beats[ends]


def _island_rows(moment: Moment) -> list[Row]:
    """KW 12.1: everybody's discs; a crown for those with the most."""
    rows = []
    for number in range(ISLANDS):
        counts = [int(discs_on(moment.seen, seat, number)) for seat in range(moment.seen.seats)]
        beat, most = _boss_beat(moment, number), max(counts)
        cells = [Cell(str(n) if n else NONE, ("crown",) if n == most > 0 else (), beat) for n in counts]
        rows.append(Row(moment.say(island(number)), cells))
    return rows


def _boss_beat(moment: Moment, number: int) -> int | None:
    """Three islands are told one after the other after the end of the round."""
    ends = moment.beat("log-round-end")
    return None if ends is None else ends + 1 + number


def _end(moment: Moment) -> Line | None:
    """KW 13: where everybody's points come from; the last bosses, then what counts at the end, then who has won."""
    seen = moment.seen
    if seen.phase != Phase.OVER:
        return None
    rows = _island_rows(moment) if moment.has_happened else []
    rows += [_source_row(moment, source) for source in Source]
    finals = [moment.beat("log-final", player=Seat(seat)) for seat in range(seen.seats)]
    sums = [Cell(str(total_points(seen, seat)), beat=beat) for seat, beat in enumerate(finals)]
    rows.append(Row(moment.words("picture-total"), sums, "star", is_sum=True))
    room, foot, ahead = moment.room, moment.letters * 2.2, int(winners(seen))
    table = Tally(moment, Box(room.x - 4, room.y + 8, room.w + 8, room.h - foot - 8), HUES[: seen.seats], rows)
    table.draw()
    told = moment.beats[-1] if moment.beats else line("prompt-over", players=named(ahead))
    table.crown(members(ahead), moment.last_beat, moment.say(told))
    moment.tell(moment.last_beat, Box(room.x, room.y + room.h - foot, room.w, foot), told)
    return line("picture-result")


def _source_row(moment: Moment, source: Source) -> Row:
    """Points that came before are there, those of the last bosses and of the end come with what tells of them."""
    cells = []
    for seat in range(moment.seen.seats):
        beat = moment.beat("log-final", player=Seat(seat)) if source in FINAL else None
        if source == Source.BOSSES:
            beat = _boss_beat(moment, ISLANDS - 1)
        cells.append(count(int(moment.seen.players[seat].points[source]), beat))
    return Row(moment.words(f"source-{source.name.lower()}"), cells, SIGNS[source])


CLOSE_UP = enlarging(compose, symbols.defs)
