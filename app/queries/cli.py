"""`flask queries`: deletes old queries, and prints the declared forms for the client."""

import json
from datetime import UTC, datetime
from typing import cast

import click
from flask import current_app
from flask.cli import AppGroup

from app.configuration.settings import Settings
from app.database.errors import DatabaseCommand
from app.forms.declared import FORMS
from app.members.audit_log import Action, record_command
from app.queries.query_store import count_older, purge_queries
from app.queries.retention import moment_before, purge_detail

queries_commands = AppGroup("queries", help="The queries of visitors.")


@queries_commands.command("purge", cls=DatabaseCommand)
@click.option("--older-than", "age", help="Months or days, such as 24m or 90d; default: LEAD_RETENTION_MONTHS.")
@click.option("--yes", "is_confirmed", is_flag=True, help="Delete for good. Without this option, nothing changes.")
def purge(age: str | None, is_confirmed: bool) -> None:
    """Show how many queries are older than the limit; delete them with --yes."""
    settings = cast(Settings, current_app.extensions["settings"])
    age = f"{settings.lead_retention_months}m" if age is None else age
    try:
        before = moment_before(age, datetime.now(UTC))
    except ValueError as error:
        raise click.ClickException(f"--older-than={error}") from None
    found = count_older(before)
    if is_confirmed:
        # The record comes first: nothing is deleted without one.
        record_command(Action.PURGE, detail=purge_detail(found, age))
        purge_queries(before)
    verb = "deleted" if is_confirmed else "would be deleted"
    for kind, count in found.items():
        click.echo(f"{kind}: {count} from before {before:%Y-%m-%d %H:%M} UTC {verb}")
    if not is_confirmed:
        click.echo("Nothing was changed: run again with --yes to delete for good.")


@queries_commands.command("forms")
def forms() -> None:
    """Print the declared forms as JSON, for the client: `make schema` keeps it in client/src/api/forms.json."""
    click.echo(forms_as_json(), nl=False)


def forms_as_json() -> str:
    """Return the forms for the client; `fields` are in the order that staff see."""
    described = [
        {
            "kind": form.kind,
            "page": form.page,
            "listName": form.list_name,
            "title": form.title,
            "heading": form.heading,
            "icon": form.icon,
            "shortcut": form.shortcut,
            "fields": [
                {
                    "name": field.name,
                    "kind": field.kind,
                    "label": field.label,
                    "maximumLength": field.maximum_length,
                    "autocomplete": field.autocomplete,
                    "isRequired": field.is_required,
                }
                for field in form.staff_fields
            ],
        }
        for form in FORMS
    ]
    return json.dumps(described, indent=2) + "\n"
