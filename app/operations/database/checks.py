"""What `flask database check` looks at, each finding in one line.

A file with another mode, or on a network file system, is refused before: when the connection is opened.
"""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from app.database.extensions import SQLITE
from app.database.revision import found_revision, is_behind, wanted_revision
from app.database.sqlite.driver import has_wal_reset_bug, sqlite3
from app.database.trouble import kind_of_trouble
from app.operations.database.write_probe import write_probe_row

LOWEST_FREE_BYTES = 256 * 1024 * 1024
# Sixteen times the journal that SQLite keeps by itself: a reader never ends, or checkpoints never get through.
LARGEST_WAL_BYTES = 64 * 1024 * 1024
FAULTS_SHOWN = 5
LONGEST_WAIT_FOR_WRITERS_MS = 3000
_MIB = 1024 * 1024


@dataclass(frozen=True)
class Finding:
    """One line of the report."""

    subject: str
    words: str
    is_fault: bool = False


def check_database_in_full(engine: Engine) -> Iterator[Finding]:
    """Yield every finding; the slow ones come last. A database that cannot be opened is the only finding."""
    try:
        with engine.connect() as connection:
            yield from _about_revision(connection)
            yield from _about_writes(connection)
            if engine.dialect.name == SQLITE:
                yield from _about_file(Path(str(engine.url.database)))
                yield from _about_sqlite(connection)
            else:
                yield from _about_postgresql(connection)
    except SQLAlchemyError as error:
        yield Finding("database", kind_of_trouble(error), is_fault=True)


def _about_revision(connection: Connection) -> Iterator[Finding]:
    try:
        found = found_revision(connection)
    except SQLAlchemyError as error:
        connection.rollback()
        yield Finding("schema", kind_of_trouble(error), is_fault=True)
        return
    if found == wanted_revision():
        yield Finding("schema", f"up to date, {found}")
    elif is_behind(found):
        words = f"at {found}, this code needs {wanted_revision()}: run `flask db upgrade`"
        yield Finding("schema", words, is_fault=True)
    else:
        yield Finding("schema", f"at {found}, which is later than this code's {wanted_revision()}")


def _about_writes(connection: Connection) -> Iterator[Finding]:
    """Write the probe's row. It waits for another writer, but not as long as a visitor's query does."""
    is_sqlite = connection.dialect.name == SQLITE
    wait_ms = LONGEST_WAIT_FOR_WRITERS_MS
    wait = f"PRAGMA busy_timeout = {wait_ms}" if is_sqlite else f"SET LOCAL lock_timeout = {wait_ms}"
    try:
        connection.exec_driver_sql(wait)
        is_written = write_probe_row(connection)
        connection.commit()
    except SQLAlchemyError as error:
        connection.rollback()
        yield Finding("writes", kind_of_trouble(error), is_fault=True)
        return
    yield Finding("writes", "possible" if is_written else "the row of the probe is missing", is_fault=not is_written)


def _about_file(path: Path) -> Iterator[Finding]:
    free_bytes = shutil.disk_usage(path.parent).free
    yield Finding("free space", f"{free_bytes // _MIB} MiB", is_fault=free_bytes < LOWEST_FREE_BYTES)
    wal = path.with_name(f"{path.name}-wal")
    wal_bytes = wal.stat().st_size if wal.exists() else 0
    yield Finding("journal size", f"{wal_bytes / _MIB:.1f} MiB", is_fault=wal_bytes > LARGEST_WAL_BYTES)


def _about_sqlite(connection: Connection) -> Iterator[Finding]:
    version = f"SQLite {sqlite3.sqlite_version}"
    if has_wal_reset_bug():
        version += " (before 3.51.3: may damage a file that many write; see decision 0017)"
    yield Finding("library", version, is_fault=has_wal_reset_bug())
    rows = connection.exec_driver_sql(f"PRAGMA integrity_check({FAULTS_SHOWN})").scalars().all()
    yield Finding("integrity", "; ".join(map(str, rows)), is_fault=list(rows) != ["ok"])
    # The report names rows by table and number only; nobody needs to see their content here.
    orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchmany(FAULTS_SHOWN)
    words = "; ".join(f"{table} row {number} refers to no {parent}" for table, number, parent, _ in orphans)
    yield Finding("foreign keys", words or "ok", is_fault=bool(orphans))


def _about_postgresql(connection: Connection) -> Iterator[Finding]:
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar()
    yield Finding("encoding", str(encoding), is_fault=encoding != "UTF8")
    commit = str(connection.exec_driver_sql("SHOW synchronous_commit").scalar())
    yield Finding("durable commits", commit, is_fault=commit == "off")
    loose = "SELECT count(*) FROM pg_constraint WHERE contype = 'f' AND NOT convalidated"
    count = connection.exec_driver_sql(loose).scalar() or 0
    yield Finding("foreign keys", f"{count} not validated" if count else "ok", is_fault=count > 0)
    index = "SELECT 1 FROM pg_index WHERE indexrelid = to_regclass('ix_lead_search_text_trigrams') AND indisvalid"
    is_there = connection.exec_driver_sql(index).scalar() is not None
    words = "missing, every search reads every query: see docs/deploy.md, PostgreSQL"
    yield Finding("search index", "ok" if is_there else words, is_fault=not is_there)
