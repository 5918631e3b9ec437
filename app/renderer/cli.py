"""`flask renderer during`: a renderer for the length of a command."""

import os
import subprocess
import sys

import click
from flask import Flask

from app.configuration.settings import load_settings
from app.renderer.temporary import temporary_renderer
from supervised.renderer.setup import RendererSetupError

renderer_commands = click.Group("renderer", help="The Node process that draws pages.")


def register_renderer(app: Flask) -> None:
    """Give the app the commands of the room."""
    app.cli.add_command(renderer_commands)


@renderer_commands.command(
    "during", context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False}
)
@click.argument("command", nargs=-1, required=True, type=click.UNPROCESSED)
def during(command: tuple[str, ...]) -> None:
    """Run COMMAND with a renderer of its own (RENDERER_URL is set for it); exit as COMMAND does."""
    try:
        with temporary_renderer(load_settings()) as address:
            finished = subprocess.run(command, env=os.environ | {"RENDERER_URL": address.url}, check=False)  # noqa: S603
    except (RendererSetupError, OSError) as error:
        raise click.ClickException(str(error)) from None
    sys.exit(finished.returncode)
