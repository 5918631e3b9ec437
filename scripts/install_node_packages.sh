#!/bin/sh
# Installs the npm packages of the lock file with the Node of .venv, whatever Node the system has.
set -eu
cd "$(dirname "$0")/.."
. scripts/setup_steps.sh

PATH="$PWD/.venv/bin:$PATH"
export PATH

say "Installing npm packages (Node $(node --version))"
run_quietly npm npm ci --no-progress --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=10000
