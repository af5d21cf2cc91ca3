"""Who meets whom: seats fairly shared, deals shared, everything settled by the seed."""

from collections import Counter
from itertools import combinations

import pytest

import tradewinds as tw
from tests.arena.tables import GAME
from tradewinds.arena import Contest, contest

SEVEN = tuple("abcdefg")


def fixtures(bots: tuple[str, ...], seats: int, rounds: int, seed: str = "0") -> list[tuple[str, ...]]:
    played = Contest(GAME.name, bots, seats, rounds, seed)
    return [played.fixture(number).bots for number in range(played.games)]


@pytest.mark.parametrize(("bots", "seats"), [(SEVEN[:2], 2), (SEVEN[:4], 4), (SEVEN, 4), (SEVEN[:5], 3)])
def test_in_every_round_each_bot_has_every_seat_once(bots: tuple[str, ...], seats: int) -> None:
    games = fixtures(bots, seats, rounds=6)
    for first in range(0, len(games), len(bots)):
        for seat in range(seats):
            assert sorted(game[seat] for game in games[first : first + len(bots)]) == sorted(bots)


def test_nobody_meets_oneself() -> None:
    assert all(len(set(game)) == 4 for game in fixtures(SEVEN, 4, rounds=20))


def test_in_the_long_run_all_pairs_meet_about_equally_often() -> None:
    met = Counter(frozenset(pair) for game in fixtures(SEVEN, 4, rounds=400) for pair in combinations(game, 2))
    expected = 400 * 7 * 6 / 21
    assert len(met) == 21
    assert all(abs(count - expected) < 0.1 * expected for count in met.values())


def test_neighbours_change_from_round_to_round() -> None:
    left_of_a = Counter(game[game.index("a") - 1] for game in fixtures(SEVEN[:4], 4, rounds=60))
    assert set(left_of_a) == {"b", "c", "d"}


def test_the_games_of_a_round_share_a_seed_and_no_others_do() -> None:
    played = Contest(GAME.name, SEVEN[:4], 4, 3, "x")
    assert [played.fixture(number).seed for number in range(12)] == ["x/0"] * 4 + ["x/1"] * 4 + ["x/2"] * 4


def test_the_seed_settles_who_meets_whom() -> None:
    assert fixtures(SEVEN, 4, 5, "s") == fixtures(SEVEN, 4, 5, "s")
    assert fixtures(SEVEN, 4, 5, "s") != fixtures(SEVEN, 4, 5, "t")


@pytest.mark.parametrize(("games", "played"), [(1, 4), (4, 4), (5, 8), (400, 400)])
def test_rounds_are_played_whole(games: int, played: int) -> None:
    assert contest(GAME, ("random",) * 4, games).games == played


def test_as_many_seats_as_bots_unless_the_game_has_fewer() -> None:
    assert contest(GAME, ("random",) * 3, 1).seats == 3
    assert contest(GAME, ("random",) * 7, 1).seats == 5
    assert contest(GAME, ("random",) * 7, 1, seats=4).seats == 4


@pytest.mark.parametrize(
    ("bots", "seats", "told"),
    [
        (("random", "grandmaster"), None, "grandmaster"),
        (("random",), None, "at least 2 bots; 1"),
        (("random",) * 2, 3, "at least 3 bots; 2"),
        (("random",) * 6, 6, "2 to 5 seats"),
        (("random",) * 3, 1, "2 to 5 seats"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], seats: int | None, told: str) -> None:
    with pytest.raises(tw.BadRequest) as refused:
        contest(GAME, bots, 1, seats)
    assert told in refused.value.text("en")


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(tw.BadRequest, match="weather"):
        contest(GAME, ("random",) * 2, 1, weather="fine")
