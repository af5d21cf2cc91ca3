"""What other players may know of cards that lie face down, and how they are guessed."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.core.dice import new_dice
from tradewinds.core.game import EVERYBODY, SPECTATOR
from tradewinds.core.layout import UNKNOWN
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.box.components import CARD_NUMBERS, MINUS_NUMBER

Choice = tuple[frozenset[int], int]


def enumerate_choices(count: int, total: int, minus_held: int) -> set[Choice]:
    """Every set of `count` cards with that sum, by trying all of them."""
    found = set()
    for minus in range(min(minus_held, count) + 1):
        for cards in combinations(range(12), count - minus):
            if sum(int(CARD_NUMBERS[c]) for c in cards) + minus * MINUS_NUMBER == total:
                found.add((frozenset(cards), minus))
    return found


def test_wa_5_1_a_card_is_learnt_by_who_lays_it_and_that_one_is_ready_by_everybody() -> None:
    table = Table()
    for card in range(12):
        assert GAME.learners(table.vector, 1, GAME.actions.start("choose") + card) == 1 << 1
    assert GAME.learners(table.vector, 1, GAME.actions.start("ready")) == EVERYBODY


def guess(table: Table, viewer: int, seat: int, seed: str, times: int) -> Counter[Choice]:
    dice, found = new_dice(seed), Counter[Choice]()
    seen = GAME.seen_by(table.vector, viewer)
    for _ in range(times):
        other = seen.copy()
        state = GAME.record(other)
        GAME.rules.determinize(state, viewer, dice)
        cards = frozenset(c for c in range(12) if int(state.players[seat].chosen) >> c & 1)
        found[cards, int(state.players[seat].minus_chosen)] += 1
    return found


def chi_square(found: Counter[Choice], possible: set[Choice]) -> float:
    expected = sum(found.values()) / len(possible)
    return sum((found[choice] - expected) ** 2 / expected for choice in possible)


@pytest.mark.parametrize(
    ("cards", "minus_held"),
    [
        (("cultivate", "la-palma", "la-gomera", "tenerife"), 1),
        (("cultivate", "tenerife", "gran-canaria"), 0),
        (("minus", "cultivate", "la-palma", "la-gomera", "move-ship"), 1),
        (("minus", "minus", "sell", "settle", "el-hierro"), 3),
    ],
)
def test_announced_cards_are_guessed_evenly_among_all_that_fit(cards: tuple[str, ...], minus_held: int) -> None:
    table = Table(4)
    for seat in range(4):
        table.state.players[seat].minus = 0
    table.state.players[1].minus = minus_held
    table.state.players[3].minus = 4 - minus_held
    table.lay_all(("minus",) if table.state.players[0].minus else ("el-hierro",), cards, ("el-hierro",), ("el-hierro",))
    state = table.state
    possible = enumerate_choices(int(state.players[1].cards_laid), int(state.players[1].card_sum), minus_held)
    assert len(possible) > 1
    times = 40 * len(possible)
    found = guess(table, 0, 1, f"{cards}", times)
    assert set(found) == possible
    # The mean of chi-square is its degrees of freedom; five standard deviations above never happens by chance.
    freedom = len(possible) - 1
    assert chi_square(found, possible) < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("gold", [15, 3])
def test_before_the_sums_every_legal_choice_is_as_likely(gold: int) -> None:
    table = Table(3)
    table.set_gold(p1=gold)
    table.lay(1, "sell")
    most = 5 if gold >= 4 else 4
    sizes = Counter(len(c) + m for c, m in guess(table, 0, 1, "any", 4000).elements())
    every = [
        len(list(combinations(range(12), count))) + len(list(combinations(range(12), count - 1)))
        for count in range(1, most + 1)
    ]
    assert set(sizes) <= set(range(1, most + 1))
    for count, ways in enumerate(every, 1):
        expected = 4000 * ways / sum(every)
        assert abs(sizes[count] - expected) < 5 * expected**0.5 + 1


def test_a_player_who_is_not_ready_is_given_no_cards() -> None:
    table = Table(3)
    table.do(1, "choose", card="sell")
    assert guess(table, 0, 1, "none", 5) == Counter({(frozenset(), 0): 5})


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_face_down_cards_are_hidden_while_choosing(viewer: int) -> None:
    one, two = Table(3), Table(3)
    one.do(1, "choose", card="sell")
    two.lay(1, "minus", "lanzarote")
    two.state.players[1].ready = 0
    two.state.actors = one.state.actors
    assert np.array_equal(GAME.seen_by(one.vector, viewer), GAME.seen_by(two.vector, viewer))


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_face_down_cards_are_hidden_after_the_sums(viewer: int) -> None:
    """Seat 1 lays two cards of sum 8 one way or another; it comes last, so nobody sees which."""
    one, two = Table(3), Table(3)
    for table, cards in ((one, ("move-workers", "sell")), (two, ("el-hierro", "settle"))):
        table.lay_all(("el-hierro",), cards, ("la-palma",))
    assert np.array_equal(GAME.seen_by(one.vector, viewer), GAME.seen_by(two.vector, viewer))
    assert not np.array_equal(GAME.seen_by(one.vector, 1), GAME.seen_by(two.vector, 1))


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_cards_are_hidden_in_the_turns_until_their_own(viewer: int) -> None:
    one, two = Table(3), Table(3)
    for table, cards in ((one, ("move-workers", "sell")), (two, ("el-hierro", "settle"))):
        table.lay_all(("el-hierro",), cards, ("la-palma",))
        table.do(0, "place-ship", island="lanzarote")
        table.end_turn()
        table.do(2, "place-ship", island="lanzarote")
    assert np.array_equal(GAME.seen_by(one.vector, viewer), GAME.seen_by(two.vector, viewer))
    assert GAME.record(GAME.seen_by(one.vector, viewer)).players[1].chosen == UNKNOWN
    for table in (one, two):
        table.end_turn()
    assert GAME.record(GAME.seen_by(one.vector, viewer)).players[1].chosen != UNKNOWN
    assert not np.array_equal(GAME.seen_by(one.vector, viewer), GAME.seen_by(two.vector, viewer))


def test_others_who_are_ready_choose_again() -> None:
    """The choice is made at the same time, so to one who still chooses it is all the same who was ready before."""
    table = Table(3)
    fresh = table.vector.copy()
    for seat in (0, 2):
        table.lay(seat, "cultivate", "tenerife")
    guess = GAME.seen_by(table.vector, 1)
    state = GAME.record(guess)
    GAME.rules.determinize(state, 1, new_dice("again"))
    GAME.rules.take_back(state, 1)
    assert np.array_equal(guess, fresh)
    assert state.actors == 0b111


def test_an_own_choice_is_not_taken_back() -> None:
    table = Table(3)
    table.lay(1, "cultivate", "tenerife")
    GAME.rules.take_back(table.state, 1)
    assert table.state.players[1].ready == 1
    assert table.state.actors == 0b101
