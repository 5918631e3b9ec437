"""The sheets of an .xlsx file as grids. Only this module reads workbooks with openpyxl."""

import io
import re
import warnings
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from typing import Any
from zipfile import ZipFile

from openpyxl.reader.excel import ExcelReader
from openpyxl.utils.escape import unescape

from app.content.sheets.cells.cell import EMPTY, FORMULA, Cell, Problem
from app.content.sheets.files.grid import MOST_COLUMNS, Grid, Row
from app.content.sheets.files.package import DAMAGED, open_package
from app.content.sheets.files.part_marks import read_marks
from app.content.sheets.readings import SheetRefusedError

# openpyxl warns about formats that it does not keep. Nothing is written back, so this does not matter.
warnings.filterwarnings("ignore", category=UserWarning, module="openpyxl")

_QUOTED_IN_FORMAT = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]')
_DECIMALS = re.compile(r"[0#?]\.(0+)")
_DIGITS = 15
"""The digits that Excel itself keeps. Beyond them are the remainders of binary fractions, as in 0.1 + 0.2."""


def workbook_grids(data: bytes) -> Iterator[Grid]:
    """Yield the sheets of a workbook in order, the hidden ones without rows. Charts' own sheets are left out.

    Raises SheetRefusedError, also between two sheets, for what `open_package` refuses and for what cannot be read;
    MemoryError where there is too little of it.
    """
    try:
        archive = open_package(data)
        reader = ExcelReader(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
        reader.read()
        parts = {sheet.name: rel.target for sheet, rel in reader.parser.find_sheets()}
        if len(set(parts.values())) < len(parts):
            raise SheetRefusedError(DAMAGED)
        for sheet in reader.wb.worksheets:
            yield _grid(sheet, archive, parts[sheet.title])
    except (SheetRefusedError, MemoryError):
        raise
    except Exception as error:
        # openpyxl does not document what it raises for damaged files: anything from KeyError to RecursionError.
        raise SheetRefusedError(DAMAGED) from error


def _grid(sheet: Any, archive: ZipFile, part: str) -> Grid:  # noqa: ANN401
    """Read a sheet line by line, up to its last value. Its declared size does not matter."""
    if sheet.sheet_state != "visible":
        return Grid(sheet.title, (), is_workbook=True, is_hidden=True)
    with archive.open(part) as content:
        marks = read_marks(content)
    lines = sheet.iter_rows(max_row=marks.last_line, max_col=MOST_COLUMNS) if marks.last_line else ()
    rows = (
        Row(line, tuple(_cell(cell, (line, column) in marks.formulas) for column, cell in enumerate(cells, start=1)))
        for line, cells in enumerate(lines, start=1)
    )
    return Grid(
        sheet.title,
        tuple(row for row in rows if row.filled),
        is_workbook=True,
        hidden_lines=frozenset(marks.hidden_lines),
        hidden_columns=frozenset(marks.hidden_columns),
        merged=tuple(marks.merged),
    )


def _cell(cell: Any, is_formula: bool) -> Cell:  # noqa: ANN401
    """Return a cell of openpyxl's. Of a formula it is the last value, which is shown and not taken."""
    read = _value(cell)
    if is_formula:
        return Cell(read.value, read.decimals, read.is_percent, problem=FORMULA)
    return read


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
