# One verb, one command. Everything is installed into .venv by the first target that needs it.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check
JOBS   ?= 2
ARGS   ?=
NPM    := npm --prefix client --no-fund --no-audit --no-update-notifier
SUDO   := $(if $(filter 0,$(shell id -u)),,sudo)

# Tests that compiling cannot change: of a running server, of words and pictures, of the sources themselves.
UNCOMPILED := browser building command durability language load maps terminal web test_architecture.py test_coverage.py \
  test_documentation.py test_firing.py test_mutants.py test_rulebook_languages.py

# Folders too, so that a deleted file counts as a change.
SOURCES := $(shell find src/windsock rules -name __pycache__ -prune -o -name static -prune -o -print 2>/dev/null)

CLIENT  := $(shell find client -name node_modules -prune -o -type f -print 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test test-plain test-browser test-client test-compiled check check-python check-client client chromium format bench load compiled \
  soak mutants firing screenshots requirements dist clean
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-22s %s\n", $$1, $$2 }'

setup: $(VENV)/.project ## create .venv with everything that the other targets need

play: setup client ## open a table of Airlines Europe in the browser, bots in the other seats
	$(BIN)/windsock serve --first-table airlines-europe --open $(ARGS)

terminal: setup ## the same in the terminal (ARGS="--plain" for lines of text)
	$(BIN)/windsock play airlines-europe $(ARGS)

# What keeps one core busy is done side by side with something else.
test: ## check, then all tests on the plain sources and on the compiled build
	$(MAKE) --jobs=$(JOBS) setup client chromium
	$(MAKE) --jobs=$(JOBS) check
	$(MAKE) test-plain
	$(MAKE) --jobs=$(JOBS) test-client compiled
	$(MAKE) test-compiled

# The laws look at 200 games of each case on the compiled build, which is faster, and at fewer here.
test-plain: setup client chromium ## all tests on the plain sources (ARGS="-k scoring" for some)
	$(BIN)/python -m pytest -n $(JOBS) --windsock-walks 10 $(ARGS)

test-browser: setup client chromium ## all whole games in Chromium, axe on every page, secrecy
	WINDSOCK_BROWSER=1 $(BIN)/python -m pytest -n $(JOBS) tests/browser $(ARGS)

test-client: setup client ## the tests of the browser client that need no browser
	$(NPM) test

test-compiled: compiled ## the tests of the engine, the games and the match on the compiled build
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n $(JOBS) $(foreach part,$(UNCOMPILED),--ignore=tests/$(part)) $(ARGS)

check: check-python check-client ## ruff, formatting and types, of the client too; the container and the workflows

check-python: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src building setup.py $(wildcard tests scripts)
	$(BIN)/hadolint Containerfile
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows $(wildcard .github/workflows/*.yml)

check-client: client
	$(NPM) run check

# The types first: they change a file of the client only if they say something else.
client: build/client/.contract ## build the browser client into src/windsock/web/static
	@$(MAKE) --no-print-directory build/client/.stamp

chromium: # the browser that the tests drive
	@command -v chromium >/dev/null || { echo "Installing Chromium for the browser tests"; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq chromium >/dev/null; }

format: setup ## put the sources into the house format
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

bench: compiled client chromium ## measure speed, interpreted and compiled, beside catanatron, and in the browser; writes docs/bench.md
	@mkdir -p docs
	$(BIN)/windsock bench --json build/bench-interpreted.json $(ARGS)
	PYTHONPATH=build/compiled $(BIN)/windsock bench --json build/bench-compiled.json $(ARGS)
	$(BIN)/python scripts/bench_page.py build/bench-interpreted.json build/bench-compiled.json docs/bench.md
	WINDSOCK_BENCH=1 $(BIN)/python -m pytest tests/browser/test_speed.py # by the clock on the wall: alone

load: compiled client ## many live tables at once, beside boardgame.io's server; writes docs/load.md
	$(BIN)/python scripts/load/run.py $(ARGS)

screenshots: setup client chromium ## pictures of every page at three sizes, light and dark, into build/screenshots
	$(BIN)/python -m scripts.screenshots $(ARGS)

compiled: build/compiled/.stamp ## compile with mypyc into build/compiled, when a source has changed

soak: setup client chromium ## the longer tests: many more games for each law
	WINDSOCK_SOAK=1 $(BIN)/python -m pytest -n $(JOBS) $(ARGS)

mutants: setup ## change the code of one rule at a time; each time a test must fail (ARGS="air-postal --minutes 5")
	$(BIN)/python -m scripts.mutants $(ARGS)

firing: setup ## count how often each rule fires in random games, for `windsock rules --coverage`
	$(BIN)/python -m windsock.coverage.firing airlines-europe --workers $(JOBS) $(ARGS)
	$(BIN)/python -m windsock.coverage.firing airlines-1990 --workers $(JOBS) $(ARGS)
	$(BIN)/python -m windsock.coverage.firing air-postal --games 4 --workers $(JOBS) $(ARGS)
	$(BIN)/python -m windsock.coverage.firing air-alliance --workers $(JOBS) $(ARGS)

COMPILE := build/uv/bin/uv pip compile --no-config --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-package windsock --custom-compile-command "make requirements" pyproject.toml

requirements: ## renew the pinned versions in requirements/ (dev: .venv; web: the container, the same versions)
	$(PYTHON) -m venv build/uv
	build/uv/bin/python -m pip install --quiet uv
	$(COMPILE) --upgrade --extra dev -o requirements/dev.txt
	$(COMPILE) --upgrade --extra web -c requirements/dev.txt --no-annotate -o requirements/web.txt

dist: setup client ## a source package and a wheel for this machine, into dist
	$(BIN)/python -m build --outdir dist .

clean: ## remove everything that was built, and .venv
	rm -rf build dist client/node_modules src/windsock/web/static $(VENV) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests $(wildcard scripts) -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Windsock needs Python 3.11 or later: make PYTHON=python3.11 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.requirements: requirements/dev.txt | $(VENV)/bin/python
	@echo "Installing what Windsock needs into $(VENV) (once, about a minute)"
	$(PIP) install --quiet --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.project: $(VENV)/.requirements pyproject.toml setup.py $(wildcard building/*.py)
	WINDSOCK_PURE=1 $(PIP) install --quiet --no-build-isolation --no-deps -e .
	@touch $@

build/client/.packages: client/package.json client/package-lock.json
	@command -v npm >/dev/null || { echo "The browser client is built with Node.js: please install node and npm."; exit 1; }
	@echo "Installing what the browser client is built with (once)"
	@mkdir -p $(@D)
	$(NPM) install --no-save --loglevel=error
	@touch $@

build/client/.contract: $(VENV)/.project scripts/contract.py $(filter %.py,$(SOURCES))
	@mkdir -p $(@D)
	$(BIN)/python -m scripts.contract
	@touch $@

build/client/.stamp: build/client/.packages $(CLIENT)
	@echo "Building the browser client"
	$(NPM) run build -- --logLevel warn
	@touch $@

# The stamp carries the time of the start, so that an edit during the build counts as a change.
build/compiled/.stamp: $(VENV)/.project $(SOURCES)
	@echo "Compiling with mypyc into build/compiled (a few minutes)"
	@mkdir -p build/wheel && touch build/.started
	@rm -rf build/wheel/*.whl build/compiled.new
	WINDSOCK_PURE= WINDSOCK_COMPILED=1 $(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(PIP) install --quiet --no-deps --target build/compiled.new build/wheel/windsock-*.whl
	@rm -rf build/compiled && mv build/compiled.new build/compiled && mv build/.started $@
