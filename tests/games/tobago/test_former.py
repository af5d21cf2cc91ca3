"""Matches of earlier rules and editions: they go on where nothing changed for them, and say why where something did."""

import json

import pytest

import tradewinds as tw
from tests.golden.checkpoints import golden_files
from tradewinds.core import saving
from tradewinds.core.words import LANGUAGES
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.box.components import FORMER

FILES = {path.stem: path.read_text("utf-8") for path in golden_files("tobago")}
#: By rules 1 amulets could be used at fewer moments, and side a was another.
OF_RULES_1 = [name for name, text in FILES.items() if json.loads(text)["rules"] == 1]


def forged(text: str, **changes: object) -> str:
    data = json.loads(text) | changes
    return json.dumps(data | {"digest": saving.digest(data)})


def test_some_golden_games_are_of_rules_1() -> None:
    assert (GAME.version, GAME.former) == (2, (1,))
    assert len(OF_RULES_1) >= 4


@pytest.mark.parametrize("name", OF_RULES_1)
def test_tb_12_9_a_match_of_rules_1_on_a_printed_island_is_the_same_match(name: str) -> None:
    match = tw.Match.load(FILES[name])
    assert match.outcome
    assert [list(pair) for pair in match.actions] == json.loads(FILES[name])["actions"]
    assert json.loads(match.save())["rules"] == 2


@pytest.mark.parametrize("digest", FORMER)
def test_tb_1_3_every_former_edition_counts_on_printed_islands_and_not_on_all(digest: str) -> None:
    text = FILES[OF_RULES_1[0]]
    assert tw.Match.load(forged(text, edition=digest)).outcome
    for rules in (1, 2):
        with pytest.raises(tw.BadSave) as caught:
            tw.Match.load(forged(text, edition=digest, rules=rules, options={"islands": "all"}))
        assert caught.value.line.id == "save-edition"
        assert all(digest in caught.value.text(lang) for lang in LANGUAGES)


def test_rules_that_never_were_are_refused() -> None:
    for rules in (0, 3):
        with pytest.raises(tw.BadSave) as caught:
            tw.Match.load(forged(FILES[OF_RULES_1[0]], rules=rules))
        assert caught.value.line.id == "save-rules"
