"""Migrated databases to copy, so that a test has one of its own quickly, and apps that use them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg
from flask import Flask

from app.commands import add_commands
from app.configuration.settings import Settings
from app.database.extensions import db, init_extensions
from tests.postgres import create_database


def app_on(url: str) -> Flask:
    """An app with the database and its commands, and nothing else."""
    flask_app = Flask("database")
    init_extensions(flask_app, Settings(app_env="test", database_url=url))
    add_commands(flask_app)
    return flask_app


@contextmanager
def in_context(flask_app: Flask) -> Iterator[Flask]:
    """Push the app's context; close the connections to its database at the end."""
    with flask_app.app_context():
        try:
            yield flask_app
        finally:
            db.engine.dispose()


def upgrade(flask_app: Flask) -> Flask:
    """Migrate the app's database to the newest revision."""
    result = flask_app.test_cli_runner().invoke(args=["db", "upgrade"])
    assert result.exit_code == 0, result.output
    return flask_app


def make_sqlite_template(file: Path) -> Path:
    """Migrate a new SQLite file; its journal is empty afterwards."""
    with in_context(upgrade(app_on(f"sqlite:///{file}"))), db.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return file


def make_postgres_template(server_url: str, name: str) -> str:
    """Migrate a new PostgreSQL database without leaving a connection open; return its name."""
    with in_context(upgrade(app_on(create_database(server_url, name)))):
        return name


def copy_postgres_database(server_url: str, template: str) -> str:
    """Copy a PostgreSQL database nobody is connected to; return the copy's URL."""
    name = f"copy_{uuid4().hex}"
    with psycopg.connect(f"{server_url}/postgres", autocommit=True) as connection:
        names = [psycopg.sql.Identifier(part) for part in (name, template)]
        # Copies the database's files, available since PostgreSQL 15. PostgreSQL's default way writes each page to the
        # log, too.
        connection.execute(psycopg.sql.SQL("CREATE DATABASE {} TEMPLATE {} STRATEGY FILE_COPY").format(*names))
    return f"{server_url}/{name}"
