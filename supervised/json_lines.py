"""The one form all log lines of Python have."""

import logging

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
