"""Chance from a committed secret: fixed beforehand, moved by every seat, open to recomputation, foreseen by nobody."""

import hashlib
import json
import math
import random
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tradewinds as tw
from tests.core.tables import GAME, many, new, played
from tradewinds.core import fair
from tradewinds.core.fair import Fair, bot_contribution, commitment, new_secret, secret_from_seed
from tradewinds.core.game import CHANCE

SECRET = bytes(range(32))
SEATS = ("ann", "bo", "cleo")


def draws(source: Fair, count: int = 30, sides: int = 1000) -> list[int]:
    return [source.below(number, sides) for number in range(count)]


# An implementation of its own, from the description in fair.py: hashes only


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    padded = (key if len(key) <= 64 else sha256(key)).ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message)
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner)


def draw_by_hand(secret: bytes, contributions: Sequence[str], number: int, weights: Sequence[int]) -> int:
    mixed = "[" + ", ".join(json.dumps(text) for text in contributions) + "]"
    key = hmac_by_hand(secret, b"tradewinds key 1\0" + mixed.encode())
    total, block = sum(weights), 0
    while True:
        word = hmac_by_hand(key, b"tradewinds draw 1\0" + f"{number}/{block}".encode())
        value = int.from_bytes(word[:8], "big")
        if value < 2**64 // total * total:
            break
        block += 1
    outcomes = [place for place, weight in enumerate(weights) for _ in range(weight)] if total < 10**4 else range(total)
    return outcomes[value % total]


def chance_by_hand(match: tw.Match) -> list[int]:
    """What chance should have named in this match, position by position."""
    state = GAME.record(GAME.first_position(match.seats, np.zeros(16, np.int16)))
    out, weights = np.zeros(512, np.int16), np.zeros(512, np.int16)
    named: list[int] = []
    for actor, action in match.actions:
        if actor == CHANCE:
            count = GAME.rules.chance(state, out, weights)
            likely = [int(weight) for weight in weights[:count]]
            place = draw_by_hand(match.fair.secret, match.fair.contributions, len(named), likely)
            named.append(int(out[place]))
        GAME.rules.apply(state, actor, action)
    return named


def drawn(match: tw.Match) -> list[int]:
    return [action for actor, action in match.actions if actor == CHANCE]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_match_can_be_redrawn_by_another_implementation(seats: int) -> None:
    match = played(seats, f"redraw {seats}", contributions=[f"from seat {seat} ü席" for seat in range(seats)])
    assert match.outcome is not None
    assert len(drawn(match)) >= seats
    assert chance_by_hand(match) == drawn(match)


@many
@given(
    st.binary(min_size=1, max_size=80),
    st.lists(st.text(max_size=10), max_size=5),
    st.integers(0, 10**6),
    st.lists(st.integers(1, 9), min_size=1, max_size=20),
)
def test_any_draw_can_be_redone_by_another_implementation(
    secret: bytes, contributions: list[str], number: int, weights: list[int]
) -> None:
    source = Fair(secret, tuple(contributions))
    assert source.pick(number, weights) == draw_by_hand(secret, contributions, number, weights)
    assert source.below(number, sum(weights)) == draw_by_hand(secret, contributions, number, [1] * sum(weights))


# The commitment


def test_the_commitment_fixes_the_secret() -> None:
    assert commitment(SECRET) == commitment(SECRET) == Fair(SECRET, SEATS).commitment
    flipped = [bytes([*SECRET[:i], SECRET[i] ^ 1 << bit, *SECRET[i + 1 :]]) for i in range(32) for bit in (0, 7)]
    assert len({commitment(secret) for secret in (SECRET, *flipped)}) == 65


def test_the_commitment_is_a_plain_hash_that_anybody_can_check() -> None:
    assert commitment(SECRET) == hashlib.sha256(b"tradewinds commitment 1\0" + SECRET).hexdigest()


def test_the_commitment_is_known_before_any_contribution() -> None:
    assert Fair(SECRET).commitment == Fair(SECRET, SEATS).commitment


def test_no_draw_is_derived_from_the_published_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    before, match = draws(Fair(SECRET, SEATS)), drawn(new(5, 3))
    monkeypatch.setattr(fair, "commitment", lambda secret: "0" * 64)
    assert Fair(SECRET, SEATS).commitment == "0" * 64
    assert draws(Fair(SECRET, SEATS)) == before
    assert drawn(new(5, 3)) == match


def test_the_key_is_neither_the_secret_nor_the_commitment() -> None:
    source = Fair(SECRET, SEATS)
    assert source.key not in (SECRET, bytes.fromhex(source.commitment), sha256(SECRET))


# What the draws depend on


def test_draws_depend_on_the_secret() -> None:
    assert draws(Fair(SECRET, SEATS)) != draws(Fair(secret_from_seed(1), SEATS))


@pytest.mark.parametrize("seat", range(3))
def test_draws_depend_on_every_contribution(seat: int) -> None:
    other = tuple("x" if place == seat else text for place, text in enumerate(SEATS))
    assert draws(Fair(SECRET, SEATS)) != draws(Fair(SECRET, other))


def test_draws_depend_on_who_contributed_what() -> None:
    ways = [("ab", "c"), ("a", "bc"), ("c", "ab"), ("abc", ""), ("", "abc"), (), ("",), ("", ""), ('a", "b', "c")]
    assert len({tuple(draws(Fair(SECRET, way))) for way in ways}) == len(ways)


def test_draws_depend_on_the_number_of_the_draw() -> None:
    assert len({Fair(SECRET).below(number, 2**60) for number in range(500)}) == 500


def test_equal_secrets_and_contributions_give_equal_draws() -> None:
    assert draws(Fair(SECRET, SEATS)) == draws(Fair(SECRET, SEATS))


def test_seeds_give_secrets_of_32_bytes_that_differ() -> None:
    assert secret_from_seed(7) == secret_from_seed(7) == secret_from_seed("7")
    assert len({secret_from_seed(seed) for seed in range(100)}) == 100
    assert {len(secret) for secret in (secret_from_seed(1), new_secret())} == {32}


def test_new_secrets_are_never_the_same() -> None:
    assert len({new_secret() for _ in range(100)}) == 100


# Even and in range


@many
@given(st.binary(min_size=32, max_size=32), st.integers(0, 1000), st.integers(1, 2**63))
def test_below_is_in_range(secret: bytes, number: int, sides: int) -> None:
    assert 0 <= Fair(secret).below(number, sides) < sides


def even(counts: Sequence[int], expected: Sequence[float]) -> bool:
    """Within five standard deviations of chi-square."""
    freedom = len(counts) - 1
    measured = sum((count - likely) ** 2 / likely for count, likely in zip(counts, expected, strict=True))
    return measured < freedom + 5 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("sides", [2, 3, 5, 7, 24, 100])
def test_below_is_even(sides: int) -> None:
    source, counts = Fair(SECRET, SEATS), [0] * sides
    for number in range(6_000):
        counts[source.below(number, sides)] += 1
    assert even(counts, [6_000 / sides] * sides)


def test_below_rejects_what_would_make_it_uneven() -> None:
    # 64 bits taken modulo three quarters of their range would name the first third twice as often.
    source, counts, sides = Fair(SECRET), [0] * 3, 3 << 62
    for number in range(3_000):
        counts[source.below(number, sides) >> 62] += 1
    assert even(counts, [1_000] * 3)


@pytest.mark.parametrize("weights", [(1, 1, 1), (1, 2, 3), (0, 5, 0, 5), (97, 1, 1, 1)])
def test_pick_follows_the_weights(weights: tuple[int, ...]) -> None:
    source, counts = Fair(SECRET, SEATS), [0] * len(weights)
    for number in range(6_000):
        counts[source.pick(number, weights)] += 1
    assert all(count == 0 for count, weight in zip(counts, weights, strict=True) if weight == 0)
    possible = [place for place, weight in enumerate(weights) if weight]
    expected = [6_000 * weights[place] / sum(weights) for place in possible]
    assert even([counts[place] for place in possible], expected)


def test_one_outcome_is_picked_always() -> None:
    assert {Fair(SECRET).pick(number, [4]) for number in range(20)} == {0}


# Who knows only what is published


def with_bot(source: Fair) -> Fair:
    """The same with a bot at a third seat."""
    return Fair(source.secret, (*source.contributions, bot_contribution(source.secret, 2)))


PREDICTORS: dict[str, Callable[[str, tuple[str, ...]], Fair]] = {
    "commitment as the secret": lambda published, given: Fair(bytes.fromhex(published), given),
    "its letters as the secret": lambda published, given: Fair(published.encode(), given),
    "its hash as the secret": lambda published, given: Fair(sha256(bytes.fromhex(published)), given),
    "no contributions": lambda published, _: Fair(bytes.fromhex(published)),
    "contributions as the secret": lambda published, given: Fair("".join(given).encode(), (published,)),
    "a bot as if the commitment were the secret": lambda published, given: with_bot(
        Fair(bytes.fromhex(published), given)
    ),
}


@pytest.mark.parametrize("sides", [2, 5])
@pytest.mark.parametrize("how", PREDICTORS)
def test_a_predictor_of_the_published_scores_like_chance(how: str, sides: int) -> None:
    trials, hits = 1_000, 0
    for trial in range(trials):
        source = Fair(secret_from_seed(trial), (f"seat 0 of {trial}", "seat 1"))
        guess = PREDICTORS[how](source.commitment, source.contributions)
        hits += with_bot(source).below(0, sides) == guess.below(0, sides)
    spread = math.sqrt(trials * (1 / sides) * (1 - 1 / sides))
    assert abs(hits - trials / sides) < 4 * spread


def test_the_commitment_as_a_plain_number_predicts_nothing() -> None:
    # The trap of a published game server: the outcome was the published hash modulo the sides.
    trials, hits, chooser = 1_500, 0, random.Random(4)
    for _ in range(trials):
        source = Fair(chooser.randbytes(32), SEATS)
        hits += source.below(0, 5) == int(source.commitment, 16) % 5
    assert abs(hits - trials / 5) < 4 * math.sqrt(trials * 0.16)


def test_the_seal_fixes_secret_and_contributions() -> None:
    """A table publishes it before the first draw: no contribution can be rewritten afterwards."""
    one = Fair(bytes(32), ("a", "b"))
    assert one.seal == Fair(bytes(32), ("a", "b")).seal
    others = [Fair(bytes(32), ("b", "a")), Fair(bytes(32), ("a",)), Fair(b"\1" * 32, ("a", "b")), Fair(bytes(32))]
    assert len({one.seal, one.commitment, *(other.seal for other in others)}) == 6


def test_what_a_bot_adds_follows_from_the_secret_and_its_seat_alone() -> None:
    by_hand = hmac_by_hand(SECRET, b"tradewinds bot 1\0" + b"3").hex()
    assert bot_contribution(SECRET, 3) == by_hand
    assert len({bot_contribution(secret, seat) for secret in (SECRET, bytes(32)) for seat in range(5)}) == 10
