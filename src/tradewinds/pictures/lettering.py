"""How much room a text needs, estimated: fonts come from the reader's system, so nobody can measure here."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple
from unicodedata import east_asian_width, normalize

#: Widths of letters as parts of the size, as in the usual system fonts.
_WIDTHS = {
    letter: width
    for width, letters in (
        (0.27, "ijl.,:;'|!·’ "),
        (0.36, 'ftIJ()[]-/"'),
        (0.42, "r"),
        (0.50, "cszvykxLF?–"),
        (0.57, "aeETSYZ0123456789+=×−<>*"),
        (0.62, "bdghnopquABCKPRVXßΣ"),
        (0.75, "DGHNOQU&"),
        (0.80, "w…"),
        (0.93, "mMW%@—"),
    )
    for letter in letters
}
_USUAL, _FULL = 0.62, 1.0
_BOLD, _SERIF = 1.075, 1.04
#: From line to line, and the height of a single line, as parts of the size.
LEADING, _HEIGHT = 1.18, 1.1
#: Fonts differ by about this much; a text that would leave its box in a broad font is told its length.
_SLACK = 1.12
#: Down to this part of its size a text is rather written smaller than broken into lines.
_RATHER_SMALLER = 0.84
#: Letters that cannot become smaller may still become narrower, down to this part of their width, before a text is cut.
NARROWEST = 0.7
#: These must not begin a line of Japanese.
_NOT_FIRST = "、。，．・：！？）」』】ー～っょゃゅァィゥェォッャュョ"


def _letter(letter: str, factor: float) -> float:
    if east_asian_width(letter) in "WF":
        return _FULL
    return _WIDTHS.get(normalize("NFD", letter)[0], _USUAL) * factor


@lru_cache(maxsize=4096)
def width_of(text: str, bold: bool = False, serif: bool = False) -> float:
    """The width of a text of size 1. Japanese letters are as wide as they are high in every font."""
    factor = (_BOLD if bold else 1.0) * (_SERIF if serif else 1.0)
    return sum(_letter(letter, factor) for letter in text)


@dataclass(frozen=True)
class Lettering:
    """A text cut to fit: its lines and size, and for each line the length to insist on, 0 for none."""

    lines: tuple[str, ...]
    size: float
    lengths: tuple[float, ...]


class _Writing(NamedTuple):
    """How a text is written; knows how long its lines become."""

    bold: bool
    serif: bool

    def width(self, text: str) -> float:
        return width_of(text, self.bold, self.serif)


def highest_for(height: float, lines: int) -> float:
    """The size at which so many lines fill a height."""
    return height / (_HEIGHT + LEADING * (lines - 1))


def fit(
    text: str,
    width: float,
    height: float,
    size: float,
    smallest: float,
    lines: int = 1,
    bold: bool = False,
    serif: bool = False,
) -> Lettering:
    """The largest size, down to `smallest`, at which the text fits; else its letters are narrower, or it is cut with an
    ellipsis.

    A text that is only a little too long becomes smaller rather than broken; broken lines are about equally long, and
    no more than the height has room for.
    """
    writing = _Writing(bold, serif)
    while lines > 1 and highest_for(height, lines) < smallest:
        lines -= 1
    for most in range(1, lines + 1):
        least = smallest if most == lines else max(smallest, size * _RATHER_SMALLER)
        highest = min(size, highest_for(height, most))
        for tried in _sizes(max(highest, least), least):
            broken = _break(text, width / tried, writing)
            if len(broken) <= most and all(writing.width(part) * tried <= width for part in broken):
                return _lettering(_balanced(text, broken, width / tried, writing), width, tried, writing)
    room = width / smallest / NARROWEST
    broken = _cut(_break(text, room, writing), room, lines, writing)
    return _lettering(_balanced(text, broken, room, writing), width, smallest, writing)


def _sizes(size: float, least: float) -> Iterator[float]:
    while size > least:
        yield size
        size -= 0.5
    yield least


def _balanced(text: str, broken: list[str], width: float, writing: _Writing) -> list[str]:
    """As many lines, but the longest as short as can be."""
    if len(broken) == 1:
        return broken
    for part in range(20, 1, -1):
        narrower = _break(text, width * part / 20, writing)
        if len(narrower) > len(broken) or any(writing.width(line) > width for line in narrower):
            return broken
        broken = narrower
    return broken


def _lettering(broken: list[str], width: float, size: float, writing: _Writing) -> Lettering:
    return Lettering(tuple(broken), size, tuple(_length(part, width, size, writing) for part in broken))


def _length(text: str, width: float, size: float, writing: _Writing) -> float:
    estimate = writing.width(text) * size
    return min(estimate, width) if len(text) > 1 and estimate * _SLACK > width else 0.0


def _break(text: str, width: float, writing: _Writing) -> list[str]:
    """Lines no wider than `width`, as far as words allow; Japanese may break after any letter."""
    found: list[str] = []
    current = ""
    for part in _parts(text):
        if current and writing.width((current + part).rstrip()) > width:
            found.append(current.rstrip())
            current = part.lstrip()
        else:
            current += part
    return [*found, current.rstrip()] if current.strip() or not found else found


def _parts(text: str) -> list[str]:
    """Pieces that stay whole: words with the space or hyphen after them, single letters of Japanese."""
    parts: list[str] = []
    for letter in text:
        wide = east_asian_width(letter) in "WF"
        joins = parts and (letter in _NOT_FIRST or not wide) and parts[-1][-1] not in " -"
        if joins and (letter in _NOT_FIRST or east_asian_width(parts[-1][-1]) not in "WF"):
            parts[-1] += letter
        else:
            parts.append(letter)
    return parts


def _cut(broken: list[str], width: float, lines: int, writing: _Writing) -> list[str]:
    kept = broken[:lines]
    if len(broken) > lines:
        kept[-1] += "…"
    return [_shorten(part, width, writing) for part in kept]


def _shorten(text: str, width: float, writing: _Writing) -> str:
    if writing.width(text) <= width:
        return text
    text = text.rstrip("…")
    while text and writing.width(text + "…") > width:
        text = text[:-1].rstrip()
    return text + "…"
