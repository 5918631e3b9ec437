"""Runs migrations on the app's own database; started by `flask db …` inside an app context."""

from typing import Any

from alembic import context
from flask import current_app


def run_migrations() -> None:
    """Bring the connected database to the wanted revision, all in one transaction."""
    extension = current_app.extensions["migrate"]
    engine = extension.db.engine
    arguments: dict[str, Any] = {
        "target_metadata": extension.db.metadata,
        **extension.configure_args,
    }
    with engine.connect() as connection:
        context.configure(connection=connection, **arguments)
        with context.begin_transaction():
            context.run_migrations()


if context.is_offline_mode():
    raise SystemExit("Migrations need the database: `flask db upgrade --sql` is not supported.")
run_migrations()
