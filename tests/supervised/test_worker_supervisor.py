"""A supervisor's promises, seen from outside, with a child whose behaviour tests set."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from supervised.worker_supervisor import DRAIN_S
from tests.proc import is_running
from tests.waiting import LIMIT_S, await_true

# By then a child has begun to make progress, even on a slow machine.
HUNG_AFTER_S = 2.0
CHILD = """\
import argparse, os, signal, sys, time
parser = argparse.ArgumentParser()
parser.add_argument("manner")
parser.add_argument("--beat-fd", type=int)
parser.add_argument("--worker-id")
given = parser.parse_args()
def end(*_):
    print("asked to end", flush=True)
    if given.manner != "deaf":
        time.sleep(0.3)
        print("finished what was begun", flush=True)
        sys.exit(0)
signal.signal(signal.SIGTERM, end)
print("id", given.worker_id, flush=True)
if given.manner == "unusable":
    sys.exit(78)
while True:
    if given.manner != "silent":
        os.write(given.beat_fd, b".")
    time.sleep(0.05)
"""


@dataclass
class Kept:
    """A running supervisor and its child."""

    popen: subprocess.Popen[str]
    pid_file: Path
    log: Path

    def child(self) -> int:
        """Return the child's pid. The file is written just after its start, and missing while it is replaced."""
        await_true(lambda: self._written_pid() is not None)
        pid = self._written_pid()
        assert pid is not None
        return pid

    def _written_pid(self) -> int | None:
        try:
            return int(self.pid_file.read_text())
        except FileNotFoundError:
            return None

    def said(self, words: str) -> int:
        return self.log.read_text().count(words)

    def replaced(self, old: int) -> bool:
        return self._written_pid() not in {None, old}


@contextmanager
def running_supervisor(
    folder: Path, manner: str, *, hung_after_s: float = LIMIT_S, drain_s: float = LIMIT_S
) -> Iterator[Kept]:
    script, log, pid_file = folder / "child.py", folder / "log", folder / "run" / "worker.pid"
    script.write_text(CHILD)
    options = ["--pid-file", str(pid_file), "--hung-after-s", str(hung_after_s), "--drain-s", str(drain_s)]
    with log.open("w") as output:
        popen = subprocess.Popen(
            [sys.executable, "-m", "supervised.worker_supervisor", *options, sys.executable, str(script), manner],
            stdout=output,
            stderr=subprocess.STDOUT,
            text=True,
        )
    kept = Kept(popen, pid_file, log)
    try:
        await_true(lambda: kept.said("id ") > 0)
        yield kept
    finally:
        popen.terminate()
        popen.wait(timeout=LIMIT_S)


def test_a_killed_child_is_replaced_and_keeps_the_id(tmp_path: Path) -> None:
    with running_supervisor(tmp_path, "lively") as kept:
        for starts in (2, 3):
            os.kill(kept.child(), signal.SIGKILL)
            await_true(lambda: kept.said("id ") == starts)  # noqa: B023 (called at once)
        ids = {line for line in kept.log.read_text().splitlines() if line.startswith("id ")}
        assert len(ids) == 1
        assert kept.said("worker ended by itself") == 2


@pytest.mark.parametrize("manner", ["silent", "frozen"])
def test_a_child_without_progress_is_killed_and_replaced(tmp_path: Path, manner: str) -> None:
    with running_supervisor(tmp_path, manner, hung_after_s=HUNG_AFTER_S) as kept:
        pid = kept.child()
        if manner == "frozen":
            os.kill(pid, signal.SIGSTOP)
        await_true(lambda: kept.replaced(pid))
        assert not is_running(pid)
        assert kept.said("it makes no progress") >= 1


def test_a_child_with_progress_is_left_alone(tmp_path: Path) -> None:
    with running_supervisor(tmp_path, "lively", hung_after_s=HUNG_AFTER_S) as kept:
        pid = kept.child()
        with pytest.raises(subprocess.TimeoutExpired):
            kept.popen.wait(timeout=2 * HUNG_AFTER_S)
        assert kept.child() == pid


def test_terminating_lets_the_child_finish(tmp_path: Path) -> None:
    with running_supervisor(tmp_path, "lively") as kept:
        pid = kept.child()
        kept.popen.terminate()
        assert kept.popen.wait(timeout=LIMIT_S) == 0
        assert kept.said("finished what was begun") == 1
        assert not is_running(pid)
        assert not kept.pid_file.exists()


def test_a_child_that_does_not_end_is_ended(tmp_path: Path) -> None:
    with running_supervisor(tmp_path, "deaf", drain_s=1) as kept:
        pid = kept.child()
        kept.popen.terminate()
        assert kept.popen.wait(timeout=LIMIT_S) == 0
        assert not is_running(pid)
    assert DRAIN_S < 10


def test_the_child_ends_with_a_killed_supervisor(tmp_path: Path) -> None:
    with running_supervisor(tmp_path, "lively") as kept:
        pid = kept.child()
        kept.popen.kill()
        await_true(lambda: not is_running(pid))


def test_a_child_that_cannot_run_as_configured_is_not_started_again(tmp_path: Path) -> None:
    with running_supervisor(tmp_path, "unusable") as kept:
        assert kept.popen.wait(timeout=LIMIT_S) == os.EX_CONFIG
        assert kept.said("id ") == 1


def test_the_supervisor_stays_small(tmp_path: Path) -> None:
    with running_supervisor(tmp_path, "lively") as kept:
        status = Path(f"/proc/{kept.popen.pid}/status").read_text()
        resident_kb = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))
        assert resident_kb < 30 * 1024
