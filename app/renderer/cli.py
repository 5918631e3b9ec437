"""`flask renderer during`: a renderer for the length of a command."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click
from flask import Flask

from app.configuration.settings import Settings, load_settings
from app.renderer.setup import renderer_setup
from supervised.renderer.address import LoopbackPort, RendererAddress, find_free_port
from supervised.renderer.health import is_healthy
from supervised.renderer.process import RendererProcess
from supervised.renderer.setup import RendererSetupError
from supervised.renderer.supervisor import DRAIN_S, TICK_S
from supervised.renderer.watch import START_GRACE_S

renderer_commands = click.Group("renderer", help="The Node process that draws pages.")
LOOPBACK = "127.0.0.1"


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


@contextmanager
def temporary_renderer(settings: Settings) -> Iterator[RendererAddress]:
    """Yield the address of a renderer of the build on the disk, ready to answer.

    A renderer that is already running is left alone, because it may be of an older build. Raises RendererSetupError if
    there is no bundle or the renderer does not answer.
    """
    address = LoopbackPort(LOOPBACK, find_free_port(LOOPBACK))
    setup = renderer_setup(settings, address)
    setup.check()
    child = RendererProcess(setup)
    try:
        _await_health(child, address)
        yield address
    finally:
        child.drain(DRAIN_S)


def _await_health(child: RendererProcess, address: RendererAddress) -> None:
    while not is_healthy(address):
        status = child.wait(TICK_S)
        if status is not None:
            raise RendererSetupError(f"The renderer ended with status {status} before it answered.")
        if child.age_s > START_GRACE_S:
            raise RendererSetupError(f"The renderer did not answer within {START_GRACE_S:g} s.")
