"""`flask content`. Its commands import the modules that read and check: web processes do not need them."""

import click
from flask import current_app
from flask.cli import AppGroup

from app.configuration.settings import Settings
from app.content.calendar import today_in_india
from app.content.errors import ContentError
from app.content.snapshots.variant import SCHEMA_FILE, contract_id_of

content_commands = AppGroup("content", help="Check the content folder and write the render contract.")


@content_commands.command("check")
def check() -> None:
    """Print every fault and warning of the content folder; exit with 1 if there is a fault."""
    from app.content.checks.copy_lint import length_warnings  # noqa: PLC0415
    from app.content.composing.compose_snapshot import read_checked  # noqa: PLC0415
    from app.content.composing.reviews import overdue_reviews  # noqa: PLC0415
    from app.content.reading.overlay.subjects import file_of  # noqa: PLC0415

    settings: Settings = current_app.extensions["settings"]
    today = today_in_india()
    try:
        sources = read_checked(
            settings.content_dir, today, settings.publications_file, pictures_dir=settings.pictures_dir
        )
    except ContentError as error:
        for fault in error.faults:
            click.echo(f"fault: {fault}", err=True)
        click.echo(f"{_counted(len(error.faults), 'fault')}, {_counted(0, 'warning')}")
        raise SystemExit(1) from None
    warnings = [*length_warnings(sources), *overdue_reviews(sources)]
    read = f"{len(sources.pages)} pages, {len(sources.strategies)} of them strategies, {len(sources.urls())} paths: "
    covered = [
        f"{settings.content_dir.name}/{file_of(one.kind, one.subject)}: {one.subject} changed here since edition "
        f"{one.number}, and visitors may not see that: publish it or the original values again in the staff panel"
        for one in sources.subjects
        if one.originals_changed
    ]
    for warning in (*map(str, warnings), *covered):
        click.echo(f"warning: {warning}")
    count = len(warnings) + len(covered)
    click.echo(f"{read}{_counted(0, 'fault')}, {_counted(count, 'warning')}")


@content_commands.command("reviewed")
@click.argument("paths", nargs=-1, metavar="PATH...")
@click.option("--all", "all_changed", is_flag=True, help="Every page whose words have changed since its date.")
def reviewed(paths: tuple[str, ...], all_changed: bool) -> None:
    """Date pages that were read and found right, such as /nri, as reviewed today."""
    from app.content.composing.mark_reviewed import UnknownPageError, mark_reviewed  # noqa: PLC0415

    if bool(paths) == all_changed:
        raise click.UsageError("name the paths of the pages, or say --all")
    settings: Settings = current_app.extensions["settings"]
    today = today_in_india()
    try:
        written = mark_reviewed(settings.content_dir, None if all_changed else paths, today)
    except (ContentError, UnknownPageError, OSError) as error:
        raise click.ClickException(str(error)) from None
    for path in written:
        click.echo(f"{path}: reviewed on {today.isoformat()}")
    click.echo(f"{_counted(len(written), 'page')} dated")


@content_commands.command("schema")
@click.option("--check", "only_check", is_flag=True, help="Write nothing; exit with 1 if the file is stale.")
def schema(only_check: bool) -> None:
    """Write the render contract's JSON Schema, from which React's types are made."""
    from app.content.documents.render_request import render_request_schema  # noqa: PLC0415

    text = render_request_schema()
    is_current = SCHEMA_FILE.exists() and SCHEMA_FILE.read_text(encoding="utf-8") == text
    if only_check and not is_current:
        raise click.ClickException(f"{SCHEMA_FILE.name} is stale: run `make schema`")
    if not is_current:
        SCHEMA_FILE.write_text(text, encoding="utf-8")
    click.echo(
        f"{SCHEMA_FILE.name}: contract {contract_id_of(text.encode())}, {'unchanged' if is_current else 'written'}"
    )


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
