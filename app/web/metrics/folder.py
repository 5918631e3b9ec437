"""The folder in which web processes count: small files, mapped into memory."""

import os
import shutil
import sys
from pathlib import Path

_MEMORY = Path("/dev/shm")  # noqa: S108
_NAME = "wealth-site-counts"
# prometheus_client reads this variable at its first import.
FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"


def begin_counting(run_dir: Path) -> None:
    """Make the folder of this gunicorn, before any module with metrics is imported.

    The folder is in a memory file system, or in `run_dir` if there is none: writing a mapped file on a full disk kills
    the process (SIGBUS, mmap(2)). Folders of killed processes are removed; the gunicorn that this one replaces (USR2)
    keeps its own. A reload of gunicorn's configuration changes nothing. Raises OSError.
    """
    if "prometheus_client" in sys.modules:
        return
    place, own = _MEMORY if _MEMORY.is_dir() else run_dir, str(os.getpid())
    for left in place.glob(f"{_NAME}.*"):
        process_id = left.suffix[1:]
        if process_id == own or not Path("/proc", process_id).exists():
            shutil.rmtree(left, ignore_errors=True)
    folder = place / f"{_NAME}.{own}"
    folder.mkdir(mode=0o700)
    os.environ[FOLDER_VARIABLE] = str(folder)


def end_counting() -> None:
    """Remove the folder."""
    shutil.rmtree(os.environ[FOLDER_VARIABLE], ignore_errors=True)
