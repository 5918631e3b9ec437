#!/bin/sh
# Installs what `make load` needs besides the tests' programs: a library that moves a process's clock.
set -eu
cd "$(dirname "$0")/.."
. scripts/setup_steps.sh

ls /usr/lib/*/faketime/libfaketime.so.1 >/dev/null 2>&1 || install_packages libfaketime
