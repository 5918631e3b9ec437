"""`flask leads …`: take queries out, and delete those whose time has come."""

import io
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import click
from flask import current_app
from flask.cli import AppGroup
from sqlalchemy.exc import SQLAlchemyError

from app.audit.command_line import record_command
from app.audit.store import Action
from app.database_trouble import database_trouble
from app.leads.kinds import LeadKind
from app.leads.lists.search import FaultyListRequestError, parse_list_request
from app.leads.query_record import lead_as_json
from app.leads.records import LeadRecord
from app.leads.retention import moment_before
from app.leads.services import EXTENSION, LeadServices
from app.leads.store import count_leads, purge_leads, stream_leads

EXPORT_FILE_MODE = 0o600

leads_commands = AppGroup("leads", help="The queries visitors left.")


class _LeadsCommand(click.Command):
    """Tells what is wrong with the database in one line instead of a traceback."""

    def invoke(self, context: click.Context) -> object:
        try:
            return super().invoke(context)
        except SQLAlchemyError as error:
            raise click.ClickException(database_trouble(error)) from None


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
    lines = _Lines(stream_leads(LeadKind(kind), asked.filter))
    what = f"{kind}: {{}} rows, {', '.join(asked.filter.narrowed_by) or 'all'}"
    if output is not None:
        # The record first: no file is left without one.
        _write_file(output, lines, lambda: record_command(Action.EXPORT, detail=what.format(lines.count)))
    else:
        # The record first: what is printed cannot be taken back.
        record_command(Action.EXPORT, detail=what.format(count_leads(LeadKind(kind), asked.filter)))
        _print_or_record_how_far(lines, what)
    click.echo(f"queries written: {lines.count}", err=True)


@leads_commands.command("purge", cls=_LeadsCommand)
@click.option("--older-than", "age", help="Months or days, such as 24m or 90d; without it LEAD_RETENTION_MONTHS.")
@click.option("--yes", "is_confirmed", is_flag=True, help="Delete; without it nothing is changed.")
def purge(age: str | None, is_confirmed: bool) -> None:
    """Show which queries are old enough to go, and delete them with --yes."""
    services = cast(LeadServices, current_app.extensions[EXTENSION])
    age = f"{services.retention_months}m" if age is None else age
    try:
        before = moment_before(age, datetime.now(UTC))
    except ValueError as error:
        raise click.ClickException(f"--older-than={error}") from None
    found = purge_leads(before, dry_run=True)
    if is_confirmed:
        # The record first: nothing is deleted without one.
        counts = ", ".join(f"{kind.value} {count}" for kind, count in found.items())
        record_command(Action.PURGE, detail=f"{counts}, older than {age}")
        found = purge_leads(before, dry_run=False)
    verb = "deleted" if is_confirmed else "would be deleted"
    for kind, count in found.items():
        click.echo(f"{kind.value}: {count} from before {before:%Y-%m-%d %H:%M} UTC {verb}")
    if not is_confirmed:
        click.echo("Nothing was changed: run again with --yes to delete for good.")


class _Lines:
    """Queries as lines of JSON; `count` is how many were taken."""

    def __init__(self, leads: Iterable[LeadRecord]) -> None:
        self._leads = leads
        self.count = 0

    def __iter__(self) -> Iterator[str]:
        for lead in self._leads:
            self.count += 1
            yield f"{json.dumps(lead_as_json(lead), ensure_ascii=False)}\n"


def _print_or_record_how_far(lines: _Lines, what: str) -> None:
    """Print the lines; where that breaks off, record how many may be out."""
    try:
        _print_lines(lines)
    except BaseException:
        record_command(Action.EXPORT, detail=f"{what.format(f'at most {lines.count}')}, broken off")
        raise


def _print_lines(lines: Iterable[str]) -> None:
    """Print the lines as UTF-8, whatever the terminal's own encoding."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    try:
        sys.stdout.writelines(lines)
        sys.stdout.flush()
    except BrokenPipeError:
        # `| head` has read enough: click ends the command without a word.
        raise
    except OSError as error:
        # What is left in the buffer must not fail a second time when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise click.ClickException(f"the queries could not be written: {error.strerror}") from None


def _write_file(file: Path, lines: Iterable[str], record_it: Callable[[], None]) -> None:
    """Write the lines beside FILE and give them its name once they are whole and recorded."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        if file.exists():
            raise FileExistsError
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, EXPORT_FILE_MODE)
        with os.fdopen(descriptor, "w", encoding="utf-8") as out:
            out.writelines(lines)
            out.flush()
            os.fsync(descriptor)
        record_it()
        os.link(unfinished, file)
    except FileExistsError:
        raise click.ClickException(f"{file} exists already: choose another name") from None
    except OSError as error:
        raise click.ClickException(f"{file} could not be written: {error.strerror}") from None
    finally:
        _remove(unfinished)


def _remove(unfinished: Path) -> None:
    # The name may be too long, or lead through a file: then it was told already.
    with suppress(OSError):
        unfinished.unlink()
