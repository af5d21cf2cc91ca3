"""What every game's `sense` promises: it reads only what its seat may know, and always leaves something to do."""

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import tradewinds as tw
from tradewinds.bots import GreedyBot
from tradewinds.core.dice import new_dice
from tradewinds.core.taste import Taste, read_taste

SEATS = 4


def positions(name: str, seed: int, most: int, every: int = 1) -> Iterator[tuple[tw.Match, int]]:
    """Positions of a match that is played half by sense, half at random, so that both kinds are met."""
    game, chooser = tw.load(name), random.Random(seed)
    match = tw.Match(game, SEATS, seed=seed)
    bot = GreedyBot(game, seed)
    for number in range(most):
        if not match.actors:
            return
        seat = chooser.choice(match.actors)
        if number % every == 0:
            yield match, seat
        legal = match.legal(seat)
        match.act(seat, bot.choose(match.seen(seat), seat, legal) if chooser.random() < 0.7 else chooser.choice(legal))


@pytest.mark.parametrize("name", tw.games())
def test_sense_reads_only_what_its_seat_knows(name: str) -> None:
    """The view of a seat and every position that fits it give the same weights."""
    game = tw.load(name)
    bot = GreedyBot(game)
    for number, (match, seat) in enumerate(positions(name, 3, 260, every=3)):
        seen, legal = match.seen(seat), match.legal(seat)
        guess = seen.copy()
        game.rules.determinize(game.record(guess), seat, new_dice(number))
        assert bot.weights(guess, seat, legal).tolist() == bot.weights(seen, seat, legal).tolist(), len(match.actions)


@pytest.mark.parametrize("name", tw.games())
def test_sense_is_never_negative_and_often_chooses(name: str) -> None:
    game = tw.load(name)
    bot = GreedyBot(game)
    chosen = 0
    for match, seat in positions(name, 5, 200):
        legal = match.legal(seat)
        weights = bot.weights(match.seen(seat), seat, legal)
        assert weights.min() >= 0
        chosen += len(legal) > 1 and weights.max() > np.median(weights)
    assert chosen > 20


# The numbers as data


def write(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


GOOD = 'note = "by hand"\n[taste]\nsell = 3\nplant = 4\n'


def test_a_taste_is_read(tmp_path: Path) -> None:
    taste = read_taste(write(tmp_path / "sense.toml", GOOD + "[search]\nkeen = 2\n"), ["sell", "plant"])
    assert taste.values[:3].tolist() == [3, 4, 0]
    assert taste.note == "by hand"
    assert taste.search.keen == 2
    assert taste.but(plant=9)[:2].tolist() == [3, 9]
    assert taste.values[1] == 4


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("no toml", "sense.toml"),
        ("[taste]\nsell = 3\nplant = 4\n", "note"),
        ('note = ""\n[taste]\nplant = 4\n', "sell, plant"),
        (GOOD.replace("3", "-1"), "sell"),
        (GOOD.replace("3", "true"), "sell"),
        (GOOD + "[search]\nluck = 1\n", "luck"),
        (GOOD + "[search]\nkeen = 2000\n", "keen"),
    ],
)
def test_a_wrong_taste_is_named(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(tw.BadEdition, match=told):
        read_taste(write(tmp_path / "sense.toml", text), ["sell", "plant"])


@pytest.mark.parametrize("name", tw.games())
def test_every_game_tells_how_its_taste_was_made(name: str) -> None:
    taste = tw.load(name).taste
    assert taste.note
    assert taste.names
    assert not taste.values.flags.writeable


def test_a_game_without_taste_has_room_for_one() -> None:
    assert len(Taste().values) >= len(Taste().names)
