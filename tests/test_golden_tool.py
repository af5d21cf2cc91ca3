"""The command that makes golden games: recorded, taken over, brought up to date."""

import json
from pathlib import Path
from types import ModuleType

import pytest

import tradewinds as tw
from tests.golden import checkpoints
from tests.golden.checkpoints import checks_of, read
from tests.scripts import script

pytestmark = pytest.mark.compiled

RECORD = ["record", "west-of-africa", "--seats", "2", "--seed", "7", "--bots", "random,greedy", "--name", "two"]
ABOUT = ["--about", "A try."]


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The command, with a folder of its own for what it writes."""
    golden = script("tools/golden.py")
    for module in (golden, checkpoints):
        monkeypatch.setattr(module, "REPLAYS", tmp_path)
    return golden


def test_a_recorded_match_is_whole_and_the_same_for_the_same_seed(tool: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "west-of-africa" / "two.json"
    tool.main([*RECORD, *ABOUT])
    first, checks = path.read_text("utf-8"), checks_of(path).read_text("utf-8")
    golden = read(path)
    assert golden.about == "A try."
    assert golden.match().outcome is not None
    assert golden.stops[-1] == len(golden.match().actions)
    tool.main([*RECORD, *ABOUT])
    assert (path.read_text("utf-8"), checks_of(path).read_text("utf-8")) == (first, checks)


def test_a_match_file_is_taken_over_also_when_it_is_not_finished(tool: ModuleType, tmp_path: Path) -> None:
    match = tw.Match(tw.load("west-of-africa"), 2, seed=1)
    match.act(0, match.legal(0)[0])
    file = tmp_path / "somewhere.json"
    file.write_text(match.save(), "utf-8")
    tool.main(["from", str(file), "--name", "bug", *ABOUT])
    golden = read(tmp_path / "west-of-africa" / "bug.json")
    assert golden.match().save() == match.save()
    assert golden.outcome is None


def test_an_update_says_what_changed_and_writes_it(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tool.main([*RECORD, *ABOUT])
    checks = checks_of(tmp_path / "west-of-africa" / "two.json")
    right = checks.read_text("utf-8")
    data = json.loads(right)
    data["tracks"]["position.beside"] = data["tracks"].pop("position.stock")
    checks.write_text(json.dumps(data), "utf-8")
    capsys.readouterr()
    tool.main(["update", "west-of-africa"])
    told = capsys.readouterr().out
    assert "two: position.beside is gone (the same values are now in position.stock)" in told
    assert checks.read_text("utf-8") == right


def test_a_match_with_the_digest_of_an_earlier_file_stays_as_it_was_recorded(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = Path(__file__).parent / "replays" / "west-of-africa" / "two-minus-cards.json"
    assert json.loads(old.read_text("utf-8"))["edition"] != tw.load("west-of-africa").edition.digest
    path = tmp_path / "west-of-africa" / old.name
    path.parent.mkdir()
    for one in (old, checks_of(old)):
        (path.parent / one.name).write_text(one.read_text("utf-8"), "utf-8")
    tool.main(["update", "west-of-africa"])
    assert "anew" not in capsys.readouterr().out
    assert path.read_text("utf-8") == old.read_text("utf-8")


def test_under_other_rules_the_same_choices_are_made_again(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tool.main([*RECORD, *ABOUT])
    path = tmp_path / "west-of-africa" / "two.json"
    right = path.read_text("utf-8")
    path.write_text(json.dumps(json.loads(right) | {"rules": 0}), "utf-8")
    tool.main(["update", "west-of-africa"])
    assert "played anew under rules 1" in capsys.readouterr().out
    assert path.read_text("utf-8") == right


def test_what_is_missing_is_named_and_covered_by_playing(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tool.main([*RECORD, *ABOUT])
    capsys.readouterr()
    tool.main(["missing", "west-of-africa"])
    assert "table 3" in capsys.readouterr().out
    tool.main(["cover", "west-of-africa", "--tries", "4"])
    assert len(list((tmp_path / "west-of-africa").glob("*.json"))) > 2
    assert "reason settlements" in capsys.readouterr().out
