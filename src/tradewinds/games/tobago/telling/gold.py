"""What a seat knows of the gold cards, for those who tell and draw."""

from tradewinds.games.tobago.box.components import CARDS, COPIES, CURSE
from tradewinds.games.tobago.state import State


def unseen_gold(seen: State, seat: int) -> list[int]:
    """Of each card, the copies whose place the seat does not know."""
    return [int(COPIES[card]) - _known(seen, seat, card) for card in range(CARDS)]


def _known(seen: State, seat: int, card: int) -> int:
    """Copies of a card whose place the seat knows."""
    taken = sum(int(seen.players[s].gold[card]) for s in range(seen.seats))
    offered = int(seen.offered == card) + (int(seen.curses_gone) if card == CURSE else 0)
    # Own cards that may still lie in the treasure: those looked at, less those of that value turned up.
    own = max(int(seen.players[seat].looked[card]) - int(seen.turned[card]), 0) if seat >= 0 else 0
    sure = int(seen.players[seat].sure[card]) if seat >= 0 else 0
    return taken + offered + int(seen.discard[card]) + own + sure
