# The two commands to know: `make play` and `make test`. Both set everything up by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Where bytecode is not kept, every start would compile every library once more.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check fix bench soak docs tests plain-tests warm chromium

play: $(VENV)/imported
	$(BIN)/tradewinds play

# The rules compile while the tools for development are installed: they need the bare library only.
test: $(VENV)/core chromium
	$(MAKE) --no-print-directory --jobs 2 --output-sync check warm
	$(MAKE) --no-print-directory plain-tests tests

check: $(VENV)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Pictures are measured in a real browser; the distribution's own is enough.
chromium:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	  apt-get update -qq && apt-get install -y -qq chromium fonts-noto-cjk >/dev/null; } || \
	  echo "Chromium is missing and cannot be installed from here; install it (Debian: apt-get install chromium) for the browser tests."

warm: $(VENV)/core
	PYTHONPATH=src $(BIN)/python -c 'from tradewinds.cli import main; main()' warm

# One more worker than there are processors: some always wait for a browser or a server.
tests: $(VENV)/installed-dev
	$(BIN)/python -m pytest -n $$(($$(nproc 2>/dev/null || echo 2) + 1)) --dist worksteal

# The rules as plain Python, where breakpoints work: the rulebooks' examples, and rules broken on purpose. Any test may be
# run so, if it is not marked as compiled.
plain-tests: $(VENV)/installed-dev
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n 2 --dist worksteal tests/core/test_playout.py tests/core/test_testing.py \
	  tests/games/*/test_examples.py tests/games/tobago/test_rulings.py

fix: $(VENV)/installed-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/installed-dev
	$(BIN)/python benchmarks/decisions.py
	$(BIN)/python benchmarks/rates.py
	$(BIN)/python benchmarks/pictures.py
	$(BIN)/python benchmarks/starting.py --cold
	$(BIN)/python benchmarks/server.py
	$(BIN)/python benchmarks/envs.py

# The tests that `make test` has in a short form: 10,000 games of every law, all games with bounds checked, 50 times
# kill -9 on SQLite and on PostgreSQL, thousands of odd requests, 200 positions for each number of seats measured in a
# browser. About twenty minutes.
soak: $(VENV)/installed-dev warm
	TRADEWINDS_SOAK=1 $(BIN)/python -m pytest -n 2 --dist worksteal tests/compiled tests/server/test_processes.py \
	  tests/server/test_openapi.py tests/server/test_browser.py tests/pictures tests/games/*/test_picture.py

docs: $(VENV)/installed-dev
	$(BIN)/python docs/make_tables.py
	$(BIN)/python docs/make_envs.py --measure
	NUMBA_DISABLE_JIT=1 $(BIN)/python docs/make_gallery.py

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tradewinds needs Python 3.11 or newer; name one with: make PYTHON=python3.11 play"; exit 1; }
	$(PYTHON) -m venv $(VENV)

# What a start imports, imported once: Python keeps it compiled, and the first start is as quick as the second.
IMPORTS = import tradewinds as tw, tradewinds.cli.app, tradewinds.server.running; [tw.load(game) for game in tw.games()]

INSTALL = $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt

$(VENV)/core: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) -e .
	@touch $@

$(VENV)/installed: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) -e '.[web]'
	@touch $@ $(VENV)/core

$(VENV)/imported: $(VENV)/installed
	@$(BIN)/python -c '$(IMPORTS)'
	@touch $@

$(VENV)/installed-dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) -e '.[dev]'
	@touch $@ $(VENV)/installed $(VENV)/core
