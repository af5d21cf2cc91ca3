"""Drawing with letters: tables whose columns line up in every script."""

from collections.abc import Mapping, Sequence
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


def player_table(names: Sequence[str], rows: Mapping[int, Sequence[str]], acting: int, viewer: int, say: Say) -> str:
    """What everybody may count of each seat, after its number and name; `acting` is the bit set of who may act."""
    first = {seat: "▶" if acting >> seat & 1 else " " for seat in rows}
    told = [[f"{first[seat]}{seat + 1}", starred(seat, viewer, say), *row] for seat, row in rows.items()]
    return table(["", *heads(("player", *names), say)], told)
