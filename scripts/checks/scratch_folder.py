"""Where tests keep their files: in memory if there is room, because a disk takes milliseconds for each commit."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MEMORY = Path("/dev/shm")  # noqa: S108 (the folder made in it is private)
NEEDED_BYTES = 2 * 1024**3


@contextmanager
def scratch_folder(memory: Path = MEMORY, needed_bytes: int = NEEDED_BYTES) -> Iterator[Path]:
    """Yield an empty folder in `memory`, or on the disk where that is too small; it is removed in the end."""
    place = memory if _serves(memory, needed_bytes) else None
    with tempfile.TemporaryDirectory(prefix="checks-", dir=place, ignore_cleanup_errors=True) as name:
        folder = Path(name)
        # A PostgreSQL started by root runs as another user, who has to get through.
        folder.chmod(0o711)
        yield folder


def _serves(folder: Path, needed_bytes: int) -> bool:
    """Tell whether files there can be written and started, and how much fits is enough."""
    if not (folder.is_dir() and os.access(folder, os.W_OK)):
        return False
    may_execute = not os.statvfs(folder).f_flag & os.ST_NOEXEC
    return may_execute and shutil.disk_usage(folder).free >= needed_bytes
