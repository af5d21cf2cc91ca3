"""The panel of a player beside the chart: what it has in every game."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Protocol

from tradewinds.core.words import Argument, Say, line, name_of
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box, Point
from tradewinds.pictures.svg import Sheet, part
from tradewinds.pictures.theme import PANEL, WARNING, colour


class Head(Protocol):
    """Where the head of a panel lies, from its upper left corner."""

    @property
    def disc(self) -> Point: ...

    @property
    def name(self) -> Box: ...

    @property
    def size(self) -> float: ...


@dataclass(frozen=True)
class Panel(ABC):
    """A player's panel; a game adds what else it shows, so that equal panels are drawn once."""

    say: Say
    wide: bool
    at: Box
    seat: int
    acting: bool
    own: bool

    @property
    def name(self) -> str:
        return self.say(name_of(self.seat))

    @abstractmethod
    def summary(self) -> str:
        """For those who listen."""

    @abstractmethod
    def draw(self, sheet: Sheet) -> None:
        """The head, and what the game shows of a player."""

    def told(self, **counts: Argument) -> str:
        """The player with what the game counts, for those who listen."""
        return self.say(line("picture-player", player=self.name, **counts))

    def place(self, box: Box) -> Box:
        return box.moved(self.at.x, self.at.y)

    def draw_head(self, sheet: Sheet, parts: Head, hue: int) -> None:
        """The plate, whose it is, and a sign if that player may act."""
        box, size = self.at, parts.size
        furniture.panel(sheet, box)
        if self.acting:
            furniture.acting(sheet, box, box.y + parts.disc.y, 1.0 if self.wide else 0.6)
        sheet.use(f"disc-{hue}", box.x + parts.disc.x, box.y + parts.disc.y, size / 17)
        name = self.say(line("picture-you", player=self.name)) if self.own else self.name
        sheet.text(name, self.place(parts.name), size, PANEL, face="bold", align="start", smallest=size * 0.65)


@part
def draw_panel(sheet: Sheet, panel: Panel) -> None:
    with sheet.group(id=f"player-{panel.seat + 1}", role="img", aria_label=panel.summary()):
        panel.draw(sheet)


def draw_round(sheet: Sheet, box: Box, size: float, told: str, last: bool) -> None:
    """Which round it is, on a warning ground in the last."""
    if last:
        sheet.rect(box.inset(-2), colour("warn"), rx=6)
    sheet.text(told, box, size, WARNING if last else PANEL, face="bold", smallest=size * 0.6, lines=2)
