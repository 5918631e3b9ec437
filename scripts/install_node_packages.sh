#!/bin/sh
# install_node_packages.sh [FOLDER]: installs the npm packages of the lock file, the project's own or that of a folder,
# with the Node of .venv, whatever Node the system has.
set -eu
cd "$(dirname "$0")/.."
. scripts/setup_steps.sh

PATH="$PWD/.venv/bin:$PATH"
export PATH

say "Installing npm packages${1:+ of $1} (Node $(node --version))"
run_quietly npm npm ci --prefix "${1:-.}" --no-progress --loglevel=http --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=10000
