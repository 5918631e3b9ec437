"""What the desk says of a sheet that was read."""

from typing_extensions import TypedDict

from app.http.wire_values import Count
from app.sheets.readings import ReadSheet, SheetReading, SheetRemark


class SheetRemarkReply(TypedDict):
    """What is wrong, or was left out, and where: the line in the file and the dataset's column, or a field's path."""

    line: Count | None
    column: str | None
    message: str


class ReadSheetReply(TypedDict):
    """One sheet. `lines` are the lines in the file of `rows`; `fields` single figures by their path in an edition."""

    name: str
    dataset: str | None
    columns: list[str]
    rows: list[list[str]]
    lines: list[Count]
    ignored: list[str]
    fields: dict[str, str]
    faults: list[SheetRemarkReply]
    notes: list[SheetRemarkReply]


class SheetReadingReply(TypedDict):
    """All sheets of a file in its order. Nothing is stored by reading them."""

    sheets: list[ReadSheetReply]


def reading_as_json(reading: SheetReading) -> SheetReadingReply:
    """Return the reply to a file or to pasted rows."""
    return {"sheets": [_sheet(sheet) for sheet in reading.sheets]}


def _sheet(sheet: ReadSheet) -> ReadSheetReply:
    return {
        "name": sheet.name,
        "dataset": sheet.dataset,
        "columns": list(sheet.columns),
        "rows": [list(row) for row in sheet.rows],
        "lines": list(sheet.lines),
        "ignored": list(sheet.ignored),
        "fields": dict(sheet.fields),
        "faults": [_remark(fault) for fault in sheet.faults],
        "notes": [_remark(note) for note in sheet.notes],
    }


def _remark(remark: SheetRemark) -> SheetRemarkReply:
    return {"line": remark.line, "column": remark.column, "message": remark.message}
