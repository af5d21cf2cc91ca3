"""Drawing with letters: tables whose columns line up in every script."""

from collections.abc import Sequence
from unicodedata import east_asian_width


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
