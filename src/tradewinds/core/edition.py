"""A game's printed data: a TOML file in which every value says whether it is known, derived or reconstructed."""

import hashlib
import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tradewinds.core.errors import BadEdition

MARKS = ("rulebook", "derived", "reconstructed")

#: Keys that name things rather than state facts about the cardboard; they carry no mark.
_NAMES = frozenset({"id", "edition"})

_MISSING: Any = object()


class Edition:
    """The values of one edition file, asked for one by one so that a wrong one is named exactly."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            raw = path.read_bytes()
            self.data: dict[str, Any] = tomllib.loads(raw.decode("utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            raise BadEdition("edition-unreadable", path=str(path), problem=str(error)) from None
        self.digest = hashlib.sha256(raw).hexdigest()[:16]
        for key, value in self._leaves(self.data, ""):
            self._check_mark(key, value)

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
        found = self._at(key, False)
        if not isinstance(found, bool):
            raise self.wrong(key, "true | false", found)
        return found

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


def find_edition(game: str, default: Path) -> Path:
    """The edition in use: `<game>.toml` in the folder TRADEWINDS_EDITIONS if there is one, else the default."""
    folder = os.environ.get("TRADEWINDS_EDITIONS")
    own = Path(folder) / f"{game}.toml" if folder else default
    if folder and not Path(folder).is_dir():
        raise BadEdition("edition-no-folder", path=folder)
    return own if own.exists() else default
