"""A copy of the database appears under its name whole or not at all. Also copies SQLite while the site runs."""

import os
from collections.abc import Callable
from pathlib import Path

from app.database.sqlite.driver import sqlite3
from app.database.sqlite.file import DATABASE_FILE_MODE
from app.operations.database.copies import encrypt


class CopyError(Exception):
    """No copy was made. The message says why; nothing is left behind."""


def back_up(write_copy: Callable[[Path], None], file: Path, *, recipient: str) -> int:
    """Have a copy written beside `file`, encrypt it if there is a recipient, and give it its name.

    Returns its size in bytes. `write_copy` makes a new, proven file. Raises CopyError, also if `file` exists.
    """
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    encrypted = unfinished.with_name(f"{unfinished.name}.encrypted")
    try:
        if file.exists():
            raise FileExistsError
        write_copy(unfinished)
        if recipient:
            encrypt(unfinished, encrypted, recipient)
            encrypted.chmod(DATABASE_FILE_MODE)
            encrypted.replace(unfinished)
        os.link(unfinished, file)
        sync_folder(file.parent)
    except FileExistsError:
        raise CopyError(f"{file} exists already: choose another name") from None
    except (OSError, sqlite3.Error) as error:
        raise CopyError(f"the copy could not be made: {error}") from None
    finally:
        for left in (unfinished, encrypted):
            left.unlink(missing_ok=True)
    return file.stat().st_size


def copy_database(database: Path, copy: Path) -> None:
    """Make `copy` a new file of one whole state of the database. It is on the disk when this returns.

    Raises OSError, or sqlite3.Error if the database cannot be read or the copy is not whole.
    """
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_RDWR, DATABASE_FILE_MODE))
    source = sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)
    target = sqlite3.connect(copy)
    try:
        # All pages in one step: a copy in several steps would begin anew with every commit of the site.
        source.backup(target, pages=-1)
        # One file, without the journal files that WAL would keep beside it.
        target.execute("PRAGMA journal_mode = DELETE")
        prove_whole(target)
    finally:
        target.close()
        source.close()
    with copy.open("rb") as written:
        os.fsync(written.fileno())


def prove_whole(connection: "sqlite3.Connection") -> None:
    """Raise sqlite3.DatabaseError with the first fault of the opened file."""
    [(verdict,)] = connection.execute("PRAGMA integrity_check(1)").fetchall()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise sqlite3.DatabaseError("it holds rows that refer to nothing")


def sync_folder(folder: Path) -> None:
    """Put the names in a folder on the disk. Otherwise a power cut may undo the last ones."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
