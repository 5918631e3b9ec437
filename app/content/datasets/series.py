"""Time series: `series/<name>.csv`, first column `date`, the others numbers."""

import csv
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import cached_property
from itertools import zip_longest

from app.content.errors import Fault

PORTFOLIO, BENCHMARK = "portfolio", "benchmark"
MINIMUM_ROWS = 2
FIRST_ROW_LINE = 2
_VALUE = re.compile(r"-?[0-9]{1,9}(?:\.[0-9]{1,6})?")
"""The limits of values. Beyond them, a quotient has more digits than figures are computed with."""
_NO_VALUE = "is not a number of at most 9 digits before the point and 6 after it"


@dataclass(frozen=True)
class Series:
    """Dates in ascending order and, for each column, one value for each date. `file` is where they were read."""

    name: str
    file: str
    dates: tuple[date, ...]
    columns: Mapping[str, tuple[Decimal, ...]]

    @cached_property
    def positions(self) -> Mapping[date, int]:
        """The row of each date, counted from 0."""
        return {day: position for position, day in enumerate(self.dates)}

    def fault(self, position: int, field: str, message: str, at_desk: str = "") -> Fault:
        """Return a fault at the line of a row."""
        return Fault(self.file, position + FIRST_ROW_LINE, field, message, at_desk=at_desk)


def read_series(text: str, name: str, file: str) -> tuple[Series, list[Fault]]:
    """Parse a series; return it with all its faults. Use it only if there are none."""
    header, *rows = csv.reader(text.splitlines()) if text.strip() else [[]]
    faults = _header_faults(header, file)
    if not faults and len(rows) < MINIMUM_ROWS:
        needed = f"a series needs at least {MINIMUM_ROWS} rows"
        faults.append(Fault(file, 1, "", f"{needed} below its header", at_desk=needed))
    if faults:
        return Series(name, file, (), {}), faults
    dates: list[date] = []
    values: list[list[Decimal]] = []
    for line, row in enumerate(rows, start=FIRST_ROW_LINE):
        faults += _read_row(row, header, Fault(file, line, "", ""), dates, values)
    columns = {label: tuple(row[position] for row in values) for position, label in enumerate(header[1:])}
    return Series(name, file, tuple(dates), columns), faults


def first_day(text: str) -> date | None:
    """Return the day of the first row of a series; None without rows."""
    try:
        _, row = csv.reader(text.splitlines()[:FIRST_ROW_LINE])
        return date.fromisoformat(row[0])
    except (IndexError, ValueError, csv.Error):
        return None


def _header_faults(header: list[str], file: str) -> list[Fault]:
    if not header:
        return [Fault(file, 1, "", "the file is empty")]
    if header[0] != "date" or len(header) < 2 or not all(header):  # noqa: PLR2004
        return [Fault(file, 1, "", "the first line must be 'date' and the names of the columns, parted by commas")]
    if len(set(header)) != len(header):
        return [Fault(file, 1, "", "two columns have the same name")]
    return []


def _read_row(
    row: list[str], header: list[str], at: Fault, dates: list[date], values: list[list[Decimal]]
) -> list[Fault]:
    """Append the row's date and values, but only if the whole row is right."""
    if len(row) != len(header):
        return [Fault(at.file, at.line, "", f"the row has {len(row)} cells, the header has {len(header)}")]
    faults = _read_date(row[0], at, dates)
    numbers: list[Decimal] = []
    for label, cell in zip_longest(header[1:], row[1:]):
        if not _VALUE.fullmatch(cell):
            text = f"'{cell}' {_NO_VALUE}" if cell else "is empty: write a number"
            faults.append(Fault(at.file, at.line, label, text))
        else:
            numbers.append(Decimal(cell))
    if not faults:
        values.append(numbers)
    return faults


def _read_date(cell: str, at: Fault, dates: list[date]) -> list[Fault]:
    try:
        day = date.fromisoformat(cell)
    except ValueError:
        return [Fault(at.file, at.line, "date", f"'{cell}' is not a date such as 2025-05-31")]
    is_late_enough = not dates or day > dates[-1]
    dates.append(day)
    return [] if is_late_enough else [Fault(at.file, at.line, "date", f"{cell} is not after the date above it")]


def columns_problem(series: Series, columns: Iterable[str] = (PORTFOLIO, BENCHMARK)) -> str | None:
    """Return why a series has no such columns of values above 0, or None."""
    for column in columns:
        if column not in series.columns:
            return f"series '{series.name}' has no column '{column}'"
        if min(series.columns[column]) <= 0:
            return f"series '{series.name}' has a value that is not above 0 in column '{column}'"
    return None
