"""Files for download: the current one at a lasting address, and exact bytes at an address of their own."""

import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from app.content.snapshots.snapshot_file import Download, last_used_first, reading
from app.database.sqlite.driver import sqlite3

DIGEST_DIGITS = 12
MOST_LOOKED_INTO = 16
"""In snapshots. The store holds more only if releases follow each other within days."""
_SUFFIX = ".csv"
_DIGESTED = re.compile(rf"(?P<stem>.+)\.(?P<digest>[0-9a-f]{{{DIGEST_DIGITS}}}){re.escape(_SUFFIX)}")
_QUESTION = "SELECT body, filename FROM downloads WHERE path = ?"


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


def read_download(connection: sqlite3.Connection, asked: DownloadAddress) -> Download | None:
    """Return a snapshot's file for an address, None if there is none."""
    found = connection.execute(_QUESTION, [asked.path]).fetchone()
    if found is None:
        return None
    body, filename = found
    if asked.digest is not None and not sha256(body).hexdigest().startswith(asked.digest):
        return None
    return Download(body, filename)


def shelved_download(folder: Path, asked: DownloadAddress) -> Download | None:
    """Return the file from any snapshot in the folder, last used first.

    A page may be of a snapshot that is no longer in use, or not yet: one of several machines takes a new version first.
    """
    for file in last_used_first(folder.glob("*.sqlite3"))[:MOST_LOOKED_INTO]:
        try:
            with reading(file) as connection:
                found = read_download(connection, asked)
        except sqlite3.Error:
            # Another process has removed it, or a release wrote it that stored files differently.
            continue
        if found is not None:
            return found
    return None
