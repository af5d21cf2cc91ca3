"""A part of a picture: what is lit, framed, and what lies around it; everything else is left out."""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from xml.etree import ElementTree

from tradewinds.pictures.geometry import Box, Point, around
from tradewinds.pictures.svg import number
from tradewinds.pictures.theme import colour

Element = ElementTree.Element
#: How a point of an element lies on the picture.
Place = Callable[[Point], Point]

_SVG = "{http://www.w3.org/2000/svg}"
_TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")
_STEP = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
#: How many numbers a step of a path takes, and which of them are its points.
_TAKES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
#: Room around what is shown, and the least that is shown.
_ROOM, _LEAST = 26.0, Box(0, 0, 460, 300)
#: Half the width of a letter, as a part of its size.
_LETTER = 0.3

ElementTree.register_namespace("", _SVG[1:-1])


class Drawings:
    """What is drawn once and used often: each is measured once."""

    def __init__(self, root: Element) -> None:
        self._elements = {element.get("id", ""): element for element in root.iter() if element.get("id")}
        self._corners: dict[str, list[Point]] = {}

    def corners(self, name: str) -> list[Point]:
        if name not in self._corners:
            points = list(_points(self._elements[name], lambda point: point, self))
            box = around(points, 0, 0) if points else Box(0, 0, 0, 0)
            self._corners[name] = _corners(*box)
        return self._corners[name]


def cropped(svg: str, light: Sequence[str], part: Sequence[str] = ()) -> str:
    """The picture with these things lit, cut down to them and to other things; whole when none are named.

    Raises KeyError for a thing that is not in it.
    """
    root = ElementTree.fromstring(svg)
    drawings = Drawings(root)
    boxes = {thing: _box_of(thing, root, drawings) for thing in (*light, *part)}
    whole = Box(*map(float, root.get("viewBox", "").split()))
    view = _around(list(boxes.values()), whole) if boxes else whole
    root.set("viewBox", " ".join(map(number, view)))
    _leave_out(root, view, drawings)
    root.extend(frame for thing in light for frame in _frames(boxes[thing]))
    return ElementTree.tostring(root, "unicode")


def _box_of(thing: str, root: Element, drawings: Drawings) -> Box:
    points = [
        point
        for element, place in _placed(root, lambda point: point)
        if thing in (element.get("id"), element.get("data-about"))
        for point in _points(element, place, drawings)
    ]
    if not points:
        raise KeyError(thing)
    return around(points, 0, 0)


def _around(boxes: Sequence[Box], whole: Box) -> Box:
    """What holds all boxes with some room, within the picture."""
    corners = [corner for box in boxes for corner in (Point(box.x, box.y), Point(box.x + box.w, box.y + box.h))]
    held = around(corners, _ROOM, _ROOM)
    w, h = min(max(held.w, _LEAST.w), whole.w), min(max(held.h, _LEAST.h), whole.h)
    x, y = held.centre.x - w / 2, held.centre.y - h / 2
    return Box(min(max(x, 0), whole.w - w), min(max(y, 0), whole.h - h), w, h)


def _leave_out(root: Element, view: Box, drawings: Drawings) -> None:
    """Whatever lies wholly outside, and drawings that then are not used."""
    _prune(root, lambda point: point, view, drawings)
    for defs in root.iter(f"{_SVG}defs"):
        while idle := [one for one in defs if one.get("id") and one.get("id") not in _used(root)]:
            for one in idle:
                defs.remove(one)


def _prune(parent: Element, place: Place, view: Box, drawings: Drawings) -> None:
    for element in list(parent):
        if element.tag in (f"{_SVG}defs", f"{_SVG}style", f"{_SVG}title"):
            continue
        points = list(_points(element, place, drawings))
        if points and not _meets(around(points, 0, 0), view):
            parent.remove(element)
        elif element.tag == f"{_SVG}g":
            _prune(element, _moved(element, place), view, drawings)


def _meets(box: Box, view: Box) -> bool:
    across = box.x < view.x + view.w and view.x < box.x + box.w
    return across and box.y < view.y + view.h and view.y < box.y + box.h


def _used(root: Element) -> set[str]:
    """The ids that something refers to."""
    values = (value for element in root.iter() for value in element.attrib.values())
    return {id for value in values for id in re.findall(r"#([\w-]+)", value)}


def _frames(box: Box) -> Iterator[Element]:
    """A line around it, on a broader one that sets it off."""
    x, y, w, h = map(number, box.inset(-5))
    for ink, width in (("halo-under", "8"), ("last", "4")):
        frame = {"x": x, "y": y, "width": w, "height": h, "rx": "9", "fill": "none"}
        yield Element(f"{_SVG}rect", frame | {"stroke": colour(ink), "stroke-width": width})


# Where elements lie


def _placed(element: Element, place: Place) -> Iterator[tuple[Element, Place]]:
    """The element and everything in it, but for drawings that are only used."""
    yield element, place
    if element.tag != f"{_SVG}defs":
        for child in element:
            yield from _placed(child, _moved(element, place))


def _points(element: Element, place: Place, drawings: Drawings) -> Iterator[Point]:
    """The corners of what an element draws."""
    inside, tag = _moved(element, place), element.tag.removeprefix(_SVG)
    if tag == "use":
        yield from map(inside, drawings.corners(element.get("href", "")[1:]))
    elif tag in _OUTLINES:
        yield from map(inside, _OUTLINES[tag](element))
    elif tag in ("g", "svg"):
        for child in element:
            yield from _points(child, inside, drawings)


def _moved(element: Element, place: Place) -> Place:
    for kind, numbers in _TRANSFORM.findall(element.get("transform", "")):
        place = _TRANSFORMS[kind](place, *map(float, _NUMBER.findall(numbers)))
    return place


def _translated(place: Place, x: float, y: float = 0) -> Place:
    return lambda point: place(point.moved(x, y))


def _scaled(place: Place, x: float, y: float | None = None) -> Place:
    return lambda point: place(Point(point.x * x, point.y * (x if y is None else y)))


def _rotated(place: Place, degrees: float, x: float = 0, y: float = 0) -> Place:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return lambda p: place(
        Point(x + (p.x - x) * cos - (p.y - y) * sin, y + (p.x - x) * sin + (p.y - y) * cos),
    )


_TRANSFORMS: dict[str, Callable[..., Place]] = {"translate": _translated, "scale": _scaled, "rotate": _rotated}


def _value(element: Element, name: str) -> float:
    return float(element.get(name, "0"))


def _corners(x: float, y: float, w: float, h: float) -> list[Point]:
    return [Point(x, y), Point(x + w, y), Point(x, y + h), Point(x + w, y + h)]


def _of_rect(element: Element) -> list[Point]:
    return _corners(*(_value(element, name) for name in ("x", "y", "width", "height")))


def _of_circle(element: Element) -> list[Point]:
    x, y, r = (_value(element, name) for name in ("cx", "cy", "r"))
    return _corners(x - r, y - r, 2 * r, 2 * r)


def _of_text(element: Element) -> list[Point]:
    """About: letters are measured where they are written."""
    size = _value(element, "font-size") or 12
    half = size * _LETTER * len(element.text or "")
    x = _value(element, "x") + {"middle": 0, "end": -half}.get(element.get("text-anchor", ""), half)
    return _corners(x - half, _value(element, "y") - size, 2 * half, size * 1.2)


def _of_path(element: Element) -> list[Point]:
    return _path_corners(element.get("d", ""))


@lru_cache(8192)
def _path_corners(course: str) -> list[Point]:
    points = list(_path_points(course))
    return _corners(*around(points, 0, 0)) if points else []


def _path_points(course: str) -> Iterator[Point]:
    """Its points and those that pull at it."""
    at = Point(0, 0)
    for letter, told in _STEP.findall(course):
        numbers, takes = list(map(float, _NUMBER.findall(told))), _TAKES[letter.upper()]
        for i in range(0, len(numbers), takes or 1):
            points = list(_step(letter, numbers[i : i + takes], at))
            yield from points
            at = points[-1]


def _step(letter: str, numbers: Sequence[float], at: Point) -> Iterator[Point]:
    base = at if letter.islower() else Point(0, 0)
    if letter in "Hh":
        yield Point(base.x + numbers[0], at.y)
    elif letter in "Vv":
        yield Point(at.x, base.y + numbers[0])
    else:
        told = numbers[-2:] if letter in "Aa" else numbers
        for x, y in zip(told[::2], told[1::2], strict=True):
            yield base.moved(x, y)


_OUTLINES: dict[str, Callable[[Element], list[Point]]] = {
    "rect": _of_rect,
    "circle": _of_circle,
    "text": _of_text,
    "path": _of_path,
}
