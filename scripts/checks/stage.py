"""One step of the checks: a command, and how many of its tests passed."""

import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO
from xml.etree import ElementTree


@dataclass(frozen=True)
class Stage:
    """One command. With `report` its tests are counted from that JUnit file, otherwise it counts as one check.

    `needed_by_rest`: the stages after it start when it has passed. `is_alone`: it keeps all cores busy by itself.
    """

    name: str
    command: tuple[str, ...]
    report: Path | None = None
    needed_by_rest: bool = False
    is_alone: bool = False


@dataclass(frozen=True)
class Count:
    """How many checks passed and failed. A skipped test has not passed: it counts as failed."""

    passed: int
    failed: int


def run_stage(stage: Stage, environment: Mapping[str, str] | None = None, output: IO[bytes] | None = None) -> Count:
    """Run one stage in this environment or our own; what it prints goes to `output`, or is shown at once."""
    if stage.report:
        stage.report.unlink(missing_ok=True)
    errors = subprocess.STDOUT if output else None
    status = subprocess.run(stage.command, check=False, env=environment, stdout=output, stderr=errors).returncode
    counted = read_report(stage.report) if stage.report and stage.report.is_file() else Count(int(status == 0), 0)
    # A command that fails without a failed test (a crash, a warning as error) is a failure of its own.
    return counted if status == 0 else Count(counted.passed, max(counted.failed, 1))


def read_report(report: Path) -> Count:
    """Count the test cases of a JUnit file."""
    cases = list(ElementTree.parse(report).iter("testcase"))  # noqa: S314 (written by our own test runners)
    failed = sum(any(case.find(tag) is not None for tag in ("failure", "error", "skipped")) for case in cases)
    return Count(len(cases) - failed, failed)
