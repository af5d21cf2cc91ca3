"""What home tells of a game: how long it takes is counted by a command, the rest is there in every language."""

import pytest

import tradewinds as tw
from tests.scripts import script
from tradewinds.core.game import Game
from tradewinds.core.lengths import FILE, Length, lengths
from tradewinds.core.words import LANGUAGES
from tradewinds.games._template import GAME as TEMPLATE

GAMES = [*map(tw.load, tw.games()), TEMPLATE]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_lengths_are_what_the_command_counts(game: Game) -> None:
    assert script("docs/make_lengths.py").text(game) == (game.home / FILE).read_text("utf-8"), "run make docs"
    assert tuple(lengths(game)) == tuple(game.seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_says_what_it_is(game: Game, lang: str) -> None:
    for part in ("about-game", "about-hard", "about-best"):
        assert game.words.has(lang, part)
    sentences = game.words.text(lang, "about-game").count("。" if lang == "ja" else ". ")
    assert sentences in ((2, 3) if lang == "ja" else (1,)), "two sentences; in Japanese they are short"


@pytest.mark.parametrize(
    ("decisions", "events", "minutes"), [(1, 1, 5), (93, 344, 20), (60, 300, 15), (60, 301, 15), (600, 0, 100)]
)
def test_minutes_are_told_in_steps_of_five(decisions: int, events: int, minutes: int) -> None:
    assert Length(decisions, events).minutes == minutes


def test_a_game_that_nobody_has_counted_has_no_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tradewinds.core.lengths.FILE", "none.toml")
    assert lengths(TEMPLATE) == {}
