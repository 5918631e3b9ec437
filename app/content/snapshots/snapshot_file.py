"""The file of a snapshot: an SQLite database that is written once, whole, and then only read; and the files in it."""

import os
import re
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

from app.content.search.index import TABLES as SEARCH_TABLES, Passage, fill_index
from app.database.sqlite.driver import sqlite3

PageKey = str | int
"""A page by its path, a status screen by its status."""

_TABLES = """
CREATE TABLE facts (json BLOB NOT NULL);
CREATE TABLE documents (key TEXT PRIMARY KEY, json BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE dynamic_documents (path TEXT PRIMARY KEY, json BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE listed (place INTEGER PRIMARY KEY, filter_values BLOB NOT NULL, row BLOB NOT NULL);
CREATE TABLE compared (slug TEXT PRIMARY KEY, json BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE downloads (path TEXT PRIMARY KEY, filename TEXT NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE desk (kind TEXT NOT NULL, subject TEXT NOT NULL, json BLOB NOT NULL, PRIMARY KEY (kind, subject));
CREATE TABLE texts (path TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
"""
Rows = Mapping[str, Iterable[Sequence[object]]]
"""The content of a file by table: rows in the order of its columns. Models are stored as JSON."""
DIGEST_DIGITS = 12
_SUFFIX = ".csv"
_DIGESTED = re.compile(rf"(?P<stem>.+)\.(?P<digest>[0-9a-f]{{{DIGEST_DIGITS}}}){re.escape(_SUFFIX)}")


class SnapshotGone(Exception):  # noqa: N818 - what was found, not a mistake
    """The file of a snapshot in use can no longer be read, because it was removed."""


@dataclass(frozen=True)
class Download:
    """A file for download, in UTF-8."""

    body: bytes
    filename: str

    @property
    def is_sample(self) -> bool:
        """Whether its rows are a sample: the last cell of each says so."""
        return self.body.endswith(b",sample\r\n")


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
    """Return the head of a snapshot after a check of the whole file. Raises sqlite3.Error if it is not whole."""
    with reading(file) as connection:
        verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        facts: tuple[bytes] = connection.execute("SELECT json FROM facts").fetchone()
    return facts[0]


def last_used_first(files: Iterable[Path]) -> list[Path]:
    """Return files of the store, last used first. One that another process has just removed comes last."""

    def used_at_ns(file: Path) -> int:
        try:
            return file.stat().st_mtime_ns
        except FileNotFoundError:
            return 0

    return sorted(files, key=used_at_ns, reverse=True)


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection for one query. Threads, and processes after a fork, never share one."""
    # Immutable: it is never written, so nothing is locked and no journal is looked for (sqlite.org/uri.html).
    connection = sqlite3.connect(f"file:{quote(str(file))}?mode=ro&immutable=1", uri=True)
    with closing(connection):
        yield connection


@dataclass(frozen=True)
class DownloadAddress:
    """The parts of an address: a file's lasting path and, if it names a digest, the digest of the exact bytes."""

    path: str
    digest: str | None

    @classmethod
    def of(cls, address: str) -> "DownloadAddress":
        """Split an address into its parts."""
        match = _DIGESTED.fullmatch(address)
        return cls(address, None) if match is None else cls(match["stem"] + _SUFFIX, match["digest"])


def digested_address(path: str, body: bytes) -> str:
    """Return the address of exactly these bytes of a lasting path."""
    return f"{path.removesuffix(_SUFFIX)}.{sha256(body).hexdigest()[:DIGEST_DIGITS]}{_SUFFIX}"


def read_download(file: Path, asked: DownloadAddress) -> Download | None:
    """Return a snapshot's file for an address, None if there is none. Raises sqlite3.Error if it cannot be read."""
    with reading(file) as connection:
        found = connection.execute("SELECT body, filename FROM downloads WHERE path = ?", [asked.path]).fetchone()
    is_asked = found is not None and sha256(found[0]).hexdigest().startswith(asked.digest or "")
    return Download(*found) if is_asked else None


def shelved_download(folder: Path, asked: DownloadAddress) -> Download | None:
    """Return the file from any snapshot in the folder: a page may be of one that is not in use any more, or yet."""
    for file in last_used_first(folder.glob("*.sqlite3")):
        # Another process may have removed it, or a release wrote it that stored files differently.
        with suppress(sqlite3.Error):
            if (found := read_download(file, asked)) is not None:
                return found
    return None
