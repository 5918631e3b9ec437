"""Workbooks of queries by openpyxl: every cell is text."""

import re
from collections.abc import Iterable, Iterator
from tempfile import TemporaryFile

from openpyxl import Workbook
from openpyxl.cell import WriteOnlyCell
from openpyxl.styles import Font
from openpyxl.utils import get_column_letter

from app.forms.declaration import Form
from app.queries.models import Query
from app.queries.panel.exports import export_rows, headings

_WIDTH_DIGITS = 24
_CHUNK_BYTES = 64 * 1024
# What XML cannot hold. A bare carriage return would be read as a line feed.
_NO_XML = re.compile("[\x00-\x08\x0b-\x1f\ufffe\uffff]")


def workbook_chunks(form: Form, queries: Iterable[Query]) -> Iterator[bytes]:
    """Yield the file in chunks; it is made on the disk before the first."""
    book = Workbook(write_only=True)
    with TemporaryFile() as file:
        try:
            _write(book, form, queries)
        finally:
            # Saving removes openpyxl's own files, also those of an unfinished workbook.
            book.save(file)
        file.seek(0)
        while chunk := file.read(_CHUNK_BYTES):
            yield chunk


def _write(book: Workbook, form: Form, queries: Iterable[Query]) -> None:
    """Write one sheet, whose heading row stays in sight."""
    sheet = book.create_sheet("Queries")
    sheet.freeze_panes = "A2"
    heading, cells = [], []
    for number, text in enumerate(headings(form), start=1):
        sheet.column_dimensions[get_column_letter(number)].width = _WIDTH_DIGITS
        heading.append(WriteOnlyCell(sheet, text))
        heading[-1].font = Font(bold=True)
        cells.append(WriteOnlyCell(sheet))
        cells[-1].number_format = "@"
    sheet.append(heading)
    for row in export_rows(form, queries):
        for cell, text in zip(cells, row, strict=True):
            cell.value = _NO_XML.sub("\ufffd", text)
            # Also a text that looks like a formula.
            cell.data_type = "s"
        sheet.append(cells)
