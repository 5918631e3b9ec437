"""The command that writes the accessibility report."""

import subprocess
from pathlib import Path

import pytest
import yaml

from app.content.models.site import AccessibilityReport
from scripts import accessibility_report


def test_what_is_written_is_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accessibility_report, "ALL_KINDS", ["/", "/nri"])
    report = AccessibilityReport.model_validate(
        yaml.safe_load(accessibility_report.report_text(checks=7, axe="4.11.0", chromium="142.0.7444.59"))
    )
    assert (report.pages, report.checks, report.widths_px) == (2, 7, [390, 1440])
    assert accessibility_report.axe_version().startswith("4.")


def test_tests_of_all_suites_are_counted() -> None:
    junit = '<testsuites><testsuite tests="3"/><testsuite tests="4"/></testsuites>'
    assert accessibility_report.count_checks(junit) == 7


@pytest.mark.parametrize(("ended_with", "tests"), [(1, 3), (0, 0)])
def test_with_a_fault_or_without_tests_the_last_report_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ended_with: int, tests: int
) -> None:
    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        results.write_text(f'<testsuites><testsuite tests="{tests}"/></testsuites>')
        return subprocess.CompletedProcess(command, ended_with)

    report, results = tmp_path / "report.yaml", tmp_path / "results.xml"
    report.write_text("the last one")
    monkeypatch.setattr(accessibility_report, "REPORT", report)
    monkeypatch.setattr(accessibility_report, "RESULTS", results)
    monkeypatch.setattr(subprocess, "run", run)
    assert accessibility_report.main() == 1
    assert report.read_text() == "the last one"
