"""Texts: lines within lines, names, lists, and what is shown when a text is missing."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message
from hypothesis import given
from hypothesis import strategies as st

import tradewinds as tw
from tests.core.tables import GAME, many
from tradewinds.core.words import COMMON, LANGUAGES, Line, Seat, Words, line

TEXTS = {
    "en": ("{ $player } sells { $good }.", "{ $colour } wine", "plain", "{ $players } agree."),
    "de": ("{ $player } verkauft { $good }.", "{ $colour }er Wein", "schlicht", "{ $players } stimmen zu."),
    "ja": ("{ $player }が{ $good }を売る。", "{ $colour }ワイン", "普通", "{ $players }が賛成。"),
}


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Words:
    folder = tmp_path_factory.mktemp("words")
    for lang, texts in TEXTS.items():
        lines = [f"{id} = {text}\n" for id, text in zip(("sells", "good", "plain", "all"), texts, strict=True)]
        (folder / f"{lang}.ftl").write_text("".join(lines), "utf-8")
    return Words(folder, COMMON, ("red", "white", "blue"))


def test_every_text_of_every_file_is_found() -> None:
    """Texts are cut out of their files and parsed one by one: the parser finds the same in a whole file."""
    files = sorted(Path(tw.__file__).parent.rglob("*.ftl"))
    assert len(files) >= 15
    for file in files:
        parsed = FluentResource(file.read_text("utf-8")).body
        messages = {entry.id.name for entry in parsed if isinstance(entry, Message)}
        words = Words(file.parent)
        assert messages
        assert all(words.has(file.stem, id) for id in messages), file
        assert not [entry for entry in parsed if isinstance(entry, Junk)], file


def test_a_text_may_name_others(tmp_path: Path) -> None:
    source = "whole = { -ship } and { cargo }\n-ship =\n    the ship\n    of the line\n# A note\ncargo = { $n ->\n"
    source += "    [one] a barrel of { -rum }\n   *[other] { $n } barrels of { -rum }\n  }\n-rum = rum\n"
    (tmp_path / "en.ftl").write_text(source, "utf-8")
    assert Words(tmp_path).text("en", "whole", n=2) == "the ship\nof the line and 2 barrels of rum"
    assert not Words(tmp_path).has("en", "-ship")


WINE = line("good", colour=line("colour-red"))


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "White sells Red wine."), ("de", "Weiß verkauft Roter Wein."), ("ja", "白が赤ワインを売る。")],
)
def test_lines_nest(words: Words, lang: str, text: str) -> None:
    assert words.text(lang, line("sells", player=Seat(1), good=WINE)) == text


@pytest.mark.parametrize(("lang", "colour"), [("en", "Blue"), ("de", "Blau"), ("ja", "青")])
def test_a_seat_goes_by_its_colour(words: Words, lang: str, colour: str) -> None:
    assert words.seat(lang, 2) == colour
    assert words.text(lang, line("player", player=Seat(2))) == colour


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_goes_by_its_name_when_it_has_one(words: Words, lang: str) -> None:
    assert words.seat(lang, 1, ("Ann", "Bo")) == "Bo"
    assert words.text(lang, line("sells", player=Seat(0), good=Line("plain")), ("Ann",)).startswith("Ann")


def test_seats_without_a_name_keep_their_colour(words: Words) -> None:
    assert [words.seat("en", seat, ("", "Bo")) for seat in range(3)] == ["Red", "Bo", "Blue"]


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "Ann, White, Blue agree."), ("de", "Ann, Weiß, Blau stimmen zu."), ("ja", "Ann、白、青が賛成。")],
)
def test_lists_are_joined(words: Words, lang: str, text: str) -> None:
    players = [line("player", player=Seat(seat)) for seat in range(3)]
    assert words.text(lang, line("all", players=players), ("Ann",)) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_of_one_and_of_none(words: Words, lang: str) -> None:
    assert words.text(lang, line("player", player=[Line("plain")])) == words.text(lang, "plain")
    assert words.text(lang, line("player", player=[])) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_text_shows_its_id(words: Words, lang: str) -> None:
    assert words.text(lang, "no-such-text") == "no-such-text"
    assert words.text(lang, line("no-such-text", player=Seat(0))) == "no-such-text"
    assert "no-such-good" in words.text(lang, line("sells", player=Seat(0), good=line("no-such-good")))
    assert "no-such-one" in words.text(lang, line("all", players=[line("no-such-one"), line("plain")]))


def test_has_tells_which_texts_there_are(words: Words) -> None:
    assert all(words.has(lang, id) for lang in LANGUAGES for id in ("sells", "colour-red", "error-undo"))
    assert not any(words.has(lang, "no-such-text") for lang in LANGUAGES)


def test_a_reader_of_another_language_reads_english(words: Words) -> None:
    assert words.text("fr", "plain") == "plain"


def test_own_texts_stand_over_those_of_the_base(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        (tmp_path / f"{lang}.ftl").write_text("colour-red = Crimson\n")
    words = Words(tmp_path, COMMON, ("red", "white"))
    assert [words.seat("en", seat) for seat in range(2)] == ["Crimson", "White"]
    assert COMMON.text("en", "colour-red") == "Red"


def test_a_forgotten_argument_names_language_and_text(words: Words) -> None:
    with pytest.raises(ValueError, match="de sells"):
        words.text("de", line("sells", player=Seat(0)))


@many
@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=30))
def test_a_name_is_shown_as_it_is_whatever_it_holds(name: str) -> None:
    assert GAME.words.text("ja", line("player", player=Seat(0)), (name,)) == name


@pytest.mark.parametrize("name", ["{ $player }", '{ "x" }', "<b>", "player = x\n    y", "\u202eabc"])
def test_a_name_is_not_read_as_fluent(name: str) -> None:
    assert COMMON.text("en", line("error-no-option", game=line("player", player=Seat(0)), option="x"), (name,)) == (
        f"{name} has no option “x”."
    )


# Arguments that come from outside: files, requests, editions


@pytest.mark.parametrize("size", [100, 3_000, 50_000])
def test_a_long_argument_still_gives_a_sentence(size: int) -> None:
    for lang in LANGUAGES:
        text = COMMON.text(lang, "error-no-game", game="x" * size, games="chess")
        assert "xxx" in text
        assert "chess" in text


@pytest.mark.parametrize("value", [0, -7, 10**9, 10**30, -(10**400)], ids=lambda n: f"{len(str(n))} digits")
def test_any_whole_number_gives_a_sentence(value: int) -> None:
    for lang in LANGUAGES:
        assert COMMON.text(lang, "error-no-action", action=value) != "error-no-action"


# The texts themselves


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_common_text_says_something(lang: str) -> None:
    source = (COMMON.folder / f"{lang}.ftl").read_text("utf-8")
    ids = re.findall(r"^([a-z-]+) =", source, re.MULTILINE)
    arguments = dict.fromkeys(re.findall(r"\$(\w+)", source), 3)
    assert {"list-separator", "error-undo", "save-draw", "verify-over"} <= set(ids)
    for id in ids:
        assert COMMON.text(lang, Line(id, {**arguments})) not in ("", id)


def test_what_is_remembered_is_not_mixed_up(words: Words) -> None:
    """Texts are kept once rendered; another name, number or language is another text."""
    told = line("player", player=Seat(0))
    for _ in range(2):
        assert words.text("en", told, ("Ada",)) == "Ada"
        assert words.text("en", told, ("Bo",)) == "Bo"
        assert words.text("en", told) == "Red"
        assert words.text("ja", told) == "赤"
