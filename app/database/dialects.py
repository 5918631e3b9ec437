"""The two databases by SQLAlchemy's names for them, and the statement both have but spell as their own."""

from typing import TYPE_CHECKING

from sqlalchemy.dialects import sqlite

from app.database.extensions import Model

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

SQLITE = "sqlite"
POSTGRESQL = "postgresql"


def insert_into(model: type[Model], dialect: str) -> "postgresql.Insert | sqlite.Insert":
    """Return an INSERT for the model's table that can say ON CONFLICT; `dialect` is a connection's `dialect.name`."""
    if dialect == POSTGRESQL:
        # Nothing else on a site with SQLite needs it.
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415

        return postgresql.insert(model)
    return sqlite.insert(model)
