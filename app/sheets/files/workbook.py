"""The sheets of an .xlsx file as grids. Only this module reads workbooks with openpyxl."""

import io
import re
import warnings
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from itertools import groupby, product
from operator import itemgetter
from typing import Any

from openpyxl.reader.excel import ExcelReader
from openpyxl.utils.cell import range_boundaries
from openpyxl.utils.escape import unescape
from openpyxl.worksheet.formula import ArrayFormula, DataTableFormula

from app.sheets.cells.cell import EMPTY, FORMULA, Cell, Problem
from app.sheets.files.grid import MOST_COLUMNS, MOST_ROWS, Area, Grid, Row
from app.sheets.files.package import DAMAGED, check_package
from app.sheets.readings import SheetRefusedError

# It tells of formats that it does not keep; nothing is written back.
warnings.filterwarnings("ignore", category=UserWarning, module="openpyxl")

_QUOTED_IN_FORMAT = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]')
_DECIMALS = re.compile(r"[0#?]\.(0+)")
_DIGITS = 15
"""What Excel itself keeps of a number: beyond it stands what binary fractions leave of 0.1 + 0.2."""


def workbook_grids(data: bytes) -> Iterator[Grid]:
    """Yield the sheets of a workbook in order, the hidden ones without rows. Charts' own sheets are left out.

    Raises SheetRefusedError, also between two sheets, for what `check_package` refuses and for what cannot be read;
    MemoryError where there is too little of it.
    """
    try:
        check_package(data)
        reader = ExcelReader(io.BytesIO(data), keep_links=False)
        reader.read()
        for sheet in reader.wb.worksheets:
            yield _grid(sheet)
    except (SheetRefusedError, MemoryError):
        raise
    except Exception as error:
        # What damage makes openpyxl raise is not told anywhere: anything from KeyError to RecursionError.
        raise SheetRefusedError(DAMAGED) from error


def _grid(sheet: Any) -> Grid:  # noqa: ANN401
    if sheet.sheet_state != "visible":
        return Grid(sheet.title, (), is_workbook=True, is_hidden=True)
    # Cells that are there: to walk the area that they span could take a thousand million steps.
    cells = sheet._cells
    places = sorted(place for place, cell in cells.items() if cell.value not in (None, ""))
    for line, column in places:
        _check_place(line, column)
    calculated = {place for cell in cells.values() for place in _calculated_by(cell)}
    rows: list[Row] = []
    for line, of_line in groupby(places, key=itemgetter(0)):
        # Taken out, so that a cell does not need room twice.
        read = {place[1]: _cell(cells.pop(place), is_calculated=place in calculated) for place in of_line}
        rows.append(Row(line, tuple(read.get(column, EMPTY) for column in range(1, max(read) + 1))))
    widths = [width for width in sheet.column_dimensions.values() if width.hidden]
    return Grid(
        sheet.title,
        tuple(row for row in rows if row.filled),
        is_workbook=True,
        hidden_lines=frozenset(line for line, height in sheet.row_dimensions.items() if height.hidden),
        hidden_columns=frozenset(column for width in widths for column in range(width.min, width.max + 1)),
        merged=tuple(
            Area(area.min_row, area.min_col, area.max_row, area.max_col) for area in sheet.merged_cells.ranges
        ),
    )


def _check_place(line: int, column: int) -> None:
    """Refuse a sheet with more lines or columns than figures need."""
    if line > MOST_ROWS:
        message = f"A sheet has figures in line {line:,}: {MOST_ROWS:,} lines at most, leave only those needed"
        raise SheetRefusedError(message)
    if column > MOST_COLUMNS:
        message = f"A sheet has figures in column {column}: {MOST_COLUMNS} columns at most, leave only those needed"
        raise SheetRefusedError(message)


def _calculated_by(cell: Any) -> Iterator[tuple[int, int]]:  # noqa: ANN401
    """Yield lines and columns to which the formula of a cell gives values."""
    if cell.data_type != "f":
        return
    yield cell.row, cell.column
    if isinstance(cell.value, ArrayFormula | DataTableFormula):
        first_column, first_line, last_column, last_line = range_boundaries(cell.value.ref)
        lines = range(first_line, min(last_line, MOST_ROWS) + 1)
        yield from product(lines, range(first_column, min(last_column, MOST_COLUMNS) + 1))


def _cell(cell: Any, *, is_calculated: bool) -> Cell:  # noqa: ANN401
    """Return a cell of openpyxl's; a formula is shown and not taken."""
    if not is_calculated:
        return _value(cell)
    formula = cell.value.text if isinstance(cell.value, ArrayFormula) else cell.value
    return Cell("=TABLE()" if isinstance(formula, DataTableFormula) else str(formula), problem=FORMULA)


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
    """Return why a value is neither text nor a number nor a day."""
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
