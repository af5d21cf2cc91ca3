"""The distribution's browser: `make test` installs it, or says how."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from playwright._impl._driver import compute_driver_executable
from playwright.sync_api import Browser, sync_playwright

CHROMIUM = os.environ.get("TRADEWINDS_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


def demand(first: bool) -> None:
    """Without a browser tests are left out; one that does not start fails the first and leaves out the others."""
    if not Path(CHROMIUM).exists():
        pytest.skip(f"there is no Chromium at {CHROMIUM}")
    if first and trouble():
        pytest.fail(f"the browser does not start: {trouble()}", pytrace=False)
    if trouble():
        pytest.skip("the browser does not start")


@cache
def trouble() -> str:
    """What Playwright's node or the browser says when it does not start, of a missing library for instance."""
    for program in (compute_driver_executable()[0], CHROMIUM):
        run = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
        if run.returncode:
            return run.stderr.strip() or program
    return ""
