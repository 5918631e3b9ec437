"""Files of queries for spreadsheets: every cell is text, written to disk row by row."""

import tempfile
from collections.abc import Iterable, Iterator
from typing import IO

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from app.leads.records import LeadRecord
from app.staff.queries.exports import COLUMNS, Row, export_rows

SHEET_NAME = "Queries"
ROWS_IN_SHEET = 1_048_575  # Excel's 1,048,576 less the heading.
CHUNK_BYTES = 64 * 1024
_TEXT_FORMAT = 49  # "@", by its built-in number.
_WIDTHS = (8, 28, 32, 18, 60, 20, 20, 11, 16)


def write_workbook(records: Iterable[LeadRecord], rows_in_sheet: int = ROWS_IN_SHEET) -> IO[bytes]:
    """Return a temporary file, at its beginning, that vanishes when it is closed. Full sheets continue in the next."""
    file = tempfile.TemporaryFile()  # noqa: SIM115  the caller closes it
    try:
        with tempfile.TemporaryDirectory() as folder:
            _write(file, folder, export_rows(records), rows_in_sheet)
    except BaseException:
        file.close()
        raise
    file.seek(0)
    return file


def file_chunks(file: IO[bytes]) -> Iterator[bytes]:
    """Yield what is left of the file, and close it."""
    with file:
        while chunk := file.read(CHUNK_BYTES):
            yield chunk


def _write(file: IO[bytes], folder: str, rows: Iterator[Row], rows_in_sheet: int) -> None:
    with Workbook(file, {"constant_memory": True, "tmpdir": folder}) as workbook:
        heading = workbook.add_format({"bold": True})
        # Without these two a cell that begins with "=" would become a formula when somebody edits it.
        text = workbook.add_format({"num_format": _TEXT_FORMAT, "quote_prefix": True})
        sheet = _add_sheet(workbook, heading)
        for count, row in enumerate(rows):
            row_index = count % rows_in_sheet
            if row_index == 0 and count > 0:
                sheet = _add_sheet(workbook, heading)
            for column, cell in enumerate(row):
                sheet.write_string(row_index + 1, column, cell, text)


def _add_sheet(workbook: Workbook, heading: Format) -> Worksheet:
    number = len(workbook.worksheets()) + 1
    sheet = workbook.add_worksheet(SHEET_NAME if number == 1 else f"{SHEET_NAME} {number}")
    for column, width in enumerate(_WIDTHS):
        sheet.set_column(column, column, width)
    for column, title in enumerate(COLUMNS):
        sheet.write_string(0, column, title, heading)
    sheet.freeze_panes(1, 0)
    return sheet
