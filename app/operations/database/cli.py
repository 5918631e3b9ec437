"""`flask database check`, `flask backup` and `flask restore`."""

from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import cast

import click
from flask import Flask, current_app
from flask.cli import AppGroup, with_appcontext

from app.configuration.settings import Settings
from app.database.extensions import db
from app.operations.database.backup import CopyError, back_up, copy_database
from app.operations.database.checks import check_database_in_full
from app.operations.database.copies import ENCRYPTED_ENDING, delete_older, is_encrypted, new_copy
from app.operations.database.postgresql_copy import dump_database, restore_dump
from app.operations.database.restore import RestoreError, restore

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
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), required=False)
@with_appcontext
def backup_command(file: Path | None) -> None:
    """Copy the database to FILE, which must not exist yet; without FILE to BACKUP_DIR, and delete what is old there.

    The site may run. With BACKUP_RECIPIENT the copy is encrypted.
    """
    settings, now = _settings(), datetime.now(UTC)
    ending = (".sqlite3" if settings.uses_sqlite else ".dump") + (ENCRYPTED_ENDING if settings.backup_recipient else "")
    try:
        if file is None:
            settings.backup_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        place = file or new_copy(settings.backup_dir, ending, now)
        write_copy = (
            partial(copy_database, _sqlite_file()) if settings.uses_sqlite else partial(dump_database, db.engine)
        )
        size_bytes = back_up(write_copy, place, recipient=settings.backup_recipient)
        deleted = 0 if file else delete_older(settings.backup_dir, settings.backup_keep_days, now)
    except (CopyError, OSError) as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{place}: {size_bytes} bytes, checked{', encrypted' if settings.backup_recipient else ''}")
    if deleted:
        click.echo(f"Deleted: {deleted} of more than {settings.backup_keep_days} days")


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@with_appcontext
def restore_command(file: Path) -> None:
    """Put the copy FILE in the place of the SQLite file, which stays beside, or into an empty PostgreSQL database.

    The site must be ended.
    """
    settings = _settings()
    pid_files = [settings.web_pid_file, settings.worker_pid_file]
    try:
        if is_encrypted(file):
            plain = file.with_suffix("") if file.suffix == ENCRYPTED_ENDING else f"{file}.plain"
            raise RestoreError(f"{file} is encrypted: `age --decrypt --identity KEY --output {plain} {file}` first")
        if settings.uses_sqlite:
            _restore_sqlite(file, pid_files)
        else:
            restore_dump(file, db.engine, pid_files=pid_files)
            click.echo(f"The database {db.engine.url.database} is restored from {file}")
    except (RestoreError, OSError) as error:
        raise click.ClickException(f"{error}. Nothing was changed") from None
    click.echo("Run `flask db upgrade` before the site starts")


def _restore_sqlite(file: Path, pid_files: list[Path]) -> None:
    database = Path(str(db.engine.url.database))
    kept = restore(file, database, pid_files=pid_files, now=datetime.now(UTC))
    click.echo(f"{database} is restored from {file}")
    if kept is not None:
        click.echo(f"The database that was there is {kept}: delete it when all is well, it holds personal data")


def _sqlite_file() -> Path:
    database = Path(str(db.engine.url.database))
    if not database.is_file():
        remedy = "If it was moved, move it back; if it is lost, restore a copy with `flask restore`"
        raise CopyError(f"there is no database at {database}. {remedy}")
    return database


def _settings() -> Settings:
    return cast(Settings, current_app.extensions["settings"])
