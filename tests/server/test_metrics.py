"""Metrics count what is secret at the tables: whoever runs the server reads them, nobody else."""

import logging
import socket
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tests.cli.helpers import refusal
from tests.server.people import ORIGIN, Person
from tests.server.processes import serving, sqlite_in
from tradewinds.server.app import create_app
from tradewinds.server.settings import Settings

pytestmark = pytest.mark.anyio
COUNTED = "tradewinds_moves_total 0"


def by(app: FastAPI) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ORIGIN)


async def test_the_public_has_no_metrics(app: FastAPI, anna: Person) -> None:
    nothing = await anna.client.get("/nowhere")
    for headers in ({}, {"authorization": "Bearer "}, {"authorization": "Bearer x"}):
        answer = await anna.client.get("/metrics", headers=headers)
        assert (answer.status_code, answer.text) == (404, nothing.text)


async def test_whoever_has_the_token_reads_them_at_the_public_address(tmp_path: Path) -> None:
    app = create_app(Settings(sqlite_in(tmp_path), metrics_token="hosts-only"))
    async with app.router.lifespan_context(app), by(app) as client:
        answer = await client.get("/metrics", headers={"authorization": "Bearer hosts-only"})
        assert answer.status_code == 200
        assert COUNTED in answer.text
        for wrong in ("Bearer hosts", "Bearer", "Basic hosts-only"):
            assert (await client.get("/metrics", headers={"authorization": wrong})).status_code == 404
        client.cookies.set("tradewinds", "hosts-only")
        assert (await client.get("/metrics")).status_code == 404


async def test_on_an_address_of_their_own_each_process_has_its_own(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "tradewinds.metrics")
    one = create_app(Settings(sqlite_in(tmp_path), metrics="127.0.0.1:0"))
    async with one.router.lifespan_context(one):
        port = ports(caplog)[0]
        two = create_app(Settings(sqlite_in(tmp_path), metrics=f"127.0.0.1:{port}"))
        async with two.router.lifespan_context(two), httpx.AsyncClient() as client:
            assert ports(caplog)[1] > port
            for taken in ports(caplog):
                address = f"http://127.0.0.1:{taken}"
                assert COUNTED in (await client.get(f"{address}/metrics")).text
                assert (await client.get(f"{address}/api/tables")).status_code == 404
        async with by(one) as public:
            assert (await public.get("/metrics")).status_code == 404
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(("127.0.0.1", port), 5).close()


def ports(caplog: pytest.LogCaptureFixture) -> list[int]:
    return [int(vars(record)["port"]) for record in caplog.records if record.name == "tradewinds.metrics"]


def test_the_command_line_takes_their_address(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"Port {port} at 127.0.0.1 cannot be used" in refusal("serve", "--metrics", f"127.0.0.1:{port}")
    with serving(sqlite_in(tmp_path), "--metrics", f"127.0.0.1:{port}") as server:
        assert COUNTED in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert httpx.get(f"{server.address}/metrics").status_code == 404
