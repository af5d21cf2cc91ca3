"""Ours and others on one core in one run: decisions a second of random play, playouts a second of search.

    python benchmarks/peers.py            makes a venv for each peer in .venv-peers, measures, writes docs/benchmarks.md
    python benchmarks/peers.py --quick    a tenth of the time for each figure, and nothing written

A peer that does not install or does not run is named with the reason. `peer_runs.py` says what is counted.
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from tradewinds import arena

ROOT = Path(__file__).parent.parent
VENVS = ROOT / ".venv-peers"
PAGE = ROOT / "docs" / "benchmarks.md"
MARK = "peers"
REPETITIONS = 5
#: CPU seconds for one figure.
SECONDS, QUICK = 0.2, 0.02
#: What is measured, as `peer_runs.py` names it.
MEASURES = {
    "inside": "random decisions/s, own loop",
    "python": "random decisions/s, from Python",
    "search": "search playouts/s",
}
OURS = "Tradewinds"


@dataclass(frozen=True)
class Peer:
    name: str
    packages: tuple[str, ...]
    """What pip installs, the first gives the version."""


PEERS = (
    Peer("OpenSpiel", ("open_spiel",)),
    Peer("Pgx", ("pgx",)),
    Peer("RLCard", ("rlcard",)),
    Peer("PettingZoo", ("pettingzoo[classic]",)),
    Peer("Catanatron", ("catanatron",)),
)


def prepare(peer: Peer) -> tuple[Path, str]:
    """The interpreter of the peer's own venv, and why it is of no use, or nothing."""
    folder = VENVS / peer.name.lower()
    python = folder / "bin" / "python"
    if not (folder / "installed").exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *peer.packages]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            return python, last_line(done.stderr)
        (folder / "installed").touch()
    return python, ""


def last_line(text: str) -> str:
    """The line that tells what went wrong."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines or ["no message"])[-1]


def run(python: Path, name: str, seconds: float) -> tuple[list[dict[str, Any]], list[str]]:
    """The figures of one program, pinned to one core, and what did not work."""
    one_thread = {"OMP_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false", "JAX_PLATFORMS": "cpu"}
    core = sorted(os.sched_getaffinity(0))[-1]
    command = [
        "taskset",
        "-c",
        str(core),
        "nice",
        "-n",
        "5",
        str(python),
        str(Path(__file__).with_name("peer_runs.py")),
    ]
    done = subprocess.run(
        [*command, name, str(REPETITIONS), str(seconds)],
        env={**os.environ, **one_thread},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return [], [f"{name} did not run: {last_line(done.stderr)}"]
    told = json.loads(done.stdout.splitlines()[-1])
    rows = [{"program": f"{name} {told['version']}", **row} for row in told["rows"]]
    return rows, [f"{name}, {failed}" for failed in told["failed"]]


def measure(seconds: float) -> tuple[list[dict[str, Any]], list[str]]:
    """Ours before and after the others, since a machine can become slower or faster meanwhile."""
    ours, failed = run(Path(sys.executable), OURS, seconds)
    rows: list[dict[str, Any]] = []
    for peer in PEERS:
        print(peer.name, file=sys.stderr, flush=True)
        python, reason = prepare(peer)
        if reason:
            failed.append(f"{peer.name} does not install: {reason}")
            continue
        found, missing = run(python, peer.name, seconds)
        rows += found
        failed += missing
    again, missing = run(Path(sys.executable), OURS, seconds)
    return [*together(ours, again), *rows], failed + missing


def together(before: Sequence[dict[str, Any]], after: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The repetitions of two runs of the same games."""
    return [
        {**one, "rates": {measure: rates + other["rates"][measure] for measure, rates in one["rates"].items()}}
        for one, other in zip(before, after, strict=True)
    ]


# The table


def short(value: float) -> str:
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def times(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.2g}"


def figure(values: Sequence[float]) -> str:
    """The median, and the spread over the repetitions."""
    return f"{short(median(values))} ({short(min(values))}–{short(max(values))})"


def cells(row: dict[str, Any], slowest: dict[str, float]) -> Iterator[str]:
    yield row["program"]
    yield f"{row['game']} ({row['players']})"
    for measure in MEASURES:
        values = row["rates"].get(measure)
        yield figure(values) if values else "–"
        ratio = slowest[measure] / median(values) if values else 0.0
        yield "" if not values or row["program"].startswith(OURS) else times(ratio)


def table(rows: Sequence[dict[str, Any]]) -> arena.Part:
    ours = [row for row in rows if row["program"].startswith(OURS)]
    slowest = {measure: min(median(row["rates"][measure]) for row in ours) for measure in MEASURES}
    head = ["program", "game (players)"]
    for name in MEASURES.values():
        head += [name, "ours ×"]
    return arena.Part("", head, [list(cells(row, slowest)) for row in rows])


def machine() -> str:
    model = next(
        (
            line.split(":")[1].strip()
            for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines()
            if "model name" in line
        ),
        platform.processor(),
    )
    return (
        f"{model}, Python {platform.python_version()}, one core, CPU time; median and range of {REPETITIONS}, "
        f"ours of {REPETITIONS} before the others and {REPETITIONS} after."
    )


def main() -> None:
    quick = "--quick" in sys.argv[1:]
    rows, failed = measure(QUICK if quick else SECONDS)
    told = "\n\n".join([machine(), arena.markdown(table(rows)), *(f"- {reason}" for reason in failed)])
    print(told)
    if not quick:
        page = arena.between_marks(PAGE.read_text("utf-8"), MARK, told)
        assert page is not None, f"{PAGE} has no marks for the table"
        PAGE.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
