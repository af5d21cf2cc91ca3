"""The command line: `tradewinds play | simulate | arena | ladder | balance | replay | picture | verify | …`."""

import io
import sys

from tradewinds.cli.app import app


def main() -> None:
    """Run the command line; whatever is asked for wrongly ends with one sentence and exit code 2."""
    for name in ("stdin", "stdout", "stderr"):
        # Closed by whoever started us: nothing to read, nobody to tell.
        if getattr(sys, name) is None:
            setattr(sys, name, io.StringIO())
    for stream in (sys.stdin, sys.stdout):
        # A terminal that cannot show or send a letter is no reason to fail.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
