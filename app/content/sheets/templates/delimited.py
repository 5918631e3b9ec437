"""The template of one dataset as CSV."""

import csv
import io
from collections.abc import Sequence

from app.content.sheets.cells.formulas import as_text
from app.content.sheets.layout import DATE, DatasetLayout
from app.content.sheets.tables.row_cells import is_figure
from app.content.sheets.templates.proposal import proposed_rows


def template_csv(dataset: DatasetLayout, rows: Sequence[Sequence[str]]) -> bytes:
    """Return the dataset's columns and rows to fill in, in UTF-8 with the mark by which Excel knows it.

    Every cell is quoted. Words that a spreadsheet would take for a formula stand behind an apostrophe, as spreadsheets
    write text; days and figures are ours.
    """
    file = io.StringIO()
    writer = csv.writer(file, quoting=csv.QUOTE_ALL)
    writer.writerow(map(as_text, dataset.headers))
    are_ours = [column == DATE or is_figure(column) for column in dataset.columns]
    for row in proposed_rows(dataset, rows):
        writer.writerow([cell if ours else as_text(cell) for cell, ours in zip(row, are_ours, strict=True)])
    return file.getvalue().encode("utf-8-sig")
