"""What can go wrong: one family of errors that speak the reader's language."""

import pytest

import tradewinds as tw
from tests.core.tables import GAME, new, number, sentences
from tradewinds.core.errors import default_language
from tradewinds.core.words import LANGUAGES


def test_every_error_is_a_tradewinds_error() -> None:
    for kind in (tw.IllegalAction, tw.BadRequest, tw.BadEdition, tw.BadSave):
        assert issubclass(kind, tw.TradewindsError)


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "de_AT", "TRADEWINDS_LANG": "ja"}, "ja"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"TRADEWINDS_LANG": ""}, "en"),
    ],
    ids=str,
)
def test_the_language_comes_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], lang: str
) -> None:
    for name in ("LANG", "LC_ALL", "TRADEWINDS_LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert default_language() == lang


def test_an_error_prints_in_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    error = tw.BadRequest("error-undo")
    for lang in LANGUAGES:
        monkeypatch.setenv("TRADEWINDS_LANG", lang)
        assert str(error) == error.text(lang)
    assert len(set(sentences(error))) == 3


def test_a_refusal_prints_its_sentence_and_its_rule() -> None:
    assert str(tw.Refusal("WA 5.2", "Choose at least one card.")) == "Choose at least one card. (WA 5.2)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_illegal_action_speaks_the_language_it_is_asked_for(lang: str) -> None:
    with pytest.raises(tw.IllegalAction) as caught:
        new().act(0, number("ready"))
    assert GAME.words.text(lang, "why-5-2") in caught.value.text(lang)


def test_an_illegal_action_carries_its_refusal() -> None:
    with pytest.raises(tw.IllegalAction) as caught:
        new().act(0, number("ready"))
    sentence = GAME.words.text("en", "why-5-2")
    assert caught.value.refusal == tw.Refusal("WA 5.2", sentence)
    assert str(caught.value) == f"{sentence} (WA 5.2)"
