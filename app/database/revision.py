"""The revision of the schema that this code wants, and the one that the database has."""

from sqlalchemy import Connection, text

from app.database.extensions import MIGRATIONS_DIR

# Read at the start: a new release may have replaced the files below a running process.
_REVISIONS = frozenset(file.name.partition("_")[0] for file in (MIGRATIONS_DIR / "versions").glob("[0-9]*_*.py"))


def wanted_revision() -> str:
    """Return the newest revision of this code, such as "0016"."""
    return max(_REVISIONS)


def first_revision() -> str:
    """Return the oldest revision of this code. It makes all tables; an older database cannot be upgraded."""
    return min(_REVISIONS)


def found_revision(connection: Connection) -> str:
    """Return the revision of the database. Raises SQLAlchemyError if it was never migrated."""
    return connection.scalar(text("SELECT version_num FROM alembic_version")) or "none"


def is_behind(found: str) -> bool:
    """Return whether this code cannot work with a revision. With a later one it can: migrations are written so."""
    return not (found.isdigit() and len(found) == len(wanted_revision()) and found >= wanted_revision())


def is_later(found: str) -> bool:
    """Return whether a later release migrated the database. This code runs on it but cannot migrate it."""
    return not is_behind(found) and not is_known(found)


def is_known(revision: str) -> bool:
    """Return whether this code has a migration of that name and can upgrade the database from there."""
    return revision in _REVISIONS
