"""`tradewinds replay` and `tradewinds verify`: match files."""

import json
import sys
from pathlib import Path
from typing import Any

import tradewinds as tw
from tradewinds.cli.say import WORDS, CommandError, console, read_file, say
from tradewinds.core.match import Match


def load(path: Path) -> Match:
    return Match.load(read_file(path))


def replay(path: Path, seat: int | None, move: int | None, as_json: bool, lang: str) -> None:
    """The log of a match and the position at its end, or after move N, as a seat or a spectator saw it."""
    match = load(path)
    if move is not None:
        if move > len(match.actions):
            raise CommandError("cli-no-move", move=move, last=len(match.actions))
        match.replay(match.actions[:move])
    match.language = lang
    if as_json:
        print(json.dumps(facts(match, seat), ensure_ascii=False))
        return
    for told in match.log(seat):
        console.print(told, markup=False)
    console.print()
    console.print(match.text(seat), markup=False, soft_wrap=True)
    console.print()
    console.print(match.prompt(seat), markup=False)


def facts(match: Match, seat: int | None) -> dict[str, Any]:
    outcome = match.outcome
    return {
        "game": match.game.name,
        "seats": match.seats,
        "moves": len(match.actions),
        "log": match.log(seat),
        "seen": match.seen(seat).tolist(),
        "scores": match.scores,
        "over": outcome is not None,
        "reason": outcome.reason if outcome else None,
        "winners": list(outcome.winners) if outcome else [],
    }


def verify(path: Path, commitment: str | None, as_json: bool, lang: str) -> None:
    """Every step of the check; exit code 1 when one fails."""
    steps = tw.verify(read_file(path), commitment)
    ok = all(step.ok for step in steps)
    if as_json:
        told = [{"step": WORDS.text(lang, step.what), "ok": step.ok} for step in steps]
        print(json.dumps({"ok": ok, "steps": told}, ensure_ascii=False))
    else:
        for step in steps:
            console.print(f"{'✓' if step.ok else '✗'} {WORDS.text(lang, step.what)}", markup=False)
        console.print(say("cli-verified" if ok else "cli-not-verified"))
    sys.exit(0 if ok else 1)
