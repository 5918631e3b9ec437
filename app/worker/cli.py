"""`flask worker run`: the worker and what keeps it running."""

import os
import sys
from typing import cast

from flask import Flask, current_app
from flask.cli import AppGroup

from app.settings import Settings

worker_commands = AppGroup("worker", help="The process that sends mail.")


def register_worker(app: Flask) -> None:
    """Give the app the commands of the room."""
    app.cli.add_command(worker_commands)


@worker_commands.command("run")
def run() -> None:
    """Keep a worker running until SIGTERM or Ctrl-C.

    The settings are proved by now. This process becomes the keeper, which needs a sixth of the memory of an app.
    """
    settings = cast(Settings, current_app.extensions["settings"])
    keeper = [sys.executable, "-m", "supervised.keeper", "--pid-file", str(settings.worker_pid_file)]
    worker = [sys.executable, "-m", "app.worker"]
    sys.stdout.flush()
    os.execv(sys.executable, [*keeper, "--log-level", settings.log_level, *worker])  # noqa: S606 (our own program)
