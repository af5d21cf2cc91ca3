"""What is written down of a golden match: at each stop a short hash of every field, list and text, by name.

A name with its hashes at all stops is a track. No track knows how a position is laid out: fields may change places, and
one that is renamed shows itself by equal hashes.
"""

import hashlib
import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

import tradewinds as tw
from tradewinds.core.game import ACTORS, CHANCE, CHANCE_BIT, Game
from tradewinds.core.kernel import Scratch, handle
from tradewinds.core.layout import Vector, slices

REPLAYS = Path(__file__).parents[1] / "replays"
CHECKS = ".checks.json"
#: A stop after so many actions.
EVERY = 25
#: Written for a hash that is the same as at the stop before.
SAME = "."

#: How the names of tracks begin that hold what a rule forbids.
REFUSED = "refused."

Tracks = dict[str, str]


@dataclass(frozen=True)
class Golden:
    """A match file, why it is kept, where it is looked at, and what was to be seen there."""

    path: Path
    about: str
    stops: tuple[int, ...]
    tracks: Tracks
    outcome: dict[str, Any] | None

    @property
    def name(self) -> str:
        return f"{self.path.parent.name}/{self.path.stem}"

    def match(self) -> tw.Match:
        """Every action and every draw is checked by loading."""
        match = tw.Match.load(self.path.read_text("utf-8"))
        match.language = "en"
        return match


def usual_stops(match: tw.Match) -> tuple[int, ...]:
    return (*range(EVERY, len(match.actions), EVERY), len(match.actions))


def golden_files(game: str) -> list[Path]:
    return sorted(path for path in (REPLAYS / game).glob("*.json") if not path.name.endswith(CHECKS))


def checks_of(path: Path) -> Path:
    return path.with_name(path.stem + CHECKS)


def read(path: Path) -> Golden:
    data = json.loads(checks_of(path).read_text("utf-8"))
    return Golden(path, data["about"], tuple(data["stops"]), data["tracks"], data["outcome"])


def take(path: Path, match: tw.Match, about: str, stops: Iterable[int] = ()) -> Golden:
    """What is to be seen of a match now."""
    at = tuple(sorted({*usual_stops(match), *stops}))
    return Golden(path, about, at, tracks_of(match, at), outcome_of(match))


def write(golden: Golden, match: tw.Match) -> None:
    """The checks, and the match if it is another than before: a file of earlier rules stays as it is."""
    golden.path.parent.mkdir(parents=True, exist_ok=True)
    if not golden.path.exists() or not _holds(golden.path, match):
        golden.path.write_text(match.save(), "utf-8")
    data = {"about": golden.about, "stops": golden.stops, "outcome": golden.outcome, "tracks": golden.tracks}
    # One track a line, so that a changed one is a changed line.
    text = json.dumps(data, ensure_ascii=False, indent=1)
    text = re.sub(r"\[[^\[\]{}]*\]", lambda found: re.sub(r"\s+", " ", found[0]), text)
    checks_of(golden.path).write_text(text + "\n", "utf-8")


def _holds(path: Path, match: tw.Match) -> bool:
    """Whether a file is this match."""
    try:
        return tw.Match.load(path.read_text("utf-8")).save() == match.save()
    except tw.BadSave:
        return False


def outcome_of(match: tw.Match) -> dict[str, Any] | None:
    """As it stands in a file."""
    loaded: dict[str, Any] | None = json.loads(json.dumps(match.outcome and asdict(match.outcome)))
    return loaded


# Looking at a match


def at(match: tw.Match, stop: int) -> tw.Match:
    """The same match after so many actions, to look at."""
    options = dict(match.options)
    shown = tw.Match(match.game, match.seats, secret=match.fair.secret, language=match.language, **options)
    shown.show(match.actions[:stop])
    return shown


def tracks_of(match: tw.Match, stops: Sequence[int]) -> Tracks:
    """Every name with its hashes at the stops."""
    seen: dict[str, dict[int, str]] = defaultdict(dict)
    logs, since = _logs(match), 0
    for place, stop in enumerate(stops):
        shown = at(match, stop)
        told = ((f"log.{who}", lines[since:stop]) for who, lines in logs)
        for name, what in (*_fields(shown), *_choices(shown), *_refusals(shown), *told):
            seen[name][place] = _hash(what)
        since = stop
    return {name: _track(hashes, len(stops)) for name, hashes in sorted(seen.items())}


def _hash(what: object) -> str:
    return hashlib.sha256(json.dumps(what, ensure_ascii=True).encode()).hexdigest()[:6]


def _track(hashes: dict[int, str], stops: int) -> str:
    row = [hashes.get(place, "-") for place in range(stops)]
    return " ".join(SAME if place and row[place - 1] == token else token for place, token in enumerate(row))


def _viewers(match: tw.Match) -> list[tuple[str, int | None]]:
    return [*((f"seat {seat}", seat) for seat in range(match.seats)), ("spectator", None)]


def _logs(match: tw.Match) -> list[tuple[str, list[list[str]]]]:
    """For each viewer the English lines of each action."""
    text = match.game.words.text
    return [
        (who, [[text("en", told.line) for told in lines] for lines in match.story(seat).told()])
        for who, seat in _viewers(match)
    ]


def _fields(match: tw.Match) -> Iterator[tuple[str, object]]:
    """The true values of each field, and those that each viewer sees."""
    true, *seen = (
        values(match.game.dtype, vector)
        for vector in (match.position, *(match.seen(seat) for _, seat in _viewers(match)))
    )
    for name in true:
        yield f"position.{name}", true[name]
        yield f"seen.{name}", [view[name] for view in seen]


def values(dtype: np.dtype[Any], vector: Vector) -> dict[str, list[int]]:
    """A position by field names, wherever they lie; `players.gold` is the gold of all players."""
    found: dict[str, list[int]] = defaultdict(list)
    for name, places in slices(dtype).items():
        found[re.sub(r"\[\d+\]", "", name)] += vector[places].tolist()
    return found


def _choices(match: tw.Match) -> Iterator[tuple[str, object]]:
    """Prompts, what may be done in numbers and in words, the standing."""
    legal = {seat: match.legal(seat) for seat in match.actors}
    yield "prompts", [match.prompt(seat) for _, seat in _viewers(match)]
    yield "legal", list(legal.items())
    yield "choices", [[match.describe(seat, action) for action in actions] for seat, actions in legal.items()]
    yield "chance", chance_of(match.game, match.position)
    yield "scores", match.scores


def chance_of(game: Game, vector: Vector) -> list[list[int]]:
    """What chance may name next, and how likely."""
    if vector[ACTORS] != CHANCE_BIT:
        return []
    scratch = Scratch()
    count = game.kernel.chance(handle(vector), handle(scratch.choices), handle(scratch.weights))
    return [scratch.choices[:count].tolist(), scratch.weights[:count].tolist()]


def _refusals(match: tw.Match) -> Iterator[tuple[str, object]]:
    """For each rule what it forbids to whom."""
    for rule, forbidden in sorted(refusals(match.game, match.position, match.seats).items()):
        yield f"{REFUSED}{rule}", forbidden


def refusals(game: Game, vector: Vector, seats: int) -> dict[str, list[tuple[int, int]]]:
    """Every action of every seat, and of chance, that a rule forbids in this position."""
    found: dict[int, list[tuple[int, int]]] = defaultdict(list)
    state, why_not = handle(vector), game.kernel.why_not
    for actor in (CHANCE, *range(seats)):
        for action in range(len(game.actions)):
            found[why_not(state, actor, action)].append((actor, action))
    return {game.rule_number(code): forbidden for code, forbidden in found.items() if code}


# Comparing


def differences(old: Golden, new: Golden) -> list[str]:
    """What is not as it was, each in a sentence."""
    told = [f"the outcome is {new.outcome} and was {old.outcome}"] if old.outcome != new.outcome else []
    if old.stops != new.stops:
        return [*told, f"the stops are {new.stops} and were {old.stops}"]
    gone = {name: track for name, track in old.tracks.items() if name not in new.tracks}
    added = {name: track for name, track in new.tracks.items() if name not in old.tracks}
    for name, track in gone.items():
        told.append(f"{name} is gone{_renamed(name, track, added)}")
    told += [f"{name} is new" for name in added]
    both = [name for name in old.tracks if name in new.tracks]
    return told + [_changed(name, old, new) for name in both if old.tracks[name] != new.tracks[name]]


def _renamed(name: str, track: str, added: Tracks) -> str:
    group = name.split(".", maxsplit=1)[0]
    like = [other for other, theirs in added.items() if theirs == track and other.split(".")[0] == group]
    return f" (the same values are now in {' or '.join(like)})" if like else ""


def _changed(name: str, old: Golden, new: Golden) -> str:
    pairs = zip(_tokens(old.tracks[name]), _tokens(new.tracks[name]), strict=True)
    places = [stop for stop, (one, two) in zip(old.stops, pairs, strict=True) if one != two]
    return f"{name} differs after {places[0]} actions, at {len(places)} of {len(old.stops)} stops"


def _tokens(track: str) -> list[str]:
    tokens: list[str] = []
    for token in track.split(" "):
        tokens.append(tokens[-1] if token == SAME else token)
    return tokens
