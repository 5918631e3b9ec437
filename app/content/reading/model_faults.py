"""Pydantic's findings in the words of whoever edits the content."""

from decimal import Decimal

from pydantic_core import ErrorDetails

from app.content.errors import Fault
from app.content.field_path import dotted, line_of, path_in
from app.content.reading.yaml_source import YamlSource

_MESSAGES = {
    "missing": "is missing",
    "model_type": "'{given}' stands where fields belong: write them as {{ name: value }}",
    "extra_forbidden": "is not known here: correct its spelling or remove it",
    "union_tag_invalid": "'{tag}' is not known: use one of {expected_tags}",
    "union_tag_not_found": "is missing: it says what this is",
    "string_type": "must be text: write it in quotes, '{given}'",
    "string_too_short": "has {length} characters, needs at least {min_length}",
    "string_too_long": "has {length} characters, may have at most {max_length}",
    "string_pattern_mismatch": "'{given}' does not have the form {pattern}",
}


def model_fault(details: ErrorDetails, source: YamlSource, file: str) -> Fault:
    """Turn one validation error into a fault at its line."""
    path = path_in(source.value, details["loc"])
    if details["type"].startswith("union_tag"):
        path = (*path, "kind")
    return Fault(file, line_of(path, source.lines), dotted(path), _message(details))


def _message(details: ErrorDetails) -> str:
    kind, given, context = details["type"], details["input"], details.get("ctx", {})
    if kind == "value_error":
        return str(context["error"])
    if given is None and kind not in {"missing", "extra_forbidden"}:
        return "is empty"
    if kind.startswith("date_"):
        return f"'{given}' is not a date such as 2025-05-31"
    if kind in _MESSAGES:
        length = len(given.strip()) if isinstance(given, str) else 0
        return _MESSAGES[kind].format(given=given, length=length, **context)
    return (
        f"{details['msg'][0].lower()}{details['msg'][1:]}, got {given if isinstance(given, Decimal) else repr(given)}"
    )
