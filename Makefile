# Everything a developer or a server does with this project. `make help` lists it.

VENV := .venv
PYTHON := $(VENV)/bin/python
SHELL := /bin/bash
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)

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
SOURCES := $(shell find client/src client/bundling ssr-renderer/src ssr-renderer/bundling ssr-renderer/build.ts 2>/dev/null)
# The image's build stage has none of them: it compiles them where they lie in the end.
PACKAGES := $(wildcard app supervised)

.NOTPARALLEL:
.PHONY: help run test check build schema content-check lint types unit e2e keep-answers compare-answers bench load lighthouse trials accessibility-report series lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' Makefile

run: $(RUNTIME) ## Install, build, migrate and start the site (PORT=8000 unless set)
	@$(PYTHON) -m scripts.run_site

test: $(DEV) $(NODE) $(NU) ## Install what tests need and run every check
	@scripts/install_test_services.sh
	@$(PYTHON) -m scripts.run_checks all

check: $(DEV) $(NODE) ## Run what a change breaks first: lint, types and the unit tests
	@scripts/install_test_services.sh
	@$(PYTHON) -m scripts.run_checks quick

# A release is not writable by the site: what is not compiled here each process would compile for itself, again and again.
build: $(BUNDLE) ## Build the client and the renderer if their sources changed, and compile the Python
	@$(if $(PACKAGES),$(PYTHON) -m compileall -q $(PACKAGES),:)

schema: $(DEV) $(NODE) ## Write the render contract's JSON Schema and the client's types
	@flask content schema
	@node client/bundling/build-types.ts contract
	@set -o pipefail; flask api describe | node client/bundling/build-types.ts api

content-check: $(RUNTIME) ## Check every file in shared-content
	@flask content check

lint: $(DEV) $(NODE) ## Check style, import rules and what nobody uses
	ruff check .
	ruff format --check .
	lint-imports
	$(PYTHON) -m scripts.checks.unused_code
	npm run --silent import-rules
	npx knip
	npx biome ci .

types: $(DEV) $(NODE) build ## Check types of Python and TypeScript
	mypy
	npx tsc --noEmit -p tsconfig.json

unit: $(DEV) $(NODE) build ## Run all tests but the end-to-end ones
	npx vitest run
	pytest --ignore=tests/e2e

e2e: $(DEV) $(NODE) $(NU) build ## Run the end-to-end tests in a real browser
	pytest tests/e2e

keep-answers: $(DEV) $(NODE) build ## Keep every answer of the site in the new folder DIR
	@$(PYTHON) tests/comparison/keep_answers.py "$(DIR)"

compare-answers: $(DEV) ## Show in what the kept answers in OLD and NEW differ
	@$(PYTHON) tests/comparison/compare_answers.py "$(OLD)" "$(NEW)"

bench: $(DEV) $(NODE) build $(LIGHTHOUSE) ## Measure everything docs/performance.md shows, or what BENCHES names
	@scripts/install_test_services.sh
	@$(PYTHON) -m tests.bench $(BENCHES)

load: $(DEV) $(NODE) build ## Try every fault and load docs/operations.md tells of, or what LOADS names
	@scripts/install_test_services.sh
	@scripts/install_load_services.sh
	@$(PYTHON) -m tests.load $(LOADS)

lighthouse: $(DEV) $(NODE) build $(LIGHTHOUSE) ## Measure every public page as a phone loads it, or those in PAGES
	@$(PYTHON) -m tests.bench.lighthouse_pages $(PAGES)

trials: $(DEV) $(NODE) build ## Walk the site in Firefox, WebKit and Chromium, or in those of BROWSERS, with pictures
	@scripts/install_trial_browsers.sh
	@xvfb-run -a -s "-screen 0 1600x1200x24" $(PYTHON) -m tests.trials $(BROWSERS)

accessibility-report: $(DEV) $(NODE) build ## Run the tests of accessibility and write what the page /accessibility tells of them
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
