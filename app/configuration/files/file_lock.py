"""A lock that a file holds: one process of the machine at a time, and none for longer than it lives."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def exclusive_lock(path: Path, *, waits: bool = False) -> Iterator[bool]:
    """Yield True while this process holds the lock file; False at once if another one does and `waits` is off."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX if waits else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
            return
        yield True
