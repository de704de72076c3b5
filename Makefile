# `make play` and `make test` need Python 3.11 or newer, make and the package registries.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PLAYER := $(VENV)/.can-play
DEVELOPER := $(VENV)/.can-develop
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
WORKERS ?= 2

.DEFAULT_GOAL := help
.PHONY: help play test test-quick soak lint format docs bench mutants clean

help: ## What can be made
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

play: $(PLAYER) ## Play in the terminal
	@$(BIN)/tenback play

test: lint ## Everything that must hold before a change is shared
	@echo "── The tests, with the branches they take"
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -n $(WORKERS)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

test-quick: $(DEVELOPER) ## The tests without the slow ones, under a minute
	@echo "── The quick tests"
	@$(BIN)/python -m pytest -n $(WORKERS) -m "not slow"

soak: $(DEVELOPER) ## The long versions of the tests
	@echo "── The tests with many more games and examples"
	@TENBACK_SOAK=1 $(BIN)/python -m pytest -n $(WORKERS) --timeout 14400

lint: $(DEVELOPER) ## Style, types and the arrows between the rooms
	@echo "── Style"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check --quiet
	@echo "── Types"
	@$(BIN)/mypy
	@echo "── Arrows"
	@$(BIN)/lint-imports --no-logo

format: $(DEVELOPER) ## Put the code into its usual form
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

docs: $(DEVELOPER) ## Write anew what is generated: vectors, counts, playthroughs, pictures, a database
	@PYTHONPATH=tests $(BIN)/python -m support.generate
	@PYTHONPATH=tests $(BIN)/python -m support.databases

bench: $(DEVELOPER) ## Measure the speed
	@$(BIN)/python bench/rules.py
	@$(BIN)/tenback bench kernel
	@$(BIN)/python bench/store.py

mutants: $(DEVELOPER) ## Change the rules in small ways and see which changes no test notices (long)
	@$(PIP) install -c constraints.txt mutmut
	@$(BIN)/mutmut run

clean: ## Remove what was set up
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis mutants

$(VENV)/pyvenv.cfg:
	@echo "── Setting up Python in $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else \
	    "Tenback needs Python 3.11 or newer; choose one with: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $(VENV)

$(PLAYER): $(VENV)/pyvenv.cfg pyproject.toml constraints.txt
	@echo "── Installing Tenback and the few packages it needs"
	@$(PIP) install -c constraints.txt -e .
	@$(BIN)/python -m compileall -q src
	@touch $@

$(DEVELOPER): $(PLAYER)
	@echo "── Installing the tools that test it"
	@$(PIP) install -c constraints.txt -e '.[dev]'
	@touch $@
