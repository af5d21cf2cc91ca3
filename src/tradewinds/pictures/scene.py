"""What a viewer sees, and the sheet it is drawn on: what every game begins with, and how its picture is finished."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from tradewinds.core.game import CloseUp, Picture
from tradewinds.core.words import Argument, Line, Say, line, name_of
from tradewinds.pictures import pieces, svg
from tradewinds.pictures.export import png
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.plan import SharedPlan
from tradewinds.pictures.svg import Sheet
from tradewinds.pictures.theme import colour

#: The last `(actor, action)` that everybody knows, if there is one.
Last = tuple[int, int] | None

AnyPlan = TypeVar("AnyPlan", bound=SharedPlan)


def fields_of(record: Any) -> dict[str, Any]:
    """A record in plain values: reading one field of it after the other is slow, and drawing reads much."""
    return dict(zip(record.dtype.names, record.item(), strict=True))


def rows_of(records: Any) -> list[dict[str, Any]]:
    """A list of records in plain values."""
    return [dict(zip(records.dtype.names, row, strict=True)) for row in records.tolist()]


@dataclass
class SharedScene(Generic[AnyPlan]):
    """What every part of a picture needs; a game adds what it reads from the position."""

    record: Any
    viewer: int
    say: Say
    actions: Sequence[int]
    last: Last
    plan: AnyPlan

    @cached_property
    def sheet(self) -> Sheet:
        """Where it is drawn: paper as large as the plan."""
        sheet = Sheet(self.plan.least)
        sheet.rect(Box(0, 0, self.plan.width, self.plan.height), colour("paper"))
        return sheet

    @cached_property
    def position(self) -> dict[str, Any]:
        return fields_of(self.record)

    @cached_property
    def seats(self) -> int:
        return int(self.position["seats"])

    @cached_property
    def phase(self) -> int:
        return int(self.position["phase"])

    @cached_property
    def acting(self) -> list[int]:
        """The seats that may act."""
        return [seat for seat in range(self.seats) if self.position["actors"] >> seat & 1]

    @cached_property
    def rows(self) -> list[dict[str, Any]]:
        """The players in plain values."""
        return rows_of(self.position["players"][: self.seats])

    def words(self, id: str, /, **args: Argument) -> str:
        return self.say(Line(id, args))

    def name(self, seat: int) -> str:
        return self.say(name_of(seat))

    def joined(self, lines: Sequence[Line]) -> str:
        """What a click does; several choices one after the other."""
        return " · ".join(map(self.say, lines))


AnyScene = TypeVar("AnyScene", bound=SharedScene[Any])


def drawing(
    compose: Callable[..., AnyScene],
    title: Callable[[AnyScene], Line],
    defs: Callable[[], Sheet] = Sheet,
    close_up: CloseUp | None = None,
) -> Picture:
    """How a game is drawn: its scene is composed, and written with a title, the shared drawings and its own `defs`."""

    def draw(
        seen: Any,
        seat: int,
        say: Say,
        actions: Sequence[int],
        last: Last = None,
        layout: str = "wide",
        theme: str | None = None,
        embedded: bool = False,
    ) -> str:
        scene = compose(seen, seat, say, actions, last, layout, not embedded)
        told, lang, drawings = say(title(scene)), say(line("language")), [pieces.defs(), defs()]
        return svg.picture(scene.sheet, scene.plan.width, scene.plan.height, told, lang, drawings, theme, embedded)

    return Picture(draw, png, close_up)
