"""Which state of the schema this code wants, and which one the database has."""

from functools import cache

from sqlalchemy import Connection, text

from app.database.extensions import MIGRATIONS_DIR


def wanted_revision() -> str:
    """Return the newest revision of this code, such as "0014"."""
    return max(_revisions())


def first_revision() -> str:
    """Return the oldest revision of this code: it makes all tables, and no older database can be brought up."""
    return min(_revisions())


def found_revision(connection: Connection) -> str:
    """Return the revision the database is at.

    Raises SQLAlchemyError where it was never migrated.
    """
    return connection.scalar(text("SELECT version_num FROM alembic_version")) or "none"


def is_behind(found: str) -> bool:
    """Return whether this code cannot work on a database of that revision.

    A later one is not behind: migrations are written so that the code of one release before still runs.
    """
    return not (found.isdigit() and len(found) == len(wanted_revision()) and found >= wanted_revision())


def is_later(found: str) -> bool:
    """Return whether a later release migrated the database: this code runs on it and knows no way from there."""
    return not is_behind(found) and not is_known(found)


def is_known(revision: str) -> bool:
    """Return whether this code has a migration of that name, so that it can bring the database up from there."""
    return revision in _revisions()


@cache
def _revisions() -> frozenset[str]:
    """Return what the migrations' files begin with, their revisions."""
    return frozenset(file.name.partition("_")[0] for file in (MIGRATIONS_DIR / "versions").glob("[0-9]*_*.py"))
