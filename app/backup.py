"""`flask backup`: a copy of the database that is whole, taken while the site runs."""

import os
import sqlite3
from pathlib import Path

import click
from flask.cli import with_appcontext
from sqlalchemy.engine import URL

from app.extensions import DATABASE_FILE_MODE, db


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@with_appcontext
def backup_command(file: Path) -> None:
    """Copy the SQLite database to FILE, which must not exist yet."""
    url = db.engine.url
    if url.get_backend_name() != "sqlite":
        target = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
        raise click.ClickException(
            f"PostgreSQL is copied with its own program: pg_dump --format=custom --file={file} '{target}'"
        )
    if not Path(url.database or "").is_file():
        raise click.ClickException(f"there is no database at {url.database}: run `flask db upgrade`")
    size_bytes = _back_up_into(file, Path(url.database or ""))
    click.echo(f"{file}: {size_bytes} bytes, checked")


def _back_up_into(file: Path, database: Path) -> int:
    """Write a copy beside FILE, prove it, and give it its name; return its size in bytes."""
    if file.exists():
        raise click.ClickException(f"{file} exists already: choose another name")
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        _copy(database, unfinished)
        os.link(unfinished, file)
    except FileExistsError:
        raise click.ClickException(f"{file} exists already: choose another name") from None
    except (OSError, sqlite3.Error) as error:
        raise click.ClickException(f"the copy could not be made: {error}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return file.stat().st_size


def _copy(database: Path, unfinished: Path) -> None:
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_RDWR, DATABASE_FILE_MODE))
    source = sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)
    copy = sqlite3.connect(unfinished)
    try:
        # All pages in one step: a copy in several would begin anew with every commit of the site.
        source.backup(copy, pages=-1)
        # One file, without the journal files that WAL would ask for beside it.
        copy.execute("PRAGMA journal_mode = DELETE")
        [(verdict,)] = copy.execute("PRAGMA integrity_check(1)").fetchall()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
    finally:
        copy.close()
        source.close()
    with unfinished.open("rb") as written:
        os.fsync(written.fileno())
