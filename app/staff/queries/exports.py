"""Files of queries: the columns both kinds share, and CSV that no spreadsheet takes for formulas."""

import csv
import io
from collections.abc import Generator, Iterable, Iterator
from datetime import UTC, date, datetime
from functools import lru_cache
from itertools import islice

from app.content.calendar import IST
from app.leads.records import ExportedLead

COLUMNS = (
    *("#", "Name", "Email", "Phone", "Message"),
    *("Date (IST)", "Date (UTC)", "Suspected", "Notice version"),
)
UTF8_BOM = "\ufeff"
_ROWS_IN_CHUNK = 200
_AHEAD_IN_INDIA = IST.utcoffset(None)
_DAYS_KEPT = 4096
_TWO_DIGITS = tuple(f"{number:02}" for number in range(60))
# OWASP "CSV Injection": a cell that begins so is a formula to a spreadsheet.
_FORMULA_STARTS = frozenset("=+-@\t\r\n＝＋－＠")

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
    """Yield the file in pieces of a few hundred rows: UTF-8 with a byte order mark, lines ended by CR LF."""
    buffer = io.StringIO()
    writer = csv.writer(buffer)
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


def harmless(cell: str) -> str:
    """Return the cell with an apostrophe in front if a spreadsheet would run it."""
    return f"'{cell}" if cell[:1] in _FORMULA_STARTS else cell


def _harmless_row(row: Row) -> Row:
    """Return the row with the cells guarded that hold what a visitor sent; the others are our own."""
    number, name, email, phone, message, *moments, suspected, notice_version = row
    guarded = (harmless(name), harmless(email), harmless(phone), harmless(message))
    return (number, *guarded, *moments, suspected, harmless(notice_version))


def _written(moment: datetime) -> str:
    """Return "2026-04-01 05:30:00". Of parts kept ready, for isoformat() takes three times as long."""
    day = _day(moment.toordinal())
    return f"{day} {_TWO_DIGITS[moment.hour]}:{_TWO_DIGITS[moment.minute]}:{_TWO_DIGITS[moment.second]}"


@lru_cache(maxsize=_DAYS_KEPT)
def _day(ordinal: int) -> str:
    return date.fromordinal(ordinal).isoformat()
