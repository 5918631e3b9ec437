"""`flask figures …`: the history of publications, as a list and as files to keep in git.

The modules for files are imported when a command runs, because web processes do not need them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import click
from flask import Flask
from flask.cli import AppGroup
from sqlalchemy.exc import SQLAlchemyError

from app.content.editions.published import Kind
from app.content.errors import ContentError
from app.database.trouble import database_trouble
from app.desk.publishing.store import open_editions

figures_commands = AppGroup("figures", help="The history of the figures and words that staff published.")
_folder = click.argument("folder", metavar="DIR", type=click.Path(file_okay=False, path_type=Path))
_strategy = click.option("--strategy", metavar="SLUG", help="Of this strategy, or section of words, alone.")


class HistoryCommand(click.Command):
    """Prints refusals, faults of files and failures of database or disk as lines instead of a traceback."""

    def invoke(self, context: click.Context) -> object:
        """Run the command."""
        from app.desk.publishing.history.exporting import FolderDiffersError  # noqa: PLC0415

        try:
            return super().invoke(context)
        except (ContentError, FolderDiffersError) as error:
            raise click.ClickException(str(error)) from None
        except SQLAlchemyError as error:
            raise click.ClickException(database_trouble(error)) from None
        except OSError as error:
            raise click.ClickException(f"{error.filename}: {error.strerror}") from None


def register_publishing_commands(app: Flask) -> None:
    """Register `flask figures`."""
    app.cli.add_command(figures_commands)


@figures_commands.command("list", cls=HistoryCommand)
@_strategy
@click.option("--open", "only_open", is_flag=True, help="Show open editions instead.")
def list_history(strategy: str | None, only_open: bool) -> None:
    """List the publications in order."""
    lines = list(_open_lines(strategy) if only_open else _published_lines(strategy))
    for line in lines or [_nothing(strategy, only_open=only_open)]:
        click.echo(line)


def _nothing(subject: str | None, *, only_open: bool) -> str:
    of_subject = "" if subject is None else f" of '{subject}'"
    if only_open:
        return f"nothing{of_subject} waits to be published"
    return f"nothing was published{of_subject or ' yet'}"


def _published_lines(subject: str | None) -> Iterator[str]:
    from app.desk.publishing.history.store import read_history  # noqa: PLC0415

    for edition in read_history(subject):
        as_on = "" if edition.as_on is None else f", as on {edition.as_on}"
        brought_back = ", the repository's own" if edition.data is None else ""
        by = f", approved by {edition.approved_by}" if edition.approved_by else ""
        entry = f"{edition.subject} {edition.number}{as_on}{brought_back}{by}"
        yield f"{edition.published_at:%Y-%m-%d %H:%M} UTC  {entry}"


def _open_lines(subject: str | None) -> Iterator[str]:
    for kind in get_args(Kind):
        for edition in open_editions(kind).values():
            if subject not in (None, edition.subject):
                continue
            moment = "" if edition.publish_at is None else f" for {edition.publish_at:%Y-%m-%d %H:%M} UTC"
            as_on = "" if edition.as_on is None else f", as on {edition.as_on}"
            by = f", approved by {edition.approved_by}" if edition.approved_by else f", by {', '.join(edition.authors)}"
            yield f"{edition.state}{moment}  {edition.subject}{as_on}{by}"


@figures_commands.command("export", cls=HistoryCommand)
@_folder
@_strategy
def export_history(folder: Path, strategy: str | None) -> None:
    """Write every published edition below DIR, as YAML and CSV. Existing files stay unchanged."""
    from app.desk.publishing.history.exporting import write_history  # noqa: PLC0415
    from app.desk.publishing.history.store import read_history  # noqa: PLC0415

    editions = read_history(strategy)
    if strategy is not None and not editions:
        raise click.ClickException(_nothing(strategy, only_open=False))
    written = write_history(editions, folder)
    click.echo(f"{written} written, {len(editions) - written} there already")
