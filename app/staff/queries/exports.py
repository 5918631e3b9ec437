"""Files of queries: the columns both kinds share, and CSV that no spreadsheet takes for formulas."""

from collections.abc import Generator, Iterable, Iterator
from datetime import UTC, date, datetime
from functools import lru_cache
from itertools import chain, islice

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

Row = tuple[str, str, str, str, str, str, str, str, str]


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
    heading = f"{UTF8_BOM}{','.join(COLUMNS)}\r\n"
    lines = chain([heading], map(csv_line, export_rows(leads)))
    while piece := "".join(islice(lines, _ROWS_IN_CHUNK)):
        yield piece.encode()


def csv_line(row: Row) -> str:
    """Return the row harmless, as `csv.writer` would write it (decision 0033).

    Only what a visitor sent can hold what must be quoted, or what a spreadsheet would run.
    """
    number, name, email, phone, message, in_india, in_utc, suspected, notice_version = row
    return (
        f"{number},{_cell(name)},{_cell(email)},{_cell(phone)},{_cell(message)},"
        f"{in_india},{in_utc},{suspected},{_cell(notice_version)}\r\n"
    )


def harmless(cell: str) -> str:
    """Return the cell with an apostrophe in front if a spreadsheet would run it."""
    return f"'{cell}" if cell[:1] in _FORMULA_STARTS else cell


def _cell(text: str) -> str:
    """Return the text harmless, and in quotes where RFC 4180 wants them."""
    cell = harmless(text)
    if "," in cell or '"' in cell or "\n" in cell or "\r" in cell:
        return '"' + cell.replace('"', '""') + '"'
    return cell


def _written(moment: datetime) -> str:
    """Return "2026-04-01 05:30:00". Of parts kept ready, for isoformat() takes three times as long."""
    day = _day(moment.toordinal())
    return f"{day} {_TWO_DIGITS[moment.hour]}:{_TWO_DIGITS[moment.minute]}:{_TWO_DIGITS[moment.second]}"


@lru_cache(maxsize=_DAYS_KEPT)
def _day(ordinal: int) -> str:
    return date.fromordinal(ordinal).isoformat()
