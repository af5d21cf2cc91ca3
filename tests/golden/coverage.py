"""What a match reaches, and what all golden matches of a game together have to reach.

Everything is named by a word and a name: `kind plant`, `reason points`, `table 3 money=open`, `text log-won`,
`refusal 6.7`, `ruling 2.4 arriving anew`. What is only looked at where a match stops counts there alone.
"""

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from types import ModuleType

import tradewinds as tw
from tests.golden.checkpoints import REFUSED, Golden, at, refusals
from tests.golden.moments import Sign, moments
from tradewinds.core.game import SPECTATOR, Game

#: The texts that people are asked by, choose by and read.
TEXTS = ("action", "prompt", "log")

_RULING = re.compile(r"^\*\*[A-Z]+ ([\d.]+) .*\*Ruling", re.MULTILINE)


def signs(game: Game) -> dict[str, Sign]:
    found: dict[str, Sign] = _rulings(game).SIGNS
    return found


def without_sign(game: Game) -> dict[str, str]:
    found: dict[str, str] = _rulings(game).NO_SIGN
    return found


def unreached(game: Game) -> dict[str, str]:
    """What no match is expected to reach, and why."""
    found: dict[str, str] = _rulings(game).UNREACHED
    return found


def _rulings(game: Game) -> ModuleType:
    return import_module(f"tests.games.{game.name.replace('-', '_')}.rulings")


# What there is


def wanted(game: Game) -> set[str]:
    return {
        *(f"kind {kind.name}" for kind in game.actions.kinds),
        *(f"reason {reason}" for reason in game.reasons[1:]),
        *(f"table {table}" for table in tables(game)),
        *(f"text {id}" for id in texts(game)),
        *(f"refusal {id[4:].replace('-', '.')}" for id in _messages(game) if id.startswith("why-")),
        *(f"ruling {name}" for name in signs(game)),
    }


def texts(game: Game) -> set[str]:
    """The identifiers of everything people are asked by, choose by and read in the log."""
    return {id for id in _messages(game) if id.split("-")[0] in TEXTS}


def _messages(game: Game) -> list[str]:
    source = (game.words.folder / "en.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)


def tables(game: Game) -> list[str]:
    """Every number of seats with every choice of options: `3 money=open`."""
    values = [[f" {option.name}={value}" for value in option.values] for option in game.options]
    return [f"{seats}{''.join(chosen)}" for seats in game.seats for chosen in product(*values)]


def rulings_of_the_book(game: Game) -> list[str]:
    """The numbers of the rules that are marked as rulings."""
    return _RULING.findall((game.rulebook / "en.md").read_text("utf-8"))


# What a match has of it


def reached(golden: Golden, match: tw.Match) -> set[str]:
    """Everything that a match with these checks reaches."""
    refused = (name.removeprefix(REFUSED) for name in golden.tracks if name.startswith(REFUSED))
    texts = (id for stop in golden.stops for id in asked(at(match, stop)))
    return {
        *_on_the_way(match),
        *(f"refusal {rule.split()[1]}" for rule in refused),
        *(f"text {id}" for id in texts),
    }


def _on_the_way(match: tw.Match) -> Iterator[str]:
    options = [f" {option.name}={match.options.get(option.name, option.values[0])}" for option in match.game.options]
    yield f"table {match.seats}{''.join(options)}"
    if match.outcome:
        yield f"reason {match.outcome.reason}"
    for moment in moments(match):
        yield f"kind {moment.kind}"
        yield from (f"ruling {name}" for name, sign in signs(match.game).items() if sign(moment))
    for viewer in (*range(match.seats), None):
        yield from (f"text {told.line.id}" for lines in match.story(viewer).told() for told in lines)


def reached_at(match: tw.Match, stop: int) -> Iterator[str]:
    """The refusals, prompts and choices that a match shows after so many actions."""
    shown = at(match, stop)
    yield from (f"refusal {rule.split()[1]}" for rule in refusals(match.game, shown.position, match.seats))
    yield from (f"text {id}" for id in asked(shown))


def asked(match: tw.Match) -> Iterator[str]:
    """The texts of prompts and choices now."""
    game, telling = match.game, match.game.telling
    for viewer in (*range(match.seats), SPECTATOR):
        seen = game.record(game.seen_by(match.position, viewer))
        yield telling.prompt(seen, viewer).id
        if viewer in match.actors:
            yield from (telling.describe(seen, viewer, action).id for action in match.legal(viewer))
