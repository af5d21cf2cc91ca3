"""What the server refuses, as values with a status, a code and a sentence in each language."""

from pathlib import Path

from tradewinds.core.errors import Refusal, TradewindsError
from tradewinds.core.words import COMMON, Argument, Line, Words

WORDS = Words(Path(__file__).parent / "words", COMMON)


def say(lang: str, id: str, /, **args: Argument) -> str:
    return WORDS.text(lang, Line(id, args))


class Problem(TradewindsError):
    """A request that is refused; nothing has changed. `code` names the text `problem-<code>` and the answer."""

    def __init__(self, status: int, code: str, /, **args: Argument) -> None:
        super().__init__(f"problem-{code}", WORDS, **args)
        self.status = status
        self.code = code


class Forbidden(Problem):
    """The rules of the game forbid it; says which."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(409, "illegal", text=refusal.text, rule=refusal.rule)
        self.refusal = refusal


def not_found() -> Problem:
    return Problem(404, "no-table")


def not_yours() -> Problem:
    return Problem(403, "not-your-seat")


def stale() -> Problem:
    return Problem(409, "stale")


def slow_down() -> Problem:
    return Problem(429, "too-often")
