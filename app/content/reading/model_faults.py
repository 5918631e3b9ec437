"""Turns pydantic's findings into words for those who edit the content."""

from collections.abc import Iterator
from decimal import Decimal

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from app.content.errors import Fault, FieldPath, did_you_mean, path_in, place_of
from app.content.reading.yaml_source import YamlSource

_MESSAGES = {
    "missing": "is missing",
    "extra_forbidden": "is not known here: correct its spelling or remove it",
    "union_tag_not_found": "is missing: it says what this is",
    "model_type": "must hold fields: write them as {{ name: value }}",
    "string_type": "must be text: write it in quotes",
    "decimal_parsing": "'{given}' is not a number such as 12.5",
    "int_parsing": "'{given}' is not a whole number such as 12",
    "bool_parsing": "'{given}' is neither true nor false",
    "too_short": "has {actual_length} entries, and needs at least {min_length}",
    "too_long": "has {actual_length} entries, and may have {max_length}",
    "string_pattern_mismatch": "'{given}' does not have the form {pattern}",
}
# The input may be half a file.
_LONGEST_SHOWN = 80
# Where a page's day is written, and where it is needed.
_DAY, _DATASETS = "asOn", "datasets"


def model_faults(error: ValidationError, source: YamlSource) -> Iterator[Fault]:
    """Yield validation errors at their places; those that the page's day causes in its datasets, at the page."""
    for details in error.errors():
        path = _path(details, source.value)
        if path[:1] == (_DATASETS,) and path[-1] == _DAY and path not in source.places:
            path = (_DAY,)
        yield place_of(path, source.places).fault(_message(details))


def _path(details: ErrorDetails, written: object) -> FieldPath:
    path = path_in(written, details["loc"], of_model=details["type"] == "value_error")
    return (*path, "kind") if details["type"].startswith("union_tag") else path


def _message(details: ErrorDetails) -> str:
    kind, given, context = details["type"], details["input"], details.get("ctx", {})
    if kind == "value_error":
        return str(context["error"])
    if (given is None or given == "") and kind != "extra_forbidden":
        return "is empty"
    if kind == "union_tag_invalid":
        tag, known = context["tag"], context["expected_tags"].replace("'", "")
        return f"'{tag}' is not known here{did_you_mean(tag, known.split(', '))}; known are {known}"
    if kind.startswith("date_"):
        return f"'{given}' is not a date such as 2025-05-31"
    if kind in _MESSAGES:
        return _MESSAGES[kind].format(given=given, **context)
    message = f"{details['msg'][0].lower()}{details['msg'][1:]}"
    return f"{message}, got '{given!s:.{_LONGEST_SHOWN}}'" if isinstance(given, str | int | Decimal) else message
