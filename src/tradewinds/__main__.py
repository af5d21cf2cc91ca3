"""`python -m tradewinds`: the command line, where its script is not on the path."""

from tradewinds.cli import main

if __name__ == "__main__":
    main()
