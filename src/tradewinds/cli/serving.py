"""`tradewinds play` in the browser, and `tradewinds serve`."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tradewinds.cli.say import CommandError, notes, say

LOCAL = "127.0.0.1"


def play() -> None:
    """A server for this machine only, on a free port, opened in the browser."""
    os.environ.setdefault("TRADEWINDS_LOG", "warning")
    running = _running()

    def ready(address: str) -> None:
        notes.print(say("cli-playing-at", address=address), highlight=False)
        running.open_browser(address)

    running.run(LOCAL, 0, 1, running.Settings(metrics=""), ready)


def serve(host: str, port: int, database: str | None, workers: int, metrics: str | None) -> None:
    running = _running()
    given = {"database": database, "metrics": metrics}
    settings = running.Settings(**{name: value for name, value in given.items() if value})
    if workers > 1 and not settings.database.startswith("postgres"):
        raise CommandError("cli-workers")
    _check_metrics(running, settings)
    with _port(host, port):
        running.run(host, port, workers, settings, lambda address: notes.print(say("cli-serving-at", address=address)))


def _check_metrics(running: Any, settings: Any) -> None:
    """Whether the address for metrics can be had, before anything starts."""
    try:
        place = settings.metrics_place
    except ValueError:
        raise CommandError("cli-metrics", given=settings.metrics) from None
    if place is not None:
        with _port(*place):
            running.listen(*place).close()


@contextmanager
def _port(host: str, port: int) -> Iterator[None]:
    try:
        yield
    except (OSError, OverflowError):
        raise CommandError("cli-port", host=host, port=str(port)) from None


def _running() -> Any:
    try:
        from tradewinds.server import running  # noqa: PLC0415 - the web parts are an extra
    except ImportError:
        raise CommandError("cli-no-web") from None
    return running
