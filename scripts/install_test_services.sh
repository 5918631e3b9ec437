#!/bin/sh
# Installs what the tests need besides packages: Chromium, Java, PostgreSQL, nginx, envsubst, age and systemd's tools.
set -eu
cd "$(dirname "$0")/.."
. scripts/setup_steps.sh

missing=""
# The headless shell has the same engine and opens a page three times as fast, because it builds no window.
find_browser() { echo "${CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium || true)}"; }
if [ -z "$(find_browser)" ]; then missing="chromium-headless-shell"; fi
# The Nu Html Checker needs it.
command -v java >/dev/null 2>&1 || missing="$missing default-jre-headless"
if ! command -v postgres >/dev/null 2>&1 && ! ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; then
  missing="$missing postgresql"
fi
if ! ls /etc/nginx/modules-enabled/*brotli-static.conf >/dev/null 2>&1; then
  missing="$missing nginx libnginx-mod-http-brotli-static"
fi
command -v envsubst >/dev/null 2>&1 || missing="$missing gettext-base"
command -v age >/dev/null 2>&1 || missing="$missing age"
command -v systemd-socket-activate >/dev/null 2>&1 || missing="$missing systemd"
# shellcheck disable=SC2086 (a list of package names)
if [ -n "$missing" ]; then install_packages $missing; fi
browser=$(find_browser)
say "Browser of the tests: $("$browser" --version) ($browser)"
