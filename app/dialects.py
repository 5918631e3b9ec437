"""The two databases by SQLAlchemy's names for them, and the statement both have but spell as their own."""

from sqlalchemy.dialects import postgresql, sqlite

from app.extensions import Model

SQLITE = "sqlite"
POSTGRESQL = "postgresql"


def insert_into(model: type[Model], dialect: str) -> postgresql.Insert | sqlite.Insert:
    """Return an INSERT for the model's table that can say ON CONFLICT; `dialect` is a connection's `dialect.name`."""
    return postgresql.insert(model) if dialect == POSTGRESQL else sqlite.insert(model)
