"""`flask db`. Its library is imported when it runs: Alembic is 12 MB in each process that has it."""

from pathlib import Path

import click
from flask import Flask, current_app
from flask_sqlalchemy import SQLAlchemy


class MigrationCommands(click.Command):
    """Stands for Flask-Migrate's group of commands until it is called; `directory` holds the migrations."""

    def __init__(self, app: Flask, database: SQLAlchemy, directory: Path) -> None:
        super().__init__("db", help="Perform database migrations.")
        self._app = app
        self._database = database
        self._directory = directory

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: object
    ) -> click.Context:
        """Bind the library to the app and let its group read the command line."""
        from flask_migrate import Migrate  # noqa: PLC0415
        from flask_migrate.cli import db  # noqa: PLC0415

        # The commands run in the app whose context is open, if one is.
        app = current_app or self._app
        Migrate(directory=str(self._directory), render_as_batch=True).init_app(app, self._database)
        context: click.Context = db.make_context(info_name, args, parent, **extra)
        return context
