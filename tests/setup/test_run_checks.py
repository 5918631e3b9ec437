"""The checks of `make test`: what counts, what runs beside what, what is shown, and where files go."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from scripts import run_checks
from scripts.checks.schedule import Run, run_stages
from scripts.checks.scratch_folder import scratch_folder
from scripts.checks.stage import MOST_ASKED_AGAIN, Count, Stage, run_stage
from tests.waiting import LIMIT_S

REPORT = """<testsuites><testsuite>
  <testcase name="a"/><testcase name="b"><failure/></testcase>
  <testcase name="c"><error/></testcase><testcase name="d"><skipped/></testcase>
</testsuite></testsuites>"""
AWAIT = f"""
import sys, time, pathlib
own, other = map(pathlib.Path, sys.argv[1:])
own.touch()
deadline_s = time.monotonic() + {LIMIT_S}
while not other.exists():
    if time.monotonic() > deadline_s: raise SystemExit(1)
    time.sleep(0.01)
"""


def python_stage(
    name: str, script: str, *arguments: Path, needed_by_rest: bool = False, is_alone: bool = False
) -> Stage:
    command = (sys.executable, "-c", script, *map(str, arguments))
    return Stage(name, command, needed_by_rest=needed_by_rest, is_alone=is_alone)


def run(*stages: Stage) -> Run:
    return run_stages(stages, {})


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


def failing_stage(tmp_path: Path, *, failures: int, again: str, status: int = 1) -> Stage:
    """Return a stage with a passed test and failed ones, which leaves a mark where it is asked `again`."""
    cases = "".join(f'<testcase classname="tests.e2e" name="{name}"><failure/></testcase>' for name in range(failures))
    first = stage_of(tmp_path, status=status, report=f'<testsuite><testcase name="a"/>{cases}</testsuite>')
    report, mark = tmp_path / "again.xml", tmp_path / "asked"
    script = f"from pathlib import Path; Path({str(mark)!r}).touch(); Path({str(report)!r}).write_text({again!r})"
    return replace(first, again=Stage("again", (sys.executable, "-c", script), report))


PASSED, FAILED = '<testcase name="x"/>', '<testcase name="x"><failure/></testcase>'


def test_what_failed_beside_others_and_passes_alone_has_passed_and_is_named(tmp_path: Path) -> None:
    stage = failing_stage(tmp_path, failures=2, again=f"<testsuite>{PASSED * 2}</testsuite>")
    assert run_stage(stage) == Count(3, 0, only_alone=("tests.e2e 0", "tests.e2e 1"))


@pytest.mark.parametrize("cases", [FAILED * 2, PASSED + FAILED, PASSED, ""])
def test_what_fails_alone_too_or_is_not_asked_again_has_failed(tmp_path: Path, cases: str) -> None:
    stage = failing_stage(tmp_path, failures=2, again=f"<testsuite>{cases}</testsuite>")
    assert run_stage(stage) == Count(1, 2)


@pytest.mark.parametrize(("failures", "status"), [(0, 0), (MOST_ASKED_AGAIN + 1, 1)])
def test_nothing_is_asked_again_where_all_is_well_or_much_is_broken(tmp_path: Path, failures: int, status: int) -> None:
    stage = failing_stage(tmp_path, failures=failures, again=f"<testsuite>{PASSED}</testsuite>", status=status)
    assert run_stage(stage) == Count(1, failures)
    assert not (tmp_path / "asked").exists()


def test_pytest_itself_asks_again_what_failed_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    test = (
        "import pathlib\ndef test_well(): pass\ndef test_second_time():\n"
        "    there = pathlib.Path('seen').exists()\n    pathlib.Path('seen').touch()\n    assert there\n"
    )
    (tmp_path / "test_it.py").write_text(test)
    (tmp_path / "pytest.ini").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(run_checks, "REPORTS", tmp_path)
    assert run_stage(run_checks.busy_stage("busy", "test_it.py")) == Count(
        2, 0, only_alone=("test_it test_second_time",)
    )
    assert "1 passed, 1 deselected" in capfd.readouterr().out


def test_two_stages_of_one_core_run_at_a_time(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    result = run(python_stage("one", AWAIT, one, two), python_stage("two", AWAIT, two, one))
    assert result.counts == {"one": Count(1, 0), "two": Count(1, 0)}


def test_a_stage_that_runs_alone_begins_when_the_others_have_ended(tmp_path: Path) -> None:
    late = "import time, sys, pathlib; time.sleep(0.5); pathlib.Path(sys.argv[1]).touch()"
    look = "import sys, pathlib; raise SystemExit(not pathlib.Path(sys.argv[1]).exists())"
    result = run(
        python_stage("late", late, tmp_path / "done"), python_stage("alone", look, tmp_path / "done", is_alone=True)
    )
    assert result.failed == []


@pytest.mark.parametrize("is_alone", [False, True])
def test_nothing_begins_after_a_failure_of_what_the_rest_needs(tmp_path: Path, is_alone: bool) -> None:
    needed = python_stage("needed", "raise SystemExit(1)", needed_by_rest=True, is_alone=is_alone)
    touch = "import sys, pathlib; pathlib.Path(sys.argv[1]).touch()"
    assert run(needed, python_stage("rest", touch, tmp_path / "begun")).counts == {"needed": Count(0, 1)}
    assert not (tmp_path / "begun").exists()


def test_what_the_rest_needs_is_awaited_alone(tmp_path: Path) -> None:
    long, rest = tmp_path / "long", tmp_path / "rest"
    needed = python_stage("needed", "pass", needed_by_rest=True)
    result = run(python_stage("long", AWAIT, long, rest), needed, python_stage("rest", AWAIT, rest, long))
    assert result.failed == []


def test_what_a_stage_prints_stays_in_one_piece(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chat = f"{AWAIT}\nfor number in range(50):\n    print(own.name, flush=True); time.sleep(0.002)\nraise SystemExit(1)"
    one, two = tmp_path / "one", tmp_path / "two"
    result = run(python_stage("first", chat, one, two), python_stage("second", chat, two, one))
    shown = capsys.readouterr().out
    assert "one\n" * 50 in shown
    assert "two\n" * 50 in shown
    assert sorted(result.failed) == ["first", "second"]


@pytest.mark.parametrize(("status", "line"), [(0, "1 passed, 0 failed"), (1, "0 passed, 1 failed")])
def test_the_last_line_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], status: int, line: str
) -> None:
    monkeypatch.chdir(run_checks.ROOT)
    monkeypatch.setitem(run_checks.PLANS, "all", (python_stage("check", f"raise SystemExit({status})"),))
    with pytest.raises(SystemExit) as ended:
        run_checks.main("all")
    assert ended.value.code == status
    assert capsys.readouterr().out.splitlines()[-1] == line


def test_bytecode_is_kept_whatever_the_machine_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    environment = run_checks.stage_environment(tmp_path)
    assert "PYTHONDONTWRITEBYTECODE" not in environment
    assert environment["TMPDIR"] == str(tmp_path)


def test_files_are_kept_in_memory_where_there_is_room(tmp_path: Path) -> None:
    with scratch_folder(tmp_path, needed_bytes=1) as folder:
        (folder / "file").touch()
        assert folder.parent == tmp_path
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("name", "needed_bytes"), [("", 2**60), ("missing", 1)])
def test_files_are_kept_on_the_disk_otherwise(tmp_path: Path, name: str, needed_bytes: int) -> None:
    with scratch_folder(tmp_path / name, needed_bytes) as folder:
        (folder / "file").touch()
        assert list(tmp_path.iterdir()) == []
    assert not folder.exists()
