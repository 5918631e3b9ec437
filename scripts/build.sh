#!/bin/sh
# Builds the client, then the renderer's bundle, in BUILD_FLAVOUR.
set -eu
cd "$(dirname "$0")/.."
. scripts/setup_steps.sh

say "Building fonts, drawings and icons"
run_quietly assets node client/bundling/build-assets.ts
say "Building client: stylesheets and scripts ($BUILD_FLAVOUR)"
run_quietly client node client/bundling/build-client.ts
say "Building renderer ($BUILD_FLAVOUR)"
run_quietly renderer node ssr-renderer/build.ts
printf '%s' "$BUILD_FLAVOUR" >var/build-flavour
