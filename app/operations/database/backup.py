"""A backup of the database appears under its name whole or not at all, also while the site runs (decision 0065)."""

import math
import os
import subprocess
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Engine

from app.database.extensions import SQLITE
from app.database.sqlite.driver import sqlite3
from app.database.sqlite.file import DATABASE_FILE_MODE

ENCRYPTED_ENDING = ".age"
_COPIES = "site-*"
_CONNECT_LIMIT_S = "10"


class BackupError(Exception):
    """No backup was made, or none was restored. The message says why."""


def back_up(engine: Engine, file: Path, *, recipient: str) -> int:
    """Make a proven backup of the database; with a recipient, it is encrypted. Return its size in bytes.

    Raises BackupError, also if `file` exists. Nothing is left behind then.
    """
    if file.exists():
        raise BackupError(f"{file} exists already: choose another name")
    try:
        with TemporaryDirectory(prefix=".copy-", dir=file.parent) as folder:
            copy = Path(folder, "copy")
            if engine.dialect.name == SQLITE:
                copy_database(Path(str(engine.url.database)), copy)
            else:
                _dump_database(engine, copy)
            if recipient:
                plain = copy.rename(copy.with_name("plain"))
                run_program("age", "--encrypt", "--recipient", recipient, "--output", str(copy), str(plain))
            copy.chmod(DATABASE_FILE_MODE)
            copy.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"{engine.url.database} could not be backed up: {error}") from None
    return file.stat().st_size


def copy_database(database: Path, copy: Path) -> None:
    """Copy one whole state of the SQLite database. Raises sqlite3.Error if it is missing, unreadable or not whole."""
    address = f"{database.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as source, closing(sqlite3.connect(copy)) as target:
        # All pages in one step: a copy in several steps would start again with every commit of the site.
        source.backup(target, pages=-1)
        # One file, without the journal files that WAL would keep beside it.
        target.execute("PRAGMA journal_mode = DELETE")
        [(verdict,)] = target.execute("PRAGMA integrity_check(1)").fetchall()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        if target.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise sqlite3.DatabaseError("it holds rows that refer to nothing")


def _dump_database(engine: Engine, copy: Path) -> None:
    run_program("pg_dump", "--format=custom", "--no-password", f"--file={copy}", environment=libpq_variables(engine))
    # Read all of it: a copy that was cut short or damaged is useless.
    run_program("pg_restore", "--file=/dev/null", str(copy))


def libpq_variables(engine: Engine) -> dict[str, str]:
    """Return host and password for PostgreSQL's programs, so that neither stands in a command line."""
    # A site with SQLite needs no driver of PostgreSQL.
    from psycopg.pq import Conninfo  # noqa: PLC0415

    _, keywords = engine.dialect.create_connect_args(engine.url)
    names = {option.keyword.decode(): option.envvar.decode() for option in Conninfo.get_defaults() if option.envvar}
    given = {names[keyword]: str(value) for keyword, value in keywords.items() if keyword in names}
    return {"PGCONNECT_TIMEOUT": _CONNECT_LIMIT_S} | given


def run_program(program: str, *arguments: str, environment: dict[str, str] | None = None) -> None:
    """Run a program; secrets go into the environment, as all see arguments. Raises BackupError with its words."""
    try:
        done = subprocess.run(  # noqa: S603 (the program is one of ours, without a shell)
            [program, *arguments], env=os.environ | (environment or {}), capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        package = "age" if program == "age" else "postgresql-client"
        raise BackupError(f"{program} is missing: install the package {package}") from None
    if done.returncode != 0:
        raise BackupError(done.stderr.strip() or f"{program} ended with {done.returncode}")


def newest_age_s(folder: Path, now: datetime) -> float:
    """Return the age of the newest nightly backup in seconds; infinite if there is none. Raises OSError."""
    written = [copy.stat().st_mtime for copy in folder.glob(_COPIES)]
    return max(0.0, now.timestamp() - max(written)) if written else math.inf


def delete_older(folder: Path, days: int, now: datetime) -> int:
    """Delete nightly backups older than `days`; return how many. Raises OSError."""
    limit_s = (now - timedelta(days=days)).timestamp()
    old = [copy for copy in folder.glob(_COPIES) if copy.stat().st_mtime < limit_s]
    for copy in old:
        copy.unlink()
    return len(old)
