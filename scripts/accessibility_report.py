"""`make accessibility-report`: runs the accessibility tests and writes their coverage for the page /accessibility."""

import json
import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from xml.etree import ElementTree

from tests.e2e.chromium import find_chromium
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.pages import ALL_KINDS

ROOT = Path(__file__).parents[1]
REPORT = ROOT / "shared-content" / "accessibility-report.yaml"
RESULTS = ROOT / "var" / "test-reports" / "accessibility.xml"
IST = timezone(timedelta(hours=5, minutes=30))


def main() -> int:
    """Run the tests and write the report. If a test fails or none ran, keep the last report."""
    run = subprocess.run(["pytest", "-q", "-m", "accessibility", f"--junitxml={RESULTS}", "tests/e2e"], check=False)
    checks = count_checks(RESULTS.read_text("utf-8")) if run.returncode == 0 else 0
    if checks == 0:
        print(f"The report is left as it was: pytest ended with {run.returncode}", file=sys.stderr)
        return 1
    text = report_text(checks, axe_version(), chromium_version())
    whole = REPORT.with_suffix(".new")
    whole.write_text(text, encoding="utf-8")
    whole.replace(REPORT)
    print(f"wrote {REPORT.relative_to(ROOT)}")
    return 0


def count_checks(junit: str) -> int:
    """Return the number of tests in a JUnit document."""
    return sum(int(suite.attrib["tests"]) for suite in ElementTree.fromstring(junit).iter("testsuite"))  # noqa: S314


def report_text(checks: int, axe: str, chromium: str) -> str:
    """Return the report as the content folder holds it, dated today in India."""
    widths = ", ".join(str(width_px) for width_px in sorted({PHONE["width"], DESKTOP["width"]}))
    return (
        "# Written by `make accessibility-report`; the page /accessibility tells it.\n"
        f"testedOn: {datetime.now(UTC).astimezone(IST):%Y-%m-%d}\n"
        f"pages: {len(ALL_KINDS)}\n"
        f"checks: {checks}\n"
        f"widthsPx: [{widths}]\n"
        f'axe: "{axe}"\n'
        f'chromium: "{chromium}"\n'
    )


def axe_version() -> str:
    """Return the version of axe-core the tests use."""
    return str(json.loads((ROOT / "node_modules/axe-core/package.json").read_text("utf-8"))["version"])


def chromium_version() -> str:
    """Return the version of the browser the tests use."""
    told = subprocess.run([find_chromium(), "--version"], check=True, capture_output=True, text=True).stdout
    return told.split()[1]


if __name__ == "__main__":
    sys.exit(main())
