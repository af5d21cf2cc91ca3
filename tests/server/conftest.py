"""A server in this process, with a database of its own, and people who talk to it."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tests.server.people import ORIGIN, Person
from tradewinds.server.app import create_app
from tradewinds.server.settings import Settings
from tradewinds.server.site import Site


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A server of plain rules is ready at once, one of compiled rules reads them first: most tests need not wait."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and not item.get_closest_marker("compiled"):
            item.add_marker("plain")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[FastAPI]:
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
