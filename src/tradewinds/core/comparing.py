"""What an owner compares with the box: every printed value in words, with its mark, its source and where it shows."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tradewinds.core import rulebook
from tradewinds.core.edition import MARKS, Change, Edition
from tradewinds.core.game import Game
from tradewinds.core.words import line

#: What is least certain comes first.
ORDER = tuple(reversed(MARKS))


@dataclass(frozen=True)
class Item:
    key: str
    label: str
    """What the value is of, in words."""
    text: str
    """The value in words."""
    mark: str
    source: str
    rules: tuple[tuple[str, str], ...]
    """The rules whose text it changes: number and title. Where there are none, the picture alone shows it."""


def items(game: Game, lang: str) -> list[Item]:
    """Every printed value, what is reconstructed first."""
    titles, shown = _titles(game, lang), rulebook.rules_of_values(game)
    found = [
        Item(
            v.key,
            label(game, v.key, lang),
            spelled(game, v.key, v.value, lang),
            v.mark,
            v.source,
            tuple((number, titles[number]) for number in shown[v.key]),
        )
        for v in game.edition.values
    ]
    return sorted(found, key=lambda item: ORDER.index(item.mark))


def _titles(game: Game, lang: str) -> dict[str, str]:
    return dict(re.findall(r"^\*\*([A-Z]{2} \d+\.\d+) (.*?)[.。]?\*\*", rulebook.read(game, lang), re.MULTILINE))


def label(game: Game, key: str, lang: str) -> str:
    """What a value is of: `Tenerife, field 3`. Rows go by their names, those without by their numbers."""
    names, kinds, numbers = [], [], []
    for place, step in enumerate(steps := key.split(".")):
        above = ".".join(steps[: place + 1])
        if not step.isdigit():
            kinds.append(step)
        elif above != key and game.edition.has(f"{above}.id"):
            names.append(_word(game, kinds[-1].removesuffix("s"), str(game.edition.printed(f"{above}.id")), lang))
        else:
            numbers.append(str(int(step) + 1))
    told = _text(game, f"printed-{'-'.join(kinds)}", lang) or key
    return game.words.text(lang, "list-separator").join([*names, " ".join([told, *numbers])])


def spelled(game: Game, key: str, value: Any, lang: str) -> str:
    """A value for people: `Upper Keys, stars 3`, `–` for none."""
    if value is None or value is False:
        return "–"
    if isinstance(value, dict):
        return _row(game, key, {name: part for name, part in value.items() if name != "id"}, lang)
    if isinstance(value, str):
        return " – ".join(_word(game, key.rpartition(".")[2], word, lang) for word in value.split())
    return "✓" if value is True else str(value).replace("-", "−")


def _row(game: Game, key: str, parts: dict[str, Any], lang: str) -> str:
    """The parts of a printed thing; words that have a text together, such as those of a clue, are told by it."""
    words = "-".join(part for part in parts.values() if isinstance(part, str))
    whole = _text(game, f"{key.split('.', maxsplit=1)[0].removesuffix('s')}-{words}", lang)
    if whole:
        return whole
    told = [_part(game, name, part, lang) for name, part in parts.items()]
    return game.words.text(lang, "list-separator").join(told)


def _part(game: Game, name: str, value: Any, lang: str) -> str:
    """`stars 3`; a word by itself."""
    if isinstance(value, str):
        return _word(game, name.removeprefix("second_"), value, lang)
    told = _text(game, f"printed-{name}", lang) or name
    return told if value is True else f"{told} {spelled(game, name, value, lang)}"


def _word(game: Game, kind: str, word: str, lang: str) -> str:
    return _text(game, f"{kind}-{word}", lang) or _text(game, f"island-{word}", lang) or word


def _text(game: Game, id: str, lang: str) -> str | None:
    return game.words.text(lang, id) if game.words.has(lang, id) else None


@dataclass(frozen=True)
class Difference:
    key: str
    ours: str
    theirs: str


def differences(game: Game, theirs: Edition, lang: str) -> list[Difference]:
    """What another file has otherwise than the edition of this program."""
    changed: list[Change] = Edition(game.edition.default).changes(theirs)
    return [Difference(c.key, *(spelled(game, c.key, value, lang) for value in (c.ours, c.theirs))) for c in changed]


def counted(game: Game) -> list[tuple[str, int]]:
    """How many values have each mark."""
    return [(mark, sum(value.mark == mark for value in game.edition.values)) for mark in ORDER]


def named(game: Game, digest: str, options: Mapping[str, object], lang: str) -> str:
    """The edition of a match with these options in words."""
    if game.edition.is_edition(digest, options):
        return game.words.text(lang, game.edition.told())
    return game.words.text(lang, line("edition-other", digest=digest[:16]))
