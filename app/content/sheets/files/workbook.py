"""The sheets of an .xlsx file as grids. Only this module reads workbooks with openpyxl."""

import io
import re
import warnings
from collections.abc import Iterator
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from openpyxl import load_workbook
from openpyxl.utils.escape import unescape

from app.content.sheets.cells.cell import EMPTY, Cell
from app.content.sheets.files.grid import MOST_COLUMNS, MOST_ROWS, TOO_MANY_ROWS, Grid, Row
from app.content.sheets.sheet_reading import SheetRefusedError

# openpyxl warns about formats that it does not keep. Nothing is written back, so this does not matter.
warnings.filterwarnings("ignore", category=UserWarning, module="openpyxl")

_UNREADABLE = (
    "This is not an Excel workbook that can be read: open it, take off its password if it has one, and save it as an "
    "Excel workbook (.xlsx), or its sheet as CSV"
)
_QUOTED_IN_FORMAT = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]')
_DECIMALS = re.compile(r"[0#?]\.(0+)")
_DIGITS = 15
"""The digits that Excel itself keeps. Beyond them are the remainders of binary fractions, as in 0.1 + 0.2."""


def workbook_grids(data: bytes) -> Iterator[Grid]:
    """Yield the visible sheets of a workbook in order. A formula is the value that its program saved for it.

    Raises SheetRefusedError, also between two sheets, for what cannot be read and for too many rows; MemoryError where
    there is too little of it.
    """
    try:
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
        for sheet in book.worksheets:
            if sheet.sheet_state == "visible":
                yield Grid(sheet.title, tuple(_rows(sheet)))
    except (SheetRefusedError, MemoryError):
        raise
    except Exception as error:
        # openpyxl does not document what it raises for damaged files: anything from KeyError to RecursionError.
        raise SheetRefusedError(_UNREADABLE) from error


def _rows(sheet: Any) -> Iterator[Row]:  # noqa: ANN401
    """Yield the lines that hold something. The size that a sheet declares does not matter."""
    sheet.reset_dimensions()
    found = 0
    for line, cells in enumerate(sheet.iter_rows(max_col=MOST_COLUMNS), start=1):
        row = Row(line, tuple(map(_cell, cells)))
        if row.filled:
            found += 1
            if found > MOST_ROWS:
                raise SheetRefusedError(TOO_MANY_ROWS)
            yield row


def _cell(cell: Any) -> Cell:  # noqa: ANN401
    """Return a cell. What is neither text, number nor day, such as TRUE, is the text of it."""
    value = cell.value
    if value is None or value == "":
        return EMPTY
    if isinstance(value, str):
        return Cell(unescape(value))
    if isinstance(value, date):
        return _day(value, cell.number_format)
    return _number(value, cell.number_format) if type(value) in (int, float) else Cell(str(value))


def _day(value: date, number_format: str) -> Cell:
    day = value.date() if isinstance(value, datetime) else value
    shown = _QUOTED_IN_FORMAT.sub("", number_format).casefold()
    return Cell(day, shows_day="d" in shown or "m" not in shown)


def _number(value: float, number_format: str) -> Cell:
    number = Decimal(f"{value:.{_DIGITS}g}")
    if not number.is_finite():
        return Cell(str(value))
    shown = _QUOTED_IN_FORMAT.sub("", number_format.partition(";")[0])
    decimals = len(found[1]) if (found := _DECIMALS.search(shown)) else 0
    if "%" in shown:
        return Cell(number * 100, decimals, is_percent=True)
    return Cell(number, decimals)
