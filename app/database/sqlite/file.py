"""The file of an SQLite database on the disk: its mode, its only name, and where it must not lie."""

import errno
import os
import re
import stat
from pathlib import Path

DATABASE_FILE_MODE = 0o600
JOURNAL_SUFFIXES = ("-wal", "-shm", "-journal")
MOUNTS = Path("/proc/self/mountinfo")
# There, locks or shared memory do not reach every machine that can open a file (sqlite.org/wal.html, 1).
NETWORK_FILE_SYSTEMS = re.compile(
    r"nfs\d?|cifs|smb\d?|smbfs|ncpfs|afs|9p|virtiofs|vboxsf|ceph|lustre|glusterfs|ocfs2|gfs2?|beegfs"
    r"|fuse\.(?!fuse-overlayfs|lxcfs).+"
)

FileIdentity = tuple[int, int]
"""Device and inode."""


def create_database_file(path: Path) -> None:
    """Make an empty file for a new database, which only its owner can read. An existing file stays.

    Raises OSError, also if there is a journal without its database: SQLite would take the new file for another database
    and delete the journal with everything in it (sqlite.org/howtocorrupt.html, 1.4).
    """
    for journal in (path.with_name(f"{path.name}{suffix}") for suffix in JOURNAL_SUFFIXES):
        if journal.exists() and not path.exists():
            raise OSError(
                errno.EEXIST, "belongs to a database that is missing: move the database back beside it", str(journal)
            )
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, DATABASE_FILE_MODE))
    except FileExistsError:
        restrict_to_owner(path)


def restrict_to_owner(path: Path) -> None:
    """Let only the owner read and write the file.

    This uses the path, never a descriptor: closing any descriptor of a file drops every lock that this process holds on
    it (sqlite.org/howtocorrupt.html, 2.2). Raises OSError, also for a folder and for a file with a second hard link.
    """
    found = path.stat()
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if found.st_nlink > 1:
        raise OSError(errno.EMLINK, "it has a second hard link, so its WAL could be missed: remove one", str(path))
    if stat.S_IMODE(found.st_mode) != DATABASE_FILE_MODE:
        path.chmod(DATABASE_FILE_MODE)


def identity(path: Path) -> FileIdentity | None:
    """Return the identity of the file that has this name now, None if there is none."""
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
        point = before.split(" ")[4]
        # If two file systems are mounted at one place, the later one hides the earlier.
        if len(point) >= len(best) and path.is_relative_to(point):
            best, kind = point, after.split(" ")[0]
    return kind if NETWORK_FILE_SYSTEMS.fullmatch(kind) else None
