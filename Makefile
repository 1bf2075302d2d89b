# make play and make test are the two commands; both set everything up by themselves, in .venv.

WESTMARCH := .venv/bin/westmarch
PYTEST := .venv/bin/python -m pytest -n auto --dist worksteal

.PHONY: help setup play terminal test test-compiled check lock compile bench bench-table pictures clean

help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo 'More for the command behind play, test or bench goes into ARGS="...".'

setup:  ## Set everything up in .venv
	@tools/setup

play: setup  ## Play in the browser: build the client, start the server, open the address
	@tools/web
	@$(WESTMARCH) serve --open $(ARGS)

terminal: setup  ## Play at the terminal table
	@$(WESTMARCH) play $(ARGS)

test: setup  ## Run all tests and checks
	@tools/services
	@tools/web
	@$(PYTEST) $(ARGS)

test-compiled: compile  ## Run the tests of the engine with the compiled one, built anew if need be
	@tools/services
	@PYTHONPATH=$(CURDIR)/build/compiled $(PYTEST) -o pythonpath="build/compiled ." \
		--ignore=tests/e2e --ignore=tests/web $(ARGS)

check: setup  ## Run the checks only: ruff, mypy, import contracts
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports

compile: setup  ## Build the compiled engine in build/compiled (some minutes)
	@.venv/bin/python -m westmarch.building.making

bench: setup  ## Measure how fast the games are
	@$(WESTMARCH) bench $(ARGS)

bench-table: setup  ## Measure a server: how long a player waits, how many games it holds
	@tools/web
	@.venv/bin/python -m benchmarks.table $(ARGS)

pictures: setup  ## Take the pictures in docs/pictures anew, in Chromium
	@tools/services
	@tools/web
	@.venv/bin/python tools/pictures $(ARGS)

lock:  ## Choose the versions in requirements.lock anew
	@python3 -m venv build/lock
	@build/lock/bin/python -m pip install --quiet uv
	build/lock/bin/uv pip compile pyproject.toml --all-extras --universal --python-version 3.11 \
		--upgrade --generate-hashes --no-emit-index-url --quiet \
		--custom-compile-command 'make lock' --output-file requirements.lock

clean:  ## Remove .venv and everything else that can be made again
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
