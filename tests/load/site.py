"""A site for one load on loopback: limited in time, and always ended."""

import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.e2e.stack import Stack, start_stack


@contextmanager
def bounded(limit_s: int) -> Iterator[None]:
    """Interrupt whatever takes longer by an exception, so that processes it started end as well."""
    signal.signal(signal.SIGALRM, lambda *_: sys.exit(f"not done within {limit_s} s"))
    signal.alarm(limit_s)
    try:
        yield
    finally:
        signal.alarm(0)


@contextmanager
def site_under_load(limit_s: int, **settings: str) -> Iterator[Stack]:
    """Run the built site in a temporary folder; interrupt after `limit_s`. Needs `make build`."""
    with bounded(limit_s), tempfile.TemporaryDirectory(prefix="load-") as name:
        stack = start_stack(Path(name), {}, **settings)
        try:
            yield stack
        finally:
            stack.stop()


def web_master(stack: Stack) -> int:
    """Return the process id of gunicorn's master."""
    return int((stack.folder / "web.pid").read_text())
