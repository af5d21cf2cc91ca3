"""What is seen large of an action, taken apart for tests."""

import xml.etree.ElementTree as ET
from functools import cached_property
from typing import Any

from tradewinds.core.game import SPECTATOR, Game, bit_of

SVG = "{http://www.w3.org/2000/svg}"


class Large:
    """A close-up: what it says and draws, and with which beat."""

    def __init__(self, svg: str, beats: list[str]) -> None:
        self.svg = svg
        self.beats = beats
        """The identifiers of the log lines."""

    def __bool__(self) -> bool:
        return bool(self.svg)

    @cached_property
    def _root(self) -> ET.Element:
        return ET.fromstring(self.svg)

    @property
    def title(self) -> str:
        return str(self._root.get("aria-label"))

    @property
    def texts(self) -> list[str]:
        return [str(text.text) for text in self._root.iter(f"{SVG}text")]

    def with_beat(self, id: str) -> list[str]:
        """What is told by the parts that appear with the lines of this identifier."""
        numbers = {str(k) for k, told in enumerate(self.beats) if told == id}
        return [str(part.get("aria-label")) for part in self._root.iter() if part.get("data-beat") in numbers]

    @property
    def from_the_start(self) -> list[str]:
        """What is told by parts that need no beat."""
        parts = [part for part in self._root.iter(f"{SVG}g") if part.get("role") == "img"]
        return [str(part.get("aria-label")) for part in parts if part.get("data-beat") is None]

    @property
    def drawings(self) -> list[str]:
        """The drawings that are used on the sheet, those within drawings aside."""
        body = [child for child in self._root if child.tag != f"{SVG}defs"]
        return [str(use.get("href"))[4:] for child in body for use in child.iter(f"{SVG}use")]


def large(game: Game, table: Any, viewer: int, seat: int, kind: str, /, **arguments: str | int) -> Large:
    """What a viewer sees large of an action, which is carried out."""
    action = game.actions.number(kind, **arguments)
    known = action if game.rules.learns(table.state, seat, action) & bit_of(viewer) else None
    before = game.record(game.seen_by(table.vector, viewer))
    table.do(seat, kind, **arguments)
    seen = game.record(game.seen_by(table.vector, viewer))
    lines = game.telling.tell(before, seen, viewer, seat, known)
    return Large(_drawn(game, before, seen, viewer, lines), [told.id for told in lines])


def lasting(game: Game, table: Any, viewer: int = SPECTATOR) -> Large:
    """What a viewer can see large now, whatever happened."""
    seen = game.record(game.seen_by(table.vector, viewer))
    return Large(_drawn(game, seen, seen, viewer, []), [])


def _drawn(game: Game, before: Any, seen: Any, viewer: int, lines: Any) -> str:
    assert game.picture
    assert game.picture.close_up
    return game.picture.close_up(before, seen, viewer, game.words.speaker("en"), lines)
