"""Printed data: every value is there, possible and marked, or the error names file and key."""

import hashlib
from pathlib import Path

import pytest

import tradewinds as tw
from tests.core.tables import refusal, sentences
from tradewinds.core.edition import MARKS, Edition, find_edition
from tradewinds.core.words import COMMON, LANGUAGES

MARK = 'mark = "rulebook", source = "R 1"'
GOOD = f"""
edition = "test 1"
[limits]
gold = {{ value = 15, {MARK} }}
[entry]
west = {{ value = "la-gomera", {MARK} }}
[[islands]]
id = "tenerife"
price = {{ value = 9, {MARK} }}
fields = [{{ good = "sugar", pre3 = true, {MARK} }}, {{ cost = 6, {MARK} }}]
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "own.toml"


def edition(path: Path, text: str = GOOD) -> Edition:
    path.write_text(text, "utf-8")
    return Edition(path)


def wrong(path: Path, text: str, *named: str) -> None:
    """Reading the file is refused, and in every language the sentence names file and key."""
    error = refusal(lambda: edition(path, text), tw.BadEdition)
    for sentence in sentences(error):
        for name in (str(path), *named):
            assert name in sentence


# Asking for values


def test_values_are_found_by_key(path: Path) -> None:
    found = edition(path)
    assert found.number("limits.gold", 0, 99) == 15
    assert found.number("islands.0.price", 0, 99) == 9
    assert found.word("entry.west", ("la-gomera", "tenerife")) == "la-gomera"
    assert found.word("islands.0.fields.0.good", ("sugar", "wine")) == "sugar"
    assert [row["id"] for row in found.rows("islands")] == ["tenerife"]


def test_a_flag_left_out_is_false(path: Path) -> None:
    found = edition(path)
    assert found.flag("islands.0.fields.0.pre3") is True
    assert found.flag("islands.0.fields.1.pre3") is False


def test_has_tells_whether_a_value_is_there(path: Path) -> None:
    found = edition(path)
    assert found.has("islands.0.fields.1.cost")
    assert not found.has("islands.0.fields.0.cost")
    assert not found.has("islands.7")


def test_the_digest_covers_values_only(path: Path) -> None:
    about = [
        GOOD + "# note\n",
        GOOD.replace("R 1", "R 2"),
        GOOD.replace("rulebook", "derived", 1),
        GOOD.replace("test 1", "mine"),
    ]
    assert {edition(path, text).digest for text in about} == {edition(path).digest}
    values = [GOOD.replace("15", "16"), GOOD.replace("la-gomera", "tenerife"), GOOD.replace("pre3 = true, ", "")]
    assert len({edition(path, text).digest for text in (GOOD, *values)}) == 4


def test_a_match_with_the_digest_of_the_whole_file_was_played_with_these_values(path: Path) -> None:
    found = edition(path)
    whole = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    assert found.is_edition(found.digest, {})
    assert found.is_edition(whole, {})
    assert not found.is_edition("0" * 16, {})
    path.write_text(GOOD.replace("R 1", "R 2"), "utf-8")
    assert not Edition(path).is_edition(whole, {})
    assert Edition(path, former={whole: found.digest}).is_edition(whole, {})


def test_a_former_edition_counts_unless_an_option_brings_what_has_changed(path: Path) -> None:
    digest = edition(path).digest
    now = Edition(path, None, {"f" * 16: digest}, {"islands": "all"})
    assert now.is_edition("f" * 16, {})
    assert now.is_edition("f" * 16, {"islands": "printed", "money": "all"})
    assert not now.is_edition("f" * 16, {"islands": "all"})
    assert now.is_edition(digest, {"islands": "all"})


def test_a_part_may_be_known_otherwise_than_the_rest(path: Path) -> None:
    part = 'pre3 = { value = true, mark = "reconstructed", source = "R 2" }'
    found = edition(path, GOOD.replace("pre3 = true", part))
    assert found.flag("islands.0.fields.0.pre3") is True
    assert found.digest == edition(path).digest
    marks = {value.key: (value.value, value.mark) for value in edition(path, GOOD.replace("pre3 = true", part)).values}
    assert marks["islands.0.fields.0"] == ({"good": "sugar"}, "rulebook")
    assert marks["islands.0.fields.0.pre3"] == (True, "reconstructed")
    wrong(path, GOOD.replace("pre3 = true", "pre3 = { value = true }"), "islands.0.fields.0.pre3")


def test_changes_name_every_value_that_differs(path: Path) -> None:
    ours = edition(path)
    theirs = edition(path, GOOD.replace("15", "16").replace("{ cost = 6", "{ cost = 9"))
    changed = [(change.key, change.ours, change.theirs) for change in ours.changes(theirs)]
    assert changed == [("limits.gold", 15, 16), ("islands.0.fields.1", {"cost": 6}, {"cost": 9})]


def test_an_edition_is_told_in_words(path: Path) -> None:
    ours = edition(path)
    own = path.with_name("theirs.toml")
    own.write_text(GOOD.replace("15", "16").replace("test 1", "my box"), "utf-8")
    told = {lang: COMMON.text(lang, Edition(own, path).told()) for lang in LANGUAGES}
    assert told["en"] == "my box, 1 value corrected by its owner"
    assert all("my box" in text and "1" in text for text in told.values())
    assert COMMON.text("en", ours.told()) == "test 1, as this program has it"


@pytest.mark.parametrize("key", ["limits.silver", "islands.1.price", "islands.x", "nothing", "limits.gold.value.deep"])
def test_a_missing_value_is_named(path: Path, key: str) -> None:
    found = edition(path)
    for ask in (lambda: found.number(key, 0, 9), lambda: found.word(key, ("a",)), lambda: found.rows(key)):
        for sentence in sentences(refusal(ask, tw.BadEdition)):
            assert str(path) in sentence
            assert key in sentence


@pytest.mark.parametrize("value", ["16", "-1", "1.5", "true", '"15"', "[15]", "2024-01-01", "9" * 400])
def test_an_impossible_value_is_named(path: Path, value: str) -> None:
    found = edition(path, GOOD.replace("value = 15", f"value = {value}"))
    error = refusal(lambda: found.number("limits.gold", 0, 15), tw.BadEdition)
    for sentence in sentences(error):
        assert str(path) in sentence
        assert "limits.gold" in sentence
        assert "0…15" in sentence


@pytest.mark.parametrize("value", ['"africa"', '""', "7", '["la-gomera"]'])
def test_a_wrong_word_is_named(path: Path, value: str) -> None:
    found = edition(path, GOOD.replace('value = "la-gomera"', f"value = {value}"))
    error = refusal(lambda: found.word("entry.west", ("la-gomera", "tenerife")), tw.BadEdition)
    for sentence in sentences(error):
        assert str(path) in sentence
        assert "entry.west" in sentence
        assert "la-gomera | tenerife" in sentence


def test_rows_that_are_no_list_and_flags_that_are_neither_are_named(path: Path) -> None:
    found = edition(path)
    for key in ("limits", "islands.0.id"):
        assert key in str(refusal(lambda key=key: found.rows(key), tw.BadEdition))  # type: ignore[misc]
    assert "entry.west" in str(refusal(lambda: found.flag("entry.west"), tw.BadEdition))


def test_a_whole_table_in_the_place_of_a_number_is_named(path: Path) -> None:
    # Somebody who forgets a bracket: [islands] for [[islands]], with a long table below.
    text = GOOD + "".join(f"[islands2.i{n}]\nprice = {{ value = 9, {MARK} }}\n" for n in range(80))
    found = edition(path, text)
    error = refusal(lambda: found.rows("islands2"), tw.BadEdition)
    assert all("islands2" in sentence and str(path) in sentence for sentence in sentences(error))


# Marks


@pytest.mark.parametrize("mark", MARKS)
def test_each_mark_will_do(path: Path, mark: str) -> None:
    text = f'[limits]\ngold = {{ value = 15, mark = "{mark}", source = "R 1" }}'
    assert edition(path, text).number("limits.gold", 0, 99) == 15


@pytest.mark.parametrize(
    "value",
    [
        "15",
        '"gold"',
        "[1, 2]",
        "{ value = 15 }",
        '{ value = 15, mark = "rulebook" }',
        '{ value = 15, source = "R 1" }',
        '{ value = 15, mark = "guessed", source = "R 1" }',
        '{ value = 15, mark = "rulebook", source = 7 }',
        '{ value = 15, mark = ["rulebook"], source = "R 1" }',
    ],
)
def test_an_unmarked_value_is_named(path: Path, value: str) -> None:
    wrong(path, f"[limits]\ngold = {value}", "limits.gold")


def test_an_unmarked_value_in_a_list_is_named(path: Path) -> None:
    wrong(path, GOOD + '[[islands]]\nid = "x"\nfields = [{ cost = 3 }]', "islands.1.fields.0.cost")


# Files


@pytest.mark.parametrize(
    "text",
    [
        "gold = ",
        "[limits\n",
        "a = 1\na = 2",
        "\x00",
        "a = 'open",
        pytest.param("a = " + "9" * 5000, id="a number too long to read"),
        pytest.param("a = " + "[" * 5000, id="lists without end"),
    ],
)
def test_unreadable_toml_is_named(path: Path, text: str) -> None:
    wrong(path, text)


def test_a_file_that_is_not_unicode_is_named(path: Path) -> None:
    path.write_bytes(b"a = '\xff'")
    assert str(path) in str(refusal(lambda: Edition(path), tw.BadEdition))


def test_a_missing_file_and_a_folder_in_its_place_are_named(path: Path) -> None:
    assert str(path) in str(refusal(lambda: Edition(path), tw.BadEdition))
    path.mkdir()
    assert str(path) in str(refusal(lambda: Edition(path), tw.BadEdition))


def test_without_a_folder_the_default_is_read(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.delenv("TRADEWINDS_EDITIONS", raising=False)
    assert find_edition("chess", path) == path


def test_the_folder_comes_first_where_it_has_the_game(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setenv("TRADEWINDS_EDITIONS", str(path.parent))
    assert find_edition("chess", path) == path
    own = path.parent / "chess.toml"
    own.write_text("")
    assert find_edition("chess", path) == own


def test_a_missing_folder_is_named(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    folder = path.parent / "nowhere"
    monkeypatch.setenv("TRADEWINDS_EDITIONS", str(folder))
    error = refusal(lambda: find_edition("chess", path), tw.BadEdition)
    for sentence in sentences(error):
        assert str(folder) in sentence
        assert "TRADEWINDS_EDITIONS" in sentence
