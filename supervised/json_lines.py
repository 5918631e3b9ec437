"""The format of all log lines of Python."""

import logging
import sys

from pythonjsonlogger.json import JsonFormatter


def json_formatter() -> logging.Formatter:
    """Return a formatter that turns a record into a JSON object."""
    formatter = JsonFormatter(
        "{levelname}{name}{message}",
        style="{",
        rename_fields={"levelname": "level", "name": "logger"},
        timestamp="time",
    )
    formatter.default_msec_format = "%s.%03d"
    return formatter


def log_json_lines(level: str) -> None:
    """Write all log records of a supervisor to standard output."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(json_formatter())
    logging.basicConfig(level=level.upper(), handlers=[handler])
