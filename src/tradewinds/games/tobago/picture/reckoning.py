"""The end, large: everybody's gold counted card by card, and who has won."""

from tradewinds.core.bits import members
from tradewinds.core.words import Seat
from tradewinds.games.tobago.box.components import VALUES
from tradewinds.games.tobago.picture import tabletop
from tradewinds.games.tobago.picture.scene import Holding, Scene
from tradewinds.games.tobago.rules.ending import winners
from tradewinds.pictures import furniture
from tradewinds.pictures.close_up import Moment
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.theme import COIN, PANEL, PANEL_MUTED, WARNING


def draw_reckoning(moment: Moment, before: Scene, seen: Scene) -> None:
    """TB 13.3, 13.4: from the most coins down, with as many from the most amulets."""
    ahead = members(winners(moment.seen))
    order = sorted(range(seen.seats), key=lambda seat: (-seen.players[seat].coins, -seen.players[seat].amulets))
    rows = moment.room.inset(6, 4).rows(max(seen.seats, 3), 10)
    for row in rows[seen.seats :]:
        moment.sheet.use("chest", row.centre.x, row.centre.y, row.h / 26)
    for seat, row in zip(order, rows, strict=False):
        holding = seen.players[seat]
        furniture.panel(moment.sheet, row)
        head = Box(row.x + 14, row.y, row.w - 28, row.h if moment.wide else min(70, row.h / 2))
        _draw_name(moment, head, seat, holding.coins - before.players[seat].coins)
        with moment.part(moment.beat("log-won"), _told(moment, seat, holding), f"close-count-{seat + 1}"):
            _draw_count(moment, row, head, holding)
            if seat in ahead:
                furniture.crown(moment.sheet, head.x + 18, head.centre.y - 30, 1.4)


def _told(moment: Moment, seat: int, holding: Holding) -> str:
    name = moment.name(seat)
    return moment.words("close-player", player=name, coins=holding.coins, amulets=holding.amulets, taken=0)


def _draw_name(moment: Moment, head: Box, seat: int, change: int) -> None:
    """The player, and what the last action brought or cost."""
    with moment.part(None, moment.name(seat), f"close-player-{seat + 1}"):
        tabletop.name(moment, Box(head.x, head.y + 8, 214, head.h - 8), seat, 1.3)
    if change:
        beat = moment.beat("log-accept" if change > 0 else "log-curse-gold", player=Seat(seat))
        told, pill = f"{change:+}".replace("-", "−"), Box(head.x + 218, head.centre.y - 15, 56, 30)
        with moment.part(beat, told, f"close-change-{seat + 1}"):
            moment.pill(told, pill, COIN if change > 0 else WARNING)


def _draw_count(moment: Moment, row: Box, head: Box, holding: Holding) -> None:
    """The cards, the amulets, the coins."""
    cards = Box(row.x + 296, row.y + 10, row.w - 474, row.h - 20)
    if not moment.wide:
        cards = Box(row.x + 14, row.y + head.h, row.w - 28, min(row.h - head.h - 8, 90))
    for value, cell in enumerate(cards.columns(VALUES)):
        if holding.gold[value]:
            tabletop.stack(moment, cell, value, holding.gold[value], PANEL)
    end = Box(head.x + head.w - 150, head.y, 150, head.h)
    moment.sheet.use("amulet", end.x + 12, end.centre.y, 1.0)
    moment.text(str(holding.amulets), Box(end.x + 28, end.y, 30, end.h), PANEL_MUTED, align="start")
    moment.text(str(holding.coins), Box(end.x + 56, end.y, 94, end.h), PANEL, 2.2, face="serif bold", align="end")
