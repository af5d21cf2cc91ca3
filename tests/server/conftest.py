"""A server in this process, with a database of its own, and people who talk to it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from playwright.sync_api import Browser

import tradewinds as tw
from tests.chromium import launched
from tests.server.people import ORIGIN, Person
from tests.server.postgres import Postgres, running
from tests.server.processes import client_of, serving, sqlite_in, wait_until_ready
from tradewinds.server import compiling, warming
from tradewinds.server.app import create_app
from tradewinds.server.settings import Settings
from tradewinds.server.site import Site


@pytest.fixture(scope="session")
def rules() -> None:
    """The rules of every game, read once for all servers of this process."""
    for game in map(tw.load, tw.games()):
        for part in compiling.PARTS:
            compiling.use(part, game)
        compiling.play(game)
        compiling.think(game)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server with a database of its own, for people with browsers."""
    with serving(sqlite_in(tmp_path_factory.mktemp("server"))) as server, client_of(server) as client:
        wait_until_ready(client)
        yield server.address


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def app(tmp_path: Path, rules: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FastAPI]:
    monkeypatch.setattr(warming, "JIT", False)  # nothing to wait for
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    async with app.router.lifespan_context(app):
        yield app


@pytest.fixture
def site(app: FastAPI) -> Site:
    site: Site = app.state.site
    return site


@pytest.fixture
async def anna(app: FastAPI) -> AsyncIterator[Person]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN) as client:
        yield Person(client, "Anna")


@pytest.fixture
async def ben(app: FastAPI) -> AsyncIterator[Person]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN) as client:
        yield Person(client, "Ben")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    url: str = sqlite_in(tmp_path) if request.param == "sqlite" else request.getfixturevalue("postgres").url
    return url


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser
