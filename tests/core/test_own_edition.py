"""An owner's corrected copy of the printed data, read by a fresh process."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tradewinds as tw
from tests.core.tables import GAME, new
from tradewinds.core import saving

PRICE = next(row for row in GAME.edition.path.read_text("utf-8").splitlines() if row.startswith("price = { value = 9,"))
LOOK = """
import tradewinds as tw
game = tw.load("west-of-africa")
match = tw.Match(game, 3, 1)
print(game.edition.digest)
print(match.describe(0, game.actions.number("sell", island="tenerife", good="wine"), "en"))
try:
    tw.Match.load(open({file!r}).read())
except tw.BadSave as error:
    print(error.text("en"))
"""
TRY = r"""
import tradewinds as tw
for _ in range(2):
    try:
        tw.load("west-of-africa")
        print("loaded")
    except BaseException as error:
        print(type(error).__name__, error.text("en"), error.text("de"), error.text("ja"), sep="\t")
print(tw.games())
"""


def run(program: str, folder: Path) -> list[str]:
    """What a new Python prints with TRADEWINDS_EDITIONS set; warnings are errors there too."""
    environment = os.environ | {"TRADEWINDS_EDITIONS": str(folder), "NUMBA_DISABLE_JIT": "1", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def copy(folder: Path, old: str, corrected: str) -> Path:
    text = GAME.edition.path.read_text("utf-8")
    assert old in text
    path = folder / "west-of-africa.toml"
    path.write_text(text.replace(old, corrected, 1), "utf-8")
    return path


def test_a_corrected_price_is_in_force_and_named_by_the_digest(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(new().save(), "utf-8")
    copy(tmp_path, PRICE, PRICE.replace("9", "10", 1))
    digest, sentence, refused = run(LOOK.format(file=str(file)), tmp_path)
    assert digest != GAME.edition.digest
    assert "10" in sentence
    assert "another edition" in refused
    assert digest in refused


@pytest.mark.parametrize(
    ("old", "corrected", "key"),
    [
        (PRICE, "", "islands.3.price"),
        ('value = "la-gomera"', 'value = "gomera"', "entry.west_ship"),
    ],
    ids=["missing value", "wrong word"],
)
def test_a_wrong_copy_makes_loading_raise_bad_edition_and_nothing_else(
    tmp_path: Path, old: str, corrected: str, key: str
) -> None:
    path = copy(tmp_path, old, corrected)
    *tries, games = run(TRY, tmp_path)
    assert len(tries) == 2
    for line in tries:
        kind, *sentences = line.split("\t")
        assert kind == "BadEdition"
        assert all(key in sentence and str(path) in sentence for sentence in sentences), sentences
    assert games == repr(tw.games())


@pytest.mark.parametrize("there", ["nothing", "a file"])
def test_a_folder_that_is_none_makes_loading_raise_bad_edition(tmp_path: Path, there: str) -> None:
    folder = tmp_path / "editions"
    if there == "a file":
        folder.write_text("")
    *tries, _ = run(TRY, folder)
    assert all(line.startswith("BadEdition\t") and str(folder) in line for line in tries)


def test_an_edition_open_in_an_editor_can_be_read(tmp_path: Path) -> None:
    copy(tmp_path, PRICE, PRICE)
    (tmp_path / ".#west-of-africa.toml").symlink_to("somebody@somewhere.1234")
    assert run(TRY, tmp_path)[0] == "loaded"


@pytest.mark.parametrize("name", tw.games())
def test_match_files_of_former_edition_files_load(name: str) -> None:
    """The digests that were in use before they covered values only."""
    former = {"key-west": "fe74a887b09dae75", "tobago": "b9cd29108e27a99b", "west-of-africa": "aee48a497534b7c8"}
    game = tw.load(name)
    data = json.loads(tw.Match(game, game.seats[-1], 1).save())
    assert data["edition"] == game.edition.digest != former[name]
    data["edition"] = former[name]
    data["digest"] = saving.digest(data)
    assert tw.Match.load(json.dumps(data)).game is game
