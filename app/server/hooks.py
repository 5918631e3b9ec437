"""What gunicorn calls: before the start and at the end, at a reload, and when a worker begins or has ended."""

import os
import sys

from gunicorn.workers.base import Worker
from prometheus_client.multiprocess import mark_process_dead

from app.configuration.settings import load_settings
from app.server.shared_app import shared_app
from app.server.startup import check_startup
from app.web.errors import StartupError
from app.web.metrics.counted import PUBLICATIONS_SHOWN
from app.web.metrics.folder import end_counting

_START_REFUSED = 2


def on_starting(_server: object) -> None:
    """Refuse to start half-configured: print the faults and leave, without a traceback. Else build the app."""
    settings = load_settings()
    try:
        content = check_startup(settings)
    except StartupError as error:
        print(error, file=sys.stderr)  # noqa: T201
        sys.exit(_START_REFUSED)
    # The master shows nothing to anybody.
    mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]
    shared_app.build(settings, content)


def on_reload(_server: object) -> None:
    """Build the app anew for the workers that are about to be forked."""
    shared_app.build(load_settings())


def post_fork(_server: object, _worker: Worker) -> None:
    """Count from now on, in the worker's own process: it shows no publication yet."""
    PUBLICATIONS_SHOWN.set(0)


def child_exit(_server: object, worker: Worker) -> None:
    """Forget what ended with the worker; its counts stay."""
    mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]


def on_exit(_server: object) -> None:
    """Leave no counts behind."""
    end_counting()
