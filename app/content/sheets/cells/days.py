"""Days and months as people write them, turned into ISO 8601. India writes the day before the month."""

import re
from datetime import date, datetime

from app.content.calendar import month_end
from app.content.sheets.cells.cell import Cell, Text, shown, typed

_ADVICE = "write it as 2026-06-30 or 30-Jun-2026"
_MIDNIGHT = re.compile(r"[ t]0?0:00(?::00(?:\.0+)?)?$")
_ORDINAL = re.compile(r"(?<=\d)(?:st|nd|rd|th)\b")
_SIGNS = re.compile(r"[\s.,/'’‘–-]+")
_DAYS = (
    *("%Y %m %d", "%d %m %Y", "%d %m %y", "%d %b %Y", "%d %b %y", "%d %B %Y", "%d %B %y"),
    *("%b %d %Y", "%B %d %Y"),
)
_MONTHS = ("%b %Y", "%b %y", "%B %Y", "%B %y", "%Y %m", "%m %Y")


def as_day(cell: Cell) -> Text:
    """Return a day in ISO's form. A month alone means its last day. An ambiguous day is a problem."""
    text = typed(cell)
    if isinstance(cell.value, date):
        return (cell.value if cell.shows_day else month_end(cell.value)).isoformat(), None
    if not text:
        return "", None
    meant = _meant(text) if isinstance(cell.value, str) else ()
    if not meant:
        return text, f"{shown(text)} is not a date: {_ADVICE}"
    if len(meant) > 1:
        return text, f"{shown(text)} is ambiguous: write {' or '.join(day.isoformat() for day in meant)}"
    return meant[0].isoformat(), None


def _meant(text: str) -> tuple[date, ...]:
    """Return the days that a text can mean: none, one, or two where day and month could change places."""
    plain = _ORDINAL.sub("", _MIDNIGHT.sub("", text.casefold()))
    words = f"{_SIGNS.sub(' ', plain)} ".replace("sept ", "sep ").strip()
    for form in _DAYS:
        if day := _parsed(words, form):
            other = _parsed(words, form.replace("%d %m", "%m %d")) if form.startswith("%d %m") else None
            return (day,) if other in (None, day) else (day, other)
    months = (day for form in _MONTHS if (day := _parsed(words, form)))
    return tuple(month_end(day) for day in months)[:1]


def _parsed(words: str, form: str) -> date | None:
    try:
        return datetime.strptime(words, form).date()
    except ValueError:
        return None
