"""What things are called: lines for islands, goods, places and cards, made from what a seat has seen."""

from tradewinds.core.layout import UNKNOWN
from tradewinds.core.words import Line, Seat, line, naming
from tradewinds.games.west_of_africa.box.components import (
    CARD_MINUS,
    CARD_NAMES,
    CARD_NUMBERS,
    FIRST_FIELD,
    GOOD_NAMES,
    ISLAND_NAMES,
    ISLAND_OF,
    ISLANDS,
    MINUS_NUMBER,
    PLACE_NAMES,
)
from tradewinds.games.west_of_africa.rules.ending import winners
from tradewinds.games.west_of_africa.state import State

island = naming("island", ISLAND_NAMES)
good = naming("good", GOOD_NAMES)


def place(number: int) -> Line:
    return line(f"place-{PLACE_NAMES[number]}") if number >= ISLANDS else island(number)


def harbour(seen: State, seat: int) -> Line:
    """Where a seat's ship is."""
    at = int(seen.players[seat].ship)
    return island(at) if at >= 0 else line("place-nowhere")


def card(number: int) -> Line:
    return island(number) if number < ISLANDS else line(f"card-{CARD_NAMES[number]}")


def field_number(field: int) -> int:
    """Counted on its island from 1."""
    return field - int(FIRST_FIELD[ISLAND_OF[field]]) + 1


def cards_of(seen: State, seat: int) -> list[int]:
    """The cards before a seat as far as they are known: ordinary ones, then minus cards."""
    player = seen.players[seat]
    if player.chosen == UNKNOWN:
        return []
    ordinary = [c for c in range(CARD_MINUS) if player.chosen >> c & 1]
    return ordinary + [CARD_MINUS] * int(player.minus_chosen)


def own_sum(seen: State, seat: int) -> int:
    """The sum of a seat's known cards: while choosing, the running sum."""
    return sum(MINUS_NUMBER if c == CARD_MINUS else int(CARD_NUMBERS[c]) for c in cards_of(seen, seat))


def winner(seen: State) -> Seat:
    return Seat(int(winners(seen)).bit_length() - 1)
