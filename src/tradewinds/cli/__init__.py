"""The command line: `tradewinds play | simulate | arena | ladder | balance | replay | picture | verify | …`."""

import gc
import io
import sys

#: After so many new objects Python looks for rubbish: far more than its default. What is imported stays for ever, and
#: looking for rubbish in it took an eighth of every start.
RUBBISH = 50_000


def main() -> None:
    """Run the command line; whatever is asked for wrongly ends with one sentence and exit code 2."""
    gc.set_threshold(RUBBISH)
    for name in ("stdin", "stdout", "stderr"):
        # Closed by whoever started us: nothing to read, nobody to tell.
        if getattr(sys, name) is None:
            setattr(sys, name, io.StringIO())
    for stream in (sys.stdin, sys.stdout):
        # A terminal that cannot show or send a letter is no reason to fail.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    from tradewinds.cli.commands import app  # noqa: PLC0415 - what it imports makes the most objects

    app()
