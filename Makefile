# Everything runs in .venv, which is made on demand: from requirements-run.lock to play, and from
# requirements.lock for everything else. pip takes nothing whose hash doesn't stand in a lock.

PYTHON ?= python3
GAMES ?= 1000
ARGS ?=
# Two more than there are cores: tests over the wire wait now and then.
WORKERS ?= $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN) + 2 )))

# Wherever Python is told to leave no bytecode behind, every worker and every program that a test
# starts would compile everything anew.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
BIN := $(VENV)/bin
LOCK := .venv-lock
# Twice quiet: errors only.
INSTALL := -m pip install -qq --disable-pip-version-check
# The locks name everything, so nothing is left to resolve: a package released today changes nothing.
LOCKED := $(INSTALL) --require-hashes --no-deps
# What builds our own package; it comes from a lock too, so nothing is fetched to build it.
BUILT := $(INSTALL) --no-deps --no-build-isolation
# uv resolves for every platform and every Python we support at once. Only `make lock` needs it.
UV := uv==0.13.7
COMPILE := $(LOCK)/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --upgrade

.DEFAULT_GOAL := help
.PHONY: help play test long far check cover bench fuzz lock clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: $(VENV)/.play ## play in your browser, no account needed
	@$(BIN)/concordia play $(ARGS)

test: $(VENV)/.installed ## run the tests; ARGS="-k prefect" runs some of them
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

long: $(VENV)/.installed ## run the slow tests too: every whole game, every secret
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --long $(ARGS)

far: $(VENV)/.installed ## run the tests over the wire with a Discord that is far away
	CONCORDIA_LATENCY="150 100" $(BIN)/pytest -n $(WORKERS) --dist worksteal \
		tests/bot/journeys tests/bot/commands tests/bot/announcer tests/home $(ARGS)

check: $(VENV)/.installed ## check lint, format, types and spelling
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/codespell

cover: $(VENV)/.installed ## run the tests and list the branches they miss
	$(BIN)/pytest -n auto --cov $(ARGS)

bench: $(VENV)/.bench ## measure the engine's speed next to comparable programs
	$(BIN)/concordia bench engine --peers $(ARGS)

fuzz: $(VENV)/.installed ## play GAMES=1000 random games and check every state
	$(BIN)/concordia fuzz --games $(GAMES) $(ARGS)

lock: ## renew the four requirements*.lock from pyproject.toml
	@$(call python_or_stop)
	rm -rf $(LOCK)
	$(PYTHON) -m venv $(LOCK)
	$(LOCK)/bin/python $(INSTALL) $(UV)
	$(COMPILE) pyproject.toml -o requirements-run.lock
	$(COMPILE) pyproject.toml --extra dev -c requirements-run.lock -o requirements.lock
	$(COMPILE) pyproject.toml --extra dev --extra bench -c requirements.lock \
		-o requirements-bench.lock
	$(LOCK)/bin/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])' \
		| $(COMPILE) - -o requirements-build.lock
	rm -rf $(LOCK)

clean: ## remove .venv and whatever the tools left behind
	rm -rf $(VENV) $(LOCK) build dist *.egg-info htmlcov .coverage .coverage.*
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.play: pyproject.toml requirements-run.lock requirements-build.lock
	@$(call python_or_stop)
	@echo "Preparing $(VENV), this takes a moment ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(LOCKED) -r requirements-run.lock -r requirements-build.lock
	@$(BIN)/python $(BUILT) -e .
	@touch $@

# On top of what playing needs; both locks name the same versions, so nothing is ever replaced.
$(VENV)/.installed: $(VENV)/.play requirements.lock
	@echo "Adding the tools for tests and checks ..."
	@$(BIN)/python $(LOCKED) -r requirements.lock
	@touch $@

$(VENV)/.bench: $(VENV)/.installed requirements-bench.lock
	@$(BIN)/python $(LOCKED) -r requirements-bench.lock
	@touch $@

define python_or_stop
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo "You need Python 3.11 or newer, and $(PYTHON) isn't: try make PYTHON=python3.12" >&2; exit 1; }
endef
