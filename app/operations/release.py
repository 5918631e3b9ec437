"""`flask release`: everything that a start of this version needs, in one process. It leaves alone what exists."""

import subprocess
import sys
from pathlib import Path

import click
from flask import Flask, current_app
from flask.cli import with_appcontext
from sqlalchemy.exc import SQLAlchemyError

from app.database.extensions import db
from app.database.revision import found_revision, is_later, wanted_revision
from app.desk.publishing.watch import update_publications_file
from app.members.cli import StaffCommand, add_first_member
from app.pages.cli import (
    are_any_pages_published,
    are_pages_published,
    are_pages_stored,
    draw_missing_cards,
    keep_client_assets,
    publish_stored_pages,
    refuse_overdue_reviews,
)

FLASK = (sys.executable, "-m", "flask")
# It runs in a process of its own, because its settings name the renderer that is started for it.
BUILD_PAGES = (*FLASK, "renderer", "during", *FLASK, "pages", "build")
_NO_REVISION = "none"
_LOST_DATABASE = (
    "DATABASE_URL: the database is missing, empty or not reachable, but this site has published pages before; nothing "
    "was changed. Was it moved, move it back; is a disk not mounted, mount it; is it lost, `flask restore` a copy. "
    "For a new database run `flask db upgrade` first"
)


def register_release(app: Flask) -> None:
    """Give the app the command."""
    app.cli.add_command(release_command)


@click.command("release", cls=StaffCommand)
@click.option("--first-member", is_flag=True, help="Add FIRST_STAFF_EMAIL as the first staff member if there is none.")
@click.option("--prepare", is_flag=True, help="Publish nothing: the version that runs stays what visitors see.")
@with_appcontext
def release_command(first_member: bool, prepare: bool) -> None:
    """Bring the database to this version's revision and draw its pages into the store. The site may run.

    A database of a later release is left as it is: so the version before can be started again.
    """
    found = _revision()
    if found == _NO_REVISION and not first_member and are_any_pages_published():
        raise click.ClickException(_LOST_DATABASE)
    _migrate(found)
    if first_member:
        add_first_member()
    # Pages are drawn with what staff have published, also on a machine that has never run.
    _read_publications(current_app.extensions["settings"].publications_file)
    keep_client_assets()
    if not are_any_pages_published():
        click.echo("composing the content")
    if prepare:
        if not are_pages_stored():
            refuse_overdue_reviews()
            _build_pages("--unpublished")
    elif not are_pages_published():
        refuse_overdue_reviews()
        if not publish_stored_pages():
            _build_pages("--if-needed")
    draw_missing_cards()


def _migrate(found: str) -> None:
    if is_later(found):
        click.echo(f"the schema is at {found}, of a later release than this ({wanted_revision()}); it is left as it is")
        return
    if found != wanted_revision():
        click.echo(f"migrating the database to {wanted_revision()}")
    with current_app.cli.commands["db"].make_context("db", ["upgrade"]) as migration:
        migration.command.invoke(migration)


def _read_publications(file: Path) -> None:
    """Bring the file up to date. If the disk refuses, the old file stays in use, as on a running site."""
    try:
        update_publications_file(file, trusts_count=False)
    except OSError as error:
        click.echo(f"PUBLICATIONS_DIR {file.parent}: {error.strerror}: pages show what was kept there before", err=True)


def _build_pages(option: str) -> None:
    status = subprocess.run([*BUILD_PAGES, option], check=False).returncode  # noqa: S603 (our own program)
    if status:
        raise click.exceptions.Exit(status)


def _revision() -> str:
    """Return the database's revision, _NO_REVISION if it cannot be read. The migration then says why, if it matters."""
    try:
        with db.engine.connect() as connection:
            return found_revision(connection)
    except SQLAlchemyError:
        return _NO_REVISION
