"""The content of a template: last month's names and terms, next month's date, room for figures; as CSV."""

import csv
import io
from collections.abc import Mapping, Sequence
from datetime import date, timedelta

from app.content.sheets.cells.days import month_end
from app.content.sheets.cells.formulas import as_text
from app.content.sheets.layout import AS_ON, DATE, WEIGHT, DatasetLayout, SheetLayout, is_figure

Rows = Mapping[str, Sequence[Sequence[str]]]
"""Rows of datasets by id, in the order of their columns."""


def prefilled_figures(layout: SheetLayout, figures: Mapping[str, str]) -> Mapping[str, str]:
    """Return single figures by path: what stays from month to month, the next as-on date, and the others empty."""
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
    """Return the end of the month after a day's month, in ISO's form.

    For a day before its month's end, return that month's end.
    """
    try:
        last = date.fromisoformat(day)
    except ValueError:
        return ""
    following = last if last < month_end(last) else last + timedelta(days=1)
    return month_end(following).isoformat()


def template_csv(dataset: DatasetLayout, rows: Sequence[Sequence[str]]) -> bytes:
    """Return the dataset's columns and rows to fill in, in UTF-8 with the mark by which Excel knows it.

    Every cell is quoted. Words that a spreadsheet would take for a formula stand behind an apostrophe, as spreadsheets
    write text; days and figures are ours.
    """
    file = io.StringIO()
    writer = csv.writer(file, quoting=csv.QUOTE_ALL)
    writer.writerow(map(as_text, dataset.headers))
    are_ours = [column == DATE or is_figure(column) for column in dataset.columns]
    for row in prefilled_rows(dataset, rows):
        writer.writerow([cell if ours else as_text(cell) for cell, ours in zip(row, are_ours, strict=True)])
    return file.getvalue().encode("utf-8-sig")
