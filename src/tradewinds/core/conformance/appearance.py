"""What is told and drawn: words in three languages, log, panels, letters, pictures; in whole matches."""

import random
import re
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt

from tradewinds.core.conformance.positions import guessed, name_of, named
from tradewinds.core.dice import new_dice
from tradewinds.core.examples import examples
from tradewinds.core.game import (
    LAYOUTS,
    SPECTATOR,
    CloseUp,
    Game,
    Telling,
    bit_of,
)
from tradewinds.core.layout import Vector
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES, Line, Say, Words


def check_words(game: Game) -> None:
    """Every kind of action, source of points, reason to end, option and colour has its words in each language."""
    wanted = ["game-title", "tie-broken"]
    wanted += [f"{prefix}-{kind.name}" for kind in game.actions.kinds for prefix in ("action", "log")]
    wanted += [f"way-{kind.name}" for kind in game.actions.kinds if kind.ask.in_steps]
    wanted += [f"source-{source}" for source in game.sources]
    wanted += [f"reason-{reason}" for reason in game.reasons[1:]]
    wanted += [f"colour-{colour}" for colour in game.colours]
    wanted += [f"option-{option.name}{part}" for option in game.options for part in ("", "-about")]
    wanted += [f"option-{option.name}-{value}" for option in game.options for value in option.values]
    for lang in LANGUAGES:
        for id in wanted:
            assert game.words.has(lang, id), f"{lang} has no text {id!r}"


def check_examples(game: Game) -> None:
    """Every picture of the rulebook, for the numbers of seats there are, is reached by the rules, shows rules
    that exist, and has its words."""
    numbers = _numbers(game.rulebook, game.code)
    for example in examples(game).values():
        if example.story.seats not in game.seats:
            continue
        assert example.opening()[0].actors, example.name
        assert {rule.split()[1] for rule in example.rules} <= numbers, f"{example.name} shows rules that are not"
        for lang in LANGUAGES:
            assert game.words.has(lang, example.words), f"{lang} has no text {example.words!r}"


def check_telling(game: Game) -> None:
    """It has everything that the contract asks for."""
    for name in vars(Telling):
        if not name.startswith("_"):
            assert callable(getattr(game.telling, name, None)), f"telling has no {name!r}"


class _Strict(Words):
    """Words that do not let a missing text pass, in whatever language and whoever asks for it."""

    def _render(self, lang: str, id: str, args: Any, names: tuple[str, ...]) -> str:
        missing = [each for each in LANGUAGES if not self.has(each, id)]
        assert not missing, f"{missing[0]} has no text {id!r}"
        try:
            told = {each: super(_Strict, self)._render(each, id, args, names) for each in LANGUAGES}
        except (ValueError, TypeError) as error:
            raise AssertionError(f"the text {id!r} cannot be told: {error}") from error
        return told[lang]


def check_match(game: Game, seats: int, seed: int, **options: Any) -> None:
    """A whole match in all languages: described, told, drawn, taken back and redone, saved and loaded."""
    chooser = random.Random(f"{seed}")
    strict = _Strict(game.words.folder, game.words.base, game.words.colours, game.words.numbers)
    match = Match(replace(game, words=strict), seats, seed, **options)
    while match.outcome is None:
        seat = chooser.choice(match.actors)
        action = chooser.choice(match.legal(seat))
        _check_texts(match, seat, action, chooser)
        if chooser.random() < 0.1:
            _check_position(match, chooser)
        seen, hidden = _everything_seen(match), _everything_hidden(match)
        match.act(seat, action)
        if match.can_undo(seat):
            revealed = (hidden & ~_everything_hidden(match)).reshape(seats + 1, -1)
            names = named(game, np.logical_or.reduce(revealed))
            assert not names, f"what {name_of(game, action)} reveals can be taken back ({names}): see the window"
            if chooser.random() < 0.1:
                match.undo(seat)
                assert (_everything_seen(match) == seen).all(), "taking back does not lead back"
                match.act(seat, action)
    _check_position(match, chooser)
    _check_end(match)


def _everything_seen(match: Match) -> Vector:
    """What every viewer sees, one after the other."""
    return np.concatenate([match.seen(viewer) for viewer in (*range(match.seats), None)])


def _everything_hidden(match: Match) -> npt.NDArray[np.bool_]:
    """Which fields are hidden from whom."""
    hidden: npt.NDArray[np.bool_] = _everything_seen(match) != np.tile(match._vector, match.seats + 1)
    return hidden


def _check_texts(match: Match, seat: int, action: int, chooser: random.Random) -> None:
    """An action and what is asked, before it is done."""
    game, lang = match.game, chooser.choice(LANGUAGES)
    asked, waiting = match.prompt(seat, lang), match.prompt(None, lang)
    for text in (match.describe(seat, action, lang), asked, waiting, match.game.words.text(lang, _kind(game, action))):
        assert text.strip(), f"{lang}: an empty text for {name_of(game, action)}"
    assert asked != waiting, f"telling.prompt asks a spectator the same as seat {seat}: {asked}"
    _check_aids(match, seat, lang)
    rules = set(game.telling.rules_of(action))
    assert rules, f"telling.rules_of names no rule for {name_of(game, action)}"
    unknown = rules - _numbers(game.rulebook, game.code)
    assert not unknown, f"telling.rules_of names {unknown}, not to be found in every rulebook"
    for _ in range(10):
        refusal = match.why_not(chooser.randrange(match.seats), chooser.randrange(len(match.game.actions)), lang)
        assert refusal is None or refusal.text.strip(), f"{lang}: an empty refusal"


def _check_aids(match: Match, seat: int, lang: str) -> None:
    """What helps to choose has words, and is about what can be chosen or lies there already."""
    game, legal = match.game, match.legal(seat)
    aids = game.telling.aids(game.record(match.seen(seat)), seat, legal)
    told = [*aids.notes.values(), *chain(*aids.lines.values()), *(one for one in aids.places if one)]
    told += [line for card in aids.cards for line in (card.name, card.effect)]
    for line in told:
        assert game.words.text(lang, line).strip(), f"{lang}: an empty text in telling.aids"
    known = {*legal, *(card.action for card in aids.cards)}
    assert set(aids.notes) <= known, f"telling.aids has notes on {set(aids.notes) - known}, which is not asked"
    open_to = {card.action for card in aids.cards if not card.laid}
    hand = {action for action in legal if game.actions.kind(action).asked_by == "hand"}
    assert hand <= open_to, f"telling.aids lacks cards of the hand: {hand - open_to}"
    for card in (card for card in aids.cards if card.laid):
        assert match.can_undo(seat, card.action), f"{name_of(game, card.action)} lies there and cannot be taken up"


def _kind(game: Game, action: int) -> Line:
    return Line(f"kind-{game.actions.kind(action).name}")


@cache
def _numbers(rulebook: Path, code: str) -> set[str]:
    """The chapters and rules, `6` and `6.7`, that the rulebook has in every language."""
    texts = [(rulebook / f"{lang}.md").read_text("utf-8") for lang in LANGUAGES]
    return set.intersection(*(set(re.findall(rf"^(?:## |\*\*{code} )([\d.]+) ", text, re.M)) for text in texts))


def _check_position(match: Match, chooser: random.Random) -> None:
    """What is told and drawn of a position, for one viewer in one language."""
    game, telling, lang = match.game, match.game.telling, chooser.choice(LANGUAGES)
    viewer = chooser.choice((*range(match.seats), *match.actors, SPECTATOR))
    seen, say = game.record(game.seen_by(match._vector, viewer)), game.words.speaker(lang)
    told = {
        "text": [telling.text(seen, viewer, say)],
        "stage": [say(telling.stage(seen))],
        "own": [say(line) for line in telling.own(seen, viewer)] if viewer >= 0 else ["–"],
        "panel": [part for seat in range(match.seats) for pair in telling.panel(seen, seat, say) for part in pair],
    }
    for name, texts in told.items():
        assert texts, f"telling.{name} says nothing"
        assert all(text.strip() for text in texts), f"{lang}: an empty text in telling.{name}"
    if game.picture is not None:
        _check_picture(match, viewer, say, chooser)
    if game.picture is not None and game.picture.close_up is not None and match.actions:
        _check_close_up(match, viewer, say, game.picture.close_up, chooser.choice(LAYOUTS))


def _check_picture(match: Match, viewer: int, say: Say, chooser: random.Random) -> None:
    """It offers what may be done, and is the same whatever is hidden, even after all others have looked at theirs."""
    game, layout, last = match.game, chooser.choice(LAYOUTS), match.last_known
    legal = match.legal(viewer) if viewer in match.actors else []
    dice = new_dice(chooser.getrandbits(32))

    def drawn(position: Vector) -> str:
        for looker in (*range(match.seats), SPECTATOR, viewer):
            seen, open_ = game.record(game.seen_by(position, looker)), legal if looker == viewer else []
            svg = game.picture.draw(seen, looker, say, open_, last, layout)  # type: ignore[union-attr]
        return svg

    svg = drawn(match._vector)
    offered = {int(action) for some in re.findall(r'data-action="([0-9 ]+)"', svg) for action in some.split()}
    assert offered == set(legal), f"the picture does not offer {[name_of(game, a) for a in {*legal} ^ offered]}"
    other = guessed(game, game.seen_by(match._vector, viewer), viewer, dice)
    assert drawn(other) == svg, f"the picture shows viewer {viewer} what it has not seen"


def _check_close_up(match: Match, viewer: int, say: Say, close_up: CloseUp, layout: str) -> None:
    """Of the last action and of what lasts: its beats are those that are told, and equal views give equal bytes."""
    game, (actor, action), dice = match.game, match.actions[-1], new_dice(0)
    known = action if match.learners[-1] & bit_of(viewer) else None

    def drawn(earlier: Vector, now: Vector) -> list[str]:
        for looker in (*range(match.seats), SPECTATOR, viewer):
            before, seen = (game.record(game.seen_by(vector, looker)) for vector in (earlier, now))
            beats = game.telling.tell(before, seen, looker, actor, known) if looker == viewer else ()
            told = [(before, beats), (seen, ())]
            svgs = [close_up(was, seen, looker, say, lines, layout, None, True) for was, lines in told]
        _check_beats(svgs[0], len(beats))
        _check_beats(svgs[1], 0)
        return svgs

    last = match._before[-1], match._vector
    other = [guessed(game, game.seen_by(vector, viewer), viewer, dice) for vector in last]
    assert drawn(*last) == drawn(*other), f"the close-up shows viewer {viewer} what it has not seen"


def _check_beats(svg: str, beats: int) -> None:
    """A close-up is well-formed, its parts belong to beats that there are, its ids are its own."""
    if not svg:
        return
    parts = list(ElementTree.fromstring(svg).iter())
    named = {int(part.attrib["data-beat"]) for part in parts if "data-beat" in part.attrib}
    assert named <= set(range(beats)), f"the close-up has parts for the beats {named}, of which there are {beats}"
    strange = [part.attrib["id"] for part in parts if not part.attrib.get("id", "on-close-").startswith("on-close-")]
    assert not strange, f"ids of a close-up that do not begin with close-: {strange}"


def _check_end(match: Match) -> None:
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners, "nobody has won"
    for score, parts in zip(outcome.scores, outcome.breakdown, strict=True):
        assert sum(parts.values()) == score, f"the points by source {parts} are not the score {score}"
    for viewer in (*range(match.seats), None):
        assert all(told.strip() for told in match.log(viewer)), "an empty line in the log"
    again = Match.load(match.save(), match.game)
    assert again.save() == match.save(), "saving and loading changes the match"
    assert np.array_equal(again.seen(None), match.seen(None)), "a loaded match looks different"
