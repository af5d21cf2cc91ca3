"""The pictures of the rulebooks are reached by the rules: one that no longer fits fails here, by its name."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import tradewinds as tw
from tradewinds.core.errors import TradewindsError
from tradewinds.core.examples import BadExample, Example, Story, examples, stories
from tradewinds.core.rulebook import read
from tradewinds.core.words import LANGUAGES
from tradewinds.pictures.cropping import cropped


def every() -> Iterator[Any]:
    for name in tw.games():
        for example in examples(tw.load(name)).values():
            yield pytest.param(example, id=f"{name}-{example.name}")


every_example = pytest.mark.parametrize("example", list(every()))
every_game = pytest.mark.parametrize("name", tw.games())


def rules_of(name: str) -> list[str]:
    return re.findall(r"^\*\*([A-Z]{2} \d+\.\d+) ", read(tw.load(name), "en"), re.MULTILINE)


@every_example
def test_every_picture_can_be_drawn_and_shows_what_it_lights(example: Example) -> None:
    drawn = example.svg("en")
    for thing in (*example.light, *example.part):
        assert f'data-about="{thing}"' in drawn or f'id="{thing}"' in drawn, thing
    assert len(cropped(drawn, example.light, example.part)) < len(drawn) + 500 * len(example.light)


@every_example
def test_every_picture_has_words_and_rules_that_there_are(example: Example) -> None:
    game = example.story.game
    assert [lang for lang in LANGUAGES if not game.words.has(lang, example.words)] == []
    assert [rule for rule in example.rules if rule not in rules_of(game.name)] == []


@every_example
def test_from_every_picture_one_can_play_on(example: Example) -> None:
    match, seat = example.opening()
    assert seat in match.actors
    begun = match.branch(len(match.actions), seed=1)
    assert begun.actions == match.actions


@every_game
def test_no_two_pictures_have_one_name(name: str) -> None:
    told = [example.name for story in stories(tw.load(name)) for example in story.examples]
    assert sorted(set(told)) == sorted(told)


@every_game
def test_every_chapter_has_a_picture(name: str) -> None:
    chapters = {rule.split(".")[0] for rule in rules_of(name)}
    assert chapters - {example.rules[0].split(".")[0] for example in examples(tw.load(name)).values()} == set()


def test_an_example_that_no_longer_fits_is_named() -> None:
    game = tw.load("tobago")
    early = {"name": "early", "rules": ["7.1"], "play": [{"kind": "raise", "map": "brown"}]}
    story = Story(game, "test", {"seats": 2, "seed": "a story", "moment": [early]})
    with pytest.raises(BadExample, match=r"test, early of tobago.*TB \d"):
        _ = story.examples[0].at
    assert issubclass(BadExample, TradewindsError)


#: Rules that no picture shows, and why.
UNSHOWN = {
    "KW 2.3": "a bank that cannot pay looks like one that need not; tests/replays has bank-runs-dry",
    "KW 2.4": "an order within one payment after the other leaves no trace on the table",
    "KW 2.6": "an agreement of the table: open money looks like one's own",
    "KW 2.7": "an agreement of the table; tests/replays has bank-rest",
    "KW 5.9": "the fourth of five gets money before anybody acts: no moment to show",
    "KW 6.13": "doing without leaves the table as it was",
    "KW 9.11": "an empty sea shows nothing; tests/replays has empty-sea",
    "TB 4.7": "it stops matches that nobody moves on",
    "TB 5.10": "the deck is made anew while cards are drawn: no moment to show",
    "TB 7.5": "a treasure raised without moving looks like any other; tests/replays has raised-without-a-leg",
    "TB 7.6": "the order of two treasures; tests/replays has amulets-between-treasures",
    "TB 7.7": "what came late looks like what was there; tests/replays has amulets-after-the-last-leg",
    "TB 9.6": "nobody sees the curse that sleeps",
    "TB 10.3": "a choice falls to somebody else, nothing lies differently",
    "TB 10.5": "a choice falls to somebody else; tests/replays has no-rose-left",
    "TB 11.4": "a supply that ends shows nothing; tests/replays has amulets-run-out",
    "WA 2.6": "an agreement of the table; tests/replays has topmost-place",
    "WA 13.2": "the match ends as by points; tests/replays has all-settlements",
}


def test_every_rule_is_shown_or_has_a_reason_not_to_be() -> None:
    rules = {rule for name in tw.games() for rule in rules_of(name)}
    shown = {rule for name in tw.games() for one in examples(tw.load(name)).values() for rule in one.rules}
    assert rules - shown == set(UNSHOWN)
