"""`flask <room> <command>` of the rooms without routes, and the settings of every command."""

import click
from flask import Flask

from app.content.cli import content_commands
from app.renderer.cli import renderer_commands
from app.settings import Settings, SettingsError, load_settings


def register_commands(app: Flask) -> None:
    """Register the command groups of the rooms that no route brings along."""
    for group in (content_commands, renderer_commands):
        app.cli.add_command(group)


def settings_for_command() -> Settings:
    """Read the settings; a faulty environment ends the command with its faults and no traceback."""
    try:
        return load_settings()
    except SettingsError as error:
        raise click.ClickException(str(error)) from None
