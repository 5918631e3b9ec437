"""The file of a snapshot: an SQLite database that is written once, whole, and then only read."""

import os
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from app.content.search.index import TABLES as SEARCH_TABLES
from app.content.search.index import Passage, fill_index
from app.database.sqlite.driver import sqlite3

PageKey = str | int
"""A page by its path, a status screen by its status."""

_TABLES = """
CREATE TABLE facts (json BLOB NOT NULL);
CREATE TABLE documents (key TEXT PRIMARY KEY, json BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE live_documents (path TEXT PRIMARY KEY, json BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE listed (place INTEGER PRIMARY KEY, answers BLOB NOT NULL, row BLOB NOT NULL);
CREATE TABLE compared (slug TEXT PRIMARY KEY, json BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE downloads (path TEXT PRIMARY KEY, filename TEXT NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE desk (kind TEXT NOT NULL, subject TEXT NOT NULL, json BLOB NOT NULL, PRIMARY KEY (kind, subject));
CREATE TABLE texts (path TEXT PRIMARY KEY, media_type TEXT NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
"""


class SnapshotDamaged(Exception):  # noqa: N818 - what was found, not a mistake
    """The file is not a whole snapshot."""


class SnapshotGone(Exception):  # noqa: N818 - what was found, not a mistake
    """The file of a snapshot in use can no longer be read, because it was removed."""


@dataclass(frozen=True)
class Download:
    """A file for download, in UTF-8."""

    body: bytes
    filename: str


@dataclass(frozen=True)
class TextFile:
    """A text for programs about all pages together, in UTF-8."""

    body: bytes
    media_type: str


@dataclass(frozen=True)
class ListedStrategy:
    """A strategy as the list needs it: its values for the filters, and its row, both as JSON."""

    answers: bytes
    row: bytes


Rows = Mapping[str, Iterable[Sequence[object]]]
"""The content of a file by table: rows in the order of its columns. Models are stored as JSON."""


def write_snapshot(file: Path, rows: Rows, passages: Sequence[Passage]) -> None:
    """Write the file; it appears whole or not at all. Raises OSError or sqlite3.Error when the disk refuses."""
    scratch = file.with_name(f".{file.name}.{os.getpid()}-{secrets.token_hex(4)}")
    try:
        with closing(sqlite3.connect(scratch)) as connection:
            connection.executescript(f"PRAGMA journal_mode = OFF; PRAGMA synchronous = FULL; {_TABLES} {SEARCH_TABLES}")
            for table, filled in rows.items():
                for row in filled:
                    places = ", ".join("?" * len(row))
                    connection.execute(f"INSERT INTO {table} VALUES ({places})", row)  # noqa: S608 - our own names
            fill_index(connection, passages)
            connection.commit()
        scratch.replace(file)
    finally:
        scratch.unlink(missing_ok=True)


def checked_facts(file: Path) -> bytes:
    """Return the head of a snapshot after a check of the whole file.

    Raises FileNotFoundError if there is none, SnapshotDamaged if it is not whole.
    """
    if not file.exists():
        raise FileNotFoundError(file)
    try:
        with reading(file) as connection:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            facts: tuple[bytes] | None = connection.execute("SELECT json FROM facts").fetchone()
    except sqlite3.Error as error:
        raise SnapshotDamaged(f"{file}: {error}") from None
    if verdict != "ok" or facts is None:
        raise SnapshotDamaged(f"{file}: {verdict if facts else 'it is empty'}")
    return facts[0]


def last_used_first(files: Iterable[Path]) -> list[Path]:
    """Return snapshots, last used first. One that another process has just removed comes last."""
    return sorted(files, key=used_at_ns, reverse=True)


def used_at_ns(path: Path) -> int:
    """Return when a file of the store was last used (Unix time); 0 if another process has just removed it."""
    try:
        return path.stat().st_mtime_ns
    except FileNotFoundError:
        return 0


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection for one query. Threads, and processes after a fork, never share one."""
    # Immutable: it is never written, so nothing is locked and no journal is looked for (sqlite.org/uri.html).
    connection = sqlite3.connect(f"file:{quote(str(file))}?mode=ro&immutable=1", uri=True)
    with closing(connection):
        yield connection
