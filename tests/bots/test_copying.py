"""A copy of a bot chooses as the bot would have, whatever the bot has done since."""

import copy
import pickle
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import tradewinds as tw
from tests.bots.test_bots import quick, some_position
from tradewinds.bots import BOTS, Bot, SearchBot
from tradewinds.core.layout import JIT, Vector

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda bot: pickle.loads(pickle.dumps(bot)),
}
each_way = pytest.mark.parametrize("way", WAYS)

Asked = tuple[Vector, int, Sequence[int]]


def questions(game: tw.Game, count: int) -> list[Asked]:
    """What the seats of a match are asked, one after the other."""
    match, _ = some_position(game)
    asked: list[Asked] = []
    while len(asked) < count:
        seat = match.actors[0]
        legal = match.legal(seat)
        if len(legal) > 1:
            asked.append((match.seen(seat), seat, legal))
        match.act(seat, legal[len(legal) // 2])
    return asked


def answers(bot: Bot, asked: list[Asked]) -> list[int]:
    return [bot.choose(*question) for question in asked]


@each_way
@pytest.mark.parametrize("name", BOTS)
def test_a_copy_chooses_as_the_bot_would_have(name: str, way: str) -> None:
    game = tw.load("west-of-africa")
    asked = questions(game, 12 if JIT or name == "random" else 4)
    before, after = asked[: len(asked) // 2], asked[len(asked) // 2 :]
    bot, untouched = quick(name, game), quick(name, game)
    expected = answers(untouched, asked)[len(before) :]
    answers(bot, before)
    other = WAYS[way](bot)
    assert answers(bot, after) == expected
    assert answers(other, after) == expected


@each_way
def test_the_trees_of_a_copy_lead_on_as_those_of_the_bot(way: str) -> None:
    game = tw.load("west-of-africa")
    match, seat = some_position(game)
    bot = SearchBot(game, playouts=400 if JIT else 30)
    chosen = bot.choose(match.seen(seat), seat, match.legal(seat))
    other = WAYS[way](bot)
    match.act(seat, chosen)
    assert seat in match.actors, "the seat goes on, or there is nothing to lead on to"
    asked = match.seen(seat), seat, match.legal(seat)
    thought = bot.think(*asked)
    assert sum(thought.tried) > thought.playouts, "nothing was led on"
    assert other.think(*asked) == thought
