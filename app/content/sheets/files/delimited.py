"""CSV, and rows pasted from a spreadsheet: text with one line a row."""

import codecs
import csv
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import islice

from app.content.sheets.cells.cell import EMPTY, FORMULA, Cell, tidy
from app.content.sheets.cells.formulas import without_marks
from app.content.sheets.files.grid import MOST_COLUMNS, MOST_ROWS, Grid, Row
from app.content.sheets.reading import SheetRefusedError

CountHeaders = Callable[[list[str]], int]
"""Counts the cells of a line that are headers of an expected column."""
_SEPARATORS = ("\t", ",", ";")
_LINES_LOOKED_AT = 30


def decode(data: bytes) -> str:
    """Return the text of a CSV file in UTF-8, or in UTF-16 with its mark.

    Raises SheetRefusedError for everything else: a guess at another character set could spoil names unnoticed.
    """
    is_utf_16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = data.decode("utf-16" if is_utf_16 else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = f"Line {line} holds characters that are not UTF-8: save the file as 'CSV UTF-8', or as .xlsx"
        raise SheetRefusedError(message) from error
    if "\x00" in text:
        raise SheetRefusedError("The file is no text: save it as 'CSV UTF-8', or as .xlsx")
    return text


def delimited_grid(text: str, name: str, count_headers: CountHeaders) -> Grid:
    """Return the rows of a text. Its cells are separated by commas, semicolons or tabs.

    The separator with which most headers are found is used. Raises SheetRefusedError for unpaired quotation marks and
    for more rows or columns than a sheet may have.
    """
    separator = max(_SEPARATORS, key=lambda candidate: _headers_found(text, candidate, count_headers))
    return Grid(name, tuple(_rows(text, separator)))


def _lines(text: str) -> StringIO:
    """Return the lines as spreadsheets end them. Python's own also end at signs that a cell may contain."""
    return StringIO(text, newline="")


def _headers_found(text: str, separator: str, count_headers: CountHeaders) -> tuple[int, bool]:
    """Return how many headers the best line has, and whether the separator parts any cells at all."""
    try:
        lines = islice(csv.reader(_lines(text), delimiter=separator), _LINES_LOOKED_AT)
        head = [cells[:MOST_COLUMNS] for cells in lines]
    except csv.Error:
        return 0, False
    return max(map(count_headers, head), default=0), any(len(cells) > 1 for cells in head)


def _rows(text: str, separator: str) -> Iterator[Row]:
    lines = csv.reader(_lines(text), delimiter=separator, strict=True)
    line, found = 1, 0
    try:
        for cells in lines:
            if any(map(str.strip, cells[MOST_COLUMNS:])):
                message = f"Line {line} has more than {MOST_COLUMNS} columns: leave only those of the figures"
                raise SheetRefusedError(message)
            row = Row(line, tuple(map(_cell, cells[:MOST_COLUMNS])))
            line = lines.line_num + 1
            if row.filled:
                found += 1
                yield row
            if found > MOST_ROWS:
                message = f"The file has more than {MOST_ROWS:,} rows: leave only the rows of the figures"
                raise SheetRefusedError(message)
    except csv.Error as error:
        message = f"Line {line}: a quotation mark is open or stands inside a cell ({error}): save the file anew as CSV"
        raise SheetRefusedError(message) from error


def _cell(text: str) -> Cell:
    """Return a cell. Spreadsheets write text that looks like a formula with an apostrophe in front."""
    tidied = tidy(text)
    if not tidied:
        return EMPTY
    return Cell(without_marks(text), problem=FORMULA if tidied.startswith("=") else None)
