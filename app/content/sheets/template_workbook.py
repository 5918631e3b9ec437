"""The template of a strategy as an .xlsx workbook."""

import io
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

from openpyxl import Workbook
from openpyxl.styles import Font

from app.content.calendar import day_of, month_end
from app.content.sheets.cells.numbers import parse_number
from app.content.sheets.layout import (
    AS_ON,
    COMPANY,
    DATE,
    FIGURES_SHEET,
    WEIGHT,
    DatasetLayout,
    FieldForm,
    SheetLayout,
    is_figure,
)

_MOST_TITLE = 31
_NOT_IN_TITLES = re.compile(r"[\[\]:*?/\\]")
_WIDE, _NARROW = 40, 18
_NOTES = {
    "holdings": "{name}: write each weight in percent, such as 4.25. Add and delete lines as needed.",
    "series": "{name}: write the new values below the last. All earlier lines stay.",
    "figures": "{name}: write each value beside its name. What stays empty is not stated.",
}
Rows = Mapping[str, Sequence[Sequence[str]]]
"""Rows of datasets by id, in the order of their columns."""
Figures = Mapping[tuple[str, ...], str]
"""Single figures by path."""
_Line = Sequence[tuple[str, FieldForm]]


def template_xlsx(layout: SheetLayout, rows: Rows, figures: Figures) -> bytes:
    """Return a workbook with a sheet for each dataset and one for single figures, filled with what last month gives.

    `rows` and `figures` are what is published now. All text is written as text, whatever it begins with.
    """
    book = Workbook()
    book.remove(book.active)
    for dataset in layout.datasets:
        forms = [_form_of(column) for column in dataset.columns]
        lines = [list(zip(row, forms, strict=True)) for row in prefilled_rows(dataset, rows.get(dataset.id, ()))]
        note = _NOTES[dataset.kind].format(name=layout.name)
        widths = [_WIDE if column == COMPANY else _NARROW for column in dataset.columns]
        _add_sheet(book, dataset.title or dataset.id, note, list(zip(dataset.headers, widths, strict=True)), lines)
    if layout.fields:
        values = prefilled_figures(layout, figures)
        lines = [[(field.label, "text"), (values[field.path], field.form)] for field in layout.fields]
        note = _NOTES["figures"].format(name=layout.name)
        _add_sheet(book, FIGURES_SHEET, note, [("Figure", _WIDE), ("Value", _WIDE)], lines)
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def _form_of(column: str) -> FieldForm:
    return "number" if is_figure(column) else "day" if column == DATE else "text"


def _add_sheet(
    book: Workbook, title: str, note: str, headers: Sequence[tuple[str, int]], lines: Iterable[_Line]
) -> None:
    """Add a sheet: what to do, the headers with the widths of their columns, and the lines."""
    sheet = book.create_sheet(_NOT_IN_TITLES.sub(" ", title)[:_MOST_TITLE].strip("' ") or "Sheet")
    head: list[_Line] = [[(note, "text")], [(header, "text") for header, _ in headers]]
    for line, cells in enumerate([*head, *lines], start=1):
        for column, (text, form) in enumerate(cells, start=1):
            _write(sheet.cell(line, column), text, form)
    for cell, (_, width) in zip(sheet[len(head)], headers, strict=True):
        cell.font = Font(bold=True)
        sheet.column_dimensions[cell.column_letter].width = width
    sheet.freeze_panes = sheet.cell(len(head) + 1, 1)


def _write(cell: Any, text: str, form: FieldForm) -> None:  # noqa: ANN401
    """Write a cell. If a day or number is wanted and the value is none, it stays text, never a formula."""
    value: date | Decimal | None = None
    if form == "day":
        cell.number_format, value = "yyyy-mm-dd", day_of(text)
    elif form == "text":
        cell.number_format = "@"
    else:
        value = parse_number(text)
        decimals = 2 if value is None else max(0, -int(value.as_tuple().exponent))
        cell.number_format = f"0.{'0' * decimals}" if decimals else "0"
    if not text:
        return
    cell.value = text if value is None else value
    if value is None:
        cell.data_type = "s"
        cell.quotePrefix = True


def prefilled_figures(layout: SheetLayout, figures: Figures) -> Figures:
    """Return single figures by path: what stays from month to month, the next as-on day, and the others empty."""
    kept = {field.path: figures.get(field.path, "") if field.is_kept else "" for field in layout.fields}
    return kept | ({AS_ON: _next_month_end(figures.get(AS_ON, ""))} if AS_ON in kept else {})


def prefilled_rows(dataset: DatasetLayout, rows: Sequence[Sequence[str]]) -> Sequence[Sequence[str]]:
    """Return last month's rows without weights, those of a series with a row for the next month's end."""
    if dataset.kind == "series":
        last = rows[-1][dataset.columns.index(DATE)] if rows else ""
        following = {DATE: _next_month_end(last)}
        return [*rows, [following.get(column, "") for column in dataset.columns]]
    return [
        ["" if column == WEIGHT else cell for column, cell in zip(dataset.columns, row, strict=True)] for row in rows
    ]


def _next_month_end(day: str) -> str:
    """Return the next month end in ISO's form: that of the day's own month, unless the day is its end."""
    last = day_of(day)
    if last is None:
        return ""
    following = last if last < month_end(last) else last + timedelta(days=1)
    return month_end(following).isoformat()
