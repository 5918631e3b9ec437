"""`flask leads …`: take queries out, and delete those whose time has come."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO, cast

import click
from flask import current_app
from flask.cli import AppGroup
from sqlalchemy.exc import OperationalError, ProgrammingError

from app.leads.kinds import LeadKind
from app.leads.records import lead_as_json
from app.leads.retention import moment_before
from app.leads.search import FaultyListRequestError, parse_list_request
from app.leads.services import EXTENSION, LeadServices
from app.leads.store import purge_leads, stream_leads

EXPORT_FILE_MODE = 0o600

leads_commands = AppGroup("leads", help="The queries visitors left.")


class _LeadsCommand(click.Command):
    """Tells a missing table in one line instead of a traceback."""

    def invoke(self, context: click.Context) -> object:
        try:
            return super().invoke(context)
        except (OperationalError, ProgrammingError) as error:
            reason = str(error.orig).strip().splitlines()[0]
            raise click.ClickException(f"The database is not ready ({reason}): run `flask db upgrade`.") from None


@leads_commands.command("export", cls=_LeadsCommand)
@click.argument("kind", type=click.Choice([kind.value for kind in LeadKind]))
@click.option("--search", default="", help="Only queries holding this text.")
@click.option("--from", "first_day", default="", help="First day in India, such as 2026-04-01.")
@click.option("--to", "last_day", default="", help="Last day in India.")
@click.option("--output", type=click.Path(path_type=Path, dir_okay=False), help="A new file; without it, the terminal.")
def export(kind: str, search: str, first_day: str, last_day: str, output: Path | None) -> None:
    """Write queries as JSON, one a line, oldest first."""
    try:
        asked = parse_list_request({"q": search, "from": first_day, "to": last_day, "sort": "oldest"})
    except FaultyListRequestError as error:
        raise click.ClickException("; ".join(error.errors.values())) from None
    count = 0
    with _opened(output) as out:
        for record in stream_leads(LeadKind(kind), asked.filter):
            out.write(json.dumps(lead_as_json(record), ensure_ascii=False) + "\n")
            count += 1
    click.echo(f"queries written: {count}", err=True)


@leads_commands.command("purge", cls=_LeadsCommand)
@click.option("--older-than", "age", help="Months or days, such as 24m or 90d; without it LEAD_RETENTION_MONTHS.")
@click.option("--yes", "is_confirmed", is_flag=True, help="Delete; without it nothing is changed.")
def purge(age: str | None, is_confirmed: bool) -> None:
    """Show which queries are old enough to go, and delete them with --yes."""
    services = cast(LeadServices, current_app.extensions[EXTENSION])
    try:
        before = moment_before(age or f"{services.retention_months}m", datetime.now(UTC))
    except ValueError as error:
        raise click.ClickException(str(error)) from None
    found = purge_leads(before, dry_run=not is_confirmed)
    verb = "deleted" if is_confirmed else "would be deleted"
    for kind, count in found.items():
        click.echo(f"{kind.value}: {count} from before {before:%Y-%m-%d %H:%M} UTC {verb}")
    if not is_confirmed:
        click.echo("Nothing was changed: run again with --yes to delete for good.")


@contextmanager
def _opened(output: Path | None) -> Iterator[TextIO]:
    if output is None:
        yield sys.stdout
        return
    try:
        descriptor = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_EXCL, EXPORT_FILE_MODE)
    except OSError as error:
        raise click.ClickException(f"{output}: {error.strerror}") from None
    with os.fdopen(descriptor, "w", encoding="utf-8") as out:
        yield out
