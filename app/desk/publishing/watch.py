"""Keeps the machine's file of publications up to date: each web process polls the database twice a second."""

import logging
import threading
import time
from pathlib import Path

from flask import Flask
from sqlalchemy.exc import SQLAlchemyError

from app.content.editions.published import Publications, PublicationsDamagedError, read_publications, write_publications
from app.database.errors import short_reason
from app.database.timeouts import PROMPT_LIMIT_S, waiting_at_most
from app.desk.publishing.pictures import write_uploads
from app.desk.publishing.publication_rows import current_sequence, read_published

POLL_EVERY_S = 0.5
_Stamp = tuple[int, int]
"""The time of the last change, in nanoseconds, and the size in bytes."""

_log = logging.getLogger(__name__)


def update_publications_file(file: Path, *, trusts_count: bool = True) -> Publications:
    """Write the published editions into the file if it is outdated; return them. Their pictures are written first, so
    that every reader of the file finds them. A restored database may have the same count with other publications:
    without `trusts_count` the whole file is compared.

    Raises SQLAlchemyError when the database does not answer, OSError when the disk refuses.
    """
    sequence = current_sequence()
    try:
        known = read_publications(file)
    except PublicationsDamagedError as error:
        _log.error("publications file damaged, writing it again", extra={"reason": str(error)})
        known = None
    if known is not None and known.sequence == sequence and trusts_count:
        return known
    published = read_published()
    write_uploads(file, *published.in_force)
    if published != known:
        write_publications(file, published)
    return published


class PublicationsWatch:
    """Watches for publications of all machines. While the database is unavailable, the earlier publication stays."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._written: int | None = None
        self._stamp: _Stamp | None = None
        self._is_failing = False

    def start(self, app: Flask) -> None:
        """Start polling in a thread that ends with the process."""
        threading.Thread(target=self._run, args=(app,), name="publications-watch", daemon=True).start()

    def poll(self) -> None:
        """Update the file at the start, after a publication, or if the file is not as it was written."""
        if current_sequence() != self._written or _stamp(self._file) != self._stamp:
            self._written = update_publications_file(self._file, trusts_count=self._written is not None).sequence
            self._stamp = _stamp(self._file)

    def _run(self, app: Flask) -> None:
        while True:
            self._poll_or_log(app)
            time.sleep(POLL_EVERY_S)

    def _poll_or_log(self, app: Flask) -> None:
        try:
            with app.app_context(), waiting_at_most(PROMPT_LIMIT_S):
                self.poll()
        except SQLAlchemyError as error:
            self._log_reason(short_reason(error))
        except OSError as error:
            self._log_reason(f"{self._file}: {error.strerror}")
        except Exception:
            _log.exception("publications not read")
        else:
            self._is_failing = False

    def _log_reason(self, reason: str) -> None:
        if not self._is_failing:
            _log.error("publications file not updated", extra={"reason": reason})
        self._is_failing = True


def _stamp(file: Path) -> _Stamp | None:
    """Return the stamp of the file, None without a file."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_mtime_ns, found.st_size
