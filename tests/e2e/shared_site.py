"""One site for all processes of a test run, for tests that change nothing another would see."""

import fcntl
import json
import os
import select
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from tests.e2e.stack import Stack, locked
from tests.waiting import LIMIT_S

# Processes that leave before the site ends. Without a reference, Python would complain of a running child.
_STARTED: list[Stack] = []


@contextmanager
def shared_site(folder: Path, start: Callable[[], Stack]) -> Iterator[Stack]:
    """Yield the site noted in `folder`. The first process starts it, the last one ends it.

    Whoever uses it holds a lock, which the system takes from a process that dies.
    """
    told = folder / "site.json"
    with locked(folder):
        users = (folder / "users").open("w")
        fcntl.flock(users, fcntl.LOCK_SH)
        if not told.exists():
            _STARTED.append(start())
            told.write_text(_tell(_STARTED[-1]))
        site = json.loads(told.read_text())
    try:
        yield Stack(Path(site["folder"]), site["port"], site["environment"], [])
    finally:
        with locked(folder), users:
            fcntl.flock(users, fcntl.LOCK_UN)
            if _is_last(users):
                told.unlink()
                for pid in site["pids"]:
                    _end(pid)


def _tell(stack: Stack) -> str:
    pids = [process.pid for process in reversed(stack.processes)]
    told = {"folder": str(stack.folder), "port": stack.port, "environment": dict(stack.environment), "pids": pids}
    return json.dumps(told)


def _is_last(users: TextIO) -> bool:
    try:
        fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _end(pid: int) -> None:
    """End a process, which another one may have started."""
    with suppress(ProcessLookupError):
        process = os.pidfd_open(pid)
        signal.pidfd_send_signal(process, signal.SIGTERM)
        ended, _, _ = select.select([process], [], [], LIMIT_S)
        if not ended:
            signal.pidfd_send_signal(process, signal.SIGKILL)
        os.close(process)
