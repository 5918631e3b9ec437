"""Where in an edition a fault of the content lies, as the desk's grid and forms know it."""

import re

from typing_extensions import TypedDict

from app.content.errors import Fault
from app.content.snapshots.candidate import words_file
from app.http.wire_values import Count


class FindingReply(TypedDict):
    """What is wrong, or to be asked about, and where: a row of a dataset from 0, or a field."""

    dataset: str | None
    row: Count | None
    column: str | None
    field: str
    message: str


FIRST_ROW_LINE = 2
_ROWS = re.compile(r"figures/(?P<subject>[^/]+)/(?P<dataset>[^/]+)\.csv")
_FIELD = re.compile(r"datasets\.(?P<dataset>[^.]+)\.(?P<field>.+)")


def place_of(fault: Fault, subject: str) -> FindingReply:
    """Return a finding; what lies outside of the edition names its file and line."""
    rows = _ROWS.fullmatch(fault.file)
    if rows is not None and rows["subject"] == subject:
        row = fault.line - FIRST_ROW_LINE
        return _finding(rows["dataset"], row if row >= 0 else None, fault.field or None, "", fault.message)
    if fault.file == words_file(subject):
        return _finding(None, None, None, fault.field, fault.message)
    field = _FIELD.fullmatch(fault.field)
    if not fault.file.endswith(f"/{subject}.yaml"):
        where = f"{fault.file}, line {fault.line}: "
        return _finding(None, None, None, fault.field, f"{where}{fault.message}")
    if field is not None:
        return _finding(field["dataset"], None, None, field["field"], fault.message)
    return _finding(None, None, None, fault.field, fault.message)


def _finding(dataset: str | None, row: int | None, column: str | None, field: str, message: str) -> FindingReply:
    return {"dataset": dataset, "row": row, "column": column, "field": field, "message": message}
