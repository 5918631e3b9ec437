#!/bin/sh
# Builds the client, then the renderer's bundle, in BUILD_FLAVOUR.
set -eu
cd "$(dirname "$0")/.."
. scripts/setup_steps.sh

say "Building client and renderer ($BUILD_FLAVOUR)"
run_quietly build npm run --silent build
printf '%s' "$BUILD_FLAVOUR" >var/build-flavour
