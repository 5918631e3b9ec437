"""The smallest possible WSGI app, to measure Python and gunicorn alone."""

from collections.abc import Callable, Iterable
from typing import Any


def application(_environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Answer with one line."""
    start_response("200 OK", [("Content-Type", "text/plain"), ("Content-Length", "6")])
    return (b"hello\n",)
