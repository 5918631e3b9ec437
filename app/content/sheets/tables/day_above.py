"""The day of a sheet's figures, as a line above its table says it."""

import re
from collections.abc import Iterable, Iterator
from datetime import date

from app.content.sheets.cells.cell import Cell, typed
from app.content.sheets.cells.days import as_day
from app.content.sheets.files.grid import Row

_AS_ON = re.compile(r"\b(?:as (?:on|at|of)|months? (?:ended|ending))\b(?: date)?[\s:–-]*(?P<rest>.*)", re.IGNORECASE)
_MOST_WORDS = 4
_WHOLE_DAY = re.compile(r"\d{4}|\d+\D+\d+")
"""A full year, or a day and a year: "June 30" alone could be of any year."""
_ENDS_OF_WORDS = " ,;.:()[]*"
_LONGEST = 300


def day_above(rows: Iterable[Row]) -> str | None:
    """Return the one day that the lines above a table name; None if they name none, two, or one that is unclear."""
    days = set(_days(rows))
    return days.pop() if len(days) == 1 else None


def _days(rows: Iterable[Row]) -> Iterator[str]:
    for row in rows:
        said = _AS_ON.search(" ".join(_text(cell) for cell in row.filled)[:_LONGEST])
        words = said["rest"].split() if said else []
        tries = (" ".join(words[:count]).strip(_ENDS_OF_WORDS) for count in range(min(_MOST_WORDS, len(words)), 0, -1))
        read = (as_day(Cell(text)) for text in tries if _WHOLE_DAY.search(text))
        yield from [day for day, problem in read if problem is None][:1]


def _text(cell: Cell) -> str:
    """Return the cell in words. A date that shows only its month is the month's last day."""
    return as_day(cell)[0] if isinstance(cell.value, date) else typed(cell)
