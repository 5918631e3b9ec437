"""`make test` runs every check, `make check` the quick ones; the last line is "N passed, N failed"."""

import os
import sys
import time
from pathlib import Path

from scripts.checks.schedule import AT_ONCE, run_stages
from scripts.checks.scratch_folder import scratch_folder
from scripts.checks.stage import Stage

ROOT = Path(__file__).parents[1]
REPORTS = ROOT / "var" / "test-reports"


def pytest_stage(name: str, *arguments: str, is_alone: bool = False, again: Stage | None = None) -> Stage:
    """Return a stage that runs pytest with these arguments."""
    report = REPORTS / f"{name}.xml"
    command = ("pytest", "-q", f"--junitxml={report}", *arguments)
    return Stage(name, command, report, is_alone=is_alone, again=again)


def busy_stage(name: str, *arguments: str) -> Stage:
    """Return a stage that runs pytest on all cores; what fails there is asked again without others beside it."""
    again = pytest_stage(f"{name} again", *arguments, "--last-failed", "--last-failed-no-failures=none")
    return pytest_stage(name, *PROCESSES, *arguments, is_alone=True, again=again)


# One more than cores: much of a test's time is waiting for processes it has started.
PROCESSES = ("-n", str(AT_ONCE + 1), "--dist", "worksteal")
VITEST_REPORT = REPORTS / "vitest.xml"
VITEST = ("npx", "vitest", "run", "--reporter=default", "--reporter=junit", f"--outputFile.junit={VITEST_REPORT}")
# They keep one core busy each and run two at a time: the longest begin first.
ONE_CORE_STAGES = (
    Stage("mypy", ("mypy",)),
    Stage("ruff", ("ruff", "check", ".")),
    Stage("format", ("ruff", "format", "--check", ".")),
    Stage("import rules", ("lint-imports",)),
    Stage("unused Python", (sys.executable, "-m", "scripts.checks.unused_code")),
    Stage("client's import rules", ("npm", "run", "--silent", "import-rules")),
    Stage("unused exports", ("npx", "knip")),
    Stage("biome", ("npx", "biome", "ci", ".")),
    Stage("build", ("make", "--no-print-directory", "build"), needed_by_rest=True),
    Stage("vitest", VITEST, VITEST_REPORT),
    Stage("tsc", ("npx", "tsc", "--noEmit", "-p", "tsconfig.json")),
    Stage("content", ("flask", "content", "check")),
    pytest_stage("architecture", "tests/architecture"),
)
# What starts the site or measures time is left to `make test`.
QUICK_PYTEST = pytest_stage(
    "quick pytest",
    # Two more than cores: these wait for databases, and none of them measures time.
    *("-n", str(AT_ONCE + 2), "--dist", "worksteal"),
    *("tests/app", "tests/contract"),
    *(f"--ignore=tests/app/{room}" for room in ("renderer", "worker", "throttle", "staff")),
    is_alone=True,
)
WHOLE_PYTEST = busy_stage("pytest", "--ignore=tests/architecture", "--ignore=tests/e2e")
END_TO_END = busy_stage("end-to-end", "tests/e2e")
PLANS = {
    "all": (*ONE_CORE_STAGES, WHOLE_PYTEST, END_TO_END),
    "quick": (*ONE_CORE_STAGES, QUICK_PYTEST),
}


def stage_environment(scratch: Path) -> dict[str, str]:
    """Return the environment of all stages, whose temporary files go to this folder."""
    # Where the variable is set, each of the many processes that tests start would compile the app again.
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return inherited | {"TMPDIR": str(scratch)}


def main(plan: str) -> None:
    """Run the stages of a plan; exit 1 if anything failed."""
    os.chdir(ROOT)
    REPORTS.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    with scratch_folder() as folder:
        run = run_stages(PLANS[plan], stage_environment(folder))
    failed = f"; failed: {', '.join(run.failed)}" if run.failed else ""
    print(f"\n=== done in {time.monotonic() - started:.0f} s{failed}")
    counts = run.counts.values()
    for name in (name for count in counts for name in count.only_alone):
        print(f"failed beside others and passed alone, find out why: {name}")
    print(f"{sum(count.passed for count in counts)} passed, {sum(count.failed for count in counts)} failed")
    sys.exit(bool(run.failed))


if __name__ == "__main__":
    main(sys.argv[1])
