"""Every page as Lighthouse's simulated phone loads it, or those that are named.

    python -m tests.bench.lighthouse_pages [PATH …]

Needs `make build`, Chromium, and Lighthouse, which `make lighthouse` installs from the lock file beside this. Starts
web and renderer on free ports, loads each page three times, prints the run with the median largest paint, and ends with
status 1 when a page is over a limit. Half a minute a page; nothing else should run meanwhile.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.configuration.root import ROOT
from tests.bench.figure import Figure, report
from tests.e2e.chromium import CHROMIUM_FLAGS, find_chromium
from tests.e2e.pages import FURNISHED
from tests.e2e.stack import start_stack

LIGHTHOUSE = Path(__file__).parent / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
MANIFEST = ROOT / "client" / "dist" / "manifest.json"
RUNS = 3
RUN_LIMIT_S = 90
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
LARGEST_PAINT_LIMIT_MS = 1100
BLOCKING_LIMIT_MS = 20
SHIFT_LIMIT = 0.01
HEADER = f"{'page':<50} scores            LCP ms  TBT ms    CLS  requests     bytes"


@dataclass(frozen=True)
class Figures:
    """One load of a page: scores of 100 in the order of CATEGORIES, times in ms, requests and bytes of all files."""

    scores: tuple[int, ...]
    largest_paint_ms: float
    blocking_ms: float
    shift: float
    requests: int
    transfer_bytes: int

    @property
    def is_within_limits(self) -> bool:
        """Whether every score is 100 and no figure is over its limit."""
        times_hold = self.largest_paint_ms <= LARGEST_PAINT_LIMIT_MS and self.blocking_ms <= BLOCKING_LIMIT_MS
        return times_hold and self.shift <= SHIFT_LIMIT and min(self.scores) == 100

    def row(self, path: str) -> str:
        """Return the table's line."""
        scores = " ".join(f"{score:>3}" for score in self.scores)
        times = f"{self.largest_paint_ms:>8.0f}{self.blocking_ms:>8.0f}{self.shift:>7.3f}"
        mark = "" if self.is_within_limits else "  over"
        return f"{path:<50} {scores}{times}{self.requests:>10}{self.transfer_bytes:>10}{mark}"


def main() -> None:
    """Measure and print; each page's line comes when it is done."""
    chromium = require_means()
    paths = sys.argv[1:] or FURNISHED
    print(HEADER)
    with tempfile.TemporaryDirectory() as folder:
        stack = start_stack(Path(folder), {})
        try:
            medians = {path: measured(stack.origin, path, chromium) for path in paths}
        finally:
            stack.stop()
    over = sum(not median.is_within_limits for median in medians.values())
    print(f"{len(paths) - over} within the limits, {over} over")
    report(worst_of(medians))
    sys.exit(1 if over else 0)


def worst_of(medians: Mapping[str, Figures]) -> list[Figure]:
    """Return the figures of the slowest pages."""
    scores = {path: min(median.scores) for path, median in medians.items()}
    paints = {path: median.largest_paint_ms for path, median in medians.items()}
    blocked = {path: median.blocking_ms for path, median in medians.items()}
    shifts = {path: median.shift for path, median in medians.items()}
    lowest, latest, busiest, moving = (
        min(scores, key=scores.__getitem__),
        *(max(by_path, key=by_path.__getitem__) for by_path in (paints, blocked, shifts)),
    )
    return [
        Figure("Lighthouse mobile, lowest score of any page", scores[lowest], "", 100, "higher", lowest),
        Figure("LCP simulated, latest page", paints[latest], "ms", LARGEST_PAINT_LIMIT_MS, beside=latest),
        Figure("TBT simulated, busiest page", blocked[busiest], "ms", BLOCKING_LIMIT_MS, beside=busiest),
        Figure("CLS, most of any page", shifts[moving], "", SHIFT_LIMIT, beside=moving),
    ]


def require_means() -> Path:
    """Return the path of Chromium; if something is missing, end with what to do."""
    if not LIGHTHOUSE.exists():
        sys.exit("Lighthouse is missing: run `make lighthouse`, which installs it")
    if not MANIFEST.exists() or json.loads(MANIFEST.read_bytes())["flavour"] != "production":
        sys.exit("client/dist is no production build: run `make build`")
    return find_chromium()


def measured(origin: str, path: str, chromium: Path) -> Figures:
    """Load a page three times; print and return its median."""
    runs = sorted((load(origin + path, chromium) for _ in range(RUNS)), key=lambda run: run.largest_paint_ms)
    median = runs[RUNS // 2]
    print(median.row(path), flush=True)
    return median


def load(url: str, chromium: Path) -> Figures:
    """Run Lighthouse once. If it fails, or after 90 seconds, end with its own message."""
    flags = f"--chrome-flags=--headless {' '.join(CHROMIUM_FLAGS)}"
    command = ["node", str(LIGHTHOUSE), url, "--output=json", "--quiet", flags]
    environment = {**os.environ, "CHROME_PATH": str(chromium)}
    try:
        done = subprocess.run(command, env=environment, capture_output=True, timeout=RUN_LIMIT_S, check=True)
    except subprocess.TimeoutExpired:
        sys.exit(f"{url}: Lighthouse did not end within {RUN_LIMIT_S} s")
    except subprocess.CalledProcessError as error:
        sys.exit(f"{url}: Lighthouse failed\n{error.stderr.decode()[-2000:]}")
    return figures_of(json.loads(done.stdout))


def figures_of(report: dict[str, Any]) -> Figures:
    """Read the figures from Lighthouse's report."""
    audits, categories = report["audits"], report["categories"]
    files = audits["network-requests"]["details"]["items"]
    return Figures(
        scores=tuple(round(100 * categories[name]["score"]) for name in CATEGORIES),
        largest_paint_ms=audits["largest-contentful-paint"]["numericValue"],
        blocking_ms=audits["total-blocking-time"]["numericValue"],
        shift=audits["cumulative-layout-shift"]["numericValue"],
        requests=len({file["url"] for file in files}),
        transfer_bytes=sum(file["transferSize"] for file in files),
    )


if __name__ == "__main__":
    main()
