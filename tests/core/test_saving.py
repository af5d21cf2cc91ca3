"""Match files: what was saved comes back, and a file that is wrong says so in a sentence."""

import itertools
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tradewinds as tw
from tests.core.tables import GAME, edits, few, many, number, played, refusal, sentences, snapshot
from tradewinds.core import saving
from tradewinds.core.game import CHANCE
from tradewinds.core.words import LANGUAGES

MATCH = played(3, 1, 12, ["ann", "bö", "席"])
TEXT = MATCH.save()
FIELDS = tuple(json.loads(TEXT))


def forged(**changes: Any) -> str:
    """The file with other values and a digest that fits them."""
    data = json.loads(TEXT) | changes
    return json.dumps(data | {"digest": saving.digest(data)} | {k: v for k, v in changes.items() if k == "digest"})


def bad(text: str) -> str:
    """Loading and verifying are refused alike; the English sentence."""
    refusal(lambda: tw.verify(text), tw.BadSave)
    return str(refusal(lambda: tw.Match.load(text), tw.BadSave))


# There and back


@few
@given(st.integers(0, 10**6), st.integers(2, 5), st.integers(0, 80))
def test_a_running_match_comes_back_as_it_was(seed: int, seats: int, steps: int) -> None:
    match = played(seats, seed, steps)
    again = tw.Match.load(match.save())
    assert snapshot(again) == snapshot(match)
    assert again.actors == match.actors
    assert again.log(0, "de") == match.log(0, "de")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_finished_match_comes_back_as_it_was(seats: int) -> None:
    match = played(seats, 4)
    again = tw.Match.load(match.save())
    assert snapshot(again) == snapshot(match)
    assert again.outcome == match.outcome is not None


def test_a_loaded_match_goes_on_and_takes_back_like_the_first() -> None:
    again = tw.Match.load(TEXT)
    assert [again.can_undo(seat) for seat in range(3)] == [MATCH.can_undo(seat) for seat in range(3)]
    first = played(3, 1, 12, ["ann", "bö", "席"])
    for match in (first, again):
        match.act(match.actors[0], match.legal(match.actors[0])[-1])
    assert snapshot(again) == snapshot(first)
    assert [again.can_undo(seat) for seat in range(3)] == [first.can_undo(seat) for seat in range(3)]


@few
@given(st.lists(st.text(max_size=20), min_size=2, max_size=2))
def test_contributions_come_back_as_they_were(contributions: list[str]) -> None:
    match = tw.Match(GAME, 2, 1, contributions=contributions)
    assert tw.Match.load(match.save()).fair == match.fair


def test_the_file_names_what_it_was_played_by() -> None:
    data = json.loads(TEXT)
    assert (data["game"], data["rules"], data["edition"]) == (GAME.name, GAME.version, GAME.edition.digest)
    assert (data["seats"], data["contributions"]) == (3, ["ann", "bö", "席"])
    assert data["commitment"] == MATCH.fair.commitment


def test_spaces_do_not_matter() -> None:
    assert tw.Match.load(json.dumps(json.loads(TEXT), indent=4)).save() == TEXT


# A single slip


def loads_or_refuses(text: str, lang: str = "en") -> None:
    try:
        match = tw.Match.load(text)
    except tw.TradewindsError as error:
        error.text(lang)
        return
    assert match.save() == TEXT, "another match was loaded than the one that was saved"


@pytest.mark.parametrize("letters", ['0"', "-]", " "])
def test_a_file_with_one_wrong_character_is_refused_or_the_same_match(letters: str) -> None:
    for text, lang in zip(edits(TEXT, letters), itertools.cycle(LANGUAGES)):
        loads_or_refuses(text, lang)


@many
@given(st.data())
def test_a_file_with_some_wrong_characters_is_refused_or_the_same_match(data: st.DataObject) -> None:
    text = TEXT
    for _ in range(data.draw(st.integers(1, 4))):
        place, length = data.draw(st.integers(0, len(text))), data.draw(st.sampled_from([0, 1, 1, 2, 40]))
        put = data.draw(
            st.text(st.sampled_from('0123456789abcdef"[]{},:-. \\eE\ud800\x00é') | st.characters(), max_size=3)
        )
        text = text[:place] + put + text[place + length :]
    loads_or_refuses(text)


@many
@given(st.data())
def test_verifying_a_file_with_wrong_characters_is_refused_or_reports(data: st.DataObject) -> None:
    place, put = data.draw(st.integers(0, len(TEXT) - 2)), data.draw(st.sampled_from('0123456789abcdef"[]{},:- '))
    text = TEXT[:place] + put + TEXT[place + 1 :]
    try:
        steps = tw.verify(text)
    except tw.TradewindsError as error:
        error.text("en")
        return
    assert not all(step.ok for step in steps)


# Another kind of file


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "not json",
        "{",
        "{}}",
        "[" * 100_000,
        '{"a":' * 100_000,
        "\x00",
        "\ufeff{}",
        "nul",
        "'",
        TEXT[:-3],
        TEXT * 2,
    ],
    ids=lambda text: repr(text[:12]),
)
def test_what_is_not_json_is_refused(text: str) -> None:
    assert bad(text) == "This is not a match file: it is not valid JSON."


@pytest.mark.parametrize(
    "text", ["{}", "[]", "5", "null", '"match"', "NaN", "1e999", '{"format": "tradewinds match 2"}']
)
def test_json_that_is_no_match_is_refused(text: str) -> None:
    assert bad(text) == "This is not a match file of the format “tradewinds match 1”."


def test_another_game_is_refused() -> None:
    assert "no game called “chess”" in bad(forged(game="chess"))


@pytest.mark.parametrize("version", [0, 2, -1, 1000])
def test_another_version_of_the_rules_is_refused(version: int) -> None:
    assert "this program has version 1" in bad(forged(rules=version))


def test_another_edition_is_refused() -> None:
    text = bad(forged(edition="0123456789abcdef"))
    assert "0123456789abcdef" in text
    assert GAME.edition.digest in text


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_an_impossible_number_of_seats_is_refused(seats: int) -> None:
    assert "2 to 5 seats" in bad(forged(seats=seats, contributions=[]))


def test_an_unknown_option_is_refused() -> None:
    for name in ("speed", "seats", "secret", "game", "language", "self"):
        assert f"no option “{name}”" in bad(forged(options={name: "fast"}))


@pytest.mark.parametrize("name", FIELDS)
def test_a_missing_field_is_named(name: str) -> None:
    data = json.loads(TEXT)
    del data[name]
    expected = "format" if name == "format" else f"the field “{name}” is missing or of the wrong kind"
    assert expected in bad(json.dumps(data))


VALUES: tuple[Any, ...] = (None, True, 7, -1, 1.5, "x", "席" * 64, [], [1], ["x"], [[0]], [[0, True]], {}, {"a": 1})


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_of_the_wrong_kind_is_refused(name: str) -> None:
    for value in VALUES:
        text = forged(**{name: value})
        if (name, value) != ("actions", []) and value != json.loads(TEXT)[name]:
            refusal(lambda text=text: tw.Match.load(text), tw.BadSave)  # type: ignore[misc]


@pytest.mark.parametrize("name", ["commitment", "secret", "digest"])
@pytest.mark.parametrize("value", ["", "ab", "0" * 63, "0" * 65, "0" * 63 + "G", "A" * 64, " " * 64])
def test_what_is_not_a_hash_is_refused(name: str, value: str) -> None:
    assert f"“{name}”" in bad(forged(**{name: value}))


@pytest.mark.parametrize("given", [["a"], ["a"] * 4, ["a", "b", "c" * 201]], ids=["one", "four", "too long"])
def test_impossible_contributions_are_refused(given: list[str]) -> None:
    assert "contribution" in bad(forged(contributions=given))


@pytest.mark.parametrize(
    "action",
    [[0], [0, 1, 2], [0, "1"], [0, None], [0, 1.0], ["0", 1], [True, 1], 5, "x", None, {"seat": 0}],
    ids=str,
)
def test_an_action_of_the_wrong_form_is_refused(action: Any) -> None:
    assert "“actions”" in bad(forged(actions=[*MATCH.actions, action]))


def test_more_actions_than_any_match_has_are_refused() -> None:
    assert "“actions”" in bad(forged(actions=[[0, 5]] * 100_001))


# Numbers and nesting without bounds

HUGE = {"19 digits": 2**63, "31 digits": 10**30, "400 digits": 10**400, "4000 digits": -(10**4000)}


@pytest.mark.parametrize("size", HUGE)
@pytest.mark.parametrize("name", ["rules", "seats"])
def test_a_huge_number_in_a_field_is_refused_with_a_sentence(name: str, size: str) -> None:
    text = forged(**{name: HUGE[size]})
    refusal(lambda: tw.Match.load(text), tw.BadSave)


@pytest.mark.parametrize("size", HUGE)
@pytest.mark.parametrize("where", ["seat", "action", "chance"])
def test_a_huge_number_in_an_action_is_refused_with_a_sentence(where: str, size: str) -> None:
    value, listed = HUGE[size], [list(pair) for pair in MATCH.actions]
    added = {"seat": [*listed, [value, 1]], "action": [*listed, [0, value]], "chance": [[CHANCE, value]]}
    text = forged(actions=added[where])
    refusal(lambda: tw.Match.load(text), tw.BadSave)


def test_a_number_too_long_to_read_is_refused() -> None:
    bad(TEXT.replace('"rules": 1', '"rules": ' + "1" * 5000))


@pytest.mark.parametrize("name", ["game", "edition"])
def test_a_very_long_name_is_refused_with_a_sentence(name: str) -> None:
    text = forged(**{name: "x" * 10_000})
    refusal(lambda: tw.Match.load(text), tw.BadSave)


@pytest.mark.parametrize("depth", [10, 500, 950, 2000])
@pytest.mark.parametrize("around", ["[]", "{}"])
def test_deep_nesting_is_refused_or_harmless(depth: int, around: str) -> None:
    start, end = ("[", "]") if around == "[]" else ('{"a":', "}")
    nested = start * depth + "1" + end * depth
    for text in (TEXT.rstrip()[:-1] + f', "more": {nested}}}', TEXT.replace("{}", '{"speed": ' + nested + "}", 1)):
        bad_load = refusal(lambda text=text: tw.Match.load(text), tw.BadSave)  # type: ignore[misc]
        assert sentences(bad_load)


# Actions that do not replay


def test_a_stale_digest_is_noticed() -> None:
    data = json.loads(TEXT)
    data["actions"].pop()
    assert "digest does not fit" in str(refusal(lambda: tw.Match.load(json.dumps(data)), tw.BadSave))


def test_a_secret_that_does_not_fit_the_commitment_is_noticed() -> None:
    text = forged(secret="0" * 64)
    assert "secret does not fit the commitment" in str(refusal(lambda: tw.Match.load(text), tw.BadSave))


def test_a_draw_that_chance_did_not_make_is_named() -> None:
    actor, action = MATCH.actions[0]
    text = forged(actions=[[actor, (action + 1) % 3], *MATCH.actions[1:]])
    assert str(refusal(lambda: tw.Match.load(text), tw.BadSave)).startswith("Action 1 of the match file is wrong")


def test_a_draw_out_of_turn_is_named() -> None:
    text = forged(actions=[*MATCH.actions, [CHANCE, 0]])
    number_of = len(MATCH.actions) + 1
    assert f"Action {number_of} of" in str(refusal(lambda: tw.Match.load(text), tw.BadSave))


def test_a_forbidden_action_is_named_and_explained_in_each_language() -> None:
    text = forged(actions=[*MATCH.actions[:3], [0, number("ready")]])
    error = refusal(lambda: tw.Match.load(text), tw.BadSave)
    for lang, sentence in zip(LANGUAGES, sentences(error), strict=True):
        assert "4" in sentence
        assert GAME.words.text(lang, "why-5-2") in sentence


def test_missing_chance_actions_at_the_end_are_drawn_again() -> None:
    assert tw.Match.load(forged(actions=[])).actions == MATCH.actions[:3]
    assert tw.Match.load(forged(actions=MATCH.actions[:2])).actions == MATCH.actions[:3]
