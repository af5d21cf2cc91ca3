"""Drawing with letters: tables whose columns line up in every script."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from unicodedata import east_asian_width

from tradewinds.core.words import Say, line, name_of


def width(text: str) -> int:
    """How many columns a terminal needs; Japanese characters take two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def pad(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows under a head, columns as wide as they need to be."""
    widths = [max(width(row[i]) for row in [head, *rows]) for i in range(len(head))]
    drawn = ["  ".join(pad(cell, w) for cell, w in zip(row, widths, strict=True)).rstrip() for row in [head, *rows]]
    return "\n".join([drawn[0], "─" * (sum(widths) + 2 * (len(widths) - 1)), *drawn[1:]])


def heads(names: Sequence[str], say: Say) -> list[str]:
    """What stands above the columns of a board's table."""
    return [say(line(f"board-{name}")) for name in names]


def starred(seat: int, viewer: int, say: Say) -> str:
    """The name of a player; the viewer's own has a star."""
    return say(name_of(seat)) + (" ★" if seat == viewer else "")


@dataclass(frozen=True)
class Counts:
    """What the viewer of a position may count of each seat: the names of the columns, and how a row is filled."""

    names: Sequence[str]
    row: Callable[[Any, int, Say], Sequence[str]]

    def panel(self, seen: Any, seat: int, say: Say) -> list[tuple[str, str]]:
        """Of one seat: name and value of each."""
        return list(zip(heads(self.names, say), self.row(seen, seat, say), strict=True))

    def table(self, seen: Any, viewer: int, say: Say, order: Sequence[int] = ()) -> str:
        """Of all seats, after number and name; those who may act have a mark."""
        seats = order or range(seen.seats)
        first = [f"{'▶' if seen.actors >> seat & 1 else ' '}{seat + 1}" for seat in seats]
        told = [[mark, starred(s, viewer, say), *self.row(seen, s, say)] for mark, s in zip(first, seats, strict=True)]
        return table(["", *heads(("player", *self.names), say)], told)
