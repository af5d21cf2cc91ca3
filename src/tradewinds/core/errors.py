"""What can go wrong, as values with a sentence in each language.

TradewindsError
    IllegalAction   the rules forbid it; carries the Refusal
    BadRequest      a seat, option, number or name that does not exist
    BadEdition      printed data that is missing or impossible
    BadSave         a match file that is damaged, foreign or does not replay
"""

import os
from dataclasses import dataclass

from tradewinds.core.words import COMMON, LANGUAGES, Argument, Line, Words


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the number of the rule that forbids it, and a sentence."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


def default_language() -> str:
    """TRADEWINDS_LANG, else the system's language when it is one of ours, else English."""
    given = os.environ.get("TRADEWINDS_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return given[:2] if given[:2] in LANGUAGES else "en"


class TradewindsError(Exception):
    """Something was asked for that cannot be done; nothing has changed."""

    def __init__(self, id: str, words: Words = COMMON, **args: Argument) -> None:
        self.line = Line(id, args)
        self.words = words
        super().__init__(id)

    def text(self, lang: str) -> str:
        return self.words.text(lang, self.line)

    def __str__(self) -> str:
        return self.text(default_language())


class IllegalAction(TradewindsError):
    def __init__(self, refusal: Refusal, why: Line, words: Words) -> None:
        super().__init__("error-illegal", words, rule=refusal.rule, text=why)
        self.refusal = refusal


class BadRequest(TradewindsError):
    pass


class BadEdition(TradewindsError):
    pass


class BadSave(TradewindsError):
    pass
