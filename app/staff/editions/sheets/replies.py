"""What the desk says of a sheet that was read: the fields of app/sheets/readings.py as they are sent."""

from typing_extensions import TypedDict

from app.http.wire_values import Count


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
