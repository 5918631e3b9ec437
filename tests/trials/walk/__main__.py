"""The built site walked through in real browsers: `make walk`, or `make walk BROWSERS="firefox webkit"` for some.

    python -m tests.trials.walk [NAME …]

Needs `make build`, the browsers of scripts/install_trial_browsers.sh and, for WebKit, a screen. Each browser takes the
way at each width on a site of its own; pictures are left in var/trials/<browser>/<width>/. A station that fails is
told, and the next one is gone to. Ends with status 1 when one has failed.
"""

import shutil
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from selenium.common.exceptions import WebDriverException

from app.configuration.root import ROOT
from tests.e2e.stack import start_stack
from tests.factories.members import add_member
from tests.factories.shipped_content import copy_stated_content
from tests.trials.walk.browsers import BROWSERS
from tests.trials.walk.stations import PUBLIC, month, queries
from tests.trials.walk.visitor import Visitor

PICTURES = ROOT / "var" / "trials"
HEIGHTS = {390: 844, 1440: 900}
READER = "reader@example.in"


def main() -> int:
    """Walk, print a line for each walk and each failure, and finally the number of stations that passed."""
    wanted = sys.argv[1:] or list(BROWSERS)
    if unknown := set(wanted) - set(BROWSERS):
        sys.exit(f"There is no browser {', '.join(sorted(unknown))}. There are: {', '.join(BROWSERS)}")
    passed = failed = 0
    for name in wanted:
        for width in HEIGHTS:
            failures, stations = walk(name, width)
            failed += failures
            passed += stations - failures
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def walk(name: str, width: int) -> tuple[int, int]:
    """Walk the whole way once; return the numbers of failed stations and of all."""
    pictures = PICTURES / name / str(width)
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir(parents=True)
    failures = 0
    begun_s = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="trials-") as site_folder, tempfile.TemporaryDirectory() as browser_folder:
        # The next month of a strategy begins with its present rows.
        content = copy_stated_content(Path(site_folder), "ace-strategy")
        stack = start_stack(Path(site_folder), {}, CONTENT_DIR=str(content))
        try:
            staff = partial(queries, email=READER, password=add_member(stack.environment, READER))
            stations = {station.__name__: station for station in PUBLIC} | {"queries": staff, "month": month}
            with BROWSERS[name](Path(browser_folder), width, HEIGHTS[width]) as browser:
                visitor = Visitor(browser, stack.origin, pictures, is_on_phone=width < 600)
                for title, station in stations.items():
                    try:
                        station(visitor)
                        visitor.expect_no_complaint()
                    except (AssertionError, WebDriverException) as failure:
                        failures += 1
                        print(f"{name} {width}, {title}: {str(failure).splitlines()[0]}", flush=True)
                        browser.driver.save_screenshot(str(pictures / f"failed-{title}.png"))
        finally:
            stack.stop()
    taken_s = time.monotonic() - begun_s
    print(f"{name} {width}: {len(stations)} stations, {visitor.pictures} pictures, {taken_s:.0f} s", flush=True)
    return failures, len(stations)


if __name__ == "__main__":
    sys.exit(main())
