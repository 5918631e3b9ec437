"""Files made by tests: CSV, workbooks, and workbooks with a replaced part."""

import io
from collections.abc import Callable, Sequence
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from openpyxl import Workbook

from app.content.sheets.layout import SheetLayout
from app.content.sheets.read_sheets import read_file
from app.content.sheets.sheet_reading import SheetReading
from tests.app.content.sheets.ace import ACE

SHEET = "xl/worksheets/sheet1.xml"
HEADER = ("Company", "Sector", "Size", "Weight (%)")
ROWS: tuple[tuple[Any, ...], ...] = (
    ("Asha Bank", "Financials", "Large Cap", 60.5),
    ("Bela Foods", "Staples", "Mid", 30),
    ("TREPS", None, None, 9.5),
)


def csv_of(*lines: Sequence[object], separator: str = ",") -> bytes:
    return "\r\n".join(separator.join("" if cell is None else str(cell) for cell in line) for line in lines).encode()


def workbook_of(*lines: Sequence[Any], title: str = "Holdings", change: Callable[[Any], object] | None = None) -> bytes:
    """One sheet with these lines; `change` edits it further."""
    book = Workbook()
    sheet = book.active
    sheet.title = title
    for line in lines:
        sheet.append(line)
    if change:
        change(sheet)
    return saved(book)


def saved(book: Any) -> bytes:
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def with_named_parts(workbook: bytes, changed: dict[str, bytes]) -> bytes:
    """The workbook with parts added or replaced."""
    file = io.BytesIO()
    with ZipFile(io.BytesIO(workbook)) as old, ZipFile(file, "w", ZIP_DEFLATED) as new:
        for part in old.infolist():
            if part.filename not in changed:
                new.writestr(part.filename, old.read(part))
        for name, content in changed.items():
            new.writestr(name, content)
    return file.getvalue()


def part_of(workbook: bytes, name: str) -> bytes:
    with ZipFile(io.BytesIO(workbook)) as archive:
        return archive.read(name)


def read_one(data: bytes, layout: SheetLayout = ACE) -> SheetReading:
    """The only sheet of a file."""
    [sheet] = read_file(data, "xlsx" if data.startswith(b"PK") else "csv", layout).sheets
    return sheet


def messages(sheet: SheetReading) -> list[str]:
    return list(sheet.faults)
