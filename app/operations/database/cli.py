"""`flask database check`, `flask backup` and `flask restore`."""

from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import click
from flask import current_app
from flask.cli import AppGroup, with_appcontext

from app.configuration.command_name import site_command
from app.configuration.settings import Settings
from app.database.errors import DatabaseCommand
from app.database.extensions import db
from app.operations.database.backup import ENCRYPTED_ENDING, BackupError, back_up, delete_older
from app.operations.database.checks import check_database_in_full
from app.operations.database.restore import refuse_while_running, restore_dump, restore_file

database_commands = AppGroup("database", help="The database's health.")


@database_commands.command("check")
def check_command() -> None:
    """Look at everything that can be wrong with the database, one line each; exit 1 on a fault."""
    lines = list(check_database_in_full(db.engine))
    for line in lines:
        click.echo(f"{'FAULT' if line.is_fault else 'ok':<6} {line.subject}: {line.words}")
    if any(line.is_fault for line in lines):
        raise click.exceptions.Exit(1)


@click.command("backup", cls=DatabaseCommand)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), required=False)
@with_appcontext
def backup_command(file: Path | None) -> None:
    """Back the database up to FILE, which must not exist yet; without FILE to BACKUP_DIR, and delete what is old there.

    The site may run. With BACKUP_RECIPIENT the backup is encrypted.
    """
    settings, now = _settings(), datetime.now(UTC)
    ending = (".sqlite3" if settings.uses_sqlite else ".dump") + (ENCRYPTED_ENDING if settings.backup_recipient else "")
    try:
        if file is None:
            settings.backup_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        place = file or settings.backup_dir / f"site-{now:%Y%m%dT%H%M%SZ}{ending}"
        size_bytes = back_up(db.engine, place, recipient=settings.backup_recipient)
        deleted = 0 if file else delete_older(settings.backup_dir, settings.backup_keep_days, now)
    except (BackupError, OSError) as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{place}: {size_bytes} bytes, checked{', encrypted' if settings.backup_recipient else ''}")
    if deleted:
        backups = "1 backup" if deleted == 1 else f"{deleted} backups"
        click.echo(f"Deleted {backups} older than {settings.backup_keep_days} days")


@click.command("restore", cls=DatabaseCommand)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@with_appcontext
def restore_command(file: Path) -> None:
    """Replace the SQLite file, which is kept, by the backup FILE, or restore it into an empty PostgreSQL database.

    The site must be stopped.
    """
    kept = None
    try:
        if file.suffix == ENCRYPTED_ENDING:
            raise BackupError(f"{file} is encrypted: decrypt it with age first")
        settings = _settings()
        refuse_while_running({"gunicorn": settings.web_pid_file, "app.worker": settings.worker_pid_file})
        if settings.uses_sqlite:
            kept = restore_file(file, Path(str(db.engine.url.database)), datetime.now(UTC))
        else:
            restore_dump(file, db.engine)
    except BackupError as error:
        raise click.ClickException(f"{error}. Nothing was changed") from None
    click.echo(f"The database {db.engine.url.database} is restored from {file}")
    if kept is not None:
        click.echo(f"The database that was there is {kept}: delete it when all is well, it holds personal data")
    click.echo(f"Run `{site_command('db upgrade')}` before you start the site")


def _settings() -> Settings:
    return cast(Settings, current_app.extensions["settings"])
