"""What is seen large over the board: a sheet of its own with a title, and parts that appear one after the other."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tradewinds.core.game import CloseUp
from tradewinds.core.words import Argument, Line, Say, line, name_of
from tradewinds.pictures import furniture, pieces, svg
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet, stamp
from tradewinds.pictures.theme import PANEL, Ink, colour

#: Width and height of the sheet, and the size of letters: usual ones, and the smallest, which a phone can still show.
_SIZES = {"wide": (900, 560), "tall": (560, 760)}
_LETTERS = {"wide": (18.0, 15.5), "tall": (24.0, 20.0)}
#: The chart border, and below it the title.
_EDGE, _TITLE = 22.0, 46.0


@dataclass
class Moment:
    """What has just happened, as one viewer saw it, and the sheet on which it is drawn large."""

    before: Any
    seen: Any
    """The same record as `before` where nothing has just happened: then only what lasts is drawn."""
    viewer: int
    say: Say
    beats: Sequence[Line]
    layout: str

    @cached_property
    def sheet(self) -> Sheet:
        """For what lies on the paper; ids begin with `close-`."""
        return Sheet(_LETTERS[self.layout][1])

    @property
    def wide(self) -> bool:
        return self.layout == "wide"

    @property
    def size(self) -> tuple[float, float]:
        return _SIZES[self.layout]

    @property
    def room(self) -> Box:
        """The paper below the title."""
        width, height = self.size
        return Box(_EDGE, _EDGE + _TITLE, width - 2 * _EDGE, height - 2 * _EDGE - _TITLE)

    @property
    def letters(self) -> float:
        """The usual size of letters."""
        return _LETTERS[self.layout][0]

    @property
    def has_happened(self) -> bool:
        return self.before is not self.seen

    @property
    def is_choosing(self) -> bool:
        """Whether the viewer was to choose before it and still is: then nothing may lie over the board for long."""
        return self.viewer >= 0 and bool(self.before.actors & self.seen.actors & 1 << self.viewer)

    @property
    def last_beat(self) -> int | None:
        return len(self.beats) - 1 if self.beats else None

    def beat(self, id: str, /, **args: Argument) -> int | None:
        """Which beat it is: the first with that id whose arguments are these; None when there is none."""
        found = (k for k, told in enumerate(self.beats) if told.id == id and args.items() <= told.args.items())
        return next(found, None)

    def gained(self, seat: int, source: int) -> int:
        """The points a player got from a source, where a game counts them by source."""
        return int(self.seen.players[seat].points[source]) - int(self.before.players[seat].points[source])

    @contextmanager
    def part(self, beat: int | None, told: str, id: str | None = None) -> Iterator[None]:
        """A part with its name for those who listen; one that belongs to a beat appears with it."""
        with self.sheet.group(data_beat=beat, role="img", aria_label=told, id=id):
            yield

    def tell(self, beat: int | None, box: Box, told: Line | None = None) -> None:
        """What is told with a beat, in words of two lines at most; nothing where there is neither beat nor line."""
        if beat is not None or told is not None:
            text = self.say(told or self.beats[beat or 0])
            with self.part(beat, text):
                self.text(text, box, PANEL, 1.3 if self.wide else 1.1, lines=2)

    def words(self, id: str, /, **args: Argument) -> str:
        return self.say(Line(id, args))

    def name(self, seat: int) -> str:
        return self.say(name_of(seat))

    def text(
        self,
        text: str,
        box: Box,
        ink: Ink,
        scale: float = 1.0,
        *,
        lines: int = 1,
        align: str = "middle",
        face: str = "",
    ) -> None:
        """A text so many times the usual size, never smaller than can be read on a phone."""
        usual, smallest = _LETTERS[self.layout]
        size = max(usual * scale, smallest)
        self.sheet.text(text, box, size, ink, smallest=smallest, lines=lines, align=align, face=face)

    def pill(self, text: str, box: Box, ink: Ink) -> None:
        """A short text on a ground of its own, for what was won or lost."""
        self.sheet.rect(box, colour(ink.on), rx=min(box.h / 2, 8), stroke=colour("edge"), stroke_width=1)
        self.text(text, box.inset(4, 1), ink, face="bold")


def enlarging(compose: Callable[[Moment], Line | None], defs: Callable[[], Sheet] = Sheet) -> CloseUp:
    """How a game is seen large: `compose` draws a moment and gives its title, None when there is nothing to be seen."""

    def close_up(
        before: Any,
        seen: Any,
        viewer: int,
        say: Say,
        beats: Sequence[Line],
        layout: str = "wide",
        theme: str | None = None,
        embedded: bool = False,
    ) -> str:
        moment = Moment(before, seen, viewer, say, beats, layout)
        title = compose(moment)
        if title is None:
            return ""
        told, lang, body = say(title), say(line("language")), Sheet()
        _paper(body, *moment.size, told)
        body.paste(moment.sheet)
        # A page has the drawings once, in its board.
        drawings = [] if embedded else [pieces.defs(), defs()]
        return svg.picture(body, *moment.size, told, lang, drawings, theme, embedded)

    return close_up


@stamp
def _paper(sheet: Sheet, width: float, height: float, title: str) -> None:
    """A chart with a shadow at its edge, and its title."""
    sheet.rect(Box(6, 8, width - 10, height - 10), colour("edge"), rx=12, fill_opacity=0.35)
    box = Box(2, 2, width - 10, height - 10)
    sheet.rect(box, colour("panel"), rx=10)
    furniture.frame(sheet, box.inset(4))
    with sheet.group(aria_hidden="true"):
        sheet.text(
            title, Box(_EDGE + 8, _EDGE, width - 2 * _EDGE - 16, _TITLE), 30, PANEL, face="serif bold", smallest=20
        )
