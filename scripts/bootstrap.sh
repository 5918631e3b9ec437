#!/bin/sh
# Makes .venv and installs the packages of a lock file into it. Usage: scripts/bootstrap.sh LOCK_FILE
set -eu
cd "$(dirname "$0")/.."
. scripts/setup_steps.sh

CANDIDATES="python3 python3.14 python3.13 python3.12 python3.11"

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
has_venv() { "$1" -c 'import ensurepip, venv' >/dev/null 2>&1; }

# Prints the first Python that is new enough; it prefers one that can make virtual environments.
find_python() {
  for candidate in $CANDIDATES; do
    if is_new_enough "$candidate" && has_venv "$candidate"; then echo "$candidate"; return 0; fi
  done
  for candidate in $CANDIDATES; do
    if is_new_enough "$candidate"; then echo "$candidate"; return 0; fi
  done
  return 1
}

python=$(find_python) || {
  found=$(python3 --version 2>/dev/null || echo "no python3")
  fail "Python 3.11 or newer is needed, found: $found.
Install it (Debian 12 or newer: apt-get install python3 python3-venv) and run make again."
}

has_venv "$python" || install_packages "$(basename "$python")-venv"

# A moved or copied folder, or a Python that was removed, leaves an environment that cannot start.
if ! .venv/bin/python -c 'import pip' >/dev/null 2>&1; then
  say "Making .venv with $("$python" --version)"
  run_quietly venv "$python" -m venv --clear .venv
fi

say "Installing Python packages and Node ($1)"
run_quietly python .venv/bin/python -m pip install --require-hashes --no-input --disable-pip-version-check \
  --progress-bar off -r "$1"
