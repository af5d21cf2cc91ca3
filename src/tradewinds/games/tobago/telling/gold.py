"""What a seat knows of the gold cards, for those who tell and draw."""

from collections.abc import Iterator
from typing import Any

from tradewinds.games.tobago.box.components import CARDS, COPIES, CURSE, VALUES
from tradewinds.games.tobago.rules import guesses
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


def next_card(seen: Any, seat: int) -> list[float]:
    """Of each card, how likely it is the next one of the treasure, as far as the seat can know (TB 8.4, 9.1)."""
    guess = seen.copy()
    guesses.gather_unseen(guess, seat)
    total, expected = 0.0, [0.0] * CARDS
    for weight, cards in _explained(guess, seat):
        total += weight
        expected = [sum_ + weight * count for sum_, count in zip(expected, cards, strict=True)]
    return [count / total / int(seen.pile_cards) for count in expected]


def _explained(guess: State, seat: int) -> Iterator[tuple[float, list[float]]]:
    """For each way to explain the turned-up cards its weight, and how many of each card then lie there face down."""
    safe, risky = (int(guesses.unseen_in_treasure(guess, seat, is_risky)) for is_risky in (False, True))
    places = int(guess.deck_cards - guess.safe) + risky + int(guesses.risky_unturned(guess, seat))
    for explanation in range(guesses.explanations(guess, seat)):
        others = guesses.size_of(guesses.others_turned(guess, seat, explanation))
        for turned in range(max(others - safe, 0), min(others, risky) + 1):
            weight = guesses.weight_of(guess, seat, explanation, others - turned, safe)
            weight *= guesses.WAYS[risky, turned] * guesses.WAYS[places - turned, guess.deck[CURSE]]
            if weight > 0:
                curses = (risky - turned) * int(guess.deck[CURSE]) / max(places - turned, 1)
                gold = safe + risky - others - curses
                yield float(weight), _face_down(guess, seat, explanation, gold, curses)


def _face_down(guess: State, seat: int, explanation: int, gold: float, curses: float) -> list[float]:
    """Own cards that are not turned up, and so much gold and so many curses that the seat has not seen."""
    own = [int(guess.pile[v]) - guesses.own_turned(guess, seat, explanation, v) for v in range(VALUES)]
    # Of those of a value that are unseen, some are turned up.
    left = [int(guess.deck[v]) - int(guess.turned[v]) + int(guess.pile[v]) - own[v] for v in range(VALUES)]
    each = gold / max(sum(left), 1)
    return [own[v] + each * left[v] for v in range(VALUES)] + [int(guess.pile[CURSE]) + curses]
