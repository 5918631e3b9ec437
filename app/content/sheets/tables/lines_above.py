"""What the lines above a table say about the whole sheet: the day of its figures, and their fund house."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date

from app.content.sheets.cells.cell import Cell
from app.content.sheets.cells.days import as_day
from app.content.sheets.cells.typed import shown, typed
from app.content.sheets.cells.words import as_text, bare
from app.content.sheets.files.grid import Row
from app.content.sheets.layout import AS_ON, HOUSE, SheetLayout
from app.content.sheets.readings import SheetRemark

_AS_ON = re.compile(r"\b(?:as (?:on|at|of)|months? (?:ended|ending))\b(?: date)?[\s:–-]*(?P<rest>.*)", re.IGNORECASE)
_MOST_WORDS_OF_A_DAY = 4
_WHOLE_DAY = re.compile(r"\d{4}|\d+\D+\d+")
"""A full year, or a day and a year: "June 30" alone could be of any year."""
_UNTAKEN = frozenset(("ambiguous-day", "year"))
"""Kinds of problems of what is a day, but cannot be taken."""
_ENDS_OF_WORDS = " ,;.:()[]*"
_HOUSE_LABELS = frozenset((
    *("house", "fund house", "amc", "asset management company", "asset manager", "portfolio manager"),
    *("investment manager", "fund manager house", "name of the portfolio manager", "name of the amc"),
))  # fmt: skip
_LONGEST = 300


@dataclass
class SaidAbove:
    """Single figures by their path, what was read of each line, and what is wrong with them."""

    fields: dict[str, str] = field(default_factory=dict)
    lines: dict[int, list[str]] = field(default_factory=dict)
    faults: list[SheetRemark] = field(default_factory=list)
    _first_lines: dict[str, int] = field(default_factory=dict)

    def say(self, path: str, row: Row, text: str) -> None:
        """Take the value of a line. If an earlier line has another value, that one stays and this is a fault."""
        known, first = self.fields.setdefault(path, text), self._first_lines.setdefault(path, row.line)
        if bare(known) == bare(text):
            self.lines.setdefault(row.line, []).append(text)
            return
        said = f"Line {first} says {shown(known)} and line {row.line} {shown(text)}"
        self.faults.append(SheetRemark(row.line, path, f"{said}: delete the one that is not meant"))


def read_above(rows: Iterable[Row], layout: SheetLayout) -> SaidAbove:
    """Read the lines above a header, as far as the layout has fields for their values."""
    expected = {one.path for one in layout.fields}
    found = SaidAbove()
    for row in rows:
        if AS_ON in expected:
            _read_day(row, found)
        if HOUSE in expected and (house := _house(row)):
            found.say(HOUSE, row, house)
    return found


def told_lines(above: SaidAbove, rows: Iterable[Row]) -> Iterator[SheetRemark]:
    """Yield what was read, for each line with a value."""
    for row in rows:
        if row.line in above.lines:
            read = " and ".join(above.lines[row.line])
            yield SheetRemark(row.line, None, f"Line {row.line}: of {shown(words_of(row))} was read {read}")


def words_of(row: Row) -> str:
    """Return the text of a line: its cells one after another."""
    return " ".join(text for text in map(typed, row.cells) if text)


def _read_day(row: Row, found: SaidAbove) -> None:
    said = _AS_ON.search(" ".join(_day_text(cell) for cell in row.filled)[:_LONGEST])
    if said is None:
        return
    words = said["rest"].split()
    for count in range(min(_MOST_WORDS_OF_A_DAY, len(words)), 0, -1):
        text = " ".join(words[:count]).strip(_ENDS_OF_WORDS)
        day, problem = as_day(Cell(text))
        if problem is None and day and _WHOLE_DAY.search(text):
            found.say(AS_ON, row, day)
            return
        if problem is not None and problem.kind in _UNTAKEN:
            found.faults.append(SheetRemark(row.line, AS_ON, f"Line {row.line}: {problem.message}"))
            return


def _day_text(cell: Cell) -> str:
    """Return the cell in words. A date that shows only its month is the month's last day."""
    return as_day(cell)[0] if isinstance(cell.value, date) else typed(cell)


def _house(row: Row) -> str | None:
    """Return the fund house if a line names only that: `AMC: A House`, or in two cells."""
    texts = [typed(cell) for cell in row.filled]
    label, _, beside = texts[0].partition(":")
    said = [text for text in (beside.strip(), *texts[1:]) if text]
    if bare(label) not in _HOUSE_LABELS or len(said) != 1:
        return None
    house, problem = as_text(Cell(said[0]))
    return None if problem else house
