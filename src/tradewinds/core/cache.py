"""Where compiled code is kept: a folder for each game and for each part of the package, keyed by what it is made of.

Numba does not notice a changed import. So a key covers the core and the whole room that a function belongs to: changing
one game compiles no other anew.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Any

import numba

_CONFIG: Any = numba.config
#: NUMBA_BOUNDSCHECK=1 makes a rule that reaches beyond an array raise.
BOUNDSCHECK = bool(_CONFIG.BOUNDSCHECK)

CORE = Path(__file__).parent
#: In a game's folder: what only speaks, draws and explains, and what is read when it runs.
_NOT_COMPILED = {"telling", "telling.py", "picture", "picture.py", "words", "rulebook", "sense.toml", "ranges.toml"}
#: Numba reads where its cache is when a function is decorated.
_DECORATING = Lock()


def cached(decorate: Callable[[Any], Any], function: Callable[..., Any]) -> Any:
    """Decorate a function so that its compiled code is kept in the folder of its room."""
    with _DECORATING:
        _CONFIG.CACHE_DIR = str(cache_folder(room_of(function.__module__)))
        return decorate(function)


def room_of(module: str) -> str:
    """The package whose functions are compiled into one another: a game, a part of ours, or a stranger's own."""
    parts = module.split(".")
    depth = 1 if parts[0] != "tradewinds" else 3 if parts[1:2] == ["games"] else 2
    return ".".join(parts[:depth])


@cache
def cache_folder(room: str) -> Path:
    """Where the compiled code of a room is kept while its sources, the core's, and numba are the same."""
    name = f"{room.rpartition('.')[2]}-{source_hash([CORE, *sources_of(room)])}-numba{numba.__version__}"
    return cache_home() / (name + "-boundscheck" * BOUNDSCHECK)


def sources_of(room: str) -> Iterator[Path]:
    """The files that compiled code of a room is made of besides the core, and the owner's editions."""
    for place in _places(room):
        inside = sorted(place.rglob("*")) if place.is_dir() else [place]
        yield from (path for path in inside if not _NOT_COMPILED & {*path.relative_to(place).parts})
    if editions := os.environ.get("TRADEWINDS_EDITIONS"):
        # All of them: a game may have another name than its package.
        yield from sorted(Path(editions).glob("*.toml"))


def _places(room: str) -> list[Path]:
    """The folders of a package, or the file of a module or a script."""
    spec = None if room == "__main__" else find_spec(room)
    if spec and spec.submodule_search_locations:
        return [Path(folder) for folder in spec.submodule_search_locations]
    file = spec.origin if spec else getattr(sys.modules.get(room), "__file__", None)
    return [Path(file)] if file else []


def source_hash(places: Iterable[Path]) -> str:
    """A hash of every rule source and data file: compiled code is only reused while they are the same."""
    digest = hashlib.sha256()
    for place in places:
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        for path in files:
            # What cannot be read is named when its game is loaded, not here.
            if path.suffix in {".py", ".toml"} and path.is_file() and os.access(path, os.R_OK):
                digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Where compiled code may be kept: TRADEWINDS_CACHE, else the user's cache folder."""
    if given := os.environ.get("TRADEWINDS_CACHE"):
        return Path(given)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "tradewinds"
