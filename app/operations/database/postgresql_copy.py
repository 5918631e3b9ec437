"""Copies a PostgreSQL database with its own programs, and restores a copy into an empty database.

The programs get host and password in libpq's variables, so that neither stands in a command line.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Engine, inspect
from sqlalchemy.exc import DBAPIError

from app.database.revision import is_known
from app.database.sqlite.file import DATABASE_FILE_MODE
from app.operations.database.copies import run_program
from app.operations.database.restore import RestoreError, refuse_running

_CONNECT_LIMIT_S = "10"


def dump_database(engine: Engine, copy: Path) -> None:
    """Make `copy` a new file of one whole state of the database. Raises OSError.

    It is on the disk when this returns.
    """
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_RDWR, DATABASE_FILE_MODE))
    run_program("pg_dump", "--format=custom", "--no-password", f"--file={copy}", environment=_libpq_variables(engine))
    # Read all of it: a copy that was cut short or damaged is no copy.
    run_program("pg_restore", "--file=/dev/null", str(copy))
    with copy.open("rb") as written:
        os.fsync(written.fileno())


def restore_dump(copy: Path, engine: Engine, *, pid_files: Sequence[Path]) -> None:
    """Put `copy` into the engine's database, which must be empty: all of it, or nothing.

    Raises RestoreError while a process of `pid_files` runs, if the database has tables, and if the copy is not whole or
    not of this site.
    """
    refuse_running(pid_files)
    try:
        revision = _revision(copy)
        if revision is None or not is_known(revision):
            raise RestoreError(f"{copy} is of another release: this code does not know its revision")
        if inspect(engine).get_table_names():
            raise RestoreError("the database has tables: make a new, empty one and restore into that")
        whole = ("--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", "--no-password")
        # The URL is empty: the variables hold everything.
        into = "--dbname=postgresql://"
        run_program("pg_restore", *whole, into, str(copy), environment=_libpq_variables(engine))
    except DBAPIError as error:
        raise RestoreError(f"the database does not answer: {error.orig}") from None
    except OSError as error:
        raise RestoreError(f"{copy} could not be restored: {error}") from None


def _libpq_variables(engine: Engine) -> dict[str, str]:
    # A site with SQLite needs no driver of PostgreSQL.
    from psycopg.pq import Conninfo  # noqa: PLC0415

    _, keywords = engine.dialect.create_connect_args(engine.url)
    names = {option.keyword.decode(): option.envvar.decode() for option in Conninfo.get_defaults() if option.envvar}
    given = {names[keyword]: str(value) for keyword, value in keywords.items() if keyword in names}
    return {"PGCONNECT_TIMEOUT": _CONNECT_LIMIT_S} | given


def _revision(copy: Path) -> str | None:
    """Return the revision of the copy's database, None if it holds none."""
    lines = run_program("pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(copy)).splitlines()
    rows = [number for number, line in enumerate(lines, 1) if line.startswith("COPY ")]
    return lines[rows[0]] if rows else None
