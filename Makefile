# Everything a developer or a server does with this project. `make help` lists it.

VENV := .venv
PYTHON := $(VENV)/bin/python
SHELL := /bin/bash
export PATH := $(CURDIR)/$(VENV)/bin:$(CURDIR)/node_modules/.bin:$(PATH)

RUNTIME := $(VENV)/.runtime-installed
DEV := $(VENV)/.dev-installed
NODE := node_modules/.installed
BUNDLE := ssr-renderer/dist/main.mjs
NU := tests/e2e/nu/node_modules/.installed
LIGHTHOUSE := tests/bench/lighthouse/node_modules/.installed
MANIFEST := client/dist/manifest.json
# What visitors get; `make build BUILD_FLAVOUR=development` has React's own checks.
BUILD_FLAVOUR ?= production
BUILT_FLAVOUR := $(shell cat var/build-flavour 2>/dev/null)
# Folders are listed too: their time changes when a file in them disappears.
SOURCES := $(shell find client/src client/bundling ssr-renderer/src ssr-renderer/bundling ssr-renderer/build.ts scripts/prepare_font.py 2>/dev/null)
# The image's build stage has none of them: it compiles them in their final place.
PACKAGES := $(wildcard app supervised)

# Installing runs one step at a time; steps that only read may run side by side.
ifndef BESIDE
.NOTPARALLEL:
endif
# Two at a time, the output of each in one piece, and all of them even if one fails.
TWO_AT_ONCE := $(MAKE) --no-print-directory --keep-going --jobs=2 --output-sync=target BESIDE=1
LINT := ruff format import-rules unused-python client-import-rules unused-exports biome stylelint
TYPES := mypy tsc
STATIC := vitest $(TYPES) $(LINT) content-check
# Twice the two cores: much of a test's time is waiting for processes it has started.
PYTEST := scripts/in_memory.sh pytest -q -n 4 --dist worksteal --durations=25
# Each of the many processes that tests start would compile the app again.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help run test everything static light check check-changed build schema content-check lint types vitest pytest e2e keep-answers compare-answers bench load lighthouse trials walk accessibility-report series lock clean $(LINT) $(TYPES)

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' Makefile

run: $(RUNTIME) ## Install, build, migrate and start the site (PORT=8000 unless set)
	@$(PYTHON) -m scripts.run_site

test: $(DEV) $(NODE) $(NU) ## Install what tests need and run every check that needs no machine of its own
	@scripts/install_test_services.sh
	@$(MAKE) --no-print-directory --keep-going everything

everything: static pytest e2e

static:
	@$(TWO_AT_ONCE) $(STATIC)

check: $(DEV) $(NODE) ## Run what a change breaks first: lint, types and the tests that start nothing
	@$(TWO_AT_ONCE) light $(STATIC) VITEST_OPTIONS="--tags-filter='!heavy'"

# In one process: a second one would read the code and the content again, and what runs beside it needs a core.
light: build
	@scripts/in_memory.sh pytest -q -n 0 -m "not heavy" tests/app tests/contract tests/architecture

check-changed: $(DEV) $(NODE) ## The same for what differs from the last commit, or from the commit SINCE
	@$(PYTHON) -m scripts.check_changed $(or $(SINCE),HEAD)

# The site cannot write to a release: each process would compile again whatever is not compiled here.
build: $(BUNDLE) ## Build the client and the renderer if their sources changed, and compile the Python
	@$(if $(PACKAGES),$(PYTHON) -m compileall -q $(PACKAGES),:)

schema: $(DEV) $(NODE) ## Write the render contract's JSON Schema, the client's types and its list of forms
	@flask content schema
	@node client/bundling/build-types.ts contract
	@flask queries forms > client/src/api/forms.json
	@set -o pipefail; flask api describe | node client/bundling/build-types.ts api
	@echo "written in client/src: content/types.ts, api/forms.json, api/types.ts"

content-check: $(RUNTIME) ## Check every file in shared-content
	@flask content check

lint: $(DEV) $(NODE) ## Check style, import rules and what nobody uses
	@$(TWO_AT_ONCE) $(LINT)

ruff: ; ruff check .
format: ; ruff format --check .
import-rules: ; lint-imports
unused-python: ; $(PYTHON) -m scripts.unused_code
client-import-rules: ; npm run --silent import-rules
unused-exports: ; knip --cache
biome: ; biome ci .
stylelint: ; stylelint --cache --cache-location node_modules/.cache/stylelint "{app,client/src}/**/*.css"

types: $(DEV) $(NODE) ## Check types of Python and TypeScript
	@$(TWO_AT_ONCE) $(TYPES)

mypy: ; mypy
tsc: build ; tsc --noEmit -p tsconfig.json
vitest: build ; vitest run $(VITEST_OPTIONS)

pytest: $(DEV) $(NODE) build ## Run all tests of Python but those in a browser
	@$(PYTEST) --ignore=tests/e2e --ignore=tests/trials

e2e: $(DEV) $(NODE) $(NU) build ## Run the tests in a real browser
	@$(PYTEST) tests/e2e

keep-answers: $(DEV) $(NODE) build ## Keep every answer of the site in the new folder DIR
	@$(PYTHON) tests/comparison/keep_answers.py "$(DIR)"

compare-answers: $(DEV) ## Show in what the kept answers in OLD and NEW differ
	@$(PYTHON) tests/comparison/compare_answers.py "$(OLD)" "$(NEW)"

bench: $(DEV) $(NODE) build $(LIGHTHOUSE) ## Measure what docs/performance.md shows, or what BENCHES names
	@scripts/install_test_services.sh
	@$(PYTHON) -m tests.bench $(BENCHES)

load: $(DEV) $(NODE) build ## Try every fault and load that docs/promises.md names, or those in LOADS
	@scripts/install_test_services.sh
	@scripts/install_load_services.sh
	@$(PYTHON) -m tests.load $(LOADS)

lighthouse: $(DEV) $(NODE) build $(LIGHTHOUSE) ## Measure every public page as a phone loads it, or those in PAGES
	@$(PYTHON) -m tests.bench.lighthouse_pages $(PAGES)

trials: $(DEV) $(NODE) build ## Try what takes a machine of its own: two machines, nginx, copies, systemd, containers, then walk
	@scripts/install_test_services.sh
	@scripts/in_memory.sh pytest -q --durations=25 tests/trials
	@$(MAKE) --no-print-directory walk

walk: $(DEV) $(NODE) build ## Walk the site in Firefox, WebKit and Chromium, or in those of BROWSERS, with pictures
	@scripts/install_trial_browsers.sh
	@xvfb-run -a -s "-screen 0 1600x1200x24" $(PYTHON) -m tests.trials.walk $(BROWSERS)

accessibility-report: $(DEV) $(NODE) build ## Run the tests of accessibility and write what the page /accessibility shows
	@scripts/install_test_services.sh
	@$(PYTHON) -m scripts.accessibility_report

series: $(RUNTIME) ## Write the sample figures anew
	@$(PYTHON) -m scripts.series

lock: $(DEV) ## Bring the lock files up to date
	uv pip compile --generate-hashes --no-emit-index-url --no-header --universal -p 3.11 pyproject.toml -o requirements.lock
	uv pip compile --generate-hashes --no-emit-index-url --no-header --universal -p 3.11 pyproject.toml --extra dev -o requirements-dev.lock
	npm install
	npm install --package-lock-only --prefix tests/e2e/nu
	npm install --package-lock-only --prefix tests/bench/lighthouse
	$(PYTHON) scripts/complete_npm_lock.py

clean: ## Remove what was installed and built; data in var/ stays
	rm -rf $(VENV) node_modules tests/e2e/nu/node_modules tests/bench/lighthouse/node_modules client/dist client/generated ssr-renderer/dist var/log var/build-flavour
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(RUNTIME): requirements.lock
	@scripts/bootstrap.sh requirements.lock
	@touch $@

$(DEV): requirements-dev.lock requirements.lock
	@scripts/bootstrap.sh requirements-dev.lock
	@touch $(RUNTIME) $@

$(NODE): package-lock.json package.json client/package.json ssr-renderer/package.json .npmrc | $(RUNTIME)
	@scripts/install_node_packages.sh
	@touch $@

# 30 MB, which only tests need.
$(NU): tests/e2e/nu/package-lock.json | $(RUNTIME)
	@scripts/install_node_packages.sh tests/e2e/nu
	@touch $@

# 176 MB, which nobody else needs.
$(LIGHTHOUSE): tests/bench/lighthouse/package-lock.json | $(RUNTIME)
	@npm ci --silent --prefix tests/bench/lighthouse
	@touch $@

$(BUNDLE): $(NODE) $(SOURCES) $(wildcard client/tsconfig.json tsconfig.json)
	@BUILD_FLAVOUR=$(BUILD_FLAVOUR) scripts/build.sh
	@touch $@

ifneq ($(wildcard $(MANIFEST)) $(BUILT_FLAVOUR),$(MANIFEST) $(BUILD_FLAVOUR))
.PHONY: $(BUNDLE)
endif
