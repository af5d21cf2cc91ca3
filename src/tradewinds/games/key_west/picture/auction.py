"""The auction seen large: the bids turned over, what follows from them, and the cards as they are taken."""

from collections.abc import Sequence

from tradewinds.core.words import Line, Seat, line
from tradewinds.games.key_west.box.components import CARDS_BY_RANK, OFFER
from tradewinds.games.key_west.picture.offer import draw_card, draw_slot, placed, small_card
from tradewinds.games.key_west.picture.scene import HUES
from tradewinds.games.key_west.rules.cards import is_picking
from tradewinds.games.key_west.telling.names import card
from tradewinds.pictures import furniture
from tradewinds.pictures.close_up import Moment
from tradewinds.pictures.figures import draw_player, run
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import shift
from tradewinds.pictures.theme import CARD, PANEL, colour

#: KW 6.10, 7.4: the board has to be seen.
_ON_THE_BOARD = ("log-plant", "log-plant-taken", "log-done-plant", "log-move-disc")
_HOOK = "M-9 0l7 8l13-17"


def draw_auction(moment: Moment) -> Line | None:
    """KW 5.5 to 5.9, 6.4: bids, payments, the lighthouse; as long as cards are taken, by whom, and what is left."""
    planted = any(told.id in _ON_THE_BOARD for told in moment.beats)
    goes_on = is_picking(moment.before) and not planted and not moment.is_choosing
    turned_over = moment.beat("log-rank") is not None
    if not turned_over and not goes_on:
        return None
    seats, room = int(moment.seen.seats), moment.room.inset(4)
    high = min(80, room.h * 0.64 / seats)
    taken = _taken(moment)
    for place, row in enumerate(Box(room.x, room.y, room.w, high * seats).rows(seats, 6)):
        _bidder(moment, row, place, taken if place == moment.before.rank else ())
    top = room.y + high * seats + 12
    _offer(moment, Box(room.x, top, room.w, room.y + room.h - top))
    return line("close-bids" if turned_over else "close-cards")


def _taken(moment: Moment) -> list[tuple[int, int | None]]:
    """KW 6.4: the cards the current player has taken, with the beat of the one just taken."""
    before, seen = moment.before, moment.seen
    just = before.offer - seen.offer - (seen.discard - before.discard)
    beat = moment.beat("log-take-card")
    held = [(number, None) for number, count in enumerate(before.taken) for _ in range(count)]
    return held + [(number, beat) for number, count in enumerate(just) for _ in range(count)]


def _bidder(moment: Moment, row: Box, place: int, taken: Sequence[tuple[int, int | None]]) -> None:
    """A player by rank: the bid, what is paid, the lighthouse or the cards."""
    sheet, seat = moment.sheet, int(moment.seen.ranking[place])
    rank, name, slip, paid, cards = row.inset(6, 4).shares(0.06, 0.32, 0.14, 0.18, 0.3)
    bid = slip.inset(slip.w * 0.12, 0)
    beat, amount = moment.beat("log-rank", player=Seat(seat)), int(moment.seen.players[seat].bid)
    furniture.panel(sheet, row)
    furniture.card_back(sheet, bid)
    told = moment.words("picture-bid-rank", amount=amount, rank=place + 1)
    with moment.part(beat, f"{moment.name(seat)}: {told}", f"close-bid-{seat + 1}"):
        moment.text(str(place + 1), rank, PANEL, 1.4, face="serif bold")
        draw_player(moment, name, HUES[seat], seat)
        furniture.card_face(sheet, bid)
        moment.text(str(amount), bid, CARD, 1.5, face="bold")
    _payment(moment, paid, place)
    if place == moment.seen.seats - 1:
        _lighthouse(moment, cards, seat)
    _slots(moment, cards, place, taken)
    if is_picking(moment.seen) and place == moment.seen.rank:
        with moment.part(moment.last_beat, moment.words("prompt-other", player=Seat(seat))):
            furniture.acting(sheet, row, row.centre.y, 1.2)


def _payment(moment: Moment, box: Box, place: int) -> None:
    """KW 5.8, 5.9: the first pays the lowest bid to the last; the fourth of five is paid by the bank."""
    seen, last = moment.seen, int(moment.seen.seats) - 1
    amount, beat = int(seen.players[seen.ranking[last]].bid), moment.beat("log-pays")
    if place == 3 != last:
        beat = moment.beat("log-fourth")
        amount = 0 if beat is None else int(str(moment.beats[beat].args["paid"]))
    elif place not in (0, last):
        return
    if amount:
        told = f"–{amount}" if place == 0 else f"+{amount}"
        with moment.part(beat, told):
            run(moment.sheet, box, (("money", told),), moment.letters * (1.3 if moment.wide else 1.1))


def _lighthouse(moment: Moment, box: Box, seat: int) -> None:
    """KW 5.7."""
    told = moment.words("picture-lighthouse", player=Seat(seat))
    with moment.part(moment.beat("log-new-lighthouse"), told):
        moment.sheet.use("lighthouse", box.x + box.w * 0.72, box.centre.y, box.h / 34)


def _slots(moment: Moment, box: Box, place: int, taken: Sequence[tuple[int, int | None]]) -> None:
    """KW 6.1: a place for each card that is due; a hook where they have been taken before."""
    seen, due = moment.seen, int(CARDS_BY_RANK[moment.seen.seats, place])
    done = place < seen.rank or (place == seen.rank and seen.picks == 0)
    cells = box.columns(max(due, 2), 6)[-due:] if due else []
    for n, cell in enumerate(cells):
        draw_slot(moment.sheet, cell)
        if n < len(taken):
            number, beat = taken[n]
            told = moment.say(card(number))
            with moment.part(beat, told):
                small_card(moment.sheet, cell, number, told)
        elif done:
            at = shift(*cell.centre)
            moment.sheet.path(_HOOK, transform=at, stroke=colour("course"), stroke_width=4, stroke_linecap="round")


def _offer(moment: Moment, box: Box) -> None:
    """KW 6.3: what can still be taken; a phone has no room for words."""
    columns = 6 if moment.wide else 3
    places = box.cells(-(-OFFER // columns), columns, 8, 8)
    for place in places:
        draw_slot(moment.sheet, place)
    for number, name, place in placed(moment.seen.offer.tolist(), places):
        shown = moment.say(card(number))
        with moment.part(None, shown, f"close-card-{name}"), moment.sheet.group(transform=shift(place.x, place.y)):
            if moment.wide:
                draw_card(moment.sheet, place.w, place.h, number, shown, moment.letters, lines=3)
            else:
                small_card(moment.sheet, Box(0, 0, place.w, place.h), number, shown)
