"""Flask extensions, unbound here and bound in `create_app`, and how a database connection behaves."""

import errno
import os
import re
import sqlite3
import stat
import threading
from pathlib import Path

from flask import Flask
from flask_migrate import Migrate
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import MetaData, event
from sqlalchemy.engine import Dialect, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import DeclarativeBase

from app.settings import ROOT, Settings

DATABASE_FILE_MODE = 0o600
SQLITE_PRAGMAS = (
    "PRAGMA busy_timeout = 30000",
    "PRAGMA journal_mode = WAL",
    # FULL, not NORMAL: under WAL, NORMAL may lose the last commits at a power cut (sqlite.org/pragma.html).
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # Staff search reads every row: mapped pages spare a copy of each.
    "PRAGMA mmap_size = 268435456",
)
_creating = threading.Lock()
# SQLite's words, and PostgreSQL's.
_UNMIGRATED = re.compile(r"no such (table|column)|has no column|(relation|column) \S+ does not exist")


class Model(DeclarativeBase):
    """Base of all models. Named constraints let migrations change them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


db = SQLAlchemy(model_class=Model)
migrate = Migrate(directory=str(ROOT / "app" / "migrations"), render_as_batch=True)


def init_extensions(app: Flask, settings: Settings) -> None:
    """Bind the database and its migrations to the app. No connection is opened yet."""
    app.config["SQLALCHEMY_DATABASE_URI"] = settings.sqlalchemy_url
    # A trace must not quote what visitors wrote.
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = {"hide_parameters": True}
    db.init_app(app)
    migrate.init_app(app, db)
    with app.app_context():
        event.listen(db.engine, "do_connect", _own_sqlite_file)


def database_trouble(error: SQLAlchemyError) -> str:
    """Tell an operator in one line what is wrong with the database, and what helps where a table is missing."""
    cause = getattr(error, "orig", None) or error
    reason = next(iter(str(cause).strip().splitlines()), type(cause).__name__)
    if _UNMIGRATED.search(reason):
        return f"The database is not ready ({reason}): run `flask db upgrade`."
    return f"The database cannot be used: {reason}"


def _own_sqlite_file(dialect: Dialect, _record: object, arguments: list[str], _options: object) -> None:
    """Let only the owner read the database file; SQLite gives its journal files the same mode."""
    if dialect.name != "sqlite" or not arguments or arguments[0] in {"", ":memory:"}:
        return
    path = Path(arguments[0])
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _creating:
            _create_or_restrict(path)
    except OSError as error:
        # The driver's own kind, so that SQLAlchemy wraps it as it does every other failure to connect.
        raise sqlite3.OperationalError(f"{path}: {error.strerror}") from error


def _create_or_restrict(path: Path) -> None:
    """Give the file its mode by its path, never by a descriptor.

    Closing any descriptor of a file drops every lock the process holds on it (sqlite.org/howtocorrupt.html, 2.2). Only
    a file that was not there is opened, and `_creating` keeps connections of this process away until it is closed.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, DATABASE_FILE_MODE))
    except FileExistsError:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)) from None
        if stat.S_IMODE(mode) != DATABASE_FILE_MODE:
            path.chmod(DATABASE_FILE_MODE)


@event.listens_for(Engine, "connect")
def _set_sqlite_pragmas(connection: object, _record: object) -> None:
    if isinstance(connection, sqlite3.Connection):
        for pragma in SQLITE_PRAGMAS:
            connection.execute(pragma)
