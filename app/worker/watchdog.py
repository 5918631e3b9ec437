"""Signs of life: bytes for the keeper at each progress, and a row for the site while there is progress."""

import logging
import os
import threading
import time
from contextlib import suppress
from datetime import UTC, datetime

from flask import Flask
from sqlalchemy.exc import SQLAlchemyError

from app.database.trouble import kind_of_trouble
from app.mail.condition import write_heartbeat

HEARTBEAT_INTERVAL_S = 10.0
STALE_AFTER_S = 180.0

_log = logging.getLogger(__name__)


class Watchdog:
    """Knows when the worker last made progress. `beat_fd` is where the keeper listens, None without a keeper."""

    def __init__(self, beat_fd: int | None) -> None:
        self._beat_fd = beat_fd
        self._last_s = time.monotonic()
        if beat_fd is not None:
            os.set_blocking(beat_fd, False)

    def report_progress(self) -> None:
        """Note progress and tell the keeper."""
        self._last_s = time.monotonic()
        if self._beat_fd is not None:
            # A keeper that does not read has enough beats. When the keeper is gone, this process ends as well.
            with suppress(BlockingIOError, BrokenPipeError):
                os.write(self._beat_fd, b".")

    def is_fresh(self) -> bool:
        """Tell whether there was progress recently."""
        return time.monotonic() - self._last_s < STALE_AFTER_S


class Heartbeat(threading.Thread):
    """Writes the heartbeat while the watchdog is fresh, also during the long answer of a mail server."""

    def __init__(self, app: Flask, watchdog: Watchdog) -> None:
        super().__init__(name="heartbeat", daemon=True)
        self._app = app
        self._watchdog = watchdog
        self._is_failing = False

    def run(self) -> None:
        """Write until the process ends."""
        while True:
            if self._watchdog.is_fresh():
                self._write()
            time.sleep(HEARTBEAT_INTERVAL_S)

    def _write(self) -> None:
        try:
            with self._app.app_context():
                write_heartbeat(datetime.now(UTC))
        except SQLAlchemyError as error:
            if not self._is_failing:
                reason = kind_of_trouble(error)
                _log.error("heartbeat not written", extra={"reason": reason})
            self._is_failing = True
            return
        self._is_failing = False
