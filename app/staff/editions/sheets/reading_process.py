"""Reading a sheet in a process of its own, of which a member has one at a time and the machine two."""

import fcntl
import pickle
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from app.root import ROOT
from app.sheets.job import TOO_LARGE, WALL_LIMIT_S, SheetJob
from app.sheets.readings import SheetRefusedError

COMMAND = (sys.executable, "-m", "app.sheets")
PLACE_NAMES = ("first", "second")
PATIENCE_S = 2.0
_LOOK_EVERY_S = 0.05


class NoPlaceError(Exception):
    """Other sheets are being read, and none of them was finished in time."""


def read_apart(job: SheetJob, *, member_id: int, places: Path) -> bytes:
    """Return a SheetReadingReply as JSON. `places` is the folder of the locks, which all web processes share.

    Raises SheetRefusedError for what is not read, NoPlaceError after PATIENCE_S without a place.
    """
    with _place(places, member_id):
        try:
            # A fresh interpreter: a fork would have the locks of this process's threads, and its secrets.
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
    verdict, _, told = finished.stdout.partition(b"\n")
    if verdict == b"read":
        return told
    # One that was ended by a limit said nothing.
    raise SheetRefusedError(told.decode() or TOO_LARGE)


@contextmanager
def _place(folder: Path, member_id: int) -> Iterator[None]:
    """Hold the member's own place and one of the machine's. A place goes with the process that holds it."""
    folder.mkdir(parents=True, exist_ok=True)
    ends_s = time.monotonic() + PATIENCE_S
    with _one_of([folder / f"member-{member_id}"], ends_s), _one_of([folder / name for name in PLACE_NAMES], ends_s):
        yield


@contextmanager
def _one_of(locks: Sequence[Path], ends_s: float) -> Iterator[None]:
    while (held := next(filter(None, map(_try, locks)), None)) is None:
        if time.monotonic() >= ends_s:
            raise NoPlaceError
        time.sleep(_LOOK_EVERY_S)
    with held:
        yield


def _try(lock: Path) -> IO[bytes] | None:
    handle = lock.open("ab")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        handle.close()
        return None
    return handle
