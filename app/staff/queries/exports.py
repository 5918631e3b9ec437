"""Files of queries: the columns both kinds share, and CSV that no spreadsheet takes for formulas."""

import csv
import io
from collections.abc import Generator, Iterable, Iterator
from datetime import UTC, date, datetime
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from app.content.calendar import IST
from app.leads.records import ExportedLead
from app.sheets.cells.formulas import as_text


class Column(NamedTuple):
    """A column's heading. `is_ours`: we make its cells of numbers and days alone; all others are guarded."""

    heading: str
    is_ours: bool = False


_COLUMNS = (
    Column("#", is_ours=True),
    *map(Column, ("Name", "Email", "Phone", "Message")),
    *(Column("Date (IST)", is_ours=True), Column("Date (UTC)", is_ours=True)),
    *map(Column, ("Suspected", "Notice version")),
)
COLUMNS = tuple(column.heading for column in _COLUMNS)
_ARE_OURS = tuple(column.is_ours for column in _COLUMNS)
UTF8_BOM = "\ufeff"
_ROWS_IN_CHUNK = 200
_AHEAD_IN_INDIA = IST.utcoffset(None)
_DAYS_KEPT = 4096
_TWO_DIGITS = tuple(f"{number:02}" for number in range(60))

Row = tuple[str, ...]


def export_rows(leads: Iterable[ExportedLead]) -> Iterator[Row]:
    """Yield the cells of each query, numbered from 1, as they are."""
    for number, (_, created_at, name, email, phone, message, suspected, notice_version) in enumerate(leads, start=1):
        in_utc = created_at.astimezone(UTC)
        yield (
            str(number),
            name,
            email,
            phone,
            message or "",
            _written(in_utc + _AHEAD_IN_INDIA),
            _written(in_utc),
            "yes" if suspected else "no",
            notice_version or "",
        )


def csv_chunks(leads: Iterable[ExportedLead]) -> Generator[bytes]:
    """Yield the file in pieces of a few hundred rows: UTF-8 with a byte order mark, lines ended by CR LF.

    Every cell is quoted, so that no program that counts on another separator ends one at it.
    """
    buffer = io.StringIO()
    writer = csv.writer(buffer, quoting=csv.QUOTE_ALL)
    buffer.write(UTF8_BOM)
    writer.writerow(COLUMNS)
    rows = map(_harmless_row, export_rows(leads))
    while True:
        writer.writerows(islice(rows, _ROWS_IN_CHUNK))
        piece = buffer.getvalue()
        if not piece:
            return
        yield piece.encode()
        buffer.seek(0)
        buffer.truncate()


def _harmless_row(row: Row) -> Row:
    return tuple([cell if is_ours else as_text(cell) for cell, is_ours in zip(row, _ARE_OURS, strict=True)])


def _written(moment: datetime) -> str:
    """Return "2026-04-01 05:30:00". Of parts kept ready, for isoformat() takes three times as long."""
    day = _day(moment.toordinal())
    return f"{day} {_TWO_DIGITS[moment.hour]}:{_TWO_DIGITS[moment.minute]}:{_TWO_DIGITS[moment.second]}"


@lru_cache(maxsize=_DAYS_KEPT)
def _day(ordinal: int) -> str:
    return date.fromordinal(ordinal).isoformat()
