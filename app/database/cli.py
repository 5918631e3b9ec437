"""`flask database check`, `flask backup` and `flask restore`."""

from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import click
from flask import Flask, current_app
from flask.cli import AppGroup, with_appcontext

from app.database.backup import CopyError, back_up
from app.database.checks import check_database_in_full
from app.database.restore import RestoreError, restore
from app.dialects import SQLITE
from app.extensions import db
from app.settings import Settings

_POSTGRESQL_COPIES = "PostgreSQL is copied with its own programs, pg_dump and pg_restore: see docs/operations.md"

database_commands = AppGroup("database", help="The database's health.")


def register_database(app: Flask) -> None:
    """Give the app the commands of the room."""
    for command in (database_commands, backup_command, restore_command):
        app.cli.add_command(command)


@database_commands.command("check")
def check_command() -> None:
    """Look at everything that can be wrong with the database, one line each; exit 1 on a fault."""
    faults = 0
    for finding in check_database_in_full(db.engine):
        faults += finding.is_fault
        click.echo(f"{'FAULT' if finding.is_fault else 'ok':<6} {finding.subject}: {finding.words}")
    if faults:
        raise click.exceptions.Exit(1)


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@with_appcontext
def backup_command(file: Path) -> None:
    """Copy the SQLite database to FILE, which must not exist yet. The site may run."""
    database = _sqlite_file()
    if not database.is_file():
        remedy = "Was it moved, move it back; is it lost, `flask restore` a copy"
        raise click.ClickException(f"there is no database at {database}. {remedy}")
    try:
        size_bytes = back_up(database, file)
    except CopyError as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{file}: {size_bytes} bytes, checked")


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@with_appcontext
def restore_command(file: Path) -> None:
    """Put the copy FILE in the place of the SQLite database. The site must be ended; the old file stays beside."""
    settings = cast(Settings, current_app.extensions["settings"])
    database = _sqlite_file()
    try:
        pid_files = [settings.web_pid_file, settings.worker_pid_file]
        kept = restore(file, database, pid_files=pid_files, now=datetime.now(UTC))
    except RestoreError as error:
        raise click.ClickException(f"{error}. Nothing was changed") from None
    click.echo(f"{database} is restored from {file}")
    if kept is not None:
        click.echo(f"The database that was there is {kept}: delete it when all is well, it holds personal data")
    click.echo("Run `flask db upgrade` before the site starts")


def _sqlite_file() -> Path:
    url = db.engine.url
    if url.get_backend_name() != SQLITE:
        raise click.ClickException(_POSTGRESQL_COPIES)
    return Path(str(url.database))
