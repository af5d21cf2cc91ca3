"""`tradewinds play` in the browser, and `tradewinds serve`."""

import os
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

    running.run(LOCAL, 0, None, 1, ready)


def serve(host: str, port: int, database: str | None, workers: int) -> None:
    running = _running()
    url = database or os.environ.get("TRADEWINDS_DATABASE", "")
    if workers > 1 and not url.startswith("postgres"):
        raise CommandError("cli-workers")
    try:
        running.run(host, port, database, workers, lambda address: notes.print(say("cli-serving-at", address=address)))
    except OSError:
        raise CommandError("cli-port", host=host, port=port) from None


def _running() -> Any:
    try:
        from tradewinds.server import running  # noqa: PLC0415 - the web parts are an extra
    except ImportError:
        raise CommandError("cli-no-web") from None
    return running
