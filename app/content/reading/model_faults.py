"""Turns pydantic's findings into words for those who edit the content."""

import re
from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import cache
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from app.content.errors import Fault, FieldPath, did_you_mean, dotted, line_of, near_name, path_in
from app.content.reading.yaml_source import YamlSource

_MESSAGES = {
    "missing": "is missing",
    "model_type": "'{given}' stands where fields belong: write them as {{ name: value }}",
    "union_tag_not_found": "is missing: it says what this is",
    "decimal_parsing": "'{given}' is not a number",
    "string_type": "must be text: write it in quotes, '{given}'",
    "string_too_short": "has {length} characters, needs at least {min_length}",
    "string_too_long": "has {length} characters, may have at most {max_length}",
    "too_short": "holds {actual_length}, but at least {min_length} must stand here",
    "too_long": "holds {actual_length}, but at most {max_length} may stand here",
    "string_pattern_mismatch": "'{given}' does not have the form {pattern}",
}
_NAMED = re.compile(r"'([^']*)'")
# The input may be half a file.
_LONGEST_TOLD = 80
_UNKNOWN = "extra_forbidden"
# Where a page's day is written, and where it is needed.
_DAY, _DATASETS = "asOn", "datasets"


@cache
def field_names(model: type[BaseModel]) -> frozenset[frozenset[str]]:
    """Return the names of the fields of a file's model, and of each model inside it."""
    schema: dict[str, Any] = model.model_json_schema(by_alias=True)
    models = (schema, *schema.get("$defs", {}).values())
    return frozenset(frozenset(one.get("properties", {})) for one in models)


def fitting_names(model: type[BaseModel], written: Mapping[str, object]) -> list[str]:
    """Return the further fields of the file's models that know most of what is written."""
    most = max(len(names & written.keys()) for names in field_names(model))
    fitting = (names for names in field_names(model) if len(names & written.keys()) == most)
    return sorted(frozenset().union(*fitting) - written.keys())


def model_faults(error: ValidationError, model: type[BaseModel], source: YamlSource, file: str) -> Iterator[Fault]:
    """Yield validation errors as faults at their lines.

    A fault that the page's own day causes in its datasets is reported at the page. A field that is missing because its
    name is misspelt is reported only under the misspelt name.
    """
    entries = [(details, _path(details, source.value)) for details in error.errors()]
    unknown = {path: _meant(path, model, source.value) for details, path in entries if details["type"] == _UNKNOWN}
    meant = {(*path[:-1], name) for path, name in unknown.items() if name is not None}
    for details, path in entries:
        is_missing = details["type"] == "missing"
        if is_missing and path in meant:
            continue
        message = _unknown_field(path, unknown[path]) if path in unknown else _message(details)
        is_of_page = path[:1] == (_DATASETS,) and path[-1] == _DAY and path not in source.lines
        if is_of_page and is_missing:
            message = "is missing: write it once, at the top, for all datasets of the page"
        place = (_DAY,) if is_of_page else path
        yield Fault(file, line_of(place, source.lines), dotted(place), message)


def _path(details: ErrorDetails, written: object) -> FieldPath:
    path = path_in(written, details["loc"])
    return (*path, "kind") if details["type"].startswith("union_tag") else path


def _meant(path: FieldPath, model: type[BaseModel], written: Any) -> str | None:  # noqa: ANN401 - as a file has it
    """Return the field that an unknown name probably stands for; None if no name is near."""
    name, colon, _ = str(path[-1]).partition(":")
    if colon:
        return name
    for step in path[:-1]:
        written = written[step]
    return near_name(name, fitting_names(model, written)) if isinstance(written, dict) else None


def _unknown_field(path: FieldPath, meant: str | None) -> str:
    name = str(path[-1])
    if ":" in name:
        return f"a space is missing behind the colon: write {meant}: {name.partition(':')[2]}"
    if name == _DAY:
        return "is not known here: the day of a page's figures is written once, at the top"
    return "is not known here: " + ("correct its spelling or remove it" if meant is None else f"did you mean {meant}")


def _message(details: ErrorDetails) -> str:
    kind, given, context = details["type"], details["input"], details.get("ctx", {})
    if kind == "union_tag_invalid":
        return _unknown_value(str(context["tag"]), str(context["expected_tags"]))
    if given is None and kind not in {"missing", "value_error"}:
        return "is empty"
    if kind == "literal_error" and isinstance(given, str):
        return _unknown_value(given, str(context["expected"]))
    return str(context["error"]) if kind == "value_error" else _told(details)


def _told(details: ErrorDetails) -> str:
    kind, given, context = details["type"], details["input"], details.get("ctx", {})
    if kind.startswith("date_"):
        return f"'{given}' is not a date such as 2025-05-31"
    if kind == "string_type" and isinstance(given, dict):
        return "must be text: text that begins with { needs quotes"
    if kind in _MESSAGES:
        length = len(given.strip()) if isinstance(given, str) else 0
        return _MESSAGES[kind].format(given=given, length=length, **context)
    text = str(given) if isinstance(given, Decimal) else repr(given)
    return f"{details['msg'][0].lower()}{details['msg'][1:]}, got {_cut(text)}"


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_TOLD else f"{text[: _LONGEST_TOLD - 1]}…"


def _unknown_value(given: str, expected: str) -> str:
    return f"'{given}' is not known{did_you_mean(given, _NAMED.findall(expected)) or f': use one of {expected}'}"
