"""Reading a sheet in a process of its own, one at a time for each web process."""

import pickle
import subprocess
import sys
import threading

from app.configuration.root import ROOT
from app.content.sheets.readings import TOO_LARGE, WALL_LIMIT_S, SheetJob, SheetRefusedError

COMMAND = (sys.executable, "-m", "app.content.sheets")
PATIENCE_S = 10.0
_turn = threading.Lock()


class NoPlaceError(Exception):
    """Other sheets are being read, and no turn came in time."""


def read_apart(job: SheetJob) -> bytes:
    """Return a SheetReadingReply as JSON.

    Raises SheetRefusedError for an unreadable file, NoPlaceError after PATIENCE_S without a turn.
    """
    if not _turn.acquire(timeout=PATIENCE_S):
        raise NoPlaceError
    try:
        # A fresh interpreter: a fork would inherit the locks of this process's threads, and its secrets.
        finished = subprocess.run(  # noqa: S603 - our own module
            COMMAND,
            cwd=ROOT,
            env={},
            input=pickle.dumps(job),
            stdout=subprocess.PIPE,
            timeout=WALL_LIMIT_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise SheetRefusedError(TOO_LARGE) from None
    finally:
        _turn.release()
    verdict, _, reply = finished.stdout.partition(b"\n")
    if verdict == b"read":
        return reply
    # A process that a limit ended left no answer.
    raise SheetRefusedError(reply.decode() or TOO_LARGE)
