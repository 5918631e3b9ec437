"""Puts a copy in the place of the database while nothing runs."""

from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from sqlalchemy import Engine, inspect

from app.database.revision import is_known
from app.database.sqlite.driver import sqlite3
from app.database.sqlite.file import DATABASE_FILE_MODE, JOURNAL_SUFFIXES
from app.operations.database.backup import BackupError, copy_database, libpq_variables, run_program
from supervised.pid_file import running_program

WAIT_FOR_OTHERS_S = 2.0


def refuse_while_running(pid_files: Mapping[str, Path]) -> None:
    """Raise BackupError if a process runs that a pid file names. The keys are what the processes' command lines hold.

    The file of the database cannot show it: a process may reopen a damaged or missing one at any time.
    """
    for program, file in pid_files.items():
        running = running_program(file)
        if running is not None and program.encode() in running[1]:
            raise BackupError(f"the site runs ({program}, process {running[0]}): stop it first")


def restore_file(copy: Path, database: Path, now: datetime) -> Path | None:
    """Put `copy` in the place of the SQLite file; return the old one's new path, if any. Raises BackupError."""
    prepared = database.with_name(f".{database.name}.restore")
    kept = database.with_name(f"{database.name}.before-restore-{now:%Y%m%dT%H%M%SZ}")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        prepared.unlink(missing_ok=True)
        copy_database(copy, prepared)
        prepared.chmod(DATABASE_FILE_MODE)
        _check_revision(prepared)
        with _held_alone(database):
            for suffix in ("", *JOURNAL_SUFFIXES):
                old = database.with_name(f"{database.name}{suffix}")
                if old.exists():
                    old.rename(f"{kept}{suffix}")
            prepared.rename(database)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"{copy} cannot be put in place: {error}") from None
    finally:
        prepared.unlink(missing_ok=True)
    return kept if kept.exists() else None


def restore_dump(copy: Path, engine: Engine) -> None:
    """Put `copy` into an empty PostgreSQL database, all or nothing. Raises BackupError, SQLAlchemyError."""
    if inspect(engine).get_table_names():
        raise BackupError("the database has tables: make a new, empty one and restore into that")
    whole = ("--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", "--no-password")
    # The URL is empty: the variables hold everything.
    into = "--dbname=postgresql://"
    try:
        run_program("pg_restore", *whole, into, str(copy), environment=libpq_variables(engine))
    except BackupError as error:
        raise BackupError(f"{copy} could not be restored: {error}") from None


def _check_revision(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if found is None or not is_known(found[0]):
        raise sqlite3.DatabaseError("it is of another release: this code does not know its revision")


@contextmanager
def _held_alone(database: Path) -> Iterator[None]:
    """Hold the database so that no other process has it open; its journal is then part of the file.

    An unreadable file is accepted, because it may be the reason for the restore.
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
            raise BackupError(f"another process uses {database} ({error}): stop the site first") from None
        except sqlite3.DatabaseError:
            pass
        yield
