"""How connections to an SQLite database behave; decision 0017 says which hazard each rule excludes."""

import math
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Dialect, Engine
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry

from app.configuration.command_name import site_command
from app.database.sqlite.driver import sqlite3
from app.database.sqlite.file import identity, restrict_to_owner
from app.database.timeouts import seconds_left

BUSY_TIMEOUT_MS = 30_000
"""For commands and the worker. For requests, app/database/timeouts.py sets the limit."""
PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}",
    "PRAGMA journal_mode = WAL",
    # FULL, not NORMAL: under WAL, NORMAL may lose the last commits at a power cut (sqlite.org/pragma.html).
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # What is deleted is overwritten: a purged query must be gone.
    "PRAGMA secure_delete = ON",
    # A journal that has grown is cut back to this size at the next checkpoint that empties it.
    "PRAGMA journal_size_limit = 16777216",
    # If a mapped file shrinks or cannot be read, the process ends (sqlite.org/mmap.html).
    "PRAGMA mmap_size = 0",
)
_IDENTITY = "file identity"
_MISSING = (
    "There is no database at {path}. If it was moved, move it back; if it is lost, restore a backup with "
    "`{restore}`; for a new site run `{upgrade}`"
)


class DatabaseFileError(sqlite3.OperationalError):  # type: ignore[misc]
    """The file cannot be opened. It is of the driver's own type, so that SQLAlchemy wraps it."""


def watch_connections(engine: Engine) -> None:
    """Prepare every new connection of the engine. Refuse a connection whose file has lost its name."""
    path = Path(str(engine.url.database))

    @event.listens_for(engine, "do_connect")
    def open_existing(_dialect: Dialect, _record: object, _arguments: object, options: dict[str, Any]) -> object:
        try:
            restrict_to_owner(path)
        except FileNotFoundError:
            told = _MISSING.format(path=path, restore=site_command("restore"), upgrade=site_command("db upgrade"))
            raise DatabaseFileError(told) from None
        except OSError as error:
            raise DatabaseFileError(str(error)) from error
        # `rw` makes no file: an empty one in the place of a lost database would destroy the lost one's journal.
        return sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, **options)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: ConnectionPoolEntry) -> None:
        for pragma in PRAGMAS:
            connection.execute(pragma)
        record.info[_IDENTITY] = identity(path)

    @event.listens_for(engine, "checkout")
    def begin_use(connection: sqlite3.Connection, record: ConnectionPoolEntry, _proxy: object) -> None:
        if record.info[_IDENTITY] != identity(path):
            raise DisconnectionError(f"{path} is another file than the one this connection opened")
        left_s = seconds_left()
        wait_ms = BUSY_TIMEOUT_MS if left_s is None else min(BUSY_TIMEOUT_MS, math.ceil(left_s * 1000))
        connection.execute(f"PRAGMA busy_timeout = {wait_ms}")
