"""The conformance suite on the template game: one function of it broken at a time, and the suite says what is wrong."""

import dataclasses
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tradewinds.core.conformance import check_game, check_match
from tradewinds.core.game import SPECTATOR, Game, Picture
from tradewinds.core.layout import UNKNOWN
from tradewinds.core.words import COMMON, LANGUAGES, Line, Words, line
from tradewinds.games._template import GAME, rules, telling
from tradewinds.games._template.box.components import HEAPS
from tradewinds.games._template.state import NOTHING
from tradewinds.pictures.close_up import Moment, enlarging
from tradewinds.pictures.theme import PANEL

#: Broken rules are written as plain Python.
pytestmark = pytest.mark.plain

THREE = dataclasses.replace(GAME, seats=range(3, 4))


def broken(**changed: Any) -> Game:
    """The game for three with some of its rules replaced."""
    return dataclasses.replace(THREE, rules=dataclasses.replace(GAME.rules, **changed))


def telling_but(**changed: Any) -> Game:
    """The game that speaks in another way; None leaves a function out."""
    functions = {name: value for name, value in vars(telling).items() if not name.startswith("_")} | changed
    return dataclasses.replace(
        THREE, telling=SimpleNamespace(**{name: value for name, value in functions.items() if value is not None})
    )


def caught(game: Game, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        check_game(game, games=5, positions=40, matches=3)


def test_the_template_passes_without_being_registered() -> None:
    check_game(GAME, games=20, positions=40, matches=2)


# Secrets


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_hide_that_leaves_a_draw_open_is_caught(viewer: int) -> None:
    def hide(state: Any, seat: int) -> None:
        if seat != viewer:
            rules.hide(state, seat)

    caught(broken(hide=hide), f"viewer {viewer} does not learn Draw.* but can tell it")


def test_a_learns_that_forgets_who_draws_is_caught() -> None:
    caught(broken(learns=lambda state, actor, action: 0), "does not learn|what it does")


# Guesses


def guess(token: Callable[[Any], int]) -> Callable[[Any, int, Any], None]:
    """A determinize that fills in what `token(state)` says."""

    def determinize(state: Any, seat: int, dice: Any) -> None:
        for other in range(state.seats):
            if state.players[other].favourite == UNKNOWN:
                state.players[other].favourite = token(state)

    return determinize


def first_left(state: Any) -> int:
    return next(heap for heap in range(HEAPS) if rules.tokens_left(state, heap))


def test_a_determinize_that_always_guesses_the_same_is_caught() -> None:
    caught(broken(determinize=guess(first_left)), "guesses with other chances than the deal")


def test_a_determinize_that_guesses_impossible_tokens_is_caught() -> None:
    game = broken(determinize=guess(lambda state: 0), invariants=lambda state: 0)
    caught(game, "guesses what cannot be dealt")


def test_a_determinize_that_errs_later_only_is_caught() -> None:
    def determinize(state: Any, seat: int, dice: Any) -> None:
        later = sum(state.heaps) < 10
        (guess(first_left) if later else rules.determinize)(state, seat, dice)

    caught(broken(determinize=determinize), "does not follow from Take")


# Words


@pytest.mark.parametrize("name", ["own", "panel", "stage", "rules_of", "prompt"])
def test_a_telling_that_lacks_a_function_is_caught(name: str) -> None:
    caught(telling_but(**{name: None}), f"telling has no '{name}'")


BROKEN: dict[str, tuple[Callable[..., Any], str]] = {
    "own": (lambda seen, seat: [], "telling.own says nothing"),
    "panel": (lambda seen, seat, say: [("shells", " ")], "an empty text in telling.panel"),
    "stage": (lambda seen: line("stage"), "'stage' cannot be told"),
    "rules_of": (lambda action: ("3.9",), "rules_of names {'3.9'}"),
    "prompt": (lambda seen, seat: line("prompt-turn"), "asks a spectator the same"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_function_of_telling_is_caught(name: str) -> None:
    function, sentence = BROKEN[name]
    caught(telling_but(**{name: function}), sentence)


def without(folder: Path, lang: str, id: str) -> Game:
    """The game with a text missing in one language."""
    for other in LANGUAGES:
        source = (GAME.words.folder / f"{other}.ftl").read_text("utf-8")
        assert f"\n{id} = " in source
        (folder / f"{other}.ftl").write_text(
            source.replace(f"\n{id} = ", f"\nwas-{id} = ") if other == lang else source, "utf-8"
        )
    return dataclasses.replace(THREE, words=Words(folder, COMMON, GAME.colours, GAME.words.numbers))


#: Asked for by letters and panels, within another text, in the log of one seat alone, by nobody but the server.
@pytest.mark.parametrize("id", ["board-shells", "heap-middle", "log-draw", "tie-broken", "kind-take", "stage"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_missing_in_a_language_is_caught(tmp_path: Path, lang: str, id: str) -> None:
    caught(without(tmp_path, lang, id), f"{lang} has no text '{id}'")


def test_a_text_that_only_a_picture_says_is_caught() -> None:
    def draw(seen: Any, seat: int, say: Any, *rest: Any) -> str:
        return f"{say(Line('picture-nowhere'))}{drawn(seen, seat, say, *rest)}"

    caught(pictured(draw), "en has no text 'picture-nowhere'")


# Pictures

assert GAME.picture
drawn = GAME.picture.draw


def pictured(draw: Any) -> Game:
    assert GAME.picture
    return dataclasses.replace(THREE, picture=Picture(draw, GAME.picture.png))


def test_a_picture_that_shows_what_others_have_seen_is_caught() -> None:
    remembered: dict[int, int] = {}

    def draw(seen: Any, seat: int, *rest: Any) -> str:
        if seat >= 0:
            remembered[seat] = int(seen.players[seat].favourite)
        return drawn(seen, seat, *rest) + f"<!-- {remembered} -->"

    caught(pictured(draw), "the picture shows viewer -?[0-9] what it has not seen")


def test_a_picture_that_lacks_an_action_is_caught() -> None:
    def draw(seen: Any, seat: int, say: Any, actions: Any, *rest: Any) -> str:
        return drawn(seen, seat, say, actions[1:], *rest)

    caught(pictured(draw), "the picture does not offer .*Take")


def close_upped(close_up: Any) -> Game:
    assert GAME.picture
    return dataclasses.replace(THREE, picture=dataclasses.replace(GAME.picture, close_up=close_up))


def large(moment: Moment) -> Line:
    """Who just took something, or nobody."""
    for beat, told in enumerate(moment.beats):
        with moment.part(beat, moment.say(told), "close-it" if beat == 0 else None):
            moment.text(moment.say(told), moment.room, PANEL)
    return line("game-title")


def test_a_close_up_of_what_happens_passes() -> None:
    check_match(close_upped(enlarging(large)), 3, 0)


def forgotten_beats(moment: Moment) -> Line:
    with moment.part(len(moment.beats), "too late"):
        return line("game-title")


def common_ids(moment: Moment) -> Line:
    with moment.part(None, "a board", "board"):
        return line("game-title")


def talking(moment: Moment) -> Line:
    return line("close-nowhere")


CLOSE_UPS: dict[str, tuple[Callable[[Moment], Line], str]] = {
    "beats": (forgotten_beats, "has parts for the beats"),
    "ids": (common_ids, r"do not begin with close-: \['on-board'\]"),
    "words": (talking, "en has no text 'close-nowhere'"),
}


@pytest.mark.parametrize("name", CLOSE_UPS)
def test_a_broken_close_up_is_caught(name: str) -> None:
    compose, sentence = CLOSE_UPS[name]
    caught(close_upped(enlarging(compose)), sentence)


def test_a_close_up_that_shows_what_others_have_seen_is_caught() -> None:
    remembered: dict[int, int] = {}

    def close_up(before: Any, seen: Any, viewer: int, *rest: Any) -> str:
        if viewer >= 0:
            remembered[viewer] = int(seen.players[viewer].favourite)
        return f"<svg><title>{remembered}</title></svg>"

    caught(close_upped(close_up), "the close-up shows viewer -?[0-9] what it has not seen")


# Bytes


def test_equal_positions_that_differ_in_bytes_are_caught() -> None:
    def apply(state: Any, seat: int, action: int) -> None:
        """Leaves a note where nobody sits."""
        rules.apply(state, seat, action)
        if seat >= 0:
            state.players[3].favourite = (state.players[3].favourite * 5 + action) % 1000

    caught(broken(apply=apply), r"equal positions differ in players\[3\].favourite")


def test_the_notes_of_these_tests_are_those_of_the_game() -> None:
    record = GAME.record(GAME.first_position(3, GAME.option_values({})))
    assert [int(player.favourite) for player in record.players] == [NOTHING] * 3 + [0]
