"""What gunicorn calls: before the start and at the end, at a reload, as web processes begin and end, and as it logs."""

import logging
import os
import sys

from gunicorn.workers.base import Worker
from prometheus_client.multiprocess import mark_process_dead

from app.configuration.settings import Settings, load_settings, misspelt_settings
from app.content.errors import ContentError
from app.database.sqlite.file import network_file_system
from app.factory import create_content_store
from app.pages.client_build import read_client_build
from app.queries.panel import workbook as workbook  # noqa: PLC0414 - openpyxl in memory that all web processes share
from app.web.errors import StartupError
from app.web.metrics.counted import PUBLICATIONS_SHOWN
from app.web.metrics.folder import end_counting

_START_REFUSED = 2
_QUOTE_A_REQUEST = ("Invalid request from ", "Error handling request ")


def on_starting(_server: object) -> None:
    """Name misspelt settings. Refuse to start half-configured: print the faults and exit without a traceback."""
    for line in misspelt_settings(os.environ):
        print(line, file=sys.stderr)  # noqa: T201
    try:
        check_startup(load_settings())
    except StartupError as error:
        print(error, file=sys.stderr)  # noqa: T201
        sys.exit(_START_REFUSED)
    # The master itself shows nothing to anybody.
    mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def post_fork(_server: object, _worker: Worker) -> None:
    """Begin to count in the web process itself. It shows no publication yet."""
    PUBLICATIONS_SHOWN.set(0)


def child_exit(_server: object, worker: Worker) -> None:
    """Remove the live values of a web process that ended; its counts stay."""
    mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]


def on_exit(_server: object) -> None:
    """Remove all counts."""
    end_counting()


def check_startup(settings: Settings) -> None:
    """Read the content. Raises StartupError with every fault and what to do about it.

    Only a start is checked. A web process that is replaced later must come up even while content is broken.
    """
    read_client_build(settings.client_dist_dir)
    try:
        _ = create_content_store(settings).snapshot
    except ContentError as error:
        raise StartupError(f"The content is not usable:\n{error}\nFix what is named, then start again.") from None
    _check_database_place(settings)


def _check_database_place(settings: Settings) -> None:
    path = settings.sqlite_file
    if path is None:
        return
    kind = network_file_system(path)
    if kind is not None:
        raise StartupError(
            f"DATABASE_URL: {path} is on a network file system ({kind}), where SQLite's locks do not hold: "
            "set it to a file on a disk of this machine, or to PostgreSQL"
        )


class WithoutBytes(logging.Filter):
    """Removes what gunicorn quotes of a request: a head or an address may hold a cookie or what a visitor typed."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record through; shorten those that quote."""
        if isinstance(record.msg, str) and record.msg.startswith(_QUOTE_A_REQUEST):
            record.msg, record.args = record.msg.partition(": ")[0].partition(" %s")[0], ()
        return True
