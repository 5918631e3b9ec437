"""`flask figures list`: what staff published, and what is open or scheduled."""

from collections.abc import Iterator
from typing import get_args

import click
from flask import Flask
from flask.cli import AppGroup
from sqlalchemy.exc import SQLAlchemyError

from app.content.editions.published import BASE_NUMBER, Kind
from app.database.trouble import database_trouble
from app.desk.publishing.records import EditionRecord
from app.desk.publishing.store import all_publications, open_editions

figures_commands = AppGroup("figures", help="The history of the figures and words that staff published.")


def register_publishing_commands(app: Flask) -> None:
    """Register `flask figures`."""
    app.cli.add_command(figures_commands)


@figures_commands.command("list")
@click.option("--strategy", metavar="SLUG", help="Of this strategy, or section of words, alone.")
@click.option("--open", "only_open", is_flag=True, help="Show open editions instead.")
def list_history(strategy: str | None, only_open: bool) -> None:
    """List the publications in order."""
    try:
        found = list(_open_lines() if only_open else _published_lines())
    except SQLAlchemyError as error:
        raise click.ClickException(database_trouble(error)) from None
    lines = [line for subject, line in found if strategy in (None, subject)]
    for line in lines or ["nothing waits to be published" if only_open else "nothing was published yet"]:
        click.echo(line)


def _published_lines() -> Iterator[tuple[str, str]]:
    for edition in all_publications():
        brought_back = ", the repository's own" if edition.again_of == BASE_NUMBER else ""
        entry = f"{edition.subject} {edition.number}{_as_on(edition)}{brought_back}{_by(edition)}"
        yield edition.subject, f"{edition.published_at:%Y-%m-%d %H:%M} UTC  {entry}"


def _open_lines() -> Iterator[tuple[str, str]]:
    for kind in get_args(Kind):
        for edition in open_editions(kind).values():
            moment = "" if edition.publish_at is None else f" for {edition.publish_at:%Y-%m-%d %H:%M} UTC"
            yield edition.subject, f"{edition.state}{moment}  {edition.subject}{_as_on(edition)}{_by(edition)}"


def _as_on(edition: EditionRecord) -> str:
    return "" if edition.as_on is None else f", as on {edition.as_on}"


def _by(edition: EditionRecord) -> str:
    return f", approved by {edition.approved_by}" if edition.approved_by else f", by {', '.join(edition.authors)}"
