#!/bin/sh
# Makes sure of what the tests need beside packages: Chromium for the browser tests, PostgreSQL for the staff store.
set -eu
cd "$(dirname "$0")/.."
. scripts/setup_steps.sh

missing=""
command -v chromium >/dev/null 2>&1 || missing="chromium"
if ! command -v postgres >/dev/null 2>&1 && ! ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; then
  missing="$missing postgresql"
fi
# shellcheck disable=SC2086 (a list of package names)
if [ -n "$missing" ]; then install_packages $missing; fi
