"""Texts in three languages, written in Fluent: a line is an identifier with arguments, rendered per reader."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from numbers import Integral
from pathlib import Path
from types import MappingProxyType
from typing import Any, Union, cast

from fluent.runtime import FluentBundle, FluentResource

from tradewinds.core.bits import members

LANGUAGES = ("en", "de", "ja")

#: Fluent refuses longer texts and larger numbers as arguments; what people type may be both.
LONGEST = 800
LARGEST = 10**15


@dataclass(frozen=True)
class Seat:
    """A player in a line, named when the line is rendered: by the name chosen at the table, else by colour."""

    number: int


@dataclass(frozen=True)
class Line:
    """A text that has not yet met its reader: an identifier and arguments, which may be lines themselves."""

    id: str
    args: dict[str, "Argument"] = field(default_factory=dict)


Argument = Union[str, int, Line, Seat, "Sequence[Argument]"]


def line(id: str, /, **args: Argument) -> Line:
    return Line(id, args)


def naming(prefix: str, names: Sequence[str]) -> Callable[[int], Line]:
    """What numbered things are called: `naming("island", ISLAND_NAMES)(3)` is the line `island-tenerife`."""
    return lambda number: line(f"{prefix}-{names[number]}")


def name_of(seat: int) -> Line:
    """The name of a player, where it stands alone."""
    return line("player", player=Seat(seat))


def named(seats: int) -> list[Line]:
    """The names of the players in a bit set, such as the winners."""
    return [name_of(seat) for seat in members(seats)]


#: Tells a line to one reader.
Say = Callable[[Line], str]

#: How many rendered texts are kept, and how many readers.
REMEMBERED = 8192
READERS = 512


@dataclass(frozen=True)
class _FrozenLine:
    """A line as it can be remembered."""

    id: str
    args: "Frozen"


Frozen = tuple[tuple[str, Any], ...]
_PLAIN = frozenset({str, int, Seat})


def _frozen(args: dict[str, Argument]) -> Frozen:
    plain = _PLAIN
    return tuple([(key, value if type(value) in plain else _frozen_value(value)) for key, value in args.items()])


def _frozen_value(value: Argument) -> Any:
    if isinstance(value, (str, int, Seat)):
        return value
    if isinstance(value, Line):
        return _FrozenLine(value.id, _frozen(value.args))
    if isinstance(value, Integral):  # a number read from a position
        return int(value)
    return tuple(_frozen_value(item) for item in value)


#: Where a text begins in a file, and where another is named within it.
_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_NAMED = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_VALUE = re.compile(r"\$([a-zA-Z][\w-]*)")


@cache
def _read(path: Path) -> dict[str, str]:
    """The texts of a file by their identifiers, not yet parsed: that takes long, and nobody reads them all."""
    source = path.read_text("utf-8")
    begins = [(found[1], found.start()) for found in _BEGINS.finditer(source)]
    ends = [start for _, start in begins[1:]] + [len(source)]
    return {id: source[start:end] for (id, start), end in zip(begins, ends, strict=True)}


class _Texts:
    """The texts of one language, each parsed when somebody first wants it."""

    def __init__(self, lang: str, folders: Iterator[Path]) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._values: dict[str, frozenset[str]] = {}
        for folder in folders:
            self._unread |= _read(folder / f"{lang}.ftl")

    def has(self, id: str) -> bool:
        if id in self._unread:
            self._parse(id)
        return bool(self._bundle.has_message(id))

    def values(self, id: str) -> frozenset[str]:
        """The names of the values that a text tells, with those it names."""
        return self._values[id]

    def render(self, id: str, values: dict[str, Any]) -> tuple[Any, list[Exception]]:
        return self._bundle.format_pattern(cast(Any, self._bundle.get_message(id).value), values)

    def _parse(self, id: str) -> None:
        """A text with those it names. It stays unread until it is there: others may look for it at this moment."""
        if (source := self._unread.get(id)) is not None:
            named = _NAMED.findall(source)
            for other in named:
                self._parse(other)
            inner = (self._values.get(other, frozenset()) for other in named)
            self._values[id] = frozenset(_VALUE.findall(source)).union(*inner)
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)
            self._unread.pop(id, None)


class Words:
    """The texts of one part of the product: `<folder>/en.ftl`, `de.ftl`, `ja.ftl`, over those of `base`."""

    def __init__(
        self,
        folder: Path,
        base: "Words | None" = None,
        colours: Sequence[str] = (),
        numbers: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        """`numbers` are known to every text by their names: those of the edition."""
        self.folder = folder
        self.base = base
        self.colours = tuple(colours)
        self.numbers = numbers
        self._languages: dict[str, _Texts] = {}

    def _texts(self, lang: str) -> _Texts:
        """The texts of one language, read when somebody first wants one."""
        if lang not in self._languages:
            self._languages[lang] = _Texts(lang, self._folders())
        return self._languages[lang]

    def _folders(self) -> Iterator[Path]:
        if self.base:
            yield from self.base._folders()
        yield self.folder

    def has(self, lang: str, id: str) -> bool:
        return self._texts(lang).has(id)

    def text(self, lang: str, what: Line | str, names: Sequence[str] = (), **args: Argument) -> str:
        """The sentence for a reader of `lang`. A missing text shows its identifier: a test forbids it."""
        if isinstance(what, str):
            what = Line(what, args)
        lang = lang if lang in LANGUAGES else "en"
        return self._rendered(lang, what.id, _frozen(what.args), tuple(names))

    def speaker(self, lang: str, names: Sequence[str] = ()) -> Say:
        """`text` for one reader: a picture asks for a hundred texts. Equal readers get the same speaker."""
        return self._speakers(lang if lang in LANGUAGES else "en", tuple(names))

    @cached_property
    def _speakers(self) -> Callable[[str, tuple[str, ...]], Say]:
        rendered = self._rendered

        def speaker(lang: str, names: tuple[str, ...]) -> Say:
            return lambda told: rendered(lang, told.id, _frozen(told.args), names)

        return lru_cache(maxsize=READERS)(speaker)

    @cached_property
    def _rendered(self) -> Callable[[str, str, "Frozen", tuple[str, ...]], str]:
        """Rendering is slow, and the same sentences are told again and again: the latest are remembered."""
        return lru_cache(maxsize=REMEMBERED)(self._render)

    def _render(self, lang: str, id: str, args: "Frozen", names: tuple[str, ...]) -> str:
        texts = self._texts(lang)
        if not texts.has(id):
            return id
        values = {name: self.numbers[name] for name in texts.values(id) & self.numbers.keys()}
        values |= {key: self._value(lang, value, names) for key, value in args}
        text, errors = texts.render(id, values)
        if errors:
            raise ValueError(f"{lang} {id}: {errors[0]}")
        return str(text)

    def _value(self, lang: str, value: Any, names: tuple[str, ...]) -> Any:
        if isinstance(value, Seat):
            return self.seat(lang, value.number, names)
        if isinstance(value, _FrozenLine):
            return self._rendered(lang, value.id, value.args, names)
        if isinstance(value, str):
            return value if len(value) <= LONGEST else value[:LONGEST] + "…"
        if isinstance(value, int):
            return value if abs(value) < LARGEST else str(value)[:LONGEST]
        return self.text(lang, "list-separator").join(self._value(lang, item, names) for item in value)

    def seat(self, lang: str, number: int, names: Sequence[str] = ()) -> str:
        """A player's name at this table, else the colour."""
        if number < len(names) and names[number]:
            return names[number]
        return self.text(lang, f"colour-{self.colours[number]}")


#: The texts that belong to no game: errors, the command line, the words every game shares.
COMMON = Words(Path(__file__).parent / "words")
