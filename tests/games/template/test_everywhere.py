"""A small game, known by one line, is everywhere: bots, hints, arena, environments, terminal, browser."""

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import gymnasium
import httpx
import pyspiel
import pytest
from pettingzoo.test import api_test

import tradewinds as tw
from tests.server.people import ORIGIN, Person, play_to_the_end
from tradewinds import envs
from tradewinds.arena.schedule import contest
from tradewinds.arena.workers import run
from tradewinds.bots import BOTS, make_bot
from tradewinds.cli.rulebooks import excerpt
from tradewinds.core.game import LAYOUTS
from tradewinds.envs import openspiel_game, vector_env
from tradewinds.envs.batch import Batch, Chooser
from tradewinds.games import GAMES
from tradewinds.pictures.plan import LEAST, TALL, WIDE
from tradewinds.server import warming
from tradewinds.server.app import create_app
from tradewinds.server.boards import sample
from tradewinds.server.settings import Settings

pytestmark = pytest.mark.compiled
FEW = 200


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line that makes a game known."""
    monkeypatch.setitem(GAMES, "nim", "tradewinds.games._template")


def test_it_is_not_offered_to_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GAMES, "nim")
    assert "nim" not in tw.games()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_its_picture_has_no_letter_too_small_to_read(layout: str) -> None:
    svg = tw.Match(tw.load("nim"), 4, seed=1).svg(None, "de", ("Maximiliane von der Schulenburg",), layout)
    sizes = [float(size) for size in re.findall(r'<text[^>]* font-size="([\d.]+)"', svg)]
    assert len(sizes) > 8
    assert min(sizes) >= LEAST[layout]
    assert f'viewBox="0 0 {WIDE if layout == "wide" else TALL:g} ' in svg


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_it(name: str) -> None:
    game = tw.load("nim")
    match, bot = tw.Match(game, 3, 5), make_bot(name, game, playouts=FEW)
    while match.actors:
        seat = match.actors[0]
        match.act(seat, bot.choose(match.seen(seat), seat, match.legal(seat)))
    assert match.outcome


def test_a_hint_is_an_action_with_a_reason() -> None:
    match = tw.Match(tw.load("nim"), 2, 1)
    advised = tw.advise(match, 0, playouts=FEW)
    assert {one.action for one in advised.suggestions} <= set(match.legal(0))
    assert all(one.reason for one in advised.suggestions)


def test_who_searches_beats_who_does_anything() -> None:
    results = run(contest(tw.load("nim"), ("captain", "greedy", "random"), 90))
    won = dict.fromkeys(("captain", "greedy", "random"), 0.0)
    for played in results.games:
        for seat, name in enumerate(played.record.bots):
            won[name] += played.record.won(seat)
    assert won["captain"] > won["random"] + 15
    assert won["greedy"] > won["random"] + 5


def test_batches_step_it() -> None:
    batch, choose = Batch(tw.load("nim"), 16, 4), Chooser(16)
    ended = 0
    for _ in range(20):
        batch.step(choose(batch.masks))
        ended += int(batch.ended.sum())
    assert ended >= 16
    assert batch.normalised().shape == (16, batch.shown.size)


@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo_and_gymnasium_know_it() -> None:
    api_test(envs.nim_v0.env(seats=3), num_cycles=40)
    vector_env.register()
    env = gymnasium.make("tradewinds/nim-v0", seats=2)
    _, info = env.reset(seed=1)
    over, chooser = False, random.Random(1)
    while not over:
        legal = info["action_mask"].nonzero()[0].tolist()
        _, _, over, _, info = env.step(chooser.choice(legal))


def test_openspiel_knows_it() -> None:
    openspiel_game.register()
    pyspiel.random_sim_test(pyspiel.load_game("tradewinds_nim(players=3)"), num_sims=2, serialize=True, verbose=False)


def test_its_rules_can_be_read() -> None:
    assert "shells" in str(excerpt(tw.load("nim"), "3.2", "en"))


# In the browser


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def anna(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Person]:
    monkeypatch.setattr(warming, "JIT", False)  # nothing to wait for
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    browser = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN)
    async with app.router.lifespan_context(app), browser as client:
        yield Person(client, "Anna")


@pytest.mark.anyio
async def test_it_is_played_at_a_table_against_bots(anna: Person) -> None:
    assert "Nim" in (await anna.client.get("/")).text
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    id = (await anna.post("/tables", game="nim", seats=seats))["id"]
    view = await anna.view(id, 0, lang="de")
    assert "Muscheln" in view["prompt"]
    assert 'data-action="3 4 5"' in view["board"]
    await play_to_the_end(id, anna)
    outcome = (await anna.view(id, 0))["result"]
    assert bool(outcome["tie"]) == (len(set(outcome["scores"])) == 1)


def test_its_picture_on_the_first_page_is_drawn() -> None:
    assert sample("nim").startswith(b"\x89PNG")
