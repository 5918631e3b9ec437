"""A module run in a process of its own, under kernel limits, to read files that strangers made.

A file can attack a parser in endless ways, so no attack is listed: a file that takes too much ends only that process.
"""

import os
import resource
import subprocess
import sys
import threading

from app.configuration.root import ROOT

_STANDARD_STREAMS = 3
_AFTER_VISITORS = 10


class ProcessBusyError(Exception):
    """Other files are being read, and no turn came in time."""


class LimitedProcess:
    """Runs `module` for one caller at a time in each calling process."""

    def __init__(self, module: str, *, wall_limit_s: float, patience_s: float) -> None:
        self.command = (sys.executable, "-m", module)
        self.wall_limit_s = wall_limit_s
        self.patience_s = patience_s
        self.turn = threading.Lock()

    def answer(self, data: bytes, *arguments: str) -> tuple[bytes, bytes]:
        """Return first line and rest of the output; both empty after a limit. Raises ProcessBusyError without turn."""
        if not self.turn.acquire(timeout=self.patience_s):
            raise ProcessBusyError
        try:
            # A fresh interpreter: a fork would inherit the locks of this process's threads, and its secrets.
            finished = subprocess.run(  # noqa: S603 - our own module
                (*self.command, *arguments),
                cwd=ROOT,
                env={},
                input=data,
                stdout=subprocess.PIPE,
                timeout=self.wall_limit_s,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return b"", b""
        finally:
            self.turn.release()
        head, _, body = finished.stdout.partition(b"\n")
        return head, body


def limit_this_process(*, memory_bytes: int, processor_s: int) -> None:
    """Bound this process from here on: memory, processor time, and no file or connection can be opened."""
    os.nice(_AFTER_VISITORS)
    for kind, most in (
        (resource.RLIMIT_AS, memory_bytes),
        (resource.RLIMIT_CPU, processor_s),
        (resource.RLIMIT_NOFILE, _STANDARD_STREAMS),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(kind, (most, most))
