"""What a template holds: last month's names and terms, next month's date, and room for the figures."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from app.content.sheets.cells.days import MONTHS_A_YEAR, month_end
from app.content.sheets.layout import DATE, WEIGHT, DatasetLayout, SheetLayout

Rows = Mapping[str, Sequence[Sequence[str]]]
"""Rows of datasets by id, in the order of their columns."""

_AS_ON = "asOn"


@dataclass(frozen=True)
class Proposal:
    """Rows by dataset and values by path, empty where somebody has to write."""

    rows: Rows
    figures: Mapping[str, str]


def propose(layout: SheetLayout, rows: Rows, figures: Mapping[str, str]) -> Proposal:
    """Return last month's rows without weights, a row for the next month's end in each series, the next as-on date."""
    kept = {field.path: figures.get(field.path, "") if field.is_kept else "" for field in layout.fields}
    if _AS_ON in kept:
        kept[_AS_ON] = _next_month_end(figures.get(_AS_ON, ""))
    return Proposal({dataset.id: proposed_rows(dataset, rows.get(dataset.id, ())) for dataset in layout.datasets}, kept)


def proposed_rows(dataset: DatasetLayout, rows: Sequence[Sequence[str]]) -> Sequence[Sequence[str]]:
    """Return last month's rows without weights, those of a series with a row for the next month's end."""
    if dataset.kind == "series":
        last = rows[-1][dataset.columns.index(DATE)] if rows else ""
        following = {DATE: _next_month_end(last)}
        return [*rows, [following.get(column, "") for column in dataset.columns]]
    return [
        ["" if column == WEIGHT else cell for column, cell in zip(dataset.columns, row, strict=True)] for row in rows
    ]


def _next_month_end(day: str) -> str:
    """Return the end of the month after a day's, in ISO's form; of a day before its month's end, that month's end."""
    try:
        last = date.fromisoformat(day)
    except ValueError:
        return ""
    if last < (this := month_end(last.year, last.month)):
        return this.isoformat()
    return month_end(last.year + last.month // MONTHS_A_YEAR, last.month % MONTHS_A_YEAR + 1).isoformat()
