"""The rulebook as it is read: every printed number is a name in braces, filled in from the edition in use.

`{limits.rounds}` is the value of that key, `{hotels}` how many rows the list has. What follows from several values is a
figure of the game: `{bank.3}`.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tradewinds.core.errors import BadEdition
from tradewinds.core.words import Line

if TYPE_CHECKING:
    from tradewinds.core.game import Game

PLACE = re.compile(r"\{([^{}\n]*)\}")
_RULE = re.compile(r"^\*\*([A-Z]{2} \d+\.\d+) ")

Told = int | str | Line | Sequence[int] | Sequence[Line]


@dataclass(frozen=True)
class Figure:
    """A number, a text or a list that follows from values of the edition."""

    value: Told
    keys: tuple[str, ...]
    """The values it follows from; a key stands for everything below it."""


def figure(value: Told, *keys: str) -> Figure:
    return Figure(value, keys)


Figures = Mapping[str, Figure]


def read(game: "Game", lang: str) -> str:
    """The rulebook in a language."""
    return _read(game, lang, "rulebook")


def read_card(game: "Game", lang: str) -> str:
    """The rules on one page; nothing for a game without it. Kinds of choices stand below the heading they belong to."""
    return _read(game, lang, "card") if (game.home / "card").is_dir() else ""


def _read(game: "Game", lang: str, room: str) -> str:
    return "".join(_filled(game, lang, text) for text in _source(game, lang, room).splitlines(keepends=True))


def _source(game: "Game", lang: str, room: str = "rulebook") -> str:
    return (game.home / room / f"{lang}.md").read_text("utf-8")


def _filled(game: "Game", lang: str, text: str) -> str:
    return PLACE.sub(lambda place: _tell(game, lang, _find(game, place[1], text).value), text)


def _find(game: "Game", name: str, text: str) -> Figure:
    """What a name in the rulebook stands for; one that stands for nothing is named with its rule."""
    if name in game.figures:
        return game.figures[name]
    found = game.edition.printed(name)
    if found is None:
        rule = _RULE.match(text)
        raise BadEdition("edition-placeholder", path=str(game.edition.path), name=name, rule=rule[1] if rule else "–")
    return Figure(found, (name,))


def _tell(game: "Game", lang: str, value: Told) -> str:
    if isinstance(value, Line):
        return game.words.text(lang, value)
    if isinstance(value, int):
        return str(value).replace("-", "−")
    if isinstance(value, str):
        return value
    parts = [_tell(game, lang, part) for part in value]
    has_commas = any(isinstance(part, Line) and part.args for part in value)
    return game.words.text(lang, "figure-separator" if has_commas else "list-separator").join(parts) or "–"


# Where a value shows


def rules_of_values(game: "Game", lang: str = "en") -> dict[str, list[str]]:
    """For each value of the edition the rules whose text it changes, such as `KW 1.6`."""
    found: dict[str, list[str]] = {value.key: [] for value in game.edition.values}
    for text in _source(game, lang).splitlines():
        rule = _RULE.match(text)
        for key in {key for name in PLACE.findall(text) for key in _find(game, name, text).keys} if rule else ():
            for below in [k for k in found if _is_below(k, key)]:
                found[below] += [rule[1]] if rule and rule[1] not in found[below] else []
    return found


def _is_below(key: str, other: str) -> bool:
    return key == other or key.startswith(f"{other}.")
