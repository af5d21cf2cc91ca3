"""What is counted on a close-up: signs with numbers, players, and a table with a column for each of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from tradewinds.pictures import furniture
from tradewinds.pictures.close_up import Moment
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.lettering import width_of
from tradewinds.pictures.svg import Sheet, number, stamp
from tradewinds.pictures.theme import PANEL, PANEL_MUTED, colour

#: What stands for nothing.
NONE = "–"


@stamp
def run(sheet: Sheet, box: Box, items: tuple[tuple[str, str], ...], size: float) -> None:
    """Signs and texts side by side in the middle of a box: each item is a sign, a text after it, or both.

    Where there is not enough room the signs overlap.
    """
    k = size / 19
    texts = [width_of(text, True) * size + size * 0.45 if text else 0.0 for _, text in items]
    signs = [28 * k if sign else 0.0 for sign, _ in items]
    closer = min(1.0, (box.w - sum(texts)) / max(sum(signs), 1))
    x = box.centre.x - (sum(texts) + closer * sum(signs)) / 2
    for (sign, text), wide, room in zip(items, texts, signs, strict=True):
        if sign:
            furniture.sign(sheet, sign, x + room * closer / 2, box.centre.y, k)
        x += room * closer
        if text:
            ink = PANEL_MUTED if text == NONE else PANEL
            sheet.text(text, Box(x, box.y, wide, box.h), size, ink, face="bold")
        x += wide


def draw_player(moment: Moment, box: Box, hue: int, seat: int) -> None:
    """The disc of a player and the name beside it."""
    scale = 1.3 if moment.wide else 1.0
    size = moment.letters * scale
    moment.sheet.use(f"disc-{hue}", box.x + size * 0.75, box.centre.y, size / 18)
    name = Box(box.x + size * 1.7, box.y, box.w - size * 1.7, box.h)
    moment.text(moment.name(seat), name, PANEL, scale, face="bold", align="start")


def draw_owner(moment: Moment, hue: int) -> None:
    """The disc of the player whom all of it is about, beside the title."""
    at = moment.room
    moment.sheet.use(f"disc-{hue}", at.x + 20, at.y - 24, 1.2)


class Cell(NamedTuple):
    """What one player has: drawings and a text after them, and the beat it appears with."""

    text: str = ""
    signs: tuple[str, ...] = ()
    beat: int | None = None


class Row(NamedTuple):
    """What is counted, and what each player has of it."""

    label: str
    cells: Sequence[Cell]
    sign: str = ""
    is_sum: bool = False


def count(number: int, beat: int | None = None) -> Cell:
    return Cell(str(number) if number else NONE, beat=beat)


def gain(points: int, beat: int | None = None) -> Cell:
    """What is won just then."""
    return Cell(f"+{points}" if points else "", beat=beat)


@dataclass(frozen=True)
class Tally:
    """A table in the middle of a box; `hues` are the colours of the seats."""

    moment: Moment
    box: Box
    hues: Sequence[int]
    rows: Sequence[Row]

    @property
    def _head(self) -> float:
        return self.moment.letters * 2.6

    @property
    def _label(self) -> float:
        """More of a phone, and more where there are few players."""
        return self.box.w * 0.24 if self.moment.wide else max(self.box.w * 0.36, self.box.w - 100 * len(self.hues))

    @property
    def _column(self) -> float:
        """As wide as there is room, not wider than looks well."""
        return min((self.box.w - self._label) / len(self.hues), 150)

    @property
    def _step(self) -> float:
        return min((self.box.h - self._head) / len(self.rows), self.moment.letters * 3)

    @property
    def area(self) -> Box:
        """What the table covers."""
        w, h = self._label + self._column * len(self.hues), self._head + self._step * len(self.rows)
        return Box(self.box.x + (self.box.w - w) / 2, self.box.y + (self.box.h - h) / 2, w, h)

    def _cell(self, row: int, seat: int) -> Box:
        """Row -1 is the head."""
        area = self.area
        x = area.x + self._label + seat * self._column
        if row < 0:
            return Box(x, area.y, self._column, self._head - 4)
        return Box(x, area.y + self._head + row * self._step, self._column, self._step)

    def draw(self) -> None:
        self._heads()
        for n, row in enumerate(self.rows):
            self._name(n, row)
            together = sorted(range(len(row.cells)), key=lambda seat: _first(row.cells[seat].beat))
            for beat, seats in groupby(together, key=lambda seat: row.cells[seat].beat):
                self._fill(n, row, beat, list(seats))

    def crown(self, seats: Sequence[int], beat: int | None, told: str) -> None:
        """Worn by who has won."""
        with self.moment.part(beat, told):
            for seat in seats:
                head, size = self._cell(-1, seat), self.moment.letters
                furniture.sign(self.moment.sheet, "crown", head.centre.x, head.y, size / 22)

    def _heads(self) -> None:
        """Disc and name of everybody; the viewer's own column is tinted."""
        moment, area = self.moment, self.area
        with moment.sheet.group(aria_hidden="true"):
            if moment.viewer >= 0:
                own = Box(self._cell(-1, moment.viewer).x, area.y - 4, self._column, area.h + 8)
                moment.sheet.rect(own.inset(3, 0), colour("chosen"), rx=8, fill_opacity=0.4)
            for seat, hue in enumerate(self.hues):
                head = self._cell(-1, seat)
                moment.sheet.use(f"disc-{hue}", head.centre.x, head.y + moment.letters * 0.75, moment.letters / 20)
                name = Box(head.x, head.y + moment.letters * 1.4, head.w, head.h - moment.letters * 1.4)
                moment.text(moment.name(seat), name, PANEL, face="bold")

    def _name(self, n: int, row: Row) -> None:
        """The label below a line, a firm one above a sum."""
        moment, cell, area = self.moment, self._cell(n, 0), self.area
        _line(moment.sheet, Box(area.x, cell.y, area.w, 0), row.is_sum)
        indent = moment.letters * 1.5 if row.sign else 2.0
        with moment.sheet.group(aria_hidden="true"):
            if row.sign:
                furniture.sign(moment.sheet, row.sign, area.x + indent * 0.48, cell.centre.y, moment.letters / 22)
            room = Box(area.x + indent, cell.y, self._label - indent - 2, cell.h)
            lines = 2 if cell.h > moment.letters * 1.9 else 1
            moment.text(row.label, room, PANEL, lines=lines, align="start", face="bold" if row.is_sum else "")

    def _fill(self, n: int, row: Row, beat: int | None, seats: Sequence[int]) -> None:
        """The cells that appear together."""
        told = [f"{self.moment.name(seat)} {row.cells[seat].text or len(row.cells[seat].signs)}" for seat in seats]
        with self.moment.part(beat, f"{row.label}: {', '.join(told)}"):
            for seat in seats:
                cell, box = row.cells[seat], self._cell(n, seat).inset(4, 1)
                size = min(self.moment.letters * (1.25 if row.is_sum else 1.05), box.h * 0.8)
                items = [(sign, "") for sign in cell.signs] + ([("", cell.text)] if cell.text else [])
                run(self.moment.sheet, box, tuple(items), size)


def _first(beat: int | None) -> int:
    return -1 if beat is None else beat


@stamp
def _line(sheet: Sheet, at: Box, firm: bool) -> None:
    line = colour("course" if firm else "line")
    sheet.path(f"M{number(at.x)} {number(at.y)}h{number(at.w)}", stroke=line, stroke_width=2 if firm else 1)
