"""`make test`: every check, fast ones first. Goes on after a failure and ends with "N passed, N failed"."""

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
REPORTS = ROOT / "var" / "test-reports"


@dataclass(frozen=True)
class Stage:
    """One command. With `report` its tests are counted from that JUnit file, otherwise it counts as one check."""

    name: str
    command: tuple[str, ...]
    report: Path | None = None
    needed_by_rest: bool = False


@dataclass(frozen=True)
class Count:
    """How many checks passed and failed. A skipped test has not passed: it counts as failed."""

    passed: int
    failed: int


def pytest_stage(name: str, *arguments: str) -> Stage:
    """Return a stage that runs pytest with these arguments."""
    report = REPORTS / f"{name}.xml"
    return Stage(name, ("pytest", "-q", f"--junitxml={report}", *arguments), report)


# Much of a test's time is waiting for processes it has started.
TWO_PROCESSES = ("-n", "2", "--dist", "worksteal")
VITEST_REPORT = REPORTS / "vitest.xml"
VITEST = ("npx", "vitest", "run", "--reporter=default", "--reporter=junit", f"--outputFile.junit={VITEST_REPORT}")
STAGES = (
    Stage("ruff", ("ruff", "check", ".")),
    Stage("format", ("ruff", "format", "--check", ".")),
    Stage("import rules", ("lint-imports",)),
    Stage("biome", ("npx", "biome", "ci", ".")),
    Stage("build", ("make", "--no-print-directory", "build"), needed_by_rest=True),
    Stage("mypy", ("mypy",)),
    Stage("tsc", ("npx", "tsc", "--noEmit", "-p", "tsconfig.json")),
    Stage("content", ("flask", "content", "check")),
    Stage("vitest", VITEST, VITEST_REPORT),
    pytest_stage("architecture", "tests/architecture"),
    pytest_stage("pytest", *TWO_PROCESSES, "--ignore=tests/architecture", "--ignore=tests/e2e"),
    pytest_stage("end-to-end", *TWO_PROCESSES, "tests/e2e"),
)


def main() -> None:
    """Run all stages; exit 1 if anything failed."""
    os.chdir(ROOT)
    REPORTS.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    counts: list[Count] = []
    failed: list[str] = []
    for stage in STAGES:
        print(f"\n=== {stage.name} (at {time.monotonic() - started:.0f} s)", flush=True)
        count = run_stage(stage)
        counts.append(count)
        if count.failed:
            failed.append(stage.name)
            if stage.needed_by_rest:
                break
    print(f"\n=== done in {time.monotonic() - started:.0f} s" + (f"; failed: {', '.join(failed)}" if failed else ""))
    print(f"{sum(count.passed for count in counts)} passed, {sum(count.failed for count in counts)} failed")
    sys.exit(bool(failed))


def run_stage(stage: Stage) -> Count:
    """Run one stage with its output shown."""
    if stage.report:
        stage.report.unlink(missing_ok=True)
    status = subprocess.run(stage.command, check=False).returncode
    counted = read_report(stage.report) if stage.report and stage.report.is_file() else Count(int(status == 0), 0)
    # A command that fails without a failed test (a crash, a warning as error) is a failure of its own.
    return counted if status == 0 else Count(counted.passed, max(counted.failed, 1))


def read_report(report: Path) -> Count:
    """Count the test cases of a JUnit file."""
    cases = list(ElementTree.parse(report).iter("testcase"))  # noqa: S314 (written by our own test runners)
    failed = sum(any(case.find(tag) is not None for tag in ("failure", "error", "skipped")) for case in cases)
    return Count(len(cases) - failed, failed)


if __name__ == "__main__":
    main()
