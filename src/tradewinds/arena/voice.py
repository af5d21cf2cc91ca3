"""How figures are told: words and numbers as a reader of one language writes them."""

from dataclasses import dataclass
from pathlib import Path

from tradewinds.core.game import Game
from tradewinds.core.words import COMMON, Argument, Line, Words

WORDS = Words(Path(__file__).parent / "words", COMMON)


def decimal(lang: str, value: float, digits: int = 0) -> str:
    """A number as the reader writes it: 1,234.5 or 1.234,5."""
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if lang == "de" else text


@dataclass(frozen=True)
class Voice:
    """Tells about a game in a language."""

    lang: str
    game: Game

    def say(self, id: str, /, **args: Argument) -> str:
        return WORDS.text(self.lang, Line(id, args))

    def decimal(self, value: float, digits: int = 0) -> str:
        return decimal(self.lang, value, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        return self.say("arena-percent", number=self.decimal(100 * share, digits))

    def share(self, fact: dict[str, float]) -> str:
        """A share with its interval: 31.0% (28.3–33.9%)."""
        low, high = self.decimal(100 * fact["low"], 1), self.percent(fact["high"])
        return f"{self.percent(fact['share'])} ({low}–{high})"

    def title(self) -> str:
        return self.game.words.text(self.lang, "game-title")

    def seat(self, number: int) -> str:
        return self.game.words.seat(self.lang, number)

    def source(self, name: str) -> str:
        return self.game.words.text(self.lang, f"source-{name}")

    def kind(self, name: str) -> str:
        """A kind of action."""
        return self.game.words.text(self.lang, f"kind-{name}")

    def refusal(self, code: int) -> str:
        """What somebody is told whom a rule forbids something."""
        return self.game.words.text(self.lang, f"why-{code // 100}-{code % 100}")

    def reason(self, name: str) -> str:
        if name == self.game.reasons[0]:
            return self.say("arena-unended")
        return self.game.words.text(self.lang, f"reason-{name}")
