"""Files of queries: the columns both kinds share, and CSV that no spreadsheet takes for formulas."""

import csv
import io
from collections.abc import Generator, Iterable, Iterator
from datetime import UTC, datetime

from app.content.calendar import IST
from app.leads.records import LeadRecord

COLUMNS = (
    *("#", "Name", "Email", "Phone", "Message"),
    *("Date (IST)", "Date (UTC)", "Suspected", "Notice version"),
)
UTF8_BOM = "\ufeff"
_ROWS_IN_CHUNK = 200
# OWASP "CSV Injection": a cell that begins so is a formula to a spreadsheet.
_FORMULA_STARTS = frozenset("=+-@\t\r\n＝＋－＠")

Row = tuple[str, ...]


def export_rows(records: Iterable[LeadRecord]) -> Iterator[Row]:
    """Yield the cells of each query, numbered from 1, as they are."""
    for number, record in enumerate(records, start=1):
        yield (
            str(number),
            record.name,
            record.email,
            record.phone,
            record.message or "",
            _written(record.created_at.astimezone(IST)),
            _written(record.created_at.astimezone(UTC)),
            "yes" if record.suspected else "no",
            record.notice_version or "",
        )


def csv_chunks(records: Iterable[LeadRecord]) -> Generator[bytes]:
    """Yield the file in pieces of a few hundred rows: UTF-8 with a byte order mark, lines ended by CR LF."""
    buffer = io.StringIO()
    writer = csv.writer(buffer)
    buffer.write(UTF8_BOM)
    writer.writerow(COLUMNS)
    for count, row in enumerate(export_rows(records), start=1):
        writer.writerow([harmless(cell) for cell in row])
        if count % _ROWS_IN_CHUNK == 0:
            yield _taken(buffer)
    yield _taken(buffer)


def harmless(cell: str) -> str:
    """Return the cell with an apostrophe in front if a spreadsheet would run it."""
    return f"'{cell}" if cell[:1] in _FORMULA_STARTS else cell


def _taken(buffer: io.StringIO) -> bytes:
    text = buffer.getvalue()
    buffer.seek(0)
    buffer.truncate()
    return text.encode("utf-8")


def _written(moment: datetime) -> str:
    return moment.isoformat(" ", "seconds")[: len("2026-04-01 05:30:00")]
