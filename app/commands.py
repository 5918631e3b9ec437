"""What `flask` starts: the app and every command. A web process has no commands, and holds nothing they need."""

import click
from flask import Flask
from flask_migrate import Migrate
from flask_migrate.cli import db as migration_commands

from app import factory
from app.configuration.settings import Settings, SettingsError, load_settings
from app.content.cli import content_commands
from app.database.extensions import MIGRATIONS_DIR, db
from app.mail.cli import mail_commands
from app.members.cli import staff_commands
from app.operations.database.cli import backup_command, database_commands, restore_command
from app.operations.release import pages_commands, release_command
from app.pages.nginx_facts import nginx_facts_command
from app.queries.cli import queries_commands

_COMMANDS = (
    *(backup_command, database_commands, migration_commands, restore_command, release_command),
    *(content_commands, mail_commands, nginx_facts_command, pages_commands, queries_commands, staff_commands),
)


def create_app(settings: Settings | None = None) -> Flask:
    """Build the app with its commands. Without settings (as `flask` calls it) the environment is read."""
    app = factory.create_app(settings or _settings_of_command())
    add_commands(app)
    return app


def add_commands(app: Flask) -> None:
    """Give the app the commands. They need its settings and its database."""
    for command in _COMMANDS:
        app.cli.add_command(command)
    Migrate(directory=str(MIGRATIONS_DIR), render_as_batch=True).init_app(app, db)


def _settings_of_command() -> Settings:
    """Read the environment; a faulty one ends the command with its faults and no traceback."""
    try:
        return load_settings()
    except SettingsError as error:
        raise click.ClickException(str(error)) from None
