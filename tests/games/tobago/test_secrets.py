"""What a seat may know, and that guesses fit it with the right probabilities."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from math import comb
from typing import Any

import pytest

from tests.games.tobago.table import Table
from tradewinds.core.dice import new_dice
from tradewinds.core.game import CHANCE, EVERYBODY, SPECTATOR
from tradewinds.core.layout import UNKNOWN
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.box.components import CARD_NAMES, CLUE_NAMES, MAP_NAMES
from tradewinds.games.tobago.state import DISCARDED, EXCHANGED, IN_DECK, IN_HAND

SAMPLES = 400


def seen_by(table: Table, seat: int) -> Any:
    return GAME.record(GAME.seen_by(table.vector, seat))


def guesses(table: Table, seat: int, count: int) -> Iterable[Any]:
    dice = new_dice("guesses")
    for _ in range(count):
        vector = GAME.seen_by(table.vector, seat)
        GAME.rules.determinize(GAME.record(vector), seat, dice)
        yield GAME.record(vector)


def raised(*owners: int, deck: tuple[str, ...] = (), safe: int = 0, cards: tuple[str, ...] = ()) -> Table:
    table = Table()
    table.locate("grey", "G3", *owners)
    if deck:
        table.set_deck(*deck, safe=safe)
    table.do(0, "raise", map="grey")
    table.draw_gold(*cards)
    return table


# Hiding


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_a_seat_sees_its_own_hand_only(viewer: int) -> None:
    table = Table()
    seen = seen_by(table, viewer)
    for number, clue in enumerate(CLUE_NAMES):
        where = table.where(clue)
        is_known = where not in (IN_DECK, *(IN_HAND + s for s in range(4) if s != viewer))
        assert seen.clues[number] == (where if is_known else UNKNOWN)
    assert [int(p.hand) for p in seen.players] == [4, 4, 4, 4]


def test_a_seat_sees_the_gold_it_looked_at_only() -> None:
    table = raised(1, 2, cards=("coins-2", "coins-3", "coins-4", "coins-5"))
    for viewer in (0, 1, 2):
        seen = seen_by(table, viewer)
        for seat in range(4):
            own = table.state.players[seat].looked.tolist()
            assert seen.players[seat].looked.tolist() == (own if seat == viewer else [UNKNOWN] * 6)
        assert seen.pile.tolist() == seen.deck.tolist() == [UNKNOWN] * 6
        assert seen.pile_cards == 4


def test_nobody_sees_the_order_of_the_offer_or_the_extra_card() -> None:
    """Two treasures that differ only in the extra card look the same to everybody, turned up or not."""
    one = raised(1, cards=("coins-2", "coins-3", "coins-5"))
    two = raised(1, cards=("coins-2", "coins-3", "coins-6"))
    for table in (one, two):
        table.turn_up("coins-2")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert (GAME.seen_by(one.vector, viewer) == GAME.seen_by(two.vector, viewer)).all()


def test_a_looker_sees_more_than_the_others() -> None:
    one = raised(1, cards=("coins-2", "coins-3", "coins-5"))
    two = raised(1, cards=("coins-2", "coins-4", "coins-5"))
    differs = [not (GAME.seen_by(one.vector, v) == GAME.seen_by(two.vector, v)).all() for v in (0, 1, 2, 3, SPECTATOR)]
    assert differs == [False, True, False, False, False]


def learners(table: Table, kind: str, **arguments: str | int) -> int:
    return GAME.learners(table.vector, CHANCE, GAME.actions.number(kind, **arguments))


def test_a_clue_is_learnt_by_who_draws_it() -> None:
    """TB 5.9: also the last one, after which it is another player's turn."""
    table = Table()
    table.do(0, "exchange")
    deck = [clue for clue in CLUE_NAMES if table.where(clue) == IN_DECK]
    for clue in deck[:4]:
        assert learners(table, "deal", clue=clue) == 1 << 0
        table.do(CHANCE, "deal", clue=clue)


def test_gold_is_learnt_by_the_owner_of_the_rose_and_the_added_card_by_nobody() -> None:
    """TB 8.1, 8.2: roses 2, 1 and the raiser's look, from the lowest up."""
    table = raised(1, 2)
    for looker in (0, 2, 1):
        assert learners(table, "look", card="coins-3") == 1 << looker
        table.do(CHANCE, "look", card="coins-3")
    assert learners(table, "add", card="coins-4") == 0


def test_what_lies_open_is_learnt_by_everybody() -> None:
    table = raised(1, cards=("coins-2", "coins-3", "coins-5"))
    assert learners(table, "turn-up", card="coins-3") == EVERYBODY


# Guessing clues


def test_every_unseen_clue_is_equally_likely_in_a_hand() -> None:
    table = Table()
    counts: Counter[str] = Counter()
    for guess in guesses(table, 0, SAMPLES):
        hand = [clue for clue, where in zip(CLUE_NAMES, guess.clues, strict=True) if where == IN_HAND + 2]
        assert len(hand) == 4
        counts.update(hand)
    unseen = [c for c in CLUE_NAMES if table.where(c) == IN_DECK or table.where(c) > IN_HAND]
    assert set(counts) <= set(unseen)
    expected = 4 * SAMPLES / len(unseen)
    assert all(abs(counts[clue] - expected) < 5 * expected**0.5 for clue in unseen)


def renewed(before: str, after: str) -> Table:
    """The deck is used up and every discard lies open; what seat 0 does renews it, seat 1 follows."""
    table = Table()
    table.state.clues[table.state.clues == IN_DECK] = DISCARDED
    table.state.clue_deck = 0
    for seat, deed in ((0, before), (1, after)):
        if deed:
            table.set_turn(seat)
            table.do(seat, deed)
            table.settle()
    return table


def returned_in(guess: Any, seat: int) -> int:
    return sum(1 for c, where in enumerate(guess.clues) if where == IN_HAND + seat and guess.returned[c])


def test_tb_5_10_clues_seen_to_return_are_in_no_hand_held_before() -> None:
    """Seat 0 exchanged four cards and drew four of the 32 open and those four; seats 2 and 3 have drawn nothing."""
    table = renewed("exchange", "")
    found: Counter[int] = Counter()
    for guess in guesses(table, 1, SAMPLES):
        assert returned_in(guess, 2) == returned_in(guess, 3) == 0
        found[returned_in(guess, 0)] += 1
    # Only the 32 cards are known to have returned: of 36 places, 32 in the deck and 4 in the hand, they fill 32.
    expected = {n: comb(4, n) * comb(32, 32 - n) / comb(36, 32) for n in range(5)}
    for count, chance in expected.items():
        assert abs(found[count] / SAMPLES - chance) < 5 * (chance * (1 - chance) / SAMPLES) ** 0.5 + 0.002


def test_tb_5_10_exchanged_cards_may_be_clues_seen_to_return() -> None:
    """Seat 1 exchanged a hand of before: none of those. Its second exchange may hold as many as it drew."""
    table = renewed("exchange", "exchange")
    assert [int(p.fresh_exchanged) for p in table.state.players] == [0, 0, 0, 0]
    table.set_turn(1)
    table.do(1, "exchange")
    table.settle()
    assert [int(p.fresh_exchanged) for p in table.state.players] == [0, 4, 0, 0]
    counts = [
        sum(1 for c, where in enumerate(guess.clues) if where == EXCHANGED + 1 and guess.returned[c])
        for guess in guesses(table, 2, 50)
    ]
    assert max(counts) == 4


def test_tb_5_10_laying_a_clue_seen_to_return_uses_up_a_fresh_one() -> None:
    table = renewed("exchange", "")
    table.set_hand(0, *[c for c in CLUE_NAMES if table.where(c) == IN_DECK][:4])
    table.set_turn(0)
    assert table.state.returned[CLUE_NAMES.index(table.hand(0)[0])] == 1
    map = next(m for m in MAP_NAMES if table.why(0, "clue", clue=table.hand(0)[0], map=m) is None)
    table.do(0, "clue", clue=table.hand(0)[0], map=map)
    assert table.state.players[0].fresh == 3
    table.settle()
    assert table.state.players[0].fresh == 4


# Guessing gold


def posterior(
    deck: tuple[str, ...], safe: int, roses: tuple[int, ...], viewer: int, own: list[str], turned: tuple[str, ...]
) -> dict[tuple[str, ...], float]:
    """By counting all deals and shuffles: what the others and the extra card can have been, in dealing order.

    `roses` are the owners from the bottom up; the extra card comes last.
    """
    owners = (*roses, UNKNOWN)
    found: Counter[tuple[str, ...]] = Counter()
    for deal in permutations(range(len(deck)), len(owners)):
        names = [deck[card] for card in deal]
        if "curse" in names[:safe] or sorted(n for n, o in zip(names, owners, strict=True) if o == viewer) != sorted(
            own
        ):
            continue
        ways = sum(1 for shuffle in permutations(range(len(owners)), len(turned)) if is_order(names, shuffle, turned))
        others = tuple(sorted(f"{o}:{n}" for n, o in zip(names, owners, strict=True) if o != viewer))
        found[others] += ways
    total = sum(found.values())
    return {key: ways / total for key, ways in found.items() if ways}


def is_order(names: list[str], shuffle: tuple[int, ...], turned: tuple[str, ...]) -> bool:
    return all(names[place] == card for place, card in zip(shuffle, turned, strict=True))


def guessed(table: Table, viewer: int) -> Counter[tuple[str, ...]]:
    """The same from guesses."""
    found: Counter[tuple[str, ...]] = Counter()
    for guess in guesses(table, viewer, SAMPLES):
        extra = Counter({c: int(guess.pile[c] + guess.turned[c]) for c in range(6)})
        cards = []
        for seat in range(4):
            looked = {c: int(guess.players[seat].looked[c]) for c in range(6)}
            extra.subtract(looked)
            if seat != viewer:
                cards += [f"{seat}:{CARD_NAMES[c]}" for c, n in looked.items() for _ in range(n)]
        cards += [f"{UNKNOWN}:{CARD_NAMES[c]}" for c, n in extra.items() for _ in range(n)]
        found[tuple(sorted(cards))] += 1
    return found


def assert_alike(found: Counter[tuple[str, ...]], expected: dict[tuple[str, ...], float]) -> None:
    assert set(found) <= set(expected)
    for key, chance in expected.items():
        error = 5 * (chance * (1 - chance) / SAMPLES) ** 0.5 + 0.002
        assert abs(found[key] / SAMPLES - chance) < error, (key, found[key] / SAMPLES, chance)


DECK = ("coins-2", "coins-2", "coins-3", "coins-6", "coins-6", "curse")


@pytest.mark.parametrize("turned", [(), ("coins-2",), ("coins-6",), ("coins-2", "coins-6"), ("coins-2", "coins-2")])
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_determinize_respects_what_a_seat_has_seen_of_a_division(turned: tuple[str, ...], viewer: int) -> None:
    """Seat 0 looked at a 2, seat 1 at a 6, the extra card is a 2; seat 2 saw nothing."""
    table = raised(1, deck=DECK, cards=("coins-2", "coins-6", "coins-2"))
    for card in turned:
        table.turn_up(card)
        table.answer("refuse", "refuse")
    own = {0: ["coins-2"], 1: ["coins-6"], 2: []}[viewer]
    assert_alike(guessed(table, viewer), posterior(DECK, 0, (0, 1), viewer, own, turned))


@pytest.mark.parametrize("viewer", [0, 1])
def test_determinize_puts_no_curse_among_the_safe_cards(viewer: int) -> None:
    """The two roses drew above the curses, the extra card below."""
    table = raised(1, deck=DECK, safe=2, cards=("coins-2", "coins-6", "coins-3"))
    own = {0: ["coins-2"], 1: ["coins-6"]}[viewer]
    expected = posterior(DECK, 2, (0, 1), viewer, own, ())
    # Counting deals evenly is only right when each leaves the curse below: it does.
    assert_alike(guessed(table, viewer), expected)
    table.turn_up("coins-2")
    assert_alike(guessed(table, viewer), posterior(DECK, 2, (0, 1), viewer, own, ("coins-2",)))


def test_determinize_with_several_roses_of_one_seat() -> None:
    deck = ("coins-2", "coins-2", "coins-3", "coins-3", "coins-4", "coins-5", "curse")
    table = raised(0, 1, deck=deck, cards=("coins-2", "coins-3", "coins-3", "coins-4"))
    table.turn_up("coins-3")
    table.answer("refuse", "refuse", "refuse")
    expected = posterior(deck, 0, (0, 1, 0), 0, ["coins-2", "coins-3"], ("coins-3",))
    assert_alike(guessed(table, 0), expected)


def test_what_a_seat_is_sure_of_stays_where_it_is() -> None:
    table = raised(1, deck=DECK, cards=("coins-2", "curse", "coins-6"))
    for card in ("coins-2", "coins-6"):
        table.turn_up(card)
        table.answer("accept")
    assert table.unturned() == {"curse": 1}
    for guess in guesses(table, 1, 30):
        assert guess.unturned.tolist() == [0, 0, 0, 0, 0, 1]
    found = Counter(int(guess.unturned[5]) for guess in guesses(table, 0, SAMPLES))
    # Seat 0 knows only that it is one of the four cards it has not seen: a quarter.
    assert abs(found[1] / SAMPLES - 0.25) < 5 * (0.25 * 0.75 / SAMPLES) ** 0.5


def test_tb_9_6_a_sleeping_curse_somebody_is_sure_of_is_the_only_one_there() -> None:
    """Of two left-over cards one was drawn above the curses; seat 1 looked at the other and knows it is a curse."""
    deck = ("coins-2", "coins-2", "coins-3", "coins-4", "coins-5", "coins-6", "coins-6", "curse", "curse")
    table = raised(1, deck=deck, safe=3, cards=("coins-2", "coins-2", "coins-3"))
    for card in ("coins-2", "coins-2"):
        table.turn_up(card)
        table.answer("accept")
    table.open_hunt()
    table.locate("brown", "G3", 1)
    table.set_turn(0)
    table.do(0, "raise", map="brown")
    table.draw_gold("coins-4", "curse", "coins-5")
    for card in ("coins-4", "coins-5"):
        table.turn_up(card)
        table.answer("accept")
    assert table.unturned() == {"coins-3": 1, "curse": 1}
    for guess in guesses(table, 1, 100):
        assert GAME.rules.invariants(guess) == 0
        assert guess.unturned[CARD_NAMES.index("curse")] == 1


def test_a_guess_plays_on_to_the_end() -> None:
    table = raised(1, 2, cards=("coins-2", "coins-3", "coins-4", "coins-5"))
    table.turn_up("coins-4")
    for viewer in (0, 1, 3, SPECTATOR):
        other = Table()
        other.vector[:] = GAME.seen_by(table.vector, viewer)
        GAME.rules.determinize(other.state, viewer, new_dice(viewer))
        other.check()
        other.finish_treasure()
        assert other.state.treasures == 1


def test_undo_stays_within_what_is_known() -> None:
    """The window grows when another acts; a leg can be taken back, an answer another saw cannot."""
    table = raised(1, cards=("coins-2", "coins-3", "coins-4"))
    table.turn_up("coins-2")
    window = int(table.state.window)
    table.answer("refuse")
    assert int(table.state.window) != window
    table = Table()
    window = int(table.state.window)
    table.drive(0, "G2", "G3")
    assert int(table.state.window) == window
    table.do(0, "stop")
    table.do(0, "end-turn")
    assert int(table.state.window) != window
    assert table.why(CHANCE, "add", card="coins-2") == "TB 4.1"
