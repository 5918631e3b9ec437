"""CSV, and rows pasted from a spreadsheet: text with one line a row."""

import codecs
import csv
from collections.abc import Iterator
from io import StringIO

from app.content.sheets.cells.cell import EMPTY, Cell, tidy
from app.content.sheets.files.grid import MOST_COLUMNS, MOST_ROWS, TOO_MANY_ROWS, Grid, Row
from app.content.sheets.sheet_reading import SheetRefusedError


def decode(data: bytes) -> str:
    """Return the text of a CSV file in UTF-8, or UTF-16 with its mark. Raises SheetRefusedError: nothing is guessed."""
    is_utf_16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = data.decode("utf-16" if is_utf_16 else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = f"Line {line} holds characters that are not UTF-8: save the file as 'CSV UTF-8', or as .xlsx"
        raise SheetRefusedError(message) from error
    if "\x00" in text:
        raise SheetRefusedError("The file is not text: save it as 'CSV UTF-8', or as .xlsx")
    return text


def delimited_grid(text: str, name: str) -> Grid:
    """Return the rows of a text, cells ended by tabs, else semicolons or commas. Raises SheetRefusedError."""
    separator = "\t" if "\t" in text else max(",;", key=text.count)
    return Grid(name, tuple(_rows(text, separator)))


def _rows(text: str, separator: str) -> Iterator[Row]:
    # Lines end as spreadsheets end them. Python's own also end at signs that a cell may contain.
    lines = csv.reader(StringIO(text, newline=""), delimiter=separator, strict=True)
    line, found = 1, 0
    try:
        for cells in lines:
            row = Row(line, tuple(Cell(cell) if tidy(cell) else EMPTY for cell in cells[:MOST_COLUMNS]))
            line = lines.line_num + 1
            if row.filled:
                found += 1
                yield row
            if found > MOST_ROWS:
                raise SheetRefusedError(TOO_MANY_ROWS)
    except csv.Error as error:
        message = f"Line {line}: a quotation mark is open or stands inside a cell ({error}): save the file again as CSV"
        raise SheetRefusedError(message) from error
