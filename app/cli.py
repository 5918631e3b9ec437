"""The settings of every `flask` command."""

import click

from app.settings import Settings, SettingsError, load_settings


def settings_for_command() -> Settings:
    """Read the settings; a faulty environment ends the command with its faults and no traceback."""
    try:
        return load_settings()
    except SettingsError as error:
        raise click.ClickException(str(error)) from None
