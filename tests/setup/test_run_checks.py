"""The counting at the end of `make test`."""

import sys
from pathlib import Path

import pytest

from scripts.checks.stage import Count, Stage, run_stage

REPORT = """<testsuites><testsuite>
  <testcase name="a"/><testcase name="b"><failure/></testcase>
  <testcase name="c"><error/></testcase><testcase name="d"><skipped/></testcase>
</testsuite></testsuites>"""


def stage_of(tmp_path: Path, *, status: int, report: str | None) -> Stage:
    file = tmp_path / "report.xml"
    write = f"import pathlib; pathlib.Path({str(file)!r}).write_text({report!r});" if report else ""
    return Stage("tests", (sys.executable, "-c", f"{write} raise SystemExit({status})"), file)


def test_failures_errors_and_skipped_tests_count_as_failed(tmp_path: Path) -> None:
    assert run_stage(stage_of(tmp_path, status=1, report=REPORT)) == Count(1, 3)


@pytest.mark.parametrize(("status", "expected"), [(0, Count(1, 0)), (1, Count(0, 1))])
def test_a_check_without_report_counts_once(status: int, expected: Count) -> None:
    assert run_stage(Stage("check", (sys.executable, "-c", f"raise SystemExit({status})"))) == expected


def test_a_runner_that_crashes_before_its_report_has_failed(tmp_path: Path) -> None:
    assert run_stage(stage_of(tmp_path, status=3, report=None)) == Count(0, 1)


def test_a_skipped_test_fails_a_run_that_says_all_is_well(tmp_path: Path) -> None:
    report = '<testsuite><testcase name="a"/><testcase name="b"><skipped/></testcase></testsuite>'
    assert run_stage(stage_of(tmp_path, status=0, report=report)) == Count(1, 1)


def test_the_report_of_an_earlier_run_is_not_counted(tmp_path: Path) -> None:
    stage = stage_of(tmp_path, status=1, report=None)
    (tmp_path / "report.xml").write_text(REPORT)
    assert run_stage(stage) == Count(0, 1)
