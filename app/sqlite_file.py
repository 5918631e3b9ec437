"""The file of an SQLite database on the disk: its mode, its one name, and where it must not lie."""

import errno
import os
import re
import stat
import threading
from pathlib import Path

DATABASE_FILE_MODE = 0o600
JOURNAL_SUFFIXES = ("-wal", "-shm", "-journal")
MOUNTS = Path("/proc/self/mountinfo")
# Locks, or memory that processes share, do not reach every machine that can open a file there (sqlite.org/wal.html, 1).
NETWORK_FILE_SYSTEMS = re.compile(
    r"nfs\d?|cifs|smb\d?|smbfs|ncpfs|afs|9p|virtiofs|vboxsf|ceph|lustre|glusterfs|ocfs2|gfs2?|beegfs"
    r"|fuse\.(?!fuse-overlayfs|lxcfs).+"
)
_ESCAPED = re.compile(r"\\([0-7]{3})")
_creating = threading.Lock()

FileIdentity = tuple[int, int]
"""Device and inode."""


def create_or_restrict(path: Path) -> None:
    """Make the file if it is not there, and let only its owner read and write it.

    A file that is there gets its mode by its path, never by a descriptor: closing any descriptor of a file drops every
    lock this process holds on it (sqlite.org/howtocorrupt.html, 2.2). Only a new file is opened, and `_creating` keeps
    connections of this process away until it is closed again.
    Raises OSError, also for a folder and for a file that has a second name.
    """
    with _creating:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, DATABASE_FILE_MODE))
        except FileExistsError:
            _restrict(path)


def identity(path: Path) -> FileIdentity | None:
    """Return which file has this name now, None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def network_file_system(path: Path, mounts: Path = MOUNTS) -> str | None:
    """Return the kind of the network file system the path lies on, such as "nfs4"; None if it lies on none."""
    best, kind = "", ""
    for line in mounts.read_text(encoding="utf-8", errors="surrogateescape").splitlines():
        before, _, after = line.partition(" - ")
        point = _ESCAPED.sub(lambda found: chr(int(found[1], 8)), before.split(" ")[4])
        # Of two mounts on one point the later one hides the earlier.
        if len(point) >= len(best) and path.is_relative_to(point):
            best, kind = point, after.split(" ")[0]
    return kind if NETWORK_FILE_SYSTEMS.fullmatch(kind) else None


def _restrict(path: Path) -> None:
    found = path.stat()
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if found.st_nlink > 1:
        raise OSError(errno.EMLINK, "the file has a second name, so its journal could be missed: remove one", str(path))
    if stat.S_IMODE(found.st_mode) != DATABASE_FILE_MODE:
        path.chmod(DATABASE_FILE_MODE)
