"""The table of the benchmark beside other libraries: what is compared with what."""

import importlib
from pathlib import Path
from typing import Any

import pytest

from tradewinds.arena import between_marks

ROOT = Path(__file__).parent.parent


@pytest.fixture(name="peers")
def _peers(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(ROOT / "benchmarks")
    return importlib.import_module("peers")


def row(program: str, **rates: list[float]) -> dict[str, Any]:
    return {"program": program, "game": "g", "players": 4, "rates": rates}


def test_peers_are_compared_with_the_slowest_of_our_games(peers: Any) -> None:
    ours = [row("Tradewinds 1", inside=[8e6], python=[9e3], search=[5e4])]
    ours += [row("Tradewinds 1", inside=[4e6, 4e6, 5e6], python=[6e3], search=[2e4])]
    part = peers.table([*ours, row("Other 2", inside=[1e6, 2e6, 9e6])])
    assert part.rows[1][2:4] == ["4 M (4 M–5 M)", ""], "the median, and no ratio of ours with ours"
    assert part.rows[2] == ["Other 2", "g (4)", "2 M (1 M–9 M)", "2", "–", "", "–", ""]


def test_ours_are_measured_before_and_after_the_others(peers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def run(python: Path, name: str, seconds: float) -> tuple[list[dict[str, Any]], list[str]]:
        asked.append(name)
        return [row(f"{name} 1", search=[float(len(asked))])], []

    monkeypatch.setattr(peers, "run", run)
    monkeypatch.setattr(peers, "prepare", lambda peer: (Path(), ""))
    rows, failed = peers.measure(1.0)
    assert asked == ["Tradewinds", *(peer.name for peer in peers.PEERS), "Tradewinds"]
    assert rows[0]["rates"] == {"search": [1.0, float(len(asked))]}
    assert len(rows) == 1 + len(peers.PEERS)
    assert failed == []


def test_figures_are_short(peers: Any) -> None:
    assert [peers.short(value) for value in (3.14159, 999.4, 12_345, 4.5e6)] == ["3.14", "999", "12.3 k", "4.5 M"]
    assert [peers.times(ratio) for ratio in (0.0722, 4.45, 1403.2)] == ["0.072", "4.5", "1,403"]


def test_what_went_wrong_is_the_line_with_the_error(peers: Any) -> None:
    assert peers.last_line("Looking\nERROR: no such package\nnotice: new pip\n") == "ERROR: no such package"
    assert peers.last_line("Traceback\nValueError: x\n") == "ValueError: x"
    assert peers.last_line("") == "no message"


def test_the_page_has_its_marks() -> None:
    assert between_marks((ROOT / "docs" / "benchmarks.md").read_text("utf-8"), "peers", "") is not None
