"""Pages that are made from the code are as the code makes them today; `make docs` brings them up to date."""

import sys
from pathlib import Path

import pytest

from tests.scripts import ROOT, script


@pytest.mark.parametrize(("command", "folder"), [("tables", "games"), ("envs", "envs"), ("gallery", "gallery")])
def test_pages_are_what_the_code_makes(
    command: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = script(f"docs/make_{command}.py")
    monkeypatch.setattr(make, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "argv", [command])
    make.main()
    made = sorted(tmp_path.iterdir())
    assert made
    drifted = [page.name for page in made if page.read_bytes() != (ROOT / "docs" / folder / page.name).read_bytes()]
    assert drifted == [], "run make docs"


def test_the_import_graph_is_up_to_date() -> None:
    imports = script("tools/imports.py")
    page = imports.PAGE.read_text("utf-8")
    assert imports.BEGIN in page
    assert imports.drawn(page) == page, "run make docs"
