"""Files of queries: their columns, and CSV whose cells no spreadsheet runs as formulas."""

import csv
import io
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, tzinfo
from functools import partial
from itertools import chain, islice

from app.content.calendar import IST
from app.forms.declaration import Form
from app.queries.models import Query
from app.queries.panel.formula_escaping import escape_formulas

Row = tuple[str, ...]
UTF8_BOM = "\ufeff"
_ROWS_IN_CHUNK = 200


def _received(zone: tzinfo, query: Query) -> str:
    return query.created_at.astimezone(zone).strftime("%Y-%m-%d %H:%M:%S")


_COMMON_COLUMNS: dict[str, Callable[[Query], str]] = {
    "Date (IST)": partial(_received, IST),
    "Date (UTC)": partial(_received, UTC),
    "Suspected": lambda query: "yes" if query.suspected else "no",
    "Notice version": lambda query: query.notice_version or "",
}


def headings(form: Form) -> Row:
    """Return the column headings: the number, the form's fields, and facts about each query."""
    return ("#", *(field.label for field in form.staff_fields), *_COMMON_COLUMNS)


def export_rows(form: Form, queries: Iterable[Query]) -> Iterator[Row]:
    """Yield the unprotected cells of each query, numbered from 1."""
    for number, query in enumerate(queries, start=1):
        values = (query.value(field.name) for field in form.staff_fields)
        yield (str(number), *values, *(cell(query) for cell in _COMMON_COLUMNS.values()))


def csv_chunks(form: Form, queries: Iterable[Query]) -> Iterator[bytes]:
    """Yield the file in pieces: UTF-8 with its mark, CR LF, every cell quoted against other separators."""
    escaped = (tuple(map(escape_formulas, row)) for row in export_rows(form, queries))
    rows = chain([headings(form)], escaped)
    mark = UTF8_BOM
    while piece := _as_csv(islice(rows, _ROWS_IN_CHUNK)):
        yield (mark + piece).encode()
        mark = ""


def _as_csv(rows: Iterable[Row]) -> str:
    buffer = io.StringIO()
    csv.writer(buffer, quoting=csv.QUOTE_ALL).writerows(rows)
    return buffer.getvalue()
