"""The Chromium of the tests, and how it is started."""

import os
from pathlib import Path

# The headless shell opens a page three times as fast, because it has no window to build.
INSTALLED = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # With a window it would ask for permission, and log a message after several unanswered requests.
    "--deny-permission-prompts",
]


def has_window() -> bool:
    """Return whether tests run in a visible window of $DISPLAY: the variable HEADED says so."""
    return os.environ.get("HEADED", "") != ""


def find_chromium() -> Path:
    """Return the browser that the variable CHROMIUM names, else the one that apt installed.

    Raises FileNotFoundError where there is none.
    """
    candidates = (Path(os.environ["CHROMIUM"]),) if "CHROMIUM" in os.environ else INSTALLED
    found = next((path for path in candidates if path.exists()), None)
    if found is None:
        places = ", ".join(map(str, candidates))
        raise FileNotFoundError(f"no browser at {places}: run `apt-get install chromium-headless-shell`")
    return found
