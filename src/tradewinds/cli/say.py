"""What the command line says, in the reader's language."""

import os
import re
from pathlib import Path

from rich.console import Console

from tradewinds.arena import voice
from tradewinds.core.columns import width
from tradewinds.core.errors import TradewindsError, default_language
from tradewinds.core.words import COMMON, LANGUAGES, Argument, Line, Words

WORDS = Words(Path(__file__).parent / "words", COMMON)

console = Console(highlight=False)
#: Progress and notes go here, so that results can be piped.
notes = Console(stderr=True, highlight=False)

MOST_LETTERS = 300
MOST_NUMBER = 10**15


class CommandError(TradewindsError):
    """A wrong argument or file on the command line."""

    def __init__(self, id: str, /, **args: Argument) -> None:
        super().__init__(id, WORDS, **args)


def say(id: str, /, **args: Argument) -> str:
    return say_in(default_language(), id, **args)


def say_in(lang: str, id: str, /, **args: Argument) -> str:
    return WORDS.text(lang, _short(Line(id, args)))


def sentence(error: TradewindsError, lang: str) -> str:
    """What was wrong, whatever was given."""
    return error.words.text(lang, _short(error.line))


def _short(told: Line) -> Line:
    """A line with its arguments cut to a size that can be told: people and damaged files give anything."""
    return Line(told.id, {name: _cut(value) for name, value in told.args.items()})


def _cut(value: Argument) -> Argument:
    if isinstance(value, Line):
        return _short(value)
    if isinstance(value, int) and abs(value) >= MOST_NUMBER:
        value = str(value)
    return value[:MOST_LETTERS] + "…" if isinstance(value, str) and len(value) > MOST_LETTERS else value


def use_language(lang: str | None) -> str:
    """Make a language the one of this run; returns the language in use."""
    if lang is not None:
        if lang not in LANGUAGES:
            raise CommandError("cli-no-language", lang=lang, languages=", ".join(LANGUAGES))
        os.environ["TRADEWINDS_LANG"] = lang
    return default_language()


def decimal(value: float, digits: int = 0) -> str:
    """A number as the reader writes it: 1,234.5 or 1.234,5."""
    return voice.decimal(default_language(), value, digits)


def percent(share: float) -> str:
    return say("cli-percent", number=decimal(100 * share, 1))


# Japanese is broken between any two characters, but no line begins with a closing mark or ends with an opening one.
_WIDE = "\u3000-\u9fff\uff00-\uffef"
_PIECE = re.compile(rf" +|[（「『【［]*(?:[{_WIDE}]|[^ {_WIDE}]+)[、。，．・：；！？）」』】］ー～]*")


def wrapped(text: str, columns: int, indent: str = "") -> str:
    """Prose broken into lines that fit, the further ones indented; lines that fit stay as they are."""
    return "\n".join(part for given in text.split("\n") for part in _broken(given, columns, indent))


def _broken(text: str, columns: int, indent: str) -> list[str]:
    lines = [""]
    for piece in _PIECE.findall(text):
        if width(lines[-1] + piece.rstrip()) > columns and lines[-1].strip():
            lines.append(indent)
        if piece.strip() or lines == [""] or lines[-1].strip():
            lines[-1] += piece
    return [line.rstrip() for line in lines]


def tell(text: str, indent: str = "", screen: Console = console, style: str | None = None) -> None:
    """Print text as it is, lines broken where the reader's screen ends."""
    screen.print(wrapped(text, screen.width, indent), style=style, markup=False, soft_wrap=True)


# A path typed by a person may hold anything, also what no file system takes: that is a ValueError.


def read_file(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise CommandError("cli-no-file", path=str(path)) from None
    except (OSError, ValueError):
        raise CommandError("cli-unreadable", path=str(path)) from None


def check_place(path: Path | None) -> None:
    """Whether a file can be written there, before long work begins."""
    if path is not None and (path.is_dir() or not os.access(path.parent, os.W_OK)):
        raise CommandError("cli-unwritable", path=str(path))


def write_file(path: Path, content: str | bytes) -> None:
    """All or nothing: a file that cannot be written wholly stays as it was."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(content.encode() if isinstance(content, str) else content)
        part.replace(path)
    except (OSError, ValueError):
        raise CommandError("cli-unwritable", path=str(path)) from None
