"""A game's printed data: a TOML file in which every value says whether it is known, derived or reconstructed."""

import hashlib
import json
import os
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from tradewinds.core.errors import BadEdition
from tradewinds.core.words import Line, line

MARKS = ("rulebook", "derived", "reconstructed")

#: Keys that name things rather than state facts about the cardboard; they carry no mark.
_NAMES = frozenset({"id", "edition"})
#: Keys that speak of a value and are no part of it.
_ABOUT = frozenset({"mark", "source"})

_MISSING: Any = object()


@dataclass(frozen=True)
class Value:
    """One printed value: where it stands in the file, what it is, and how it is known."""

    key: str
    value: Any
    """A number, a word, or the parts of a printed thing by their names."""
    mark: str
    source: str


@dataclass(frozen=True)
class Change:
    """A value that differs between two editions; None where one of them has none."""

    key: str
    ours: Any
    theirs: Any


class Edition:
    """The values of one edition file, asked for one by one so that a wrong one is named exactly."""

    def __init__(
        self,
        path: Path,
        default: Path | None = None,
        former: Mapping[str, str] | None = None,
        but_for: Mapping[str, str] | None = None,
    ) -> None:
        """`default` is the file of this program; `former` gives digests of earlier editions that count as today's.

        They do not for a match with an option of `but_for`, which brings values into play that have changed since.
        """
        self.path = path
        self.default = default or path
        try:
            raw = path.read_bytes()
            self.data: dict[str, Any] = tomllib.loads(raw.decode("utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            raise BadEdition("edition-unreadable", path=str(path), problem=str(error)) from None
        self.digest = _digest(json.dumps(_bare(self.data), sort_keys=True, default=str).encode())
        #: Matches say with which edition they were played; before marks could be corrected they named the whole file.
        self._same = {self.digest, _digest(raw)}
        self._former = {old for old, now in (former or {}).items() if now == self.digest}
        self._but_for = but_for or {}
        for key, value in self._leaves(self.data, ""):
            self._check_mark(key, value)

    def is_edition(self, digest: str, options: Mapping[str, object]) -> bool:
        """Whether a match with these options, played with the edition of this digest, was played with these values."""
        changed = any(options.get(name) == value for name, value in self._but_for.items())
        return digest in self._same or (digest in self._former and not changed)

    @property
    def name(self) -> str:
        """What the file calls itself."""
        return str(self.data.get("edition", "–"))

    @cached_property
    def values(self) -> tuple[Value, ...]:
        """Every printed value in the order of the file."""
        leaves = self._leaves(self.data, "")
        return tuple(Value(key, _bare(leaf), leaf["mark"], leaf["source"]) for key, leaf in leaves)

    def changes(self, theirs: "Edition") -> list[Change]:
        """What another edition has otherwise, in our order and then in theirs."""
        mine, others = ({value.key: value.value for value in edition.values} for edition in (self, theirs))
        keys = dict.fromkeys([*mine, *others])
        return [Change(k, mine.get(k), others.get(k)) for k in keys if mine.get(k) != others.get(k)]

    @cached_property
    def corrections(self) -> int:
        """How many values differ from the file of this program."""
        return 0 if self.path == self.default else len(Edition(self.default).changes(self))

    def told(self) -> Line:
        """The edition in words."""
        number = self.name.removeprefix("reconstruction ")
        name = self.name if number == self.name else line("edition-reconstruction", number=number)
        if self.corrections:
            return line("edition-own", name=name, count=self.corrections)
        return line("edition-ours" if self.path == self.default else "edition-own-equal", name=name)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Every single number by its key with `-` for `.`: what texts can name as `{ $limits-rounds }`."""
        found = {value.key.replace(".", "-"): value.value for value in self.values}
        return {key: value for key, value in found.items() if isinstance(value, int)}

    def wrong(self, key: str, wanted: str, found: object) -> BadEdition:
        return BadEdition("edition-wrong", path=str(self.path), key=key, wanted=wanted, found=str(found))

    def number(self, key: str, low: int, high: int) -> int:
        """The whole number at `key`, such as `limits.gold_max` or `islands.3.price`."""
        found = self._value(key)
        if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
            raise self.wrong(key, f"{low}…{high}", found)
        return found

    def word(self, key: str, choices: tuple[str, ...]) -> str:
        found = self._value(key)
        if found not in choices:
            raise self.wrong(key, " | ".join(choices), found)
        return str(found)

    def rows(self, key: str) -> list[dict[str, Any]]:
        """The list of tables at `key`."""
        found = self._at(key)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise self.wrong(key, "[[…]]", found)
        return found

    def check_ids(self, key: str, wanted: tuple[str, ...]) -> None:
        """The tables at `key` must be these, in this order."""
        found = tuple(str(row.get("id")) for row in self.rows(key))
        if found != wanted:
            raise self.wrong(key, ", ".join(wanted), ", ".join(found))

    def flag(self, key: str) -> bool:
        """True or false; false when it is left out."""
        found = self._value(key) if self.has(key) else False
        if not isinstance(found, bool):
            raise self.wrong(key, "true | false", found)
        return found

    def printed(self, key: str) -> int | str | None:
        """A number or word for people to read, or how many rows there are; None where the key has neither."""
        found = self._value(key) if self.has(key) else None
        if isinstance(found, list):
            return len(found)
        return found if isinstance(found, (int, str)) and not isinstance(found, bool) else None

    def has(self, key: str) -> bool:
        return self._at(key, None) is not None

    def _value(self, key: str) -> Any:
        found = self._at(key)
        return found["value"] if isinstance(found, dict) and "value" in found else found

    def _at(self, key: str, default: Any = _MISSING) -> Any:
        node: Any = self.data
        for step in key.split("."):
            if isinstance(node, list) and step.isdigit() and int(step) < len(node):
                node = node[int(step)]
            elif isinstance(node, dict) and step in node:
                node = node[step]
            elif default is not _MISSING:
                return default
            else:
                raise BadEdition("edition-missing", path=str(self.path), key=key)
        return node

    def _leaves(self, node: Any, key: str) -> Iterator[tuple[str, Any]]:
        """Every fact of the file: a table with a mark, or a bare value that lacks one."""
        if isinstance(node, dict) and "mark" not in node and "value" not in node:
            for name, inner in node.items():
                if name not in _NAMES:
                    yield from self._leaves(inner, f"{key}.{name}" if key else name)
        elif isinstance(node, dict):
            # A part of a printed thing may be known otherwise than the rest, and then has a mark of its own.
            own = [name for name, inner in node.items() if isinstance(inner, dict)]
            yield key, {name: inner for name, inner in node.items() if name not in own}
            for name in own:
                yield from self._leaves(node[name], f"{key}.{name}")
        elif isinstance(node, list):
            for i, inner in enumerate(node):
                yield from self._leaves(inner, f"{key}.{i}")
        else:
            yield key, node

    def _check_mark(self, key: str, value: Any) -> None:
        if not isinstance(value, dict):
            raise BadEdition("edition-unmarked", path=str(self.path), key=key, marks=" | ".join(MARKS))
        if value.get("mark") not in MARKS or not isinstance(value.get("source"), str):
            raise BadEdition("edition-unmarked", path=str(self.path), key=key, marks=" | ".join(MARKS))


def _bare(node: Any) -> Any:
    """The values without what is said about them."""
    if isinstance(node, list):
        return [_bare(inner) for inner in node]
    if not isinstance(node, dict):
        return node
    if "value" in node:
        return _bare(node["value"])
    return {name: _bare(inner) for name, inner in node.items() if name not in _ABOUT and name != "edition"}


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


#: Files read in the place of the edition in use, by game: to look at a file before it is put into force.
INSTEAD: dict[str, Path] = {}


def find_edition(game: str, default: Path) -> Path:
    """The edition in use: `<game>.toml` in the folder TRADEWINDS_EDITIONS if there is one, else the default."""
    if game in INSTEAD:
        return INSTEAD[game]
    folder = os.environ.get("TRADEWINDS_EDITIONS")
    own = Path(folder) / f"{game}.toml" if folder else default
    if folder and not Path(folder).is_dir():
        raise BadEdition("edition-no-folder", path=folder)
    return own if own.exists() else default
