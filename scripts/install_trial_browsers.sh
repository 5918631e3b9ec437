#!/bin/sh
# Installs what `make trials` needs besides a build: three browsers, their drivers and an invisible screen.
set -eu
cd "$(dirname "$0")/.."
. scripts/setup_steps.sh

missing=""
command -v firefox-esr >/dev/null 2>&1 || missing="firefox-esr"
command -v WebKitWebDriver >/dev/null 2>&1 || missing="$missing webkit2gtk-driver"
# The window that shows WebKit: tests/trials/walk/webkit_window.py.
/usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")' 2>/dev/null ||
  missing="$missing python3-gi gir1.2-webkit2-4.1"
command -v chromedriver >/dev/null 2>&1 || missing="$missing chromium chromium-driver"
command -v xvfb-run >/dev/null 2>&1 || missing="$missing xvfb xauth"
# shellcheck disable=SC2086 (a list of package names)
if [ -n "$missing" ]; then install_packages $missing; fi
webkit=$(dpkg-query -W -f 'WebKitGTK ${source:Upstream-Version}' webkit2gtk-driver)
say "Browsers of the trials: $(firefox-esr --version), $webkit, $(chromium --version)"
