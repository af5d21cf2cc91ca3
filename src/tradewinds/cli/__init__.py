"""The command line: `tradewinds play | simulate | replay | verify | rules | warm`."""

import sys

from tradewinds.cli.app import app
from tradewinds.core.errors import TradewindsError


def main() -> None:
    """Run the command line; whatever is asked for wrongly ends with one sentence and exit code 2."""
    try:
        app()
    except TradewindsError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
