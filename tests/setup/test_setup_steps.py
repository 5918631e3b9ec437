"""Installing and building take long: what a newcomer sees meanwhile."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from tests.setup.machine import Machine, make_machine
from tests.waiting import LIMIT_S, await_true

# Works until the machine has slept six times since the last line, so that it was reported, or gives up late.
LONG_WORK = (
    "echo Fetching one; echo Fetching another; : >naps; looks=0; "
    'until [ -n "$(sed -n 6p naps 2>/dev/null)" ] || [ $looks -eq 20000 ]; do looks=$((looks + 1)); done'
)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine on which a second passes at once."""
    machine = make_machine(tmp_path)
    machine.add_program("sleep", "echo nap >>naps")
    return machine


def write_step(machine: Machine, work: str) -> str:
    step = machine.project / "step.sh"
    step.write_text(f"#!/bin/sh\nset -eu\n. scripts/setup_steps.sh\nrun_quietly step sh -c '{work}'\necho done\n")
    step.chmod(0o755)
    return str(step)


def test_long_work_is_told_with_its_time_and_where_it_is(machine: Machine) -> None:
    result = machine.run(write_step(machine, LONG_WORK))
    assert (result.returncode, result.stderr) == (0, "")
    assert re.search(r"^    \d+ s: Fetching another$", result.stdout, re.MULTILINE)
    assert result.stdout.endswith("done\n")


def test_failed_work_ends_the_step_with_the_end_of_its_log(machine: Machine) -> None:
    result = machine.run(write_step(machine, f"{LONG_WORK}; echo broken >&2; exit 3"))
    assert result.returncode == 1
    assert "broken\n" in result.stderr
    assert "var/log/setup-step.log" in result.stderr
    assert "done" not in result.stdout


def test_nothing_is_told_any_more_once_the_step_was_killed(machine: Machine) -> None:
    step = subprocess.Popen(
        [write_step(machine, "while :; do :; done")],
        cwd=machine.project,
        env={"PATH": str(machine.bin)},
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    await_true((machine.project / "naps").exists)
    log = machine.project / "var" / "log" / "setup-step.log"
    await_true(log.exists)
    step.kill()
    # Its pid stays taken until somebody waits for it.
    step.wait()
    try:
        # Its pipe closes once the last process that could write to it has ended.
        assert step.communicate(timeout=LIMIT_S)
    finally:
        os.killpg(step.pid, signal.SIGKILL)
