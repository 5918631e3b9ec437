"""Translates the place of a content fault into a row or field of an edition."""

import re
from collections.abc import Sequence

from typing_extensions import TypedDict

from app.content.errors import Fault
from app.content.snapshots.candidate import figures_file, words_file
from app.web.wire_values import Count


class FindingReply(TypedDict):
    """A fault or question and its place: a row of a dataset, counted from 0, or a field.

    `mayBeConfirmed`: staff may confirm that the value is right; then it is no fault.
    """

    dataset: str | None
    row: Count | None
    column: str | None
    field: str
    message: str
    mayBeConfirmed: bool


FIRST_ROW_LINE = 2
_CAPITAL = re.compile(r"(?<=[a-z])[A-Z]")
_FIELD = re.compile(r"datasets\.(?P<dataset>[^.]+)(?:\.(?P<field>.+))?")


def place_of(fault: Fault, subject: str) -> FindingReply:
    """Return a finding; if its place is outside the edition, the message names that place."""
    finding: FindingReply = {
        "dataset": None,
        "row": None,
        "column": None,
        "field": "",
        "message": fault.message,
        "mayBeConfirmed": fault.may_be_confirmed,
    }
    rows = re.fullmatch(rf"{re.escape(figures_file(subject))}/(?P<dataset>[^/]+)\.csv", fault.file)
    if rows is not None:
        row = fault.line - FIRST_ROW_LINE
        return {**finding, "dataset": rows["dataset"], "row": row if row >= 0 else None, "column": fault.field or None}
    if fault.file not in {figures_file(subject), words_file(subject)}:
        return finding
    field = _FIELD.fullmatch(fault.field) if fault.file == figures_file(subject) else None
    if field is not None:
        return {**finding, "dataset": field["dataset"], "field": field["field"] or ""}
    return {**finding, "field": fault.field}


def place_in_words(path: Sequence[str | int]) -> str:
    """Return a path of an edition's data for staff: "Growth, row 4", "Source, received on", "Questions, 3, answer"."""
    match list(path):
        # Between a dataset's name and its fields stands its kind.
        case ["datasets", name, _, "rows", int(row), *_]:
            steps = [name, f"row {row + 1}"]
        case ["datasets", name, _, *fields]:
            steps = [name, *fields]
        case ["value", *fields] | fields:
            steps = fields
    words = ", ".join(str(step + 1) if isinstance(step, int) else _in_words(step) for step in steps)
    return f"{words[:1].upper()}{words[1:]}"


def _in_words(name: str) -> str:
    return _CAPITAL.sub(lambda found: f" {found[0].lower()}", name)
