"""The one form all log lines of Python have."""

import logging
import sys

from pythonjsonlogger.json import JsonFormatter


def json_formatter() -> logging.Formatter:
    """Return what makes one JSON object of a record."""
    formatter = JsonFormatter(
        "{levelname}{name}{message}",
        style="{",
        rename_fields={"levelname": "level", "name": "logger"},
        timestamp="time",
    )
    formatter.default_msec_format = "%s.%03d"
    return formatter


def log_json_lines(level: str) -> None:
    """Send all log records of a supervisor to standard output."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(json_formatter())
    logging.basicConfig(level=level.upper(), handlers=[handler])
