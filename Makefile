# The two commands to know: `make play` and `make test`. Both set everything up by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MADE := $(VENV)/made

# Where bytecode is not kept, every start would compile every library once more.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check fix bench soak fresh docs tests plain-tests warm chromium

play: $(MADE)/imported
	$(BIN)/tradewinds play

# The rules compile while the tools for development are installed: they need the bare library only, and are named first to
# find it before pip begins.
test: $(MADE)/core chromium
	$(MAKE) --no-print-directory --jobs 2 --output-sync warm check
	$(MAKE) --no-print-directory plain-tests tests

check: $(MADE)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Pictures are measured in a real browser, the distribution's own; Playwright, which drives it, needs libatomic.
BROWSER = chromium fonts-noto-cjk libatomic1
chromium:
	@{ command -v chromium && $(PYTHON) -c 'import ctypes; ctypes.CDLL("libatomic.so.1")'; } >/dev/null 2>&1 || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(BROWSER) >/dev/null; } || \
	  echo "The tests in a browser need what cannot be installed from here (Debian: apt-get install $(BROWSER))."

warm: $(MADE)/core
	PYTHONPATH=src $(BIN)/python -c 'from tradewinds.cli import main; main()' warm

# One more worker than there are processors: some always wait for a browser or a server.
tests: $(MADE)/installed-dev
	$(BIN)/python -m pytest -n $$(($$(nproc 2>/dev/null || echo 2) + 1)) --dist worksteal

# The rules as plain Python, where breakpoints work: the rulebooks' examples, and rules broken on purpose. Any test may be
# run so, if it is not marked as compiled.
plain-tests: $(MADE)/installed-dev
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n 2 --dist worksteal tests/core/test_playout.py tests/core/test_conformance.py \
	  tests/games/*/test_examples.py tests/games/tobago/test_rulings.py

fix: $(MADE)/installed-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(MADE)/installed-dev
	$(BIN)/python benchmarks/decisions.py
	$(BIN)/python benchmarks/rates.py
	$(BIN)/python benchmarks/pictures.py
	$(BIN)/python benchmarks/starting.py --cold
	$(BIN)/python benchmarks/server.py
	$(BIN)/python benchmarks/envs.py

# The tests that `make test` has in a short form: 10,000 games of every law, all games with bounds checked, 50 times
# kill -9 on SQLite and on PostgreSQL, databases stopped, locked and full ten times each, thousands of odd requests, 200
# positions for each number of seats measured in a browser. About fifty minutes.
soak: $(MADE)/installed-dev warm
	TRADEWINDS_SOAK=1 $(BIN)/python -m pytest -n 2 --dist worksteal tests/compiled tests/server/test_processes.py \
	  tests/server/test_outages.py tests/server/test_openapi.py tests/server/test_browser.py \
	  tests/server/test_browser_sizes.py tests/pictures tests/games/*/test_picture.py

# `make play` and `make test` in a minimal Debian that has Python, pip, make and git only; RELEASE=trixie for another one.
# Needs root and mmdebstrap. About half an hour.
RELEASE ?= bookworm
fresh:
	$(PYTHON) tools/fresh.py $(RELEASE) play test

docs: $(MADE)/installed-dev
	$(BIN)/python docs/make_tables.py
	$(BIN)/python docs/make_lengths.py
	$(BIN)/python docs/make_envs.py --measure
	$(BIN)/python tools/imports.py
	NUMBA_DISABLE_JIT=1 $(BIN)/python docs/make_gallery.py

# What a start imports, imported once: Python keeps it compiled, and the first start is as quick as the second.
IMPORTS = import tradewinds as tw, tradewinds.cli.commands, tradewinds.server.running; [tw.load(game) for game in tw.games()]

INSTALL = @sh tools/install.sh $(PYTHON) $(VENV)

$(MADE)/core: pyproject.toml constraints.txt
	$(INSTALL) .
	@touch $@

$(MADE)/installed: pyproject.toml constraints.txt
	$(INSTALL) '.[web]'
	@touch $@ $(MADE)/core

$(MADE)/imported: $(MADE)/installed
	@$(BIN)/python -c '$(IMPORTS)'
	@touch $@

$(MADE)/installed-dev: pyproject.toml constraints.txt
	$(INSTALL) '.[dev]'
	@touch $@ $(MADE)/installed $(MADE)/core
