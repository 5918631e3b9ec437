"""`flask release`: everything that a start of this release needs, in one process. It leaves alone what exists.

`flask pages build` renders the pages in any case.
"""

from pathlib import Path
from typing import cast

import click
from flask import current_app
from flask.cli import AppGroup, with_appcontext
from sqlalchemy.exc import SQLAlchemyError

from app.configuration.command_name import site_command
from app.configuration.settings import Settings
from app.database.extensions import db
from app.database.revision import found_revision, is_later, wanted_revision
from app.desk.publishing.watch import update_publications_file
from app.members.cli import StaffCommand, add_first_member
from app.pages.cli import (
    are_pages_current,
    are_pages_stored,
    has_current_pages,
    keep_client_assets,
    make_pages_current,
    refuse_overdue_reviews,
    render_pages,
)
from app.pages.rendering.client import RendererClient
from app.renderer.temporary import temporary_renderer
from supervised.renderer.setup import RendererSetupError

_NO_REVISION = "none"
_LOST_DATABASE = (
    "DATABASE_URL: the database is missing, empty or not reachable, but this site has had pages before; nothing "
    "was changed. If PostgreSQL does not run, start it; if the file was moved, move it back; if a disk is not "
    "mounted, mount it; if the database is lost, restore a backup with `{restore}`. "
    "For a new database run `{upgrade}` first"
)

pages_commands = AppGroup("pages", help="The store of rendered pages.")


@pages_commands.command("build")
def build() -> None:
    """Render all pages of the content in use and make them the current version. The command has its own renderer."""
    _render_pages()
    make_pages_current()


@click.command("release", cls=StaffCommand)
@click.option("--first-member", is_flag=True, help="Add FIRST_STAFF_EMAIL as the first staff member if there is none.")
@click.option("--prepare", is_flag=True, help="Make nothing current: the version that runs stays what visitors see.")
@with_appcontext
def release_command(first_member: bool, prepare: bool) -> None:
    """Bring the database to this release's revision and render its pages into the store. The site may run.

    A database of a later release is left as it is: so the release before can be started again.
    """
    found = _revision()
    if found == _NO_REVISION and not first_member and has_current_pages():
        told = _LOST_DATABASE.format(restore=site_command("restore"), upgrade=site_command("db upgrade"))
        raise click.ClickException(told)
    _migrate(found)
    # Pages are rendered with what staff have published, also on a machine that has never run.
    _read_publications(current_app.extensions["settings"].publications_file)
    keep_client_assets()
    if not has_current_pages():
        click.echo("composing the content")
    if not (are_pages_stored() if prepare else are_pages_current()):
        _store_pages(prepare)
    # Last, so that nothing follows the password.
    if first_member:
        add_first_member()


def _store_pages(prepare: bool) -> None:
    refuse_overdue_reviews()
    if not are_pages_stored():
        _render_pages()
    if not prepare:
        make_pages_current()


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


def _render_pages() -> None:
    """Render the pages with a renderer of this build: one that is already running may be of an older build."""
    settings = cast(Settings, current_app.extensions["settings"])
    try:
        with temporary_renderer(settings) as address:
            here = settings.model_copy(update={"renderer_url": address.url})
            render_pages(RendererClient(here, patient=True))
    except (RendererSetupError, OSError) as error:
        raise click.ClickException(str(error)) from None


def _revision() -> str:
    """Return the database's revision, _NO_REVISION if it cannot be read. The migration then says why, if it matters."""
    try:
        with db.engine.connect() as connection:
            return found_revision(connection)
    except SQLAlchemyError:
        return _NO_REVISION
