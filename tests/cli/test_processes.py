"""What only a process of its own shows: editions, closed and full outputs, Ctrl-C in a real terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import tradewinds as tw
from tests.cli.helpers import GAME, process
from tradewinds.core.columns import width

EDITION = Path(tw.__file__).parent / "games" / "west_of_africa" / "box" / "edition.toml"
START = [sys.executable, "-c", "from tradewinds.cli import main; main()"]
PATIENCE = 60.0


# Editions


def broken(folder: Path, old: str, new: str) -> Path:
    """A folder of editions in which one value is wrong."""
    text = EDITION.read_text("utf-8")
    assert text.count(old) == 1
    (folder / f"{GAME}.toml").write_text(text.replace(old, new), "utf-8")
    return folder


def complaint(folder: Path, tmp_path: Path) -> str:
    result = process("rules", GAME, "6.7", cwd=tmp_path, TRADEWINDS_EDITIONS=str(folder), NUMBA_DISABLE_JIT="1")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr


def test_a_missing_value_of_an_edition_is_named(tmp_path: Path) -> None:
    told = complaint(broken(tmp_path, "gold_max = {", "gold_most = {"), tmp_path)
    assert f"{GAME}.toml: the value limits.gold_max is missing." in told


def test_an_impossible_value_of_an_edition_is_named(tmp_path: Path) -> None:
    told = complaint(broken(tmp_path, "gold_max = { value = 45", "gold_max = { value = -45"), tmp_path)
    assert "limits.gold_max must be 1…999, but is -45." in told


def test_a_folder_of_editions_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "which is not a folder" in complaint(tmp_path / "gone", tmp_path)


# Streams


def test_an_output_that_cannot_be_written_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(
            [*START, "rules", GAME],
            stdout=full,
            stderr=subprocess.PIPE,
            env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
            text=True,
            check=False,
        )
    assert (result.returncode, result.stderr) == (2, "The output cannot be written.\n")


def test_a_terminal_without_japanese_letters_is_no_reason_to_fail(tmp_path: Path) -> None:
    result = process(
        "rules", GAME, "6.7", "--lang", "ja", cwd=tmp_path, PYTHONIOENCODING="ascii", NUMBA_DISABLE_JIT="1"
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("WA 6.7 ")


# A real terminal


class Screen:
    """A program in a pseudo terminal of 80 columns."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.text = ""
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            # Tests run in the background of a shell are born deaf to Ctrl-C.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            env = os.environ | {"NUMBA_DISABLE_JIT": "1", "TERM": "xterm", "COLUMNS": "80", "LINES": "50"}
            os.execve(START[0], [*START, *args], env)

    def wait_for(self, wanted: str | None, again: str = "") -> None:
        """Read until the text is shown, or to the end; press a key again while nothing happens."""
        deadline = time.monotonic() + PATIENCE
        while wanted is None or wanted not in self.text:
            assert time.monotonic() < deadline, self.text[-2000:]
            if not select.select([self.file], [], [], 5)[0]:
                os.write(self.file, again.encode())
                continue
            try:
                self.text += os.read(self.file, 65536).decode("utf-8", "replace")
            except OSError:
                return

    def type(self, keys: str, after: str = "Your choice: ") -> None:
        self.wait_for(after)
        # The prompt is shown a moment before Python listens; a signal in between waits for the next key.
        time.sleep(0.5)
        self.text = ""
        os.write(self.file, keys.encode())

    def end(self, key: str) -> int:
        self.wait_for(None, again=key)
        os.close(self.file)
        code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        self.pid = 0
        return code


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    shown = Screen(tmp_path, "play", "--bot", "random", "--seed", "3")
    yield shown
    if shown.pid:
        os.kill(shown.pid, signal.SIGKILL)
        os.waitpid(shown.pid, 0)


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_a_terminal_by_a_key_saves_the_match(screen: Screen, tmp_path: Path, key: str) -> None:
    screen.wait_for("Your choice: ")
    shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen.text[screen.text.index("Round 1") :])
    assert max(width(line) for line in shown.split("\r\n")) <= 80
    screen.type("1\n")
    screen.type(key)
    assert screen.end(key) == 0
    assert "The match is saved in tradewinds-match.json." in screen.text
    assert "Traceback" not in screen.text
    match = tw.Match.load((tmp_path / "tradewinds-match.json").read_text("utf-8"))
    assert len(match.actions) == 5, "four draws and one card"
