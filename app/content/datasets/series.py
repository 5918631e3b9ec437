"""Time series: `series/<name>.csv`, first column `date`, the others numbers."""

import csv
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal
from functools import cached_property

from app.content.calendar import day_of
from app.content.errors import Fault, did_you_mean

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
    is_header = header[:1] == ["date"] and len(set(header)) == len(header) > 1 and all(header)
    if not is_header or len(rows) < MINIMUM_ROWS:
        needed = f"a series needs the columns 'date' and one or more of other names, and {MINIMUM_ROWS} rows"
        at_desk = f"at least {MINIMUM_ROWS} month ends are needed: add the earlier months" if is_header else ""
        return Series(name, file, (), {}), [Fault(file, 1, "", needed, at_desk=at_desk)]
    faults: list[Fault] = []
    dates: list[date] = []
    values: list[list[Decimal]] = []
    for line, row in enumerate(rows, start=FIRST_ROW_LINE):
        if len(row) != len(header):
            faults.append(Fault(file, line, "", f"the row has {len(row)} cells, the header has {len(header)}"))
            continue
        found = [*_date_faults(row[0], dates, Fault(file, line, "date", ""))]
        for label, cell in zip(header[1:], row[1:], strict=True):
            if not _VALUE.fullmatch(cell):
                found.append(Fault(file, line, label, f"'{cell}' {_NO_VALUE}"))
        if not found:
            values.append([Decimal(cell) for cell in row[1:]])
        faults += found
    columns = {label: tuple(row[position] for row in values) for position, label in enumerate(header[1:])}
    return Series(name, file, tuple(dates), columns), faults


def first_day(text: str) -> date | None:
    """Return the day of the first row of a series; None without rows."""
    _, *rows = text.splitlines()[:FIRST_ROW_LINE] or [""]
    return day_of(rows[0].partition(",")[0]) if rows else None


def _date_faults(cell: str, dates: list[date], at: Fault) -> Iterator[Fault]:
    """Append the row's date, and yield what is wrong with it."""
    day = day_of(cell)
    if day is None:
        yield replace(at, message=f"'{cell}' is not a date such as 2025-05-31")
        return
    if dates and day <= dates[-1]:
        yield replace(at, message=f"{cell} is not after the date above it")
    dates.append(day)


def columns_problem(series: Series, columns: Iterable[str] = (PORTFOLIO, BENCHMARK)) -> str | None:
    """Return why a series has no such columns of values above 0, or None."""
    for column in columns:
        if column not in series.columns:
            return f"series '{series.name}' has no column '{column}'{did_you_mean(column, series.columns)}"
        if min(series.columns[column]) <= 0:
            return f"series '{series.name}' has a value that is not above 0 in column '{column}'"
    return None
