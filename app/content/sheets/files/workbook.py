"""The sheets of an .xlsx file as grids. Only this module reads workbooks with openpyxl."""

import io
import re
import warnings
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from typing import Any

from openpyxl import load_workbook
from openpyxl.utils.escape import unescape

from app.content.sheets.cells.cell import EMPTY, FORMULA, Cell, Problem
from app.content.sheets.files.grid import MOST_COLUMNS, MOST_ROWS, Grid, Row
from app.content.sheets.reading import SheetRefusedError

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
    """Yield the sheets of a workbook in order, the hidden ones without rows. Charts' own sheets are left out.

    Raises SheetRefusedError, also between two sheets, for what cannot be read and for too many rows; MemoryError where
    there is too little of it.
    """
    try:
        book = _book(data, is_of_values=False)
        for index, sheet in enumerate(book.worksheets):
            if sheet.sheet_state != "visible":
                yield Grid(sheet.title, (), is_workbook=True, is_hidden=True)
                continue
            rows = tuple(_rows(sheet))
            if any(cell.problem is FORMULA for row in rows for cell in row.cells):
                rows = tuple(_with_last_values(rows, _book(data, is_of_values=True).worksheets[index]))
            yield Grid(sheet.title, rows, is_workbook=True)
    except (SheetRefusedError, MemoryError):
        raise
    except Exception as error:
        # openpyxl does not document what it raises for damaged files: anything from KeyError to RecursionError.
        raise SheetRefusedError(_UNREADABLE) from error


def _book(data: bytes, *, is_of_values: bool) -> Any:  # noqa: ANN401
    """Open a workbook that has the formulas, or their last values in place of them."""
    return load_workbook(io.BytesIO(data), read_only=True, data_only=is_of_values, keep_links=False)


def _rows(sheet: Any) -> Iterator[Row]:  # noqa: ANN401
    """Yield the lines that hold something. The size that a sheet declares does not matter."""
    found = 0
    for line, cells in enumerate(_lines(sheet), start=1):
        row = Row(line, tuple(map(_cell, cells)))
        if row.filled:
            found += 1
            if found > MOST_ROWS:
                message = f"A sheet has more than {MOST_ROWS:,} lines with figures: leave only those needed"
                raise SheetRefusedError(message)
            yield row


def _with_last_values(rows: tuple[Row, ...], sheet: Any) -> Iterator[Row]:  # noqa: ANN401
    """Yield the rows with the last value of each formula, which is shown and not taken."""
    lines = enumerate(_lines(sheet), start=1)
    for row in rows:
        values = next(cells for line, cells in lines if line == row.line)
        pairs = zip(row.cells, values, strict=True)
        yield Row(row.line, tuple(replace(_value(v), problem=FORMULA) if c.problem is FORMULA else c for c, v in pairs))


def _lines(sheet: Any) -> Iterator[Any]:  # noqa: ANN401
    sheet.reset_dimensions()
    return iter(sheet.iter_rows(max_col=MOST_COLUMNS))


def _cell(cell: Any) -> Cell:  # noqa: ANN401
    return Cell("", problem=FORMULA) if cell.data_type == "f" else _value(cell)


def _value(cell: Any) -> Cell:  # noqa: ANN401
    value = cell.value
    if value is None or value == "":
        return EMPTY
    if problem := _problem(value, cell.data_type):
        return Cell(str(value), problem=problem)
    if isinstance(value, str):
        return Cell(unescape(value))
    if isinstance(value, date):
        return _day(value, cell.number_format)
    return _number(value, cell.number_format)


def _problem(value: object, data_type: str) -> Problem | None:
    """Return why a value is neither a text, a number nor a day."""
    if data_type == "e":
        return Problem("error", f"shows {value}: write the value")
    if isinstance(value, bool):
        return Problem("kind", "holds TRUE or FALSE: write the value")
    if isinstance(value, time | timedelta) or (isinstance(value, datetime) and value.time() != time()):
        return Problem("kind", "holds a time of day: write the date or the value alone")
    return None


def _day(value: date, number_format: str) -> Cell:
    day = value.date() if isinstance(value, datetime) else value
    shown = _QUOTED_IN_FORMAT.sub("", number_format).casefold()
    return Cell(day, shows_day="d" in shown or "m" not in shown)


def _number(value: float, number_format: str) -> Cell:
    number = Decimal(f"{value:.{_DIGITS}g}")
    if not number.is_finite():
        return Cell(str(value), problem=Problem("error", "holds no number: write the value"))
    shown = _QUOTED_IN_FORMAT.sub("", number_format.partition(";")[0])
    decimals = len(found[1]) if (found := _DECIMALS.search(shown)) else 0
    if "%" in shown:
        return Cell(number * 100, decimals, is_percent=True)
    return Cell(number, decimals)
