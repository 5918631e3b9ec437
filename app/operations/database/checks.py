"""What `flask database check` looks at. Connecting has refused a wrong mode and network file systems before."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from app.database.errors import short_reason
from app.database.extensions import SQLITE
from app.database.sqlite.driver import has_wal_reset_bug, sqlite3
from app.database.timeouts import PROMPT_LIMIT_S, waiting_at_most
from app.operations.database.readiness import check_database

LOWEST_FREE_BYTES = 256 * 1024 * 1024
# Sixteen times the WAL that SQLite keeps by itself: a reader never ends, or checkpoints never get through.
LARGEST_WAL_BYTES = 64 * 1024 * 1024
FAULTS_SHOWN = 5
_MIB = 1024 * 1024


@dataclass(frozen=True)
class ReportLine:
    """One line of the report."""

    subject: str
    words: str
    is_fault: bool = False


def check_database_in_full(engine: Engine) -> Iterator[ReportLine]:
    """Yield the checks of `/readyz`, then all others; the slow ones come last."""
    with waiting_at_most(PROMPT_LIMIT_S):
        ready = check_database()
    words = str(ready.facts.get("detail", "up to date and takes writes"))
    yield ReportLine("state", words, is_fault=ready.health == "down")
    try:
        with engine.connect() as connection:
            if engine.dialect.name == SQLITE:
                yield from _about_file(Path(str(engine.url.database)))
                yield from _about_sqlite(connection)
            else:
                yield from _about_postgresql(connection)
    except SQLAlchemyError as error:
        yield ReportLine("database", short_reason(error), is_fault=True)


def _about_file(path: Path) -> Iterator[ReportLine]:
    free_bytes = shutil.disk_usage(path.parent).free
    yield ReportLine("free space", f"{free_bytes // _MIB} MiB", is_fault=free_bytes < LOWEST_FREE_BYTES)
    wal = path.with_name(f"{path.name}-wal")
    wal_bytes = wal.stat().st_size if wal.exists() else 0
    yield ReportLine("WAL size", f"{wal_bytes / _MIB:.1f} MiB", is_fault=wal_bytes > LARGEST_WAL_BYTES)


def _about_sqlite(connection: Connection) -> Iterator[ReportLine]:
    version = f"SQLite {sqlite3.sqlite_version}"
    if has_wal_reset_bug():
        version += " (before 3.51.3: may damage a file that many write; see decision 0017)"
    yield ReportLine("library", version, is_fault=has_wal_reset_bug())
    rows = connection.exec_driver_sql(f"PRAGMA integrity_check({FAULTS_SHOWN})").scalars().all()
    yield ReportLine("integrity", "; ".join(map(str, rows)), is_fault=list(rows) != ["ok"])
    orphans = len(connection.exec_driver_sql("PRAGMA foreign_key_check").all())
    yield ReportLine("foreign keys", f"rows that refer to nothing: {orphans}", is_fault=orphans > 0)


def _about_postgresql(connection: Connection) -> Iterator[ReportLine]:
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar()
    yield ReportLine("encoding", str(encoding), is_fault=encoding != "UTF8")
    commit = str(connection.exec_driver_sql("SHOW synchronous_commit").scalar())
    yield ReportLine("durable commits", commit, is_fault=commit == "off")
    index = "SELECT 1 FROM pg_index WHERE indexrelid = to_regclass('ix_lead_search_text_trigrams') AND indisvalid"
    is_there = connection.exec_driver_sql(index).scalar() is not None
    words = "missing, every search reads every query: see docs/deploy.md, PostgreSQL"
    yield ReportLine("search index", "ok" if is_there else words, is_fault=not is_there)
