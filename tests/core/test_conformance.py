"""The conformance suite passes the real game and catches every broken one, with a sentence."""

import dataclasses
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.core.tables import GAME, number
from tradewinds.core import conformance, playout
from tradewinds.core.actions import ActionTable, Kind
from tradewinds.core.conformance import check_game
from tradewinds.core.game import CHANCE, CHANCE_BIT, EVERYBODY, SPECTATOR_BIT, Game
from tradewinds.core.layout import UNKNOWN, layout
from tradewinds.core.words import COMMON, LANGUAGES, Words

#: Broken rules are written as plain Python.
pytestmark = pytest.mark.plain

RULES = GAME.rules
TWO = dataclasses.replace(GAME, seats=range(2, 3))
READY, END_TURN = number("ready"), number("end-turn")
CHOOSE_PHASE, TURN_PHASE = 1, 3


#: The game for two whose laws nobody watches, which takes most of the time.
QUICK = dataclasses.replace(TWO, rules=dataclasses.replace(RULES, invariants=lambda state: 0))


def broken(**rules: Any) -> Game:
    """The game for two, with some of its rules replaced."""
    return dataclasses.replace(TWO, rules=dataclasses.replace(RULES, **rules))


def unwatched(**rules: Any) -> Game:
    """The same without its laws, where they are not what catches it."""
    return dataclasses.replace(TWO, rules=dataclasses.replace(QUICK.rules, **rules))


def suite(game: Game) -> None:
    check_game(game, games=1, positions=5, matches=1)


def caught(game: Game, sentence: str, check: Callable[..., None] = suite) -> None:
    """The suite, or the part of it that is meant to catch it, says what is wrong."""
    with pytest.raises(AssertionError, match=sentence):
        check(game) if check is suite else check(game, 2, 25)


# The real game


def test_the_real_game_passes() -> None:
    suite(TWO)


def test_the_suite_holds_every_part_for_every_number_of_seats_and_every_option(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = ("endings", "why_not", "chance", "secrecy", "learns", "guesses", "commuting", "bytes", "match")
    called: list[tuple[str, int, str]] = []

    def check(part: str, game: Game, seats: int, *rest: int, **options: str) -> None:
        called.append((part, seats, str(options)))

    for part in parts:
        monkeypatch.setattr(conformance, f"check_{part}", partial(check, part))
    check_game(GAME, matches=1)
    chosen = ("{}", "{'gold_track': 'topmost'}")
    assert sorted(called) == sorted(product(parts, GAME.seats, chosen))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_real_game_passes_with_more_seats(seats: int) -> None:
    conformance.check_why_not(GAME, seats, 5)
    conformance.check_chance(GAME, seats, 5)
    conformance.check_secrecy(GAME, seats, 5)
    conformance.check_learns(GAME, seats, 10)
    conformance.check_commuting(GAME, seats, 10)


def test_positions_are_running_ones_and_the_same_for_a_seed() -> None:
    one, two = (list(conformance.positions(GAME, 3, 20, "seed")) for _ in range(2))
    assert len(one) == 20
    assert all((a == b).all() for a, b in zip(one, two, strict=True))
    assert all(GAME.record(state).actors != 0 for state in one)
    assert len({state.tobytes() for state in one}) > 15


# What may be done


def test_a_legal_that_omits_an_action_is_caught() -> None:
    def legal(state: Any, seat: int, out: Any) -> int:
        count = RULES.legal(state, seat, out)
        return count - 1 if count > 1 else count

    caught(unwatched(legal=legal), "legal and why_not disagree about", conformance.check_why_not)


def test_a_legal_out_of_order_is_caught() -> None:
    def legal(state: Any, seat: int, out: Any) -> int:
        count = RULES.legal(state, seat, out)
        out[:count] = out[:count][::-1].copy()
        return count

    caught(unwatched(legal=legal), "legal and why_not disagree about", conformance.check_why_not)


def test_a_why_not_that_permits_too_much_is_caught() -> None:
    def why_not(state: Any, seat: int, action: int) -> int:
        return 0 if action == READY and state.phase == CHOOSE_PHASE else RULES.why_not(state, seat, action)

    caught(unwatched(why_not=why_not), "legal and why_not disagree about Ready", conformance.check_why_not)


def test_a_why_not_that_forbids_too_much_is_caught() -> None:
    def why_not(state: Any, seat: int, action: int) -> int:
        return 606 if action == END_TURN else RULES.why_not(state, seat, action)

    caught(unwatched(why_not=why_not), "legal and why_not disagree about EndTurn", conformance.check_why_not)


def test_a_seat_that_may_act_but_has_no_choice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "MOST_DECISIONS", 150)
    caught(
        broken(legal=lambda state, seat, out: 0 if state.phase == TURN_PHASE else RULES.legal(state, seat, out)), "."
    )


# Secrets


def hide_but(forget: Callable[[Any, Any], None]) -> Callable[[Any, int], None]:
    """Hides as the game does, then puts back what `forget(seen, true)` copies."""

    def hide(state: Any, seat: int) -> None:
        true = state.copy()
        RULES.hide(state, seat)
        for other in range(state.seats):
            forget(state.players[other], true.players[other])

    return hide


def show_minus(seen: Any, true: Any) -> None:
    seen.minus_chosen = true.minus_chosen


def show_cards(seen: Any, true: Any) -> None:
    seen.chosen = true.chosen


@pytest.mark.parametrize("forget", [show_minus, show_cards])
def test_a_hide_that_forgets_a_field_is_caught(forget: Callable[[Any, Any], None]) -> None:
    caught(broken(hide=hide_but(forget)), "tells two positions apart|breaks the law", conformance.check_secrecy)


def test_a_hide_that_hides_nothing_is_caught() -> None:
    caught(broken(hide=lambda state, seat: None), "does not learn .* but can tell", conformance.check_learns)


def learns_but(kind: str, learners: Callable[[int], int]) -> Game:
    """The game with wrong learners of one kind of action."""

    def learns(state: Any, actor: int, action: int) -> int:
        return learners(actor) if GAME.actions.kind(action).name == kind else RULES.learns(state, actor, action)

    return unwatched(learns=learns)


@pytest.mark.parametrize(
    ("kind", "learners", "sentence"),
    [
        ("choose", lambda actor: EVERYBODY, "viewer . learns Choose.* but sees the same after Choose"),
        ("choose", lambda actor: 1 << actor | SPECTATOR_BIT, "viewer -2 learns Choose.* but sees the same"),
        ("choose", lambda actor: 0, "seat . does not learn what it does: Choose"),
        ("ready", lambda actor: 1 << actor, "viewer .* does not learn Ready.* but can tell it from everything else"),
        ("ready", lambda actor: EVERYBODY - SPECTATOR_BIT, "viewer -2 does not learn Ready.* but can tell"),
        ("move-worker", lambda actor: 1 << actor, "viewer .* does not learn MoveWorker.* but can tell it from MoveW"),
    ],
)
def test_wrong_learners_are_caught(kind: str, learners: Callable[[int], int], sentence: str) -> None:
    caught(learns_but(kind, learners), sentence, lambda game, seats, _: conformance.check_learns(game, seats, 100))


@pytest.mark.parametrize("forget", [show_minus, show_cards])
def test_a_hide_that_shows_more_than_is_learnt_is_caught(forget: Callable[[Any, Any], None]) -> None:
    game = unwatched(hide=hide_but(forget))
    caught(game, "does not learn Choose.* but can tell it from Choose", conformance.check_learns)


def test_a_hidden_field_that_is_not_unknown_is_caught() -> None:
    def hide(state: Any, seat: int) -> None:
        RULES.hide(state, seat)
        state.visited = 77

    caught(broken(hide=hide), "a hidden field of viewer -?[0-9] is not UNKNOWN", conformance.check_secrecy)


def test_a_determinize_that_breaks_a_law_is_caught() -> None:
    def determinize(state: Any, seat: int, dice: Any) -> None:
        for other in range(state.seats):
            if state.players[other].chosen == UNKNOWN:
                state.players[other].chosen = 0b111111111111
                state.players[other].minus_chosen = 0

    caught(broken(determinize=determinize), "determinize for -?[0-9] breaks the law 'cards'", conformance.check_secrecy)


def test_a_determinize_that_does_nothing_is_caught() -> None:
    caught(broken(determinize=lambda state, seat, dice: None), "breaks the law", conformance.check_secrecy)


def test_a_determinize_that_changes_what_was_seen_is_caught() -> None:
    def determinize(state: Any, seat: int, dice: Any) -> None:
        RULES.determinize(state, seat, dice)
        state.visited = 3

    caught(broken(determinize=determinize), "tells two positions apart", conformance.check_secrecy)


# Doing it


def after(change: Callable[[Any, int, int], None]) -> Callable[[Any, int, int], None]:
    """Apply as the game does, then do something more."""

    def apply(state: Any, seat: int, action: int) -> None:
        RULES.apply(state, seat, action)
        change(state, seat, action)

    return apply


def lose_gold(state: Any, seat: int, action: int) -> None:
    if seat != CHANCE:
        state.players[seat].gold -= 1


def lose_a_good(state: Any, seat: int, action: int) -> None:
    if action == END_TURN:
        state.players[seat].supply[0] = 0


def note_who_chose(state: Any, seat: int, action: int) -> None:
    if state.phase == CHOOSE_PHASE and seat != CHANCE:
        state.island = seat


def begin_again(state: Any, seat: int, action: int) -> None:
    if state.actors == 0:
        state.phase, state.actors, state.turn, state.ending = CHOOSE_PHASE, 0b11, 0, 0


def test_an_apply_that_loses_gold_is_caught() -> None:
    caught(broken(apply=after(lose_gold)), "breaks the law 'gold'")


def test_an_apply_that_loses_a_good_is_caught() -> None:
    caught(broken(apply=after(lose_a_good)), "breaks the law 'goods'")


def test_actions_that_do_not_commute_are_caught() -> None:
    caught(
        unwatched(apply=after(note_who_chose)), "the order of simultaneous choices matters", conformance.check_commuting
    )


@pytest.mark.parametrize("reason", [0, 1])
def test_a_game_that_never_ends_is_caught(monkeypatch: pytest.MonkeyPatch, reason: int) -> None:
    # `reason` may be set while the last round is still running: it does not prove an end.
    monkeypatch.setattr(playout, "MOST_DECISIONS", 150)
    game = unwatched(apply=after(begin_again), reason=lambda state: reason)
    with pytest.raises(AssertionError, match="did not end"):
        conformance.check_endings(game, 2, 1)


def test_a_setup_after_which_chance_never_ends_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "MOST_DECISIONS", 20)
    asked = 0

    def chance(state: Any, out: Any, weights: Any) -> int:
        nonlocal asked
        asked += 1
        if asked > 200:
            raise RuntimeError("chance is asked for ever")
        out[0], weights[0] = 0, 1
        return 1

    def setup(state: Any, seats: int, options: Any) -> None:
        RULES.setup(state, seats, options)
        state.players[1].gold_place = -3

    game = unwatched(setup=setup, chance=chance, apply=lambda state, seat, action: None)
    with pytest.raises(AssertionError, match="did not end"):
        conformance.check_endings(game, 2, 1)


def test_a_window_that_never_closes_is_caught() -> None:
    def apply(state: Any, seat: int, action: int) -> None:
        RULES.apply(state, seat, action)
        state.window = 0

    caught(unwatched(apply=apply), "tak|undo")


# Chance


def bad_chance(change: Callable[[Any, Any, int], int]) -> Game:
    def chance(state: Any, out: Any, weights: Any) -> int:
        return change(out, weights, RULES.chance(state, out, weights))

    return dataclasses.replace(unwatched(chance=chance), seats=range(4, 5))


def twice(out: Any, weights: Any, count: int) -> int:
    out[count], weights[count] = out[0], 1
    return count + 1


def weightless(out: Any, weights: Any, count: int) -> int:
    weights[count - 1] = 0 if count > 1 else 1
    return count


def forbidden(out: Any, weights: Any, count: int) -> int:
    out[count], weights[count] = READY, 1
    return count + 1


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (twice, "chance names an outcome twice"),
        (weightless, "an outcome of chance has no weight"),
        (forbidden, "chance names a forbidden outcome"),
    ],
)
def test_wrong_outcomes_of_chance_are_caught(change: Callable[[Any, Any, int], int], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        conformance.check_chance(bad_chance(change), 4, 60)


def test_chance_without_an_outcome_is_caught() -> None:
    caught(unwatched(chance=lambda state, out, weights: 0), "has no outcome|no choice|nothing")


# Ends


def test_a_game_without_a_winner_is_caught() -> None:
    caught(unwatched(winners=lambda state: 0), "ended without a winner")


def test_points_that_do_not_add_up_are_caught() -> None:
    game = dataclasses.replace(QUICK, points=lambda state, seat: [1, 2, 3, 4])
    with pytest.raises(AssertionError, match="are not the score"):
        conformance.check_match(game, 2, 0)


# Words and table


def test_two_actions_of_one_form_are_caught() -> None:
    table = ActionTable(*GAME.actions.kinds, Kind("ready"))
    caught(dataclasses.replace(TWO, actions=table), r"Ready\(\) is both")


def without(folder: Path, lang: str, id: str, text: str | None = None) -> Game:
    """The game with a text missing in one language, or replaced."""
    for other in LANGUAGES:
        source = (GAME.words.folder / f"{other}.ftl").read_text("utf-8")
        if other == lang:
            assert f"\n{id} = " in source
            source = source.replace(f"\n{id} = ", f"\n{id} = {text}\nwas-{id} = " if text else f"\nwas-{id} = ")
        (folder / f"{other}.ftl").write_text(source, "utf-8")
    return dataclasses.replace(QUICK, words=Words(folder, COMMON, GAME.colours, GAME.words.numbers))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ["action-sell", "log-moor", "source-offices", "reason-both"])
def test_a_missing_word_is_caught(tmp_path: Path, lang: str, id: str) -> None:
    caught(without(tmp_path, lang, id), f"{lang} has no text '{id}'")


def test_an_empty_word_is_caught(tmp_path: Path) -> None:
    caught(without(tmp_path, "ja", "prompt-choose", '{ "" }'), "ja: an empty text")


@pytest.mark.parametrize("id", ["why-4-2", "prompt-turn", "log-announce"])
def test_a_missing_refusal_prompt_or_line_of_the_log_is_caught(tmp_path: Path, id: str) -> None:
    caught(without(tmp_path, "ja", id), id)


def test_the_phases_named_here_are_those_of_the_game() -> None:
    record = GAME.record(GAME.first_position(2, np.zeros(16, np.int16)))
    assert int(record.actors) == CHANCE_BIT
    for action in (0, 1):
        RULES.apply(record, CHANCE, action)
    assert int(record.phase) == CHOOSE_PHASE


def test_a_game_whose_positions_have_no_head_is_refused() -> None:
    class Odd:
        actors: int
        phase: int

    with pytest.raises(TypeError, match="Head"):
        dataclasses.replace(GAME, dtype=layout(Odd))
