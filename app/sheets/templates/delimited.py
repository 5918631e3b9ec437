"""The template of one dataset as CSV."""

import csv
import io
from collections.abc import Sequence

from app.sheets.cells.cell import FORMULA_STARTS
from app.sheets.layout import DatasetLayout
from app.sheets.templates.proposal import proposed_rows


def template_csv(dataset: DatasetLayout, rows: Sequence[Sequence[str]]) -> bytes:
    """Return the dataset's columns and rows to fill in, in UTF-8 with the mark by which Excel knows it.

    A name that a spreadsheet would take for a formula stands behind an apostrophe, as spreadsheets write text.
    """
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(map(_as_text, dataset.headers))
    writer.writerows([_as_text(cell) for cell in row] for row in proposed_rows(dataset, rows))
    return file.getvalue().encode("utf-8-sig")


def _as_text(cell: str) -> str:
    return f"'{cell}" if cell.startswith(FORMULA_STARTS) else cell
