"""What the command line says, in the reader's language."""

import os
from pathlib import Path

from rich.console import Console

from tradewinds.core.errors import TradewindsError, default_language
from tradewinds.core.words import COMMON, LANGUAGES, Argument, Line, Words

WORDS = Words(Path(__file__).parent / "words", COMMON)

console = Console(highlight=False)
#: Progress and notes go here, so that results can be piped.
notes = Console(stderr=True, highlight=False)


class CommandError(TradewindsError):
    """A wrong argument or file on the command line."""

    def __init__(self, id: str, /, **args: Argument) -> None:
        super().__init__(id, WORDS, **args)


def say(id: str, /, **args: Argument) -> str:
    return WORDS.text(default_language(), Line(id, args))


def use_language(lang: str | None) -> str:
    """Make a language the one of this run; returns the language in use."""
    if lang is not None:
        if lang not in LANGUAGES:
            raise CommandError("cli-no-language", lang=lang, languages=", ".join(LANGUAGES))
        os.environ["TRADEWINDS_LANG"] = lang
    return default_language()


def read_file(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise CommandError("cli-unreadable", path=str(path)) from None


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError:
        raise CommandError("cli-unwritable", path=str(path)) from None
