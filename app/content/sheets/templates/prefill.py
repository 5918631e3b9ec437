"""The content of a template: last month's names and terms, next month's date, room for figures."""

from collections.abc import Mapping, Sequence
from datetime import timedelta

from app.content.calendar import day_of, month_end
from app.content.sheets.layout import AS_ON, DATE, WEIGHT, DatasetLayout, SheetLayout

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
    last = day_of(day)
    if last is None:
        return ""
    following = last if last < month_end(last) else last + timedelta(days=1)
    return month_end(following).isoformat()
