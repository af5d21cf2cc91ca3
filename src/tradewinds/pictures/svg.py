"""A small writer of SVG: what goes in is escaped, an id is given once, a text stays in its box."""

import re
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache, partial
from typing import Concatenate, NamedTuple, ParamSpec, cast

from tradewinds.pictures import theme
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.lettering import LEADING, fit
from tradewinds.pictures.theme import Ink, colour

Value = str | float | None
Arguments = ParamSpec("Arguments")

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
#: Letters that XML 1.0 does not know; a name chosen by a player may hold anything.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ID = re.compile(r"[a-z][a-z0-9-]*")
#: How the ids of pieces begin on a page.
ON_PAGE = "on-"
#: Half the height of capitals and figures: from the middle of a box down to the line the letters stand on.
_RISE = 0.35


@lru_cache(maxsize=8192)
def escape(text: str) -> str:
    return _FORBIDDEN.sub("\ufffd", text).translate(_ESCAPES)


@lru_cache(maxsize=65536)
def number(value: float) -> str:
    """Two decimals at most, no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@lru_cache(maxsize=8192)
def _is_id(id: Value) -> bool:
    return isinstance(id, str) and bool(_ID.fullmatch(id))


@cache
def _name(keyword: str) -> str:
    return keyword.rstrip("_").replace("_", "-")


def _attributes(values: dict[str, Value]) -> str:
    return "".join(
        [
            f' {_name(name)}="{escape(value) if isinstance(value, str) else number(value)}"'
            for name, value in values.items()
            if value is not None
        ]
    )


@lru_cache(maxsize=65536)
def shift(x: float, y: float, scale: float = 1.0) -> str:
    """A `transform`: to a place, and there smaller or larger."""
    moved = f"translate({number(x)} {number(y)})"
    return moved if scale == 1.0 else f"{moved} scale({number(scale)})"


class Label(NamedTuple):
    """A line of text that was written and the box it has to stay in, in the coordinates of its group."""

    text: str
    box: Box


class Sheet:
    """Markup in the making. Attributes are keywords: `fill`, `stroke_width`, `class_`, `data_action`."""

    def __init__(self, least: float = 0.0) -> None:
        self.least = least
        """No text is written smaller: it is broken into lines or cut instead."""
        self._parts: list[str] = []
        self.ids: set[str] = set()
        self.labels: list[Label] = []

    def __str__(self) -> str:
        return "".join(self._parts)

    def add(self, tag: str, /, **attributes: Value) -> None:
        """An element without content."""
        self._note(attributes.get("id"))
        self._parts.append(f"<{tag}{_attributes(attributes)}/>")

    @contextmanager
    def group(self, tag: str = "g", /, title: str | None = None, **attributes: Value) -> Iterator[None]:
        """An element around what is written inside the `with`; `title` is what a pointer resting on it is told."""
        self._note(attributes.get("id"))
        self._parts.append(f"<{tag}{_attributes(attributes)}>")
        if title is not None:
            self._parts.append(f"<title>{escape(title)}</title>")
        yield
        self._parts.append(f"</{tag}>")

    def _note(self, id: Value) -> None:
        if id is None:
            return
        if id in self.ids or not _is_id(id):
            raise ValueError(f"the id {id!r} is given twice, or is none")
        self.ids.add(str(id))

    def paste(self, other: "Sheet") -> None:
        """Everything another sheet holds; art that never changes is drawn once and pasted."""
        if not self.ids.isdisjoint(other.ids):
            raise ValueError(f"ids are given twice: {self.ids & other.ids}")
        self.ids |= other.ids
        self._parts.extend(other._parts)
        self.labels.extend(other.labels)

    def joined(self) -> "Sheet":
        """The same sheet, quicker to paste."""
        self._parts = ["".join(self._parts)]
        return self

    # The elements that are used most

    def path(self, d: str, fill: str | None = "none", **attributes: Value) -> None:
        self.add("path", d=d, fill=fill, **attributes)

    def rect(self, box: Box, fill: str | None = "none", rx: float | None = None, **attributes: Value) -> None:
        self.add("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=rx, fill=fill, **attributes)

    def circle(self, x: float, y: float, r: float, fill: str | None = "none", **attributes: Value) -> None:
        self.add("circle", cx=x, cy=y, r=r, fill=fill, **attributes)

    def use(self, name: str, x: float, y: float, scale: float = 1.0, **attributes: Value) -> None:
        """A drawing of `defs` at a place."""
        self.add("use", href=f"#tw-{name}", transform=shift(x, y, scale), **attributes)

    def piece(self, id: str, name: str, x: float, y: float, scale: float, title: str) -> None:
        """A drawing of `defs` that is somebody's or something's: it has an id, a name, and glides when it moves."""
        self._note(id)
        self._parts.append(
            f'<use id="{id}" class="tw-piece" href="#tw-{name}" transform="{shift(x, y, scale)}">'
            f"<title>{escape(title)}</title></use>"
        )

    def text(
        self,
        text: str,
        box: Box,
        size: float,
        ink: Ink,
        *,
        smallest: float | None = None,
        lines: int = 1,
        align: str = "middle",
        face: str = "",
    ) -> None:
        """A text inside a box, in the middle of its height; smaller, broken into lines or cut where it must be.

        `face` is "bold", "serif" or "serif bold".
        """
        least = max(smallest or size * 0.7, self.least)
        markup, labels = _lettered(text, box, max(size, least), ink, least, lines, align, face)
        self._parts.append(markup)
        self.labels.extend(labels)


@lru_cache(maxsize=4096)
def _lettered(
    text: str,
    box: Box,
    size: float,
    ink: Ink,
    smallest: float,
    lines: int,
    align: str,
    face: str,
) -> tuple[str, tuple[Label, ...]]:
    """The markup of a text, one element for each line, and what a test needs to know of it."""
    lettering = fit(text, box.w, box.h, size, smallest, lines, "bold" in face, "serif" in face)
    step = lettering.size * LEADING
    first = box.y + box.h / 2 - step * (len(lettering.lines) - 1) / 2 + lettering.size * _RISE
    values: dict[str, Value] = {
        "class": " ".join(f"tw-{name}" for name in face.split()) or None,
        "x": {"start": box.x, "middle": box.x + box.w / 2, "end": box.x + box.w}[align],
        "font-size": lettering.size,
        "text-anchor": None if align == "start" else align,
        "fill": colour(ink.colour),
    }
    markup = ""
    for i, (part, length) in enumerate(zip(lettering.lines, lettering.lengths, strict=True)):
        own: dict[str, Value] = {"y": first + i * step}
        if length:
            own |= {"textLength": length, "lengthAdjust": "spacingAndGlyphs"}
        markup += f"<text{_attributes(values | own)}>{escape(part)}</text>"
    return markup, tuple(Label(part, box) for part in lettering.lines)


Art = Callable[Concatenate[Sheet, Arguments], None]


def stamp(draw: Art[Arguments]) -> Art[Arguments]:
    """For art that depends on its arguments alone: it is drawn once and pasted ever after."""
    return _kept(draw, 2048)


def part(draw: Art[Arguments]) -> Art[Arguments]:
    """For a larger part of a picture, drawn from its arguments alone: most parts are the same after the next move."""
    return _kept(draw, 256)


def drawings(draw: Callable[[Sheet], None]) -> Callable[[], Sheet]:
    """For the drawings that stand in `defs`: drawn once."""
    return cache(partial(_drawn, draw, 0.0))


def _kept(draw: Art[Arguments], most: int) -> Art[Arguments]:
    once = lru_cache(maxsize=most)(partial(_drawn, draw))

    def pasted(sheet: Sheet, /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        sheet.paste(once(sheet.least, *args, **cast("dict[str, Hashable]", kwargs)))

    return pasted


def _drawn(draw: Callable[..., None], least: float, *args: Hashable, **kwargs: Hashable) -> Sheet:
    sheet = Sheet(least)
    draw(sheet, *args, **kwargs)
    return sheet.joined()


def picture(
    body: Sheet,
    width: float,
    height: float,
    title: str,
    lang: str,
    defs: Sequence[Sheet],
    day: str | None,
    embedded: bool = False,
) -> str:
    """The whole picture. `day` is "light" or "dark", or None for whatever the reader's system prefers.

    `embedded` is for a page that has the stylesheet once, and ids of its own: those of the pieces begin differently;
    and whose keys walk over the whole picture as one stop.
    """
    attributes: dict[str, Value] = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {number(width)} {number(height)}",
        "class": "tw-picture",
        "role": "group",
        "aria-label": title,
        "lang": lang,
        "data-theme": day,
    }
    drawings = "".join(map(str, defs))
    # Nothing but an id can look like one: quotes in texts and names are escaped.
    drawn = str(body).replace(' id="', f' id="{ON_PAGE}').replace(' tabindex="0"', "") if embedded else body
    style = "" if embedded else f"<style>{theme.stylesheet()}</style>"
    return f"<svg{_attributes(attributes)}>{style}<defs>{drawings}</defs>{drawn}</svg>"
