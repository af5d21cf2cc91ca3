"""One game of a contest: by the rules, reproducible, counted right."""

import pytest

import tradewinds as tw
from tests.arena.tables import DUEL, GAME, duel, record
from tradewinds import arena
from tradewinds.arena import episode
from tradewinds.bots import make_bot


def test_a_game_is_the_match_of_its_seed_played_by_its_bots() -> None:
    match = tw.Match(GAME, 2, "duel/0")
    bots = [make_bot("random", GAME, f"duel/1/{seat}") for seat in range(2)]
    chose = [0, 0]
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, bots[seat].choose(match.seen(seat), seat, match.legal(seat)))
        chose[seat] += 1
    told = duel().records[1]
    assert (told.scores, told.winners, told.reason) == (
        match.outcome.scores,
        match.outcome.winners,
        match.outcome.reason,
    )
    assert told.points == tuple(tuple(seat.values()) for seat in match.outcome.breakdown)
    assert told.decisions == tuple(chose)


def test_equal_bots_do_not_play_the_same_game_twice_in_a_round() -> None:
    first, second = duel().records[:2]
    assert (first.seed, first.bots) == (second.seed, second.bots)
    assert first.scores != second.scores or first.decisions != second.decisions


def test_points_by_source_add_up() -> None:
    for told in duel().records:
        assert [sum(points) for points in told.points] == list(told.scores)


def test_every_seat_is_timed() -> None:
    assert all(seconds > 0 for played in duel().games for seconds in played.seconds)


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(episode, "MOST_DECISIONS", 10)
    told = arena.play(DUEL, 0).record
    assert (told.reason, told.winners, sum(told.decisions)) == ("none", (), 10)
    assert told.points == ((0,) * len(GAME.sources),) * 2


def test_winners_come_first_then_points_count() -> None:
    told = record(0, ("a", "b", "c", "d"), winners=(2,), scores=(9, 20, 20, 9))
    assert [told.rank(seat) for seat in range(4)] == [3, 2, 1, 3]
    assert [told.won(seat) for seat in range(4)] == [0, 0, 1, 0]


def test_level_winners_share_the_win() -> None:
    told = record(0, ("a", "b", "c"), winners=(0, 2), scores=(9, 3, 9))
    assert [told.won(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert [told.rank(seat) for seat in range(3)] == [1, 3, 1]
