# `make` alone lists the targets. On a fresh machine only make and Python 3.11 or later are
# needed: everything else goes into .venv, and stays there.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/installed
CODE := src tests $(wildcard benchmarks examples tools)

# Whatever environment is active, and wherever pip and uv were told to install, must not leak in.
unexport VIRTUAL_ENV CONDA_PREFIX PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE
unexport PIP_USER PIP_TARGET PIP_PREFIX PIP_ROOT PIP_REQUIRE_VIRTUALENV PIP_NO_DEPS PIP_CONSTRAINT
unexport UV_PYTHON UV_SYSTEM_PYTHON UV_CONSTRAINT UV_OVERRIDE UV_NO_BUILD_ISOLATION UV_TARGET UV_PREFIX

# Where a company or a school puts its own certificate into the system, uv and node must ask there.
export UV_SYSTEM_CERTS := 1
export NODE_USE_SYSTEM_CA := 1

UV := $(BIN)/uv

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help abuse play page pictures screenshots theatre lessons browsers test install check docs docs-check tests lock bench bench-peers load faults simulate-server campaign leaks mutants strengths fit translations clean FORCE

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-16s %s\n", $$1, $$2}'

play: page ## play in the browser, alone against bots or with others in the network
	@$(BIN)/hatbox serve

page: install ## build the page into the package (done by itself where needed)
	@$(BIN)/python tools/page.py build

test: install check docs-check tests ## everything that must hold: linters, types, layers, docs, tests

install: $(STAMP) ## make .venv from the lock (done by itself where needed)

# Scripts and the editable install hold absolute paths: an environment that was moved or copied
# along with its folder would run the code of the old place, so it is made anew.
ifneq ($(shell cat $(STAMP) 2>/dev/null),$(CURDIR))
$(STAMP): FORCE
endif

$(STAMP): requirements.lock pyproject.toml
	@command -v "$(PYTHON)" >/dev/null 2>&1 || { echo "No $(PYTHON) found. Install Python 3.11 or later, or name one: make PYTHON=/path/to/python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(PYTHON) is $$("$(PYTHON)" --version 2>&1); Hatbox needs 3.11 or later. Name one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { echo "$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@if [ "$$(cat $@ 2>/dev/null)" != "$(CURDIR)" ] || ! $(BIN)/python -c '' 2>/dev/null; then \
		echo "Making the virtual environment $(VENV)…"; \
		"$(PYTHON)" -m venv --clear $(VENV); \
	fi
	@echo "Installing what requirements.lock lists (the first time needs the network)…"
	@awk '/^[a-zA-Z0-9]/ {keep = /^uv==/} keep' requirements.lock > $(VENV)/uv.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(VENV)/uv.txt
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@printf '%s\n' "$(CURDIR)" > $@

check: install ## linters, format, types and import contracts
	@echo "Linting (ruff)…"
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/ruff format --quiet --check $(CODE)
	@echo "Checking types (mypy) and, at the same time, the page's (svelte-check)…"
	@$(BIN)/mypy --no-error-summary $(CODE) & mypy=$$!; \
		$(BIN)/python tools/page_types.py --check && $(BIN)/python tools/page.py check; page=$$?; \
		wait $$mypy && exit $$page
	@echo "Checking the layers (import-linter)…"
	@$(BIN)/lint-imports --no-logo

docs-check: install
	@echo "Building the documentation (mkdocs)…"
	@site=$$(mktemp -d) && trap 'rm -rf "$$site"' EXIT && NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --site-dir "$$site"

pictures: page browsers ## the pictures of the documentation, taken of real games
	@$(BIN)/python -m tests.page.pictures docs/pictures

screenshots: page browsers ## pictures of every screen and state of the page, in build/screenshots
	@$(BIN)/python -m tests.page.screenshots build/screenshots

theatre: page browsers ## 100 random games, each moment on the page compared with the engine
	@HATBOX_RECORDS=94 $(BIN)/pytest -q tests/page/test_theatre.py -k every_moment

lessons: page browsers ## each lesson in each language, played in the browser by its own instructions
	@HATBOX_LESSONS=all $(BIN)/pytest -q tests/page/test_lessons.py -k instructions

browsers: install
	@$(BIN)/python tools/browsers.py

tests: install page browsers
	@echo "Running the tests (pytest, with branch coverage of the kernel and the games)…"
	@$(BIN)/pytest --cov --cov-report=term

docs: install ## build the documentation into site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "Open site/index.html"

lock: ## make requirements.lock anew from pyproject.toml (needs the network)
	@test -x $(UV) || { test -x $(BIN)/python || "$(PYTHON)" -m venv $(VENV); $(BIN)/python -m pip install --quiet uv; }
	@$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --all-extras --no-header --no-annotate --output-file requirements.lock pyproject.toml
	@echo "requirements.lock is new: review it, then run make test."

bench-peers: ## measure the speed beside RLCard and OpenSpiel (needs the network once)
	@test -x .venv-peers/bin/python || { "$(PYTHON)" -m venv .venv-peers && .venv-peers/bin/python -m pip install --quiet --disable-pip-version-check rlcard==1.2.0 open_spiel==2.0.2 msgspec rich; }
	@PYTHONPATH=src .venv-peers/bin/python -m benchmarks.peers

translations: install ## say what each translation lacks, file by file (see docs/translating.md)
	@$(BIN)/python -m tools.translations

bench: install ## measure the speed (see docs/performance.md)
	@$(BIN)/python -m benchmarks.speed

load: install ## measure the server under load beside boardgame.io and Colyseus (see docs/load.md)
	@$(BIN)/python -m benchmarks.load

abuse: install ## attack the server while an innocent client plays (see docs/abuse.md)
	@failed=0; for part in abuse fuzz passes; do \
		$(BIN)/python -m benchmarks.$$part || failed=1; \
	done; exit $$failed

faults: install ## all that can go wrong with server and database while people play (long)
	@$(BIN)/python -m tests.durability.campaign
	@$(BIN)/python -m tests.durability.campaign --plants

simulate-server: install ## thousands of simulated evenings at the server, with all that can go wrong (long)
	@$(BIN)/python -m tests.simulation
	@$(BIN)/python -m tests.simulation --plants

campaign: install ## play many random games under all laws (long)
	@$(BIN)/python -m hatbox.lab.campaign

leaks: page ## compare all that anybody receives in twin worlds, then plant leaks (very long)
	@$(BIN)/python -m tests.twins.campaign
	@$(BIN)/python -m tests.twins.campaign --leaks

mutants: install ## measure how many planted faults in the rules the tests find (very long)
	@$(BIN)/python -m tools.mutants

strengths: install ## measure how strong the bots are: the tables of docs/bots.md (very long)
	@$(BIN)/python -m benchmarks.strengths

fit: install ## make the weights of AntaYagí's bots again (long)
	@$(BIN)/python -m benchmarks.fit

clean: ## remove what was built, .venv included
	rm -rf $(VENV) web/node_modules src/hatbox/server/page site build dist htmlcov mutants .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
