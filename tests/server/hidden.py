"""Matches and positions that differ only in what somebody may not know."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from fastapi import FastAPI

import tradewinds as tw
from tests.server.people import BRISK
from tradewinds.core.fair import commitment
from tradewinds.core.game import CHANCE, EVERYBODY, SPECTATOR, Game
from tradewinds.core.kernel import MOST_CHOICES
from tradewinds.core.layout import Vector, slices
from tradewinds.core.match import Match
from tradewinds.server.app import create_app
from tradewinds.server.lobby import new_match
from tradewinds.server.security import hashed
from tradewinds.server.settings import Settings
from tradewinds.server.site import Site
from tradewinds.server.storage import SeatRow
from tradewinds.server.tables import Table

SECRET = bytes(range(32))
#: How many other outcomes of a secret action are tried, and for how many actions twins are followed.
TRIED, REACH = 3, 60
#: Numbers no game has, put where a viewer may not look.
FIRST_CANARY = 31_000
CANARY = re.compile(r"(?<![\d.])31\d{3}(?!\d)")


def token(seat: int) -> str:
    return f"token-of-seat-{seat}"


async def all_ready(site: Site) -> None:
    """Until everything is read from the cache, where rules are compiled at all."""
    while not all(site.warmer.ready(name) and site.warmer.bots_ready(name) for name in tw.games()):
        await asyncio.sleep(0.02)


@asynccontextmanager
async def a_table(folder: Path, name: str, seats: int, **changed: Any) -> AsyncIterator[tuple[FastAPI, Table]]:
    """A server of its own with one table; everything about it is always the same."""
    folder.mkdir()
    app = create_app(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", limits=1000))
    async with app.router.lifespan_context(app):
        site: Site = app.state.site
        settings = {"visibility": "unlisted", "hints": False, "absent_minutes": 0, **changed}
        row = new_match(tw.load(name), seats, {}, settings, "host")
        settings = settings | {"commitment": commitment(SECRET)}
        row = replace(row, id="always-the-same", secret=SECRET, settings=settings, status="running")
        rows = [
            SeatRow(row.id, n, "human", "", f"Player {n}", True, f"c{n}", "", hashed(token(n))) for n in range(seats)
        ]
        await site.store.create(row, rows)
        await all_ready(site)
        yield app, await site.tables.get(row.id)


def played(name: str, seats: int, moves: int, seed: int = 3) -> Match:
    """A match after so many actions, played so that it comes on."""
    match, rng = Match(tw.load(name), seats, secret=SECRET), random.Random(seed)
    while match.actors and len(match.actions) < moves:
        seat = rng.choice(match.actors)
        legal = match.legal(seat)
        kinds = {match.game.actions.kind(action).name for action in legal}
        wanted = next((kind for kind in BRISK if kind in kinds and rng.random() < 0.8), None)
        match.act(seat, rng.choice([a for a in legal if wanted in (None, match.game.actions.kind(a).name)]))
    return match


def moments(whole: Match) -> Iterator[Match]:
    """The match again: one match that goes on, at each moment when somebody may act."""
    match = Match(whole.game, whole.seats, secret=whole.fair.secret)
    match.show([])
    for actor, action in whole.actions:
        match._apply(actor, action)
        if match.actors:
            yield match


# Positions


def fields(game: Game) -> npt.NDArray[np.str_]:
    """The name of the field at each place of a vector; seats and maps are not told apart."""
    names = np.empty(game.dtype.itemsize // 2, dtype="<U40")
    for name, place in slices(game.dtype).items():
        names[place] = re.sub(r"\[\d+\]", "", name)
    return names


def hidden_from(game: Game, vector: Vector, viewer: int | None) -> npt.NDArray[np.bool_]:
    mask: npt.NDArray[np.bool_] = game.seen_by(vector, SPECTATOR if viewer is None else viewer) != vector
    return mask


def with_canaries(game: Game, vector: Vector, viewer: int | None) -> Vector:
    """The position with a number of its own in each place that is hidden from the viewer."""
    mask = hidden_from(game, vector, viewer)
    marked = vector.copy()
    marked[mask] = FIRST_CANARY + np.arange(int(mask.sum())) % 1_000
    return marked


# Matches


@dataclass(frozen=True)
class Twins:
    """Two action lists that differ in one secret action, and who cannot tell them apart at any moment."""

    one: list[tuple[int, int]]
    two: list[tuple[int, int]]
    viewers: tuple[int | None, ...]
    kind: str


def secret_kinds(match: Match) -> set[str]:
    """The kinds of what was done without everybody learning it."""
    done = zip(match.actions, match.learners, strict=True)
    return {match.game.actions.kind(action).name for (_, action), learners in done if learners != EVERYBODY}


def twins(match: Match, rng: random.Random, each: int = 4) -> Iterator[Twins]:
    """For some secret actions of each kind a twin in which it was another, and which goes on with the same actions."""
    game, position = match.game, match.first_position()
    left = dict.fromkeys(secret_kinds(match), each)
    for place, (actor, action) in enumerate(match.actions):
        kind = game.actions.kind(action).name
        if left.get(kind):
            others = [a for a in _outcomes(game, position, actor) if a != action and game.actions.kind(a).name == kind]
            found = [_go_on(match, place, a, position) for a in rng.sample(others, min(len(others), TRIED))]
            best = max(found, key=lambda twin: len(twin.one), default=None)
            if best and best.viewers:
                left[kind] -= 1
                yield best
        game.rules.apply(game.record(position), actor, action)


def _outcomes(game: Game, position: Vector, actor: int) -> list[int]:
    """What a seat, or chance, could do."""
    out, weights = np.zeros(MOST_CHOICES, np.int16), np.zeros(MOST_CHOICES, np.int16)
    record = game.record(position.copy())
    size = game.rules.chance(record, out, weights) if actor == CHANCE else game.rules.legal(record, actor, out)
    return [int(action) for action in out[:size]]


def _go_on(match: Match, place: int, other: int, position: Vector) -> Twins:
    """Both lists, to the last moment when somebody has to choose who cannot tell them apart."""
    game, one, two = match.game, position.copy(), position.copy()
    viewers: list[int | None] = [*range(match.seats), None]
    end, kept = place, tuple[int | None, ...]()
    for step, (actor, action) in enumerate(match.actions[place : place + REACH]):
        twin = other if step == 0 else action
        if game.rules.why_not(game.record(two), actor, twin) != 0:
            break
        game.rules.apply(game.record(one), actor, action)
        game.rules.apply(game.record(two), actor, twin)
        viewers = [viewer for viewer in viewers if _same(game, one, two, viewer)]
        if not viewers or game.record(one).actors != game.record(two).actors:
            break
        if any(viewer is not None and game.record(one).actors >> viewer & 1 for viewer in viewers):
            end, kept = place + step + 1, tuple(viewers)
    actions = match.actions[:end]
    changed = [*actions[:place], (match.actions[place][0], other), *actions[place + 1 :]]
    return Twins(actions, changed, kept, game.actions.kind(other).name)


def _same(game: Game, one: Vector, two: Vector, viewer: int | None) -> bool:
    seat = SPECTATOR if viewer is None else viewer
    return bool((game.seen_by(one, seat) == game.seen_by(two, seat)).all())
