"""The rows of a dataset's sheet, with all faults and everything that was left out."""

import re

from app.content.sheets.cells.cell import shown, typed
from app.content.sheets.cells.days import as_day
from app.content.sheets.cells.words import bare
from app.content.sheets.files.grid import Grid, Row
from app.content.sheets.layout import DATE, SECTOR, SIZE
from app.content.sheets.sheet_reading import SheetReading, folded
from app.content.sheets.tables.headers import Header
from app.content.sheets.tables.row_cells import DatasetRow, read_row

_TOTAL = re.compile(r"(?:(?:grand|sub|equity|portfolio) ?)?totals?(?: .*)?|sum|net assets?(?: value)?")


def read_dataset(grid: Grid, header: Header) -> SheetReading:
    """Read the table below a header. A series stands in the order of its days, as the content wants it."""
    rows: list[DatasetRow] = []
    notes: list[str] = []
    for row in grid.rows:
        if row.line > header.row.line and is_row(row, header):
            rows.append(read_row(row, header))
        elif row is not header.row:
            words = shown(" ".join(typed(cell) for cell in row.filled))
            notes.append(f"Line {row.line}: {words} was not read as a row")
    if header.dataset.kind == "series" and not any(DATE in row.problems for row in rows):
        rows.sort(key=lambda row: row.cells[DATE])
    return SheetReading(
        grid.name,
        header.dataset.id,
        header.dataset.columns,
        tuple(tuple(row.cells.values()) for row in rows),
        header.ignored,
        faults=(*header.faults(grid), *folded(fault for row in rows for fault in row.faults(header))),
        notes=folded(notes),
    )


def is_row(row: Row, header: Header) -> bool:
    """Return whether a line below the header is a row: no total, no heading, no footnote, and not the header again.

    A total names itself in the company's column and has no sector, because companies may have such names too. A day
    alone is a row that waits for its figures.
    """
    texts = {column: typed(row.at(position)) for column, (position, *_) in header.positions.items()}
    first, *others = header.dataset.columns
    label = bare(texts[first] or typed(row.filled[0]))
    if _TOTAL.fullmatch(label) and not (texts.get(SECTOR) or texts.get(SIZE)):
        return False
    if not any(texts.get(column) for column in others):
        return first == DATE and bool(texts[first]) and as_day(row.at(header.positions[first][0]))[1] is None
    return any(text and text != header.title(header.positions[column][0]) for column, text in texts.items())
