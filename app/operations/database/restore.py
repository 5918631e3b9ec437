"""Puts a copy in the place of the SQLite database while nothing runs. The old database stays beside it.

At any moment there is one whole database under the name. If the process is ended halfway, either the old or the new one
is there.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from app.database.revision import is_known
from app.database.sqlite.driver import sqlite3
from app.database.sqlite.file import JOURNAL_SUFFIXES
from app.operations.database.backup import copy_database, prove_whole, sync_folder
from supervised.pid_file import running_program

WAIT_FOR_OTHERS_S = 2.0
SITE_PROGRAMS = (b"gunicorn", b"flask", b"app.")


class RestoreError(Exception):
    """Nothing was changed. The message says why and what to do."""


def restore(copy: Path, database: Path, *, pid_files: Sequence[Path], now: datetime) -> Path | None:
    """Put `copy` in the database's place. Return the new path of the old database, None if there was none.

    Raises RestoreError while a process of `pid_files` or any other uses the database, and if the copy is not whole or
    not of this site.
    """
    refuse_running(pid_files)
    _check_copy(copy)
    if database.exists() and copy.samefile(database):
        raise RestoreError(f"{copy} is the database itself")
    prepared = database.with_name(f".{database.name}.restore-{os.getpid()}")
    kept = database.with_name(f"{database.name}.before-restore-{now:%Y%m%dT%H%M%SZ}")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        copy_database(copy, prepared)
        with _held_alone(database):
            was_there = _keep_beside(database, kept)
            prepared.replace(database)
            sync_folder(database.parent)
    except (OSError, sqlite3.Error) as error:
        raise RestoreError(f"the copy could not be put in place: {error}") from None
    finally:
        prepared.unlink(missing_ok=True)
    return kept if was_there else None


def refuse_running(pid_files: Sequence[Path]) -> None:
    """Raise RestoreError if one of the files names a running process of the site."""
    for pid_file in pid_files:
        running = running_program(pid_file)
        if running is not None and any(part in running[1] for part in SITE_PROGRAMS):
            raise RestoreError(f"the site is running: {pid_file} names process {running[0]}. End it first")


def _check_copy(copy: Path) -> None:
    # It is opened under its own name: a journal beside the copy belongs to it and is read as well.
    try:
        with closing(sqlite3.connect(f"{copy.resolve(strict=True).as_uri()}?mode=ro", uri=True)) as connection:
            prove_whole(connection)
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (OSError, sqlite3.Error) as error:
        raise RestoreError(f"{copy} cannot be used: {error}") from None
    if found is None or not is_known(found[0]):
        raise RestoreError(f"{copy} is of another release: this code does not know its revision")


@contextmanager
def _held_alone(database: Path) -> Iterator[None]:
    """Hold the database so that no other process has it open; its journal is then part of the file.

    An unreadable file is no reason to refuse, because it may be the reason for the restore.
    """
    if not database.exists():
        yield
        return
    with closing(sqlite3.connect(database, timeout=WAIT_FOR_OTHERS_S, isolation_level=None)) as connection:
        try:
            # Leaving WAL needs exclusive access, and it empties the journal into the file (sqlite.org/wal.html, 3.3).
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise RestoreError(f"another process uses {database} ({error}): end it first") from None
        except sqlite3.DatabaseError:
            pass
        yield


def _keep_beside(database: Path, kept: Path) -> bool:
    if not database.exists():
        return False
    # First give it a second name, so that a database exists at every moment.
    os.link(database, kept)
    for suffix in JOURNAL_SUFFIXES:
        journal = database.with_name(f"{database.name}{suffix}")
        if journal.exists():
            journal.replace(kept.with_name(f"{kept.name}{suffix}"))
    return True
