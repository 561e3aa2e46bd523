# Everything runs in .venv, which is made on demand: from requirements-run.lock to play, and from
# requirements.lock for everything else.

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

.DEFAULT_GOAL := help
.PHONY: help play test long check cover bench fuzz lock clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: $(VENV)/.play ## play in your browser, no account needed
	@$(BIN)/concordia play $(ARGS)

test: $(VENV)/.installed ## run the tests; ARGS="-k prefect" runs some of them
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

long: $(VENV)/.installed ## run the slow tests too: every whole game, every secret
	CONCORDIA_WHOLE_GAMES=all $(BIN)/pytest -n $(WORKERS) --dist worksteal --long $(ARGS)

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

lock: ## renew the three requirements*.lock from pyproject.toml
	@$(call python_or_stop)
	rm -rf $(LOCK)
	$(PYTHON) -m venv $(LOCK)
	$(LOCK)/bin/python $(INSTALL) -e .
	$(LOCK)/bin/python -m pip freeze -qq --exclude-editable > requirements-run.lock
	$(LOCK)/bin/python $(INSTALL) -c requirements-run.lock -e '.[dev]'
	$(LOCK)/bin/python -m pip freeze -qq --exclude-editable > requirements.lock
	$(LOCK)/bin/python $(INSTALL) -c requirements.lock -e '.[bench]'
	$(LOCK)/bin/python -m pip freeze -qq --exclude-editable \
		| grep -vxFf requirements.lock > requirements-bench.lock
	rm -rf $(LOCK)

clean: ## remove .venv and whatever the tools left behind
	rm -rf $(VENV) $(LOCK) build dist *.egg-info htmlcov .coverage .coverage.*
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.play: pyproject.toml requirements-run.lock
	@$(call python_or_stop)
	@echo "Preparing $(VENV), this takes a moment ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(INSTALL) -r requirements-run.lock
	@$(BIN)/python $(INSTALL) --no-deps -e .
	@touch $@

# On top of what playing needs; both locks name the same versions, so nothing is ever replaced.
$(VENV)/.installed: $(VENV)/.play requirements.lock
	@echo "Adding the tools for tests and checks ..."
	@$(BIN)/python $(INSTALL) -r requirements.lock
	@touch $@

$(VENV)/.bench: $(VENV)/.installed requirements-bench.lock
	@$(BIN)/python $(INSTALL) -r requirements-bench.lock
	@touch $@

define python_or_stop
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo "You need Python 3.11 or newer, and $(PYTHON) isn't: try make PYTHON=python3.12" >&2; exit 1; }
endef
