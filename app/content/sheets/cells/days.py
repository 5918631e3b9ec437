"""Days and months as people write them, turned into ISO 8601. India writes the day before the month."""

import calendar
import re
from datetime import date

from app.content.sheets.cells.cell import Cell, Problem, Text
from app.content.sheets.cells.typed import shown, typed

YEARS = range(1990, 2101)
_CENTURY_TURN = 90
"""From here on, years of two digits belong to the last century."""
MONTHS_A_YEAR = 12
_ADVICE = "write it as 2026-06-30 or 30-Jun-2026"
_MONTHS = {name.casefold(): number for number, name in enumerate(calendar.month_abbr) if name}
_YEAR = r"(?P<year>\d{4}|\d\d)"
_NAME = r"(?P<name>[a-z]{3,9})"
_GAP = r"[\s.,/'’‘–-]*"

_ISO = re.compile(r"(?P<year>\d{4})[-/.](?P<month>\d{1,2})[-/.](?P<day>\d{1,2})(?:[ t]0?0:00(?::00(?:\.0+)?)?)?")
_NUMERIC = re.compile(rf"(?P<day>\d{{1,2}})\s*[-/.]\s*(?P<month>\d{{1,2}})\s*[-/.]\s*{_YEAR}")
_NAMED = (
    re.compile(rf"(?P<day>\d{{1,2}})(?:st|nd|rd|th)?{_GAP}{_NAME}{_GAP}{_YEAR}"),
    re.compile(rf"{_NAME}{_GAP}(?P<day>\d{{1,2}})(?:st|nd|rd|th)?[\s,]+(?P<year>\d{{4}})"),
)
_MONTH_ALONE = (
    re.compile(rf"{_NAME}{_GAP}{_YEAR}"),
    re.compile(r"(?P<year>\d{4})[-/](?P<month>\d{1,2})"),
    re.compile(r"(?P<month>\d{1,2})[-/](?P<year>\d{4})"),
)


def as_day(cell: Cell) -> Text:
    """Return a day in ISO's form. A month alone means its last day. An ambiguous day is a problem."""
    said = typed(cell)
    if not said:
        return "", None
    if isinstance(cell.value, date):
        day = cell.value if cell.shows_day else month_end(cell.value.year, cell.value.month)
        return _in_range(day, said)
    if not isinstance(cell.value, str):
        return said, Problem("day-number", f"{shown(said)} is a number: format the cells as dates, or {_ADVICE}")
    text = said.casefold()
    if (found := _NUMERIC.fullmatch(text)) and _is_ambiguous(found):
        return said, _ambiguous(found, said)
    for pattern in (_ISO, _NUMERIC, *_NAMED, *_MONTH_ALONE):
        if (found := pattern.fullmatch(text)) and (read := _day_of(found)):
            return _in_range(read, said)
    return said, Problem("day", f"{shown(said)} is not a date: {_ADVICE}")


def month_end(year: int, month: int) -> date:
    """Return the last day of a month."""
    return date(year, month, calendar.monthrange(year, month)[1])


def _in_range(day: date, said: str) -> Text:
    if day.year not in YEARS:
        return said, Problem("year", f"{shown(said)} is of the year {day.year}: expected {YEARS[0]} to {YEARS[-1]}")
    return day.isoformat(), None


def _is_ambiguous(found: re.Match[str]) -> bool:
    day, month = int(found["day"]), int(found["month"])
    return 0 < day <= MONTHS_A_YEAR and 0 < month <= MONTHS_A_YEAR and day != month and _year(found["year"]) > 0


def _ambiguous(found: re.Match[str], said: str) -> Problem:
    day, month, year = int(found["day"]), int(found["month"]), _year(found["year"])
    one, other = date(year, month, day), date(year, day, month)
    message = f"{shown(said)} can be {_spelt(one)} or {_spelt(other)}: write {one.isoformat()} or {other.isoformat()}"
    return Problem("ambiguous-day", message)


def _spelt(day: date) -> str:
    return f"{day.day} {calendar.month_name[day.month]}"


def _year(digits: str) -> int:
    year = int(digits)
    if len(digits) > 2:  # noqa: PLR2004
        return year
    return year + (1900 if year >= _CENTURY_TURN else 2000)


def _day_of(found: re.Match[str]) -> date | None:
    parts = found.groupdict()
    month = _named_month(parts["name"]) if parts.get("name") else int(parts["month"])
    year = _year(parts["year"])
    if month is None or not 1 <= month <= MONTHS_A_YEAR or year < 1:
        return None
    if "day" not in parts:
        return month_end(year, month)
    try:
        return date(year, month, int(parts["day"]))
    except ValueError:
        return None


def _named_month(name: str) -> int | None:
    """Return the month of a name or of its beginning: jun, june, sept."""
    number = _MONTHS.get(name[:3])
    return number if number and calendar.month_name[number].casefold().startswith(name) else None
