"""`tradewinds replay` and `tradewinds verify`: match files."""

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import tradewinds as tw
from tradewinds.cli.say import CommandError, read_file, say, tell
from tradewinds.cli.warm_up import warm
from tradewinds.core import saving
from tradewinds.core.errors import BadSave
from tradewinds.core.game import CHANCE
from tradewinds.core.match import Match
from tradewinds.core.words import COMMON

Read = TypeVar("Read")


def load(path: Path) -> Match:
    return _read(path, Match.load)


def _read(path: Path, reader: Callable[[str], Read]) -> Read:
    """What `reader` makes of a match file; a complaint about it names the file."""
    text = read_file(path)
    try:
        name = saving.read(text)["game"]
        if name in tw.games():
            warm(tw.load(name))
        return reader(text)
    except BadSave as error:
        raise CommandError("cli-wrong-file", path=str(path), why=error.line) from None


def rewind(match: Match, move: int | None) -> None:
    """Back to the position after so many actions; None leaves the match at its end."""
    if move is None:
        return
    if move > len(match.actions):
        raise CommandError("cli-no-move", move=str(move), last=len(match.actions))
    match.show(match.actions[: next(at for at in moments(match) if at >= move)])


def moments(match: Match) -> list[int]:
    """After how many actions chance had done its part."""
    last = len(match.actions)
    return [at for at in range(last + 1) if at == last or match.actions[at][0] != CHANCE]


def replay(path: Path, seat: int | None, move: int | None, as_json: bool, lang: str) -> None:
    """The log of a match and the position at its end, or after move N, as a seat or a spectator saw it."""
    match = load(path)
    rewind(match, move)
    match.language = lang
    if as_json:
        print(json.dumps(facts(match, seat), ensure_ascii=False))
        return
    for part in ("\n".join(match.log(seat)), match.text(seat), match.prompt(seat)):
        tell(part + "\n", indent="  ")


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


def verify(path: Path, published: Sequence[str], contribution: str | None, as_json: bool, lang: str) -> None:
    """Every step of the check and what they show; exit code 1 when one fails."""
    steps = _read(path, lambda text: tw.verify(text, published, contribution))
    ok = all(step.ok for step in steps)
    proves = COMMON.text(lang, _read(path, lambda text: tw.proves(text, published, contribution))) if ok else ""
    if as_json:
        told = [{"step": step.text(lang), "ok": step.ok} for step in steps]
        print(json.dumps({"ok": ok, "steps": told, "proves": proves}, ensure_ascii=False))
    else:
        for step in steps:
            tell(f"{'✓' if step.ok else '✗'} {step.text(lang)}", indent="  ")
        tell(f"{say('cli-verified')} {proves}" if ok else say("cli-not-verified"))
    sys.exit(0 if ok else 1)
