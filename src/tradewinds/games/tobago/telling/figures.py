"""What the rulebook tells that follows from several values of the edition."""

from tradewinds.core.rulebook import Figures, figure
from tradewinds.core.words import Line, line
from tradewinds.games.tobago.box.components import ALL_CARDS, CLUES, COPIES, CURSE, SAFE_GOLD, SUBJECT, SUBJECTS
from tradewinds.games.tobago.telling import names

_GOLD = ALL_CARDS - int(COPIES[CURSE])


def _clues() -> list[Line]:
    """TB 2.1: the clue cards on one subject after the other."""
    on = [[names.clue(clue) for clue in range(CLUES) if SUBJECT[clue] == subject] for subject in range(len(SUBJECTS))]
    return [line("figure-clues", clues=clues) for clues in on if clues]


FIGURES: Figures = {
    "clues.list": figure(_clues(), "clues"),
    "gold": figure(_GOLD, *(f"gold.coins_{value}" for value in range(2, 7))),
    "gold.below": figure(_GOLD - SAFE_GOLD, "gold", "limits.safe_gold"),
}
