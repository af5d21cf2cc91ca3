"""The environment that `make` builds is whole or not there, whatever happens to pip in the middle."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PARTS = ("Makefile", "tools/install.sh", "pyproject.toml", "constraints.txt")
#: A Python whose pip does as it is told, a line of shell, and which may be told something else about itself.
PYTHON = """#!/bin/sh
case "$*" in
"-c "*) exec {python} -c "{told}; exec(__import__('sys').argv[1])" "$2" ;;
"-m pip "*) {pip}; exit ;;
esac
exec {python} "$@"
"""
#: Half of what pip brings, or all of it.
HALF, ALL = "touch .venv/half", "touch .venv/all"


class Clone:
    """What `make` needs of the repository."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.venv = folder / ".venv"
        for part in PARTS:
            (folder / part).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / part, folder / part)

    def make(self, pip: str, told: str = "pass", target: str = "core") -> tuple[int, str]:
        """How `make` ends, and what it says."""
        python = self.folder / "python"
        python.write_text(PYTHON.format(told=told, pip=pip, python=sys.executable), "utf-8")
        python.chmod(0o755)
        alone = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
        command = ["make", f"PYTHON={python}", f".venv/made/{target}"]
        done = subprocess.run(command, cwd=self.folder, env=alone, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def holds(self) -> set[str]:
        """What pip brought, and what is said to be whole."""
        return {path.name for path in [*self.venv.glob("made/*"), *self.venv.glob("half"), *self.venv.glob("all")]}


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_what_pip_brings_is_marked_as_whole(clone: Clone) -> None:
    assert clone.make(ALL)[0] == 0
    assert clone.holds() == {"core", "all"}
    assert (clone.venv / "bin" / "python").exists()


def test_a_pip_that_fails_leaves_nothing(clone: Clone) -> None:
    assert clone.make(f"{HALF}; false")[0] != 0
    assert not clone.venv.exists()


def test_an_interrupted_environment_is_made_anew(clone: Clone) -> None:
    assert clone.make(f"{HALF}; kill -9 $PPID")[0] != 0
    assert clone.holds() == {"half"}
    assert clone.make(ALL)[0] == 0
    assert clone.holds() == {"core", "all"}


def test_one_that_another_way_left_without_pip_is_made_anew(clone: Clone) -> None:
    (clone.venv / "bin").mkdir(parents=True)
    (clone.venv / "bin" / "python").symlink_to(sys.executable)
    (clone.venv / "half").touch()
    assert clone.make(ALL)[0] == 0
    assert clone.holds() == {"core", "all"}


def test_a_whole_environment_stays_when_more_cannot_be_had(clone: Clone) -> None:
    clone.make(ALL)
    assert clone.make("false", target="installed")[0] != 0
    assert clone.holds() == {"core", "all"}


def test_a_whole_environment_that_was_interrupted_is_made_anew(clone: Clone) -> None:
    clone.make(ALL)
    assert clone.make(f"{HALF}; kill -9 $PPID", target="installed")[0] != 0
    assert clone.make(ALL)[0] == 0
    assert clone.holds() == {"core", "all"}


@pytest.mark.parametrize(
    ("told", "missing"),
    [
        ("import sys; sys.version_info = (3, 10, 12)", "Tradewinds needs Python 3.11 or newer"),
        ("import sys; sys.modules['pip'] = None", "Tradewinds needs pip 22.3 or newer"),
        ("import pip; pip.__version__ = '22.2.2'", "Tradewinds needs pip 22.3 or newer"),
    ],
    ids=["old-python", "no-pip", "old-pip"],
)
def test_what_is_missing_is_said_and_nothing_is_left(clone: Clone, told: str, missing: str) -> None:
    code, said = clone.make(ALL, told)
    assert code != 0
    assert said.startswith(missing)
    assert [line for line in said.splitlines()[1:] if not line.startswith("make: ")] == []
    assert not clone.venv.exists()
