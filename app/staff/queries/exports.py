"""Files of queries: the columns both kinds share, and CSV that no spreadsheet takes for formulas."""

import csv
import io
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC
from itertools import chain, islice

from app.content.calendar import IST
from app.leads.records import LeadRecord
from app.sheets.cells.formulas import as_text

_SPELLING = "%Y-%m-%d %H:%M:%S"


@dataclass(frozen=True)
class Column:
    """A column: its heading, and its cell of a query and of that query's number, from 1.

    `width` is a workbook's, in digits. `is_ours`: we make its cells of numbers and days alone; all others are guarded.
    """

    heading: str
    width: int
    cell: Callable[[int, LeadRecord], str]
    is_ours: bool = False


COLUMNS = (
    Column("#", 8, lambda number, _: str(number), is_ours=True),
    Column("Name", 28, lambda _, lead: lead.name),
    Column("Email", 32, lambda _, lead: lead.email),
    Column("Phone", 18, lambda _, lead: lead.phone),
    Column("Message", 60, lambda _, lead: lead.message or ""),
    Column("Date (IST)", 20, lambda _, lead: lead.created_at.astimezone(IST).strftime(_SPELLING), is_ours=True),
    Column("Date (UTC)", 20, lambda _, lead: lead.created_at.astimezone(UTC).strftime(_SPELLING), is_ours=True),
    Column("Suspected", 11, lambda _, lead: "yes" if lead.suspected else "no"),
    Column("Notice version", 16, lambda _, lead: lead.notice_version or ""),
)
HEADINGS = tuple(column.heading for column in COLUMNS)
UTF8_BOM = "\ufeff"
_ROWS_IN_CHUNK = 200

Row = tuple[str, ...]


def export_rows(leads: Iterable[LeadRecord]) -> Iterator[Row]:
    """Yield the cells of each query as they are."""
    for number, lead in enumerate(leads, start=1):
        yield tuple(column.cell(number, lead) for column in COLUMNS)


def csv_chunks(leads: Iterable[LeadRecord]) -> Generator[bytes]:
    """Yield the file in pieces of a few hundred rows: UTF-8 with a byte order mark, lines ended by CR LF.

    Every cell is quoted, so that no program that counts on another separator ends one at it.
    """
    rows = chain([HEADINGS], map(_harmless_row, export_rows(leads)))
    mark = UTF8_BOM
    while piece := _as_csv(islice(rows, _ROWS_IN_CHUNK)):
        yield (mark + piece).encode()
        mark = ""


def _as_csv(rows: Iterable[Row]) -> str:
    buffer = io.StringIO()
    csv.writer(buffer, quoting=csv.QUOTE_ALL).writerows(rows)
    return buffer.getvalue()


def _harmless_row(row: Row) -> Row:
    return tuple(cell if column.is_ours else as_text(cell) for column, cell in zip(COLUMNS, row, strict=True))
