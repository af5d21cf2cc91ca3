"""Observations by name: every number has its place, its meaning, its range."""

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tradewinds as tw
from tradewinds.core.conformance import positions
from tradewinds.core.game import CHANCE_BIT
from tradewinds.core.layout import UNKNOWN
from tradewinds.envs.observations import Observations, state_class
from tradewinds.envs.ranges import plain, ranges_file
from tradewinds.envs.rows import BITS, CHOICE
from tradewinds.games._template import GAME as NIM

ROOT = Path(__file__).parent.parent.parent
each_game = pytest.mark.parametrize("name", tw.games())


@each_game
def test_fields_lie_side_by_side_in_both_forms(name: str) -> None:
    shown = Observations(tw.load(name))
    assert shown.fields[0].raw.start == shown.fields[0].floats.start == 0
    for one, next_ in zip(shown.fields, shown.fields[1:], strict=False):
        assert one.raw.stop == next_.raw.start
        assert one.floats.stop == next_.floats.start
        assert one.floats.stop - one.floats.start == one.width * (one.raw.stop - one.raw.start)
    assert shown.raw_size == tw.load(name).dtype.itemsize // 2 + 1


@each_game
def test_a_field_is_found_by_name_where_the_record_has_it(name: str) -> None:
    game = tw.load(name)
    state = next(positions(game, game.seats[0], 1))
    raw = Observations(game).raw(game.seen_by(state, 1), 1)
    assert raw[Observations(game)["phase"].raw][0] == game.record(state).phase
    assert raw[Observations(game)["viewer"].raw][0] == 1


@each_game
def test_normalised_observations_say_the_same_between_minus_one_and_one(name: str) -> None:
    game = tw.load(name)
    shown = Observations(game)
    for seats in game.seats:
        for state in positions(game, seats, 5, f"shown {seats}"):
            raw = shown.raw(game.seen_by(state, 0), 0)
            floats = shown.normalised(raw)
            assert floats.min() >= -1 and floats.max() <= 1  # noqa: PT018 - one range
            for field in shown.fields:
                numbers, parts = raw[field.raw], floats[field.floats].reshape(-1, field.width)
                for number, part in zip(numbers, parts, strict=True):
                    assert meant(int(number), field.range.hidden, field.kind, field.scale, field.width) == part.tolist()


def meant(number: int, hidden: bool, kind: int, scale: int, width: int) -> list[float]:
    """What a number of the position becomes, in plain words."""
    if hidden and number == UNKNOWN:
        return [-1.0] * width
    if kind == BITS:
        return [float(number >> k & 1) for k in range(width)]
    if kind == CHOICE:
        return [float(number == k) for k in range(width)]
    return [max(-1.0, min(1.0, number / scale))]


@each_game
def test_what_is_never_hidden_is_never_marked_hidden_and_the_reverse(name: str) -> None:
    game = tw.load(name)
    shown = Observations(game)
    for state in positions(game, game.seats[-1], 40, "hidden", every=20):
        seen = game.seen_by(state, 0)
        for field in shown.fields[:-1]:
            if (seen[field.raw] != state[field.raw]).any():
                assert field.range.hidden, field.name


@each_game
def test_nothing_in_other_games_is_beyond_the_scale(name: str) -> None:
    """The ranges come from random games with other seeds; nobody is shown a position in which chance acts."""
    game = tw.load(name)
    shown = Observations(game)
    for state in positions(game, game.seats[-1], 40, "scale", every=40):
        if game.record(state).actors == CHANCE_BIT:
            continue
        for field in shown.fields[:-1]:
            if field.width == 1:
                assert abs(state[field.raw]).max() <= field.scale, field.name


@each_game
def test_the_page_lists_every_field(name: str) -> None:
    page = (ROOT / "docs" / "envs" / f"{name}.md").read_text("utf-8")
    shown = Observations(tw.load(name))
    listed = set(re.findall(r"^\| `([^`]+)`", page, re.MULTILINE))
    assert listed == {field.name for field in shown.fields if "[" not in field.name or "[0]" in field.name}
    assert f"{shown.size} numbers (float32)" in page


@each_game
def test_meanings_come_from_the_source(name: str) -> None:
    game = tw.load(name)
    assert state_class(game).__name__ == "State"
    told = [field for field in Observations(game).fields if field.meaning]
    assert len({plain(field.name) for field in told}) > 20


def test_a_game_whose_ranges_do_not_fit_is_named() -> None:
    with pytest.raises(tw.BadRequest, match="make docs"):
        Observations(replace(tw.load("key-west"), dtype=NIM.dtype))


def test_a_game_without_ranges_measures_them_itself() -> None:
    assert not ranges_file(NIM).exists()
    shown = Observations(NIM)
    assert (shown["heaps"].range.high, shown["heaps"].range.hidden) == (5, False)
    assert (shown["players[0].favourite"].range.high, shown["players[0].favourite"].range.hidden) == (2, True)


@each_game
def test_the_ranges_of_every_game_are_kept(name: str) -> None:
    """So that observations stay the same when rules are played better, or random games go another way."""
    assert ranges_file(tw.load(name)).exists()


def test_hidden_numbers_are_minus_one_in_both_forms() -> None:
    game = tw.load("key-west")
    shown = Observations(game)
    state = game.first_position(3, game.option_values({}))
    raw = shown.raw(game.seen_by(state, 0), 0)
    assert (raw[shown["deep"].raw] == UNKNOWN).all()
    assert np.all(shown.normalised(raw)[shown["deep"].floats] == -1.0)
