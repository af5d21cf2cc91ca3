"""The distribution's browser, and tests that cannot do without: `make test` installs it, or says how."""

import os
from pathlib import Path

import pytest

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
browser_needed = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason=f"there is no Chromium at {CHROMIUM}")
