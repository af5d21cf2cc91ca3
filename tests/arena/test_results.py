"""Rows, files, summary and ratings of a contest."""

import csv
import importlib.util
import io
import json
from typing import Any

import pytest
from pyarrow import parquet

import tradewinds as tw
from tests.arena.tables import GAME, duel, record, results
from tradewinds import arena
from tradewinds.arena.measures import histogram

#: Bot `a` wins three of four games, twice from seat 0; one game is shared.
FOUR = results(
    record(0, ("a", "b"), (0,), (20, 10)),
    record(1, ("b", "a"), (1,), (12, 18)),
    record(2, ("a", "b"), (0,), (22, 10)),
    record(3, ("b", "a"), (0, 1), (15, 15)),
)


def test_there_is_a_row_for_each_seat_of_each_game() -> None:
    table = arena.rows(duel())
    assert [(row["game"], row["seat"]) for row in table] == [(game, seat) for game in range(4) for seat in range(2)]
    assert all(row["score"] == sum(row[f"points_{source}"] for source in GAME.sources) for row in table)
    assert sum(row["won"] for row in table) == 4


def test_the_csv_holds_the_rows() -> None:
    read = list(csv.DictReader(io.StringIO(arena.as_csv(duel()))))
    assert read == [{name: str(value) for name, value in row.items()} for row in arena.rows(duel())]


def test_the_parquet_file_holds_the_rows() -> None:
    assert parquet.read_table(io.BytesIO(arena.as_parquet(duel()))).to_pylist() == arena.rows(duel())


def test_without_pyarrow_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tradewinds.arena.results.find_spec", lambda name: None)
    with pytest.raises(tw.BadRequest, match=r"pip install 'tradewinds\[parquet\]'"):
        arena.as_parquet(duel())


def test_the_summary_counts_wins_by_bot_and_seat() -> None:
    facts = arena.summary(FOUR)
    a, b = facts["bots"]["a"], facts["bots"]["b"]
    assert (a["games"], a["wins"], b["games"], b["wins"]) == (4, 3.5, 4, 0.5)
    assert [seat["share"] for seat in a["by_seat"]] == [1.0, 0.75]
    assert [seat["share"] for seat in facts["by_seat"]] == [2.5 / 4, 1.5 / 4]
    assert a["low"] < a["share"] < a["high"]


def test_the_summary_tells_points_length_and_endings() -> None:
    facts = arena.summary(FOUR)
    assert facts["bots"]["a"]["score"] == {"mean": 18.75, "sd": pytest.approx(2.586, abs=0.001), "min": 15, "max": 22}
    assert facts["bots"]["a"]["sources"] == {"settlements": 18.75, "offices": 0, "gold-lead": 0, "gold-end": 0}
    assert facts["length"] == {"mean": 10, "sd": 0, "min": 10, "max": 10}
    assert facts["reasons"] == {"points": 4, "settlements": 0, "both": 0}


def test_what_the_machine_decides_is_apart() -> None:
    clock = arena.summary(FOUR)["clock"]
    assert clock == {"seconds": 2.0, "games_per_second": 2.0, "seconds_per_decision": {"a": 0.1, "b": 0.1}}


def test_the_summary_can_be_written_as_json() -> None:
    facts = arena.summary(duel())
    assert json.loads(json.dumps(facts))["games"] == 4


# Ratings


def test_who_wins_is_rated_higher_and_surer_with_more_games() -> None:
    few = arena.ratings(FOUR.records[:2])
    many = arena.ratings([record(n, ("a", "b"), (0,), (2, 1)) for n in range(40)])
    assert few["a"]["rating"] > 25 > few["b"]["rating"]
    assert many["a"]["low_rating"] > many["b"]["high_rating"]
    assert width(many["a"]) < width(few["a"])


def width(told: dict[str, float]) -> float:
    return told["high_rating"] - told["low_rating"]


def test_ratings_do_not_depend_on_the_order_games_ended_in() -> None:
    assert arena.ratings(reversed(FOUR.records)) == arena.ratings(FOUR.records)


def test_a_bot_with_several_seats_is_rated_once() -> None:
    rated = arena.ratings([record(0, ("a", "b", "b", "b"), (0,), (4, 3, 2, 1))])
    assert set(rated) == {"a", "b"}
    assert rated["a"]["rating"] > 25 > rated["b"]["rating"]


def test_equal_bots_stay_equal() -> None:
    assert arena.ratings([record(0, ("a", "a"), (0,), (2, 1))])["a"]["rating"] == pytest.approx(25)


def test_without_openskill_everything_else_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.util.find_spec
    hidden: Any = lambda name: None if name == "openskill" else real(name)  # noqa: E731
    monkeypatch.setattr("tradewinds.arena.rating.find_spec", hidden)
    assert not arena.can_rate()
    facts = arena.summary(FOUR)
    assert "rating" not in facts["bots"]["a"]
    sheet = arena.contest_sheet(facts, arena.Voice("en", GAME))
    assert "pip install" in sheet.parts[0].note


# Histograms


@pytest.mark.parametrize("values", [[7], [1, 2, 3], list(range(100)), [0, 1000, 5, 5]])
def test_a_histogram_counts_every_value_once(values: list[int]) -> None:
    steps = histogram(values, most=10)
    assert len(steps) <= 11
    assert sum(count for _, _, count in steps) == len(values)
    for low, high, count in steps:
        assert count == sum(low <= value <= high for value in values)
