"""Where the web processes count: a folder of small files that each maps into its memory."""

import os
import shutil
import sys
from pathlib import Path

_MEMORY = Path("/dev/shm")  # noqa: S108
_NAME = "wealth-site-counts"
# Of prometheus_client, which reads it when it is first imported.
FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"


def begin_counting(run_dir: Path) -> None:
    """Make a folder for this process of gunicorn, before anything that counts is imported.

    It lies in memory, or in `run_dir` where that is not to be had: a process that counts in a mapped file of a full
    disk is killed (SIGBUS, mmap(2)). What killed processes left there is removed; one that hands over to this one
    (USR2) still counts in its own. When gunicorn reads its configuration anew nothing happens. Raises OSError.
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
