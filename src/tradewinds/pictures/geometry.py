"""Places on a picture: boxes and points, and a steady choice of who stands where."""

from collections.abc import Sequence
from typing import NamedTuple


class Point(NamedTuple):
    x: float
    y: float

    def moved(self, dx: float, dy: float) -> "Point":
        return Point(self.x + dx, self.y + dy)


class Box(NamedTuple):
    """A rectangle: its upper left corner, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> Point:
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def inset(self, dx: float, dy: float | None = None) -> "Box":
        """Smaller on all sides; larger where negative."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> "Box":
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def columns(self, count: int, gap: float = 0) -> list["Box"]:
        """Side by side, equally wide."""
        w = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (w + gap), self.y, w, self.h) for i in range(count)]

    def shares(self, *shares: float) -> list["Box"]:
        """Side by side, each as wide as its share of the whole."""
        lefts = [self.x + sum(shares[:i]) * self.w for i in range(len(shares))]
        return [Box(x, self.y, share * self.w, self.h) for x, share in zip(lefts, shares, strict=True)]

    def rows(self, count: int, gap: float = 0) -> list["Box"]:
        """One below the other, equally high."""
        h = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (h + gap), self.w, h) for i in range(count)]

    def cells(self, rows: int, columns: int, down: float = 0, across: float = 0) -> list["Box"]:
        """Equally large, row by row, with these gaps between rows and between columns."""
        return [cell for row in self.rows(rows, down) for cell in row.columns(columns, across)]


def around(points: Sequence[Point], dx: float, dy: float) -> Box:
    """The box that holds all points with so much room on each side."""
    left, top = min(p.x for p in points), min(p.y for p in points)
    right, bottom = max(p.x for p in points), max(p.y for p in points)
    return Box(left - dx, top - dy, right - left + 2 * dx, bottom - top + 2 * dy)


def steady_places(places: Sequence[int], wishes: Sequence[int], count: int, rest: int) -> list[int]:
    """Which of `count` like pieces stands where, so that few change when one moves.

    A position tells how many like pieces stand at a place, not which. Each occupied place in turn takes the piece it
    wishes for (its wish modulo the count) or the next one free; pieces left over are at `rest`. Equal input, equal
    output, and nothing has to be remembered.
    """
    standing = [rest] * count
    free = [True] * count
    for place, wish in zip(places, wishes, strict=True):
        piece = wish % count
        while not free[piece]:
            piece = (piece + 1) % count
        standing[piece] = place
        free[piece] = False
    return standing
