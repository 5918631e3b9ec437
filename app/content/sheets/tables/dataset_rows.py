"""The rows of a dataset's sheet, in the content's order, with all faults and everything that was left out."""

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from decimal import Decimal
from typing import Literal

from app.content.sheets.cells.cell import Cell, plain_number, shown, typed
from app.content.sheets.cells.days import as_day
from app.content.sheets.cells.numbers import parse_number
from app.content.sheets.cells.words import bare
from app.content.sheets.files.grid import Grid, Row
from app.content.sheets.layout import AS_ON, DATE, SECTOR, SIZE, WEIGHT, SheetLayout, spoken
from app.content.sheets.reading import CellRemark, SheetReading, SheetRemark, folded
from app.content.sheets.tables.headers import Header
from app.content.sheets.tables.row_cells import DatasetRow, read_row

_LEFT_OUT = {
    "above": "stands above the header and is no row",
    "total": "is a total and was not read as a row",
    "words": "has no figures: taken as a heading or a footnote",
    "header": "repeats the header",
}
RowKind = Literal["row", "total", "words", "header"]
_TOTALS = frozenset((
    *("total", "totals", "sum", "grand total", "sub total", "subtotal", "equity total", "portfolio total"),
    *("net assets", "net asset value"),
))  # fmt: skip
_FEWEST_WEIGHTS, _LEAST_IN_PERCENT = 3, 2
"""So many rows of a portfolio in percent come to more than this."""
_AS_ON = re.compile(r"\b(?:as (?:on|at|of)|months? (?:ended|ending))\b(?: date)?[\s:–-]*(?P<rest>.*)", re.IGNORECASE)
_MOST_WORDS = 4
_WHOLE_DAY = re.compile(r"\d{4}|\d+\D+\d+")
"""A full year, or a day and a year: "June 30" alone could be of any year."""
_ENDS_OF_WORDS = " ,;.:()[]*"
_LONGEST = 300


def read_dataset(grid: Grid, header: Header, expected: SheetLayout) -> SheetReading:
    """Read a table. Its rows are sorted like the content: by day, or by weight with cash last."""
    lines: list[Row] = []
    left_out: list[CellRemark] = []
    for row in grid.rows:
        kind = "above" if row.line < header.row.line else kind_of(row, header)
        if kind == "row":
            lines.append(row)
        elif row is not header.row:
            left_out.append(_left_out(row, kind))
    rows = [read_row(row, header) for row in lines]
    ordered = _sorted(rows)
    waiting = (
        CellRemark(row.line, None, "waiting", f"Line {row.line}", "has no figure yet")
        for row in rows
        if not row.has_figures
    )
    day = day_above(row for row in grid.rows if row.line < header.row.line)
    is_expected = any(field.path == AS_ON for field in expected.fields)
    return SheetReading(
        grid.name,
        header.dataset.id,
        header.dataset.columns,
        tuple(tuple(row.cells.values()) for row in ordered),
        tuple(row.line for row in ordered),
        header.ignored,
        fields={AS_ON: day} if day is not None and is_expected else {},
        faults=(
            *header.faults(grid),
            *folded(remark for row in rows for remark in row.remarks(grid, header)),
            *_fraction_fault(lines, header),
        ),
        notes=(*_assumed(header), *folded([*left_out, *waiting]), *_order(rows, ordered)),
    )


def _left_out(row: Row, kind: str) -> CellRemark:
    words = " ".join(typed(cell) for cell in row.filled)
    return CellRemark(row.line, None, kind, f"Line {row.line}", f"{shown(words)} {_LEFT_OUT[kind]}")


def _assumed(header: Header) -> list[SheetRemark]:
    columns = ", ".join(map(spoken, header.dataset.columns))
    message = f"The rows came without a header: their columns were taken for {columns}"
    return [SheetRemark(None, None, message)] if header.is_assumed else []


def _sorted(rows: list[DatasetRow]) -> list[DatasetRow]:
    """Sort the rows. They stay as they are while one of them has no day, or no weight that can be compared."""
    if any(DATE in row.problems or row.cells.get(DATE) == "" for row in rows):
        return rows
    if all(DATE in row.cells for row in rows):
        return sorted(rows, key=lambda row: row.cells[DATE])
    if any(WEIGHT in row.problems or parse_number(row.cells[WEIGHT]) is None for row in rows):
        return rows
    return sorted(rows, key=lambda row: (row.cells[SIZE] == "cash", -Decimal(row.cells[WEIGHT])))


def _order(rows: list[DatasetRow], ordered: list[DatasetRow]) -> list[SheetRemark]:
    if rows == ordered:
        return []
    by = "date" if DATE in rows[0].cells else "weight, largest first and cash last"
    return [SheetRemark(None, None, f"The rows were sorted by {by}")]


def _fraction_fault(lines: Sequence[Row], header: Header) -> list[SheetRemark]:
    """Return a fault where weights without a percent sign come to about 1 in all: fractions, not percent."""
    cells = [row.at(header.columns[WEIGHT]) for row in lines] if WEIGHT in header.columns else []
    numbers = [parse_number(typed(cell)) for cell in cells if not cell.is_percent]
    weights = [number for number in numbers if number is not None]
    if len(weights) < _FEWEST_WEIGHTS or sum(weights) >= _LEAST_IN_PERCENT:
        return []
    message = (
        f"The weights add up to {plain_number(sum(weights, Decimal(0)))}: they are fractions where percent are "
        "expected; multiply them by 100, or format the column as percent"
    )
    return [SheetRemark(lines[0].line, WEIGHT, message)]


def kind_of(row: Row, header: Header) -> RowKind:
    """Return the kind of a line.

    A total names itself in the company's column and has no sector, because companies may have such names too.
    """
    texts = {column: typed(row.at(position)) for column, position in header.columns.items()}
    filled = [column for column, text in texts.items() if text]
    label = bare(texts.get(header.dataset.columns[0], "") or typed(row.filled[0]))
    is_total = label in _TOTALS or label.startswith(("total ", "grand total ", "sub total "))
    if is_total and not (texts.get(SECTOR) or texts.get(SIZE)):
        return "total"
    if filled and all(texts[column] == header.title(header.columns[column]) for column in filled):
        return "header"
    return "words" if _is_words(row, header, filled) else "row"


def _is_words(row: Row, header: Header, filled: list[str]) -> bool:
    """Tell whether a line holds only words: in its first column, or in columns that are not read."""
    if not filled:
        return True
    first = row.at(header.columns[header.dataset.columns[0]])
    if len(row.filled) > 1 or first.is_empty or not isinstance(first.value, str):
        return False
    problem = as_day(first)[1]
    return header.dataset.kind == "holdings" or (problem is not None and problem.kind == "day")


def day_above(rows: Iterable[Row]) -> str | None:
    """Return the one day that the lines above a table name; None if they name none, two, or one that is unclear."""
    days = set(_days(rows))
    return days.pop() if len(days) == 1 else None


def _days(rows: Iterable[Row]) -> Iterator[str]:
    for row in rows:
        found = _AS_ON.search(" ".join(_text(cell) for cell in row.filled)[:_LONGEST])
        words = found["rest"].split() if found else []
        tries = (" ".join(words[:count]).strip(_ENDS_OF_WORDS) for count in range(min(_MOST_WORDS, len(words)), 0, -1))
        read = (as_day(Cell(text)) for text in tries if _WHOLE_DAY.search(text))
        yield from [day for day, problem in read if problem is None][:1]


def _text(cell: Cell) -> str:
    """Return the cell in words. A date that shows only its month is the month's last day."""
    return as_day(cell)[0] if isinstance(cell.value, date) else typed(cell)
