"""Workbooks of queries by openpyxl: every cell is text."""

import re
from collections.abc import Generator, Iterable, Sequence
from tempfile import TemporaryFile

from openpyxl import Workbook
from openpyxl.cell import Cell, WriteOnlyCell
from openpyxl.styles import Font
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from app.forms.declaration import Form
from app.queries.panel.exports import Row, columns_of, export_rows, headings
from app.queries.records import StoredQuery

ROWS_IN_SHEET = 1_048_575  # Excel's 1,048,576 less the heading.
_CHUNK_BYTES = 64 * 1024
# ECMA-376, part 1, 22.4.2.4: what XML cannot hold is written as _xHHHH_; so is a text that only looks like one. A bare
# carriage return would be read as a line feed.
_CODED = re.compile("[\x00-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)")


def workbook_chunks(
    form: Form, queries: Iterable[StoredQuery], *, rows_in_sheet: int = ROWS_IN_SHEET
) -> Generator[bytes]:
    """Yield the file in chunks; it is made on the disk before the first. A full sheet continues in the next."""
    book = Workbook(write_only=True)
    with TemporaryFile() as file:
        try:
            _write(book, form, queries, rows_in_sheet)
        finally:
            # Saving removes openpyxl's own files, also of a workbook that was broken off.
            book.save(file)
        file.seek(0)
        while chunk := file.read(_CHUNK_BYTES):
            yield chunk


def _write(book: Workbook, form: Form, queries: Iterable[StoredQuery], rows_in_sheet: int) -> None:
    sheet = _new_sheet(book, form)
    cells = [WriteOnlyCell(sheet) for _ in columns_of(form)]
    for cell in cells:
        cell.number_format = "@"
    for number, row in enumerate(export_rows(form, queries)):
        if number and number % rows_in_sheet == 0:
            sheet = _new_sheet(book, form)
        sheet.append(_filled(cells, row))


def _new_sheet(book: Workbook, form: Form) -> Worksheet:
    """Add a sheet with its heading row, which stays in sight."""
    number = len(book.sheetnames) + 1
    sheet: Worksheet = book.create_sheet("Queries" if number == 1 else f"Queries {number}")
    sheet.freeze_panes = "A2"
    for place, column in enumerate(columns_of(form), start=1):
        sheet.column_dimensions[get_column_letter(place)].width = column.width
    cells = [WriteOnlyCell(sheet) for _ in columns_of(form)]
    for cell in cells:
        cell.font = Font(bold=True)
    sheet.append(_filled(cells, headings(form)))
    return sheet


def _filled(cells: Sequence[Cell], row: Row) -> Sequence[Cell]:
    """Return the cells with the texts of a row; none is a formula."""
    for cell, text in zip(cells, row, strict=True):
        cell.value = _CODED.sub(lambda found: f"_x{ord(found[0]):04X}_", text)
        cell.data_type = "s"
    return cells
