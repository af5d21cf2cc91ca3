"""Beats: one thing that happened at the table, as one viewer may be told and shown it. Its caption is its log line."""

from dataclasses import dataclass

from tradewinds.core.words import Line

#: What a beat looks like. Each game's `telling.BEATS` says it of its log lines; a line that is not named there is TOLD.
LAY = "lay"
"""Something is put on the table: a card, a building, a marker."""
MOVE = "move"
"""A piece goes from one place to another."""
DRAW = "draw"
"""Something comes from a deck or a stock."""
TAKE = "take"
"""Something goes from the board to a player."""
FLIP = "flip"
"""A card is turned over."""
REVEAL = "reveal"
"""What was chosen in secret comes out."""
ROLL = "roll"
ANSWER = "answer"
"""Somebody has decided: accepted, refused, bid, is ready."""
PAY = "pay"
COUNT = "count"
"""Points or goods are counted up."""
LOSE = "lose"
TURN = "turn"
"""Somebody else's turn, or another round."""
END = "end"
TOLD = "told"

KINDS = (LAY, MOVE, DRAW, TAKE, FLIP, REVEAL, ROLL, ANSWER, PAY, COUNT, LOSE, TURN, END, TOLD)

#: Chance doing one of these several times in a row is one thing to look at.
IN_ONE = (LAY, DRAW, TOLD)


@dataclass(frozen=True)
class Beat:
    """A line of the log, how it is shown, and as far as its reader may know it, where it came from and what of."""

    kind: str
    line: Line
    seat: int | None
    """Of whom it tells."""
    by: int | None
    """Whose action it came of. Of a secret one it says no more than the line: the seat that is named first."""
    stage: Line
    """The round, or what counts as one, in which that was done."""
    things: tuple[str, ...]
    """Named as pictures name what they draw; those of the action only where the reader learnt it."""


def beats(**lines: str) -> dict[str, str]:
    """Kinds by lines: `beats(lay="clue open-hunt")` says that `log-clue` and `log-open-hunt` show something laid."""
    if unknown := set(lines) - set(KINDS):
        raise ValueError(f"no kind of beat: {', '.join(sorted(unknown))}")
    return {f"log-{name}": kind for kind, names in lines.items() for name in names.split()}
