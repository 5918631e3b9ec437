"""Files of queries: their columns, and CSV whose cells no spreadsheet runs as formulas."""

import csv
import io
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC
from functools import cache
from itertools import chain, islice

from app.content.calendar import IST
from app.content.sheets.cells.formulas import marked_as_text
from app.forms.declaration import Field, Form
from app.queries.records import StoredQuery

_SPELLING = "%Y-%m-%d %H:%M:%S"


@dataclass(frozen=True)
class Column:
    """A column: its heading, and a function from a query and its number (from 1) to a cell.

    `width` is the width in a workbook, in digits.
    """

    heading: str
    width: int
    cell: Callable[[int, StoredQuery], str]


_NUMBER = Column("#", 8, lambda number, _: str(number))
_CIRCUMSTANCES = (
    Column("Date (IST)", 20, lambda _, query: query.created_at.astimezone(IST).strftime(_SPELLING)),
    Column("Date (UTC)", 20, lambda _, query: query.created_at.astimezone(UTC).strftime(_SPELLING)),
    Column("Suspected", 11, lambda _, query: "yes" if query.suspected else "no"),
    Column("Notice version", 16, lambda _, query: query.notice_version or ""),
)
UTF8_BOM = "\ufeff"
_ROWS_IN_CHUNK = 200

Row = tuple[str, ...]


@cache
def columns_of(form: Form) -> tuple[Column, ...]:
    """Return the columns of a form's files: the number, the exported fields, and facts about each query."""
    return (_NUMBER, *(_column(field) for field in form.staff_fields if field.is_exported), *_CIRCUMSTANCES)


def headings(form: Form) -> Row:
    """Return the column headings."""
    return tuple(column.heading for column in columns_of(form))


def export_rows(form: Form, queries: Iterable[StoredQuery]) -> Iterator[Row]:
    """Yield the unprotected cells of each query."""
    columns = columns_of(form)
    for number, query in enumerate(queries, start=1):
        yield tuple(column.cell(number, query) for column in columns)


def csv_chunks(form: Form, queries: Iterable[StoredQuery]) -> Generator[bytes]:
    """Yield the file in pieces of a few hundred rows: UTF-8 with a byte order mark, lines ended by CR LF.

    Every cell is quoted, so that programs with another separator do not split it.
    """
    harmless = (tuple(map(marked_as_text, row)) for row in export_rows(form, queries))
    rows = chain([headings(form)], harmless)
    mark = UTF8_BOM
    while piece := _as_csv(islice(rows, _ROWS_IN_CHUNK)):
        yield (mark + piece).encode()
        mark = ""


def _as_csv(rows: Iterable[Row]) -> str:
    buffer = io.StringIO()
    csv.writer(buffer, quoting=csv.QUOTE_ALL).writerows(rows)
    return buffer.getvalue()


def _column(field: Field) -> Column:
    return Column(field.label, field.width, lambda _, query: query.value(field.name))
