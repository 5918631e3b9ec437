"""Where the web processes count: a folder of small files that each maps into its memory."""

import hashlib
import os
import shutil
import sys
from pathlib import Path

_MEMORY = Path("/dev/shm")  # noqa: S108
# Of prometheus_client, which reads it when it is first imported.
FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"


def begin_counting(pid_file: Path) -> None:
    """Make a folder for this process of gunicorn, before anything that counts is imported.

    It lies in memory: a process that counts in a mapped file of a full disk is killed (SIGBUS, mmap(2)). What killed
    processes of the same pid file left there is removed; one that hands over to this one (USR2) still counts in its
    own. When gunicorn reads its configuration anew nothing happens. Raises OSError.
    """
    if "prometheus_client" in sys.modules:
        return
    name = hashlib.sha256(str(pid_file.resolve()).encode()).hexdigest()[:12]
    place = _MEMORY if _MEMORY.is_dir() else pid_file.parent
    for older in place.glob(f"wealth-site-counts-{name}.*"):
        if not Path("/proc", older.suffix[1:]).exists():
            shutil.rmtree(older, ignore_errors=True)
    folder = place / f"wealth-site-counts-{name}.{os.getpid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    os.environ[FOLDER_VARIABLE] = str(folder)


def end_counting() -> None:
    """Remove the folder."""
    shutil.rmtree(os.environ[FOLDER_VARIABLE], ignore_errors=True)
