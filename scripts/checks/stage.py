"""One step of the checks: a command, and how many of its tests passed."""

import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO
from xml.etree import ElementTree

MOST_ASKED_AGAIN = 3
"""More failures than these are no accident of a busy machine."""


@dataclass(frozen=True)
class Stage:
    """One command. With `report` its tests are counted from that JUnit file, otherwise it counts as one check.

    `needed_by_rest`: the stages after it start when it has passed. `is_alone`: it keeps all cores busy by itself.
    `again` runs the tests that failed, and no other, one after the other (decision 0060).
    """

    name: str
    command: tuple[str, ...]
    report: Path | None = None
    needed_by_rest: bool = False
    is_alone: bool = False
    again: "Stage | None" = None


@dataclass(frozen=True)
class Count:
    """How many checks passed and failed. A skipped test has not passed: it counts as failed.

    `only_alone` names those among the passed that failed beside others.
    """

    passed: int
    failed: int
    only_alone: tuple[str, ...] = ()


def run_stage(stage: Stage, environment: Mapping[str, str] | None = None, output: IO[bytes] | None = None) -> Count:
    """Run one stage in this environment or our own; what it prints goes to `output`, or is shown at once.

    Where few tests fail they are asked once more, alone: they count as passed only if each of them passes then.
    """
    count = _run(stage, environment, output)
    if stage.again is None or stage.report is None or not 0 < count.failed <= MOST_ASKED_AGAIN:
        return count
    again = _run(stage.again, environment, output)
    if again != Count(count.failed, 0):
        return count
    return Count(count.passed + again.passed, 0, only_alone=failed_tests(stage.report))


def _run(stage: Stage, environment: Mapping[str, str] | None, output: IO[bytes] | None) -> Count:
    if stage.report:
        stage.report.unlink(missing_ok=True)
    errors = subprocess.STDOUT if output else None
    status = subprocess.run(stage.command, check=False, env=environment, stdout=output, stderr=errors).returncode
    counted = read_report(stage.report) if stage.report and stage.report.is_file() else Count(int(status == 0), 0)
    # A command that fails without a failed test (a crash, a warning as error) is a failure of its own.
    return counted if status == 0 else Count(counted.passed, max(counted.failed, 1))


def read_report(report: Path) -> Count:
    """Count the test cases of a JUnit file."""
    cases, failed = _cases(report), failed_tests(report)
    return Count(len(cases) - len(failed), len(failed))


def failed_tests(report: Path) -> tuple[str, ...]:
    """Return the names of the test cases in a JUnit file that did not pass."""
    tags = ("failure", "error", "skipped")
    failed = (case for case in _cases(report) if any(case.find(tag) is not None for tag in tags))
    return tuple(f"{case.get('classname')} {case.get('name')}" for case in failed)


def _cases(report: Path) -> list[ElementTree.Element]:
    return list(ElementTree.parse(report).iter("testcase"))  # noqa: S314 (written by our own test runners)
