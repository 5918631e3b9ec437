"""Runs migrations on the app's own database; started by `flask db …` inside an app context."""

from pathlib import Path
from typing import Any

import click
from alembic import context
from flask import current_app
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from app.configuration.command_name import site_command
from app.database.errors import operator_message
from app.database.extensions import SQLITE
from app.database.revision import first_revision, is_behind, is_known
from app.database.sqlite.file import create_database_file

# No model describes these: the index of trigrams of PostgreSQL, and two tables that earlier releases may have left.
_UNMODELLED = {"ix_lead_search_text_trigrams", "job_lease", "throttle_count"}

# Any number that no other program uses for a lock in this database.
UPGRADE_LOCK = 7_311_880


def run_migrations() -> None:
    """Bring the connected database to the wanted revision: all in one transaction, one such run at a time."""
    extension = current_app.extensions["migrate"]
    engine = extension.db.engine
    arguments: dict[str, Any] = {
        "target_metadata": extension.db.metadata,
        "include_name": _is_modelled,
        **extension.configure_args,
    }
    with _connect(engine) as connection:
        _begin(connection)
        context.configure(connection=connection, **arguments)
        _check_revision(context.get_context().get_current_revision())
        with context.begin_transaction():
            context.run_migrations()
        _check_references(connection)
        connection.commit()
        if connection.dialect.name == SQLITE:
            connection.exec_driver_sql("PRAGMA foreign_keys = ON")


def _is_modelled(name: str | None, _kind: str, _parents: object) -> bool:
    return name not in _UNMODELLED


def _connect(engine: Engine) -> Connection:
    """Open the database. An upgrade, and nothing else, makes the file of a new SQLite database."""
    command = click.get_current_context(silent=True)
    try:
        if engine.dialect.name == SQLITE and command is not None and command.info_name == "upgrade":
            create_database_file(Path(str(engine.url.database)))
        return engine.connect()
    except OSError as error:
        raise SystemExit(f"DATABASE_URL: {error}") from None
    except SQLAlchemyError as error:
        raise SystemExit(f"DATABASE_URL: {operator_message(error)}") from None


def _begin(connection: Connection) -> None:
    if connection.dialect.name != SQLITE:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})")
        return
    # Dropping a table that is being made again would delete the rows that refer to it.
    connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
    # The driver begins a transaction only before rows change: a table made outside would stay after a kill.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _check_revision(found: str | None) -> None:
    if found is None or is_known(found):
        return
    if is_behind(found):
        raise SystemExit(
            f"The database is at revision {found}, and this release begins at {first_revision()}; nothing was changed. "
            "Install an earlier release that knows both revisions, and run its "
            f"`{site_command('db upgrade')}`, then this one's."
        )
    raise SystemExit(f"The database is at revision {found}, of a later release; nothing was changed.")


def _check_references(connection: Connection) -> None:
    if connection.dialect.name == SQLITE and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise SystemExit("The migration would leave rows that refer to nothing: nothing was changed.")


if context.is_offline_mode():
    raise SystemExit(f"Migrations need the database: `{site_command('db upgrade --sql')}` is not supported.")
run_migrations()
