"""Migrated databases to copy, so that a test has one of its own at once."""

from pathlib import Path
from uuid import uuid4

import psycopg
from flask import Flask

# With it every model is known, as it is to whoever runs migrations.
import app.factory  # noqa: F401
from app.extensions import db, init_extensions
from app.settings import Settings
from tests.postgres import create_database


def upgrade(flask_app: Flask) -> Flask:
    """Bring the app's database up."""
    result = flask_app.test_cli_runner().invoke(args=["db", "upgrade"])
    assert result.exit_code == 0, result.output
    return flask_app


def make_sqlite_template(file: Path) -> Path:
    """Migrate a new SQLite file; nothing of it is left in a journal."""
    flask_app = _migrated(f"sqlite:///{file}")
    with flask_app.app_context():
        with db.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        db.engine.dispose()
    return file


def make_postgres_template(server_url: str, name: str) -> str:
    """Migrate a new PostgreSQL database that nobody stays connected to; return its name."""
    flask_app = _migrated(create_database(server_url, name))
    with flask_app.app_context():
        db.engine.dispose()
    return name


def copy_postgres_database(server_url: str, template: str) -> str:
    """Copy a PostgreSQL database nobody is connected to; return the copy's URL."""
    name = f"copy_{uuid4().hex}"
    with psycopg.connect(f"{server_url}/postgres", autocommit=True) as connection:
        names = [psycopg.sql.Identifier(part) for part in (name, template)]
        # Its files as they are: PostgreSQL's own way writes each page to the log, too. Known since PostgreSQL 15.
        connection.execute(psycopg.sql.SQL("CREATE DATABASE {} TEMPLATE {} STRATEGY FILE_COPY").format(*names))
    return f"{server_url}/{name}"


def _migrated(url: str) -> Flask:
    flask_app = Flask("template")
    init_extensions(flask_app, Settings(app_env="test", database_url=url))
    return upgrade(flask_app)
