"""Tests in a browser on a machine where it is missing or does not start: that is said once, and nothing is hidden."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LIBRARY = "error while loading shared libraries: libmissing.so.1"
CONFTEST = "from tests.conftest import pytest_runtest_setup"
IN_A_BROWSER = """
import pytest

@pytest.mark.browser
@pytest.mark.parametrize("number", range(3))
def test_in_a_browser(number): pass
"""


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    program = tmp_path / "broken"
    program.write_text(f"#!/bin/sh\necho '{LIBRARY}' >&2\nexit 127\n", "utf-8")
    program.chmod(0o755)
    return program


def run(folder: Path, **environment: object) -> tuple[int, str]:
    """Three tests in a browser, with the settings of this repository; how they end and what is told."""
    (folder / "conftest.py").write_text(CONFTEST, "utf-8")
    (folder / "test_in_a_browser.py").write_text(IN_A_BROWSER, "utf-8")
    everything = os.environ | {"PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"} | {k: str(v) for k, v in environment.items()}
    everything.pop("CI", None)  # where it is set, pytest's summary repeats what was told above it
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-c",
        str(ROOT / "pyproject.toml"),
        "--rootdir",
        str(folder),
        str(folder),
    ]
    done = subprocess.run(command, env=everything, capture_output=True, text=True, check=False, cwd=folder)
    return done.returncode, done.stdout


@pytest.mark.parametrize("variable", ["TRADEWINDS_CHROMIUM", "PLAYWRIGHT_NODEJS_PATH"])
def test_a_browser_that_does_not_start_is_told_once_and_fails_the_run(
    tmp_path: Path, broken: Path, variable: str
) -> None:
    code, told = run(tmp_path, **{"TRADEWINDS_CHROMIUM": sys.executable, variable: broken})
    assert code == 1, told
    assert told.count(LIBRARY) == 1
    assert "Traceback" not in told
    assert "2 skipped, 1 error" in told


def test_a_missing_browser_is_told_at_the_end(tmp_path: Path) -> None:
    code, told = run(tmp_path, TRADEWINDS_CHROMIUM=tmp_path / "nowhere")
    assert code == 0, told
    assert told.count(f"there is no Chromium at {tmp_path / 'nowhere'}") == 1
    assert "3 skipped" in told
