"""Finds the dataset of a sheet, and the line and columns of its header."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.content.sheets.cells.typed import shown, typed
from app.content.sheets.cells.words import bare
from app.content.sheets.files.grid import Grid, Row
from app.content.sheets.layout import DatasetLayout, SheetLayout, spoken
from app.content.sheets.readings import SheetRemark
from app.content.sheets.tables.header_names import column_of, examples

ASSUMED_LINE = 0
"""The line of a header that the text itself lacks."""
_ROWS_LOOKED_AT = 30
_LEAST_COLUMNS = 2


@dataclass(frozen=True)
class Header:
    """The line of a sheet that names the columns of a dataset.

    `columns` are positions in the sheet, from 0, by the dataset's names; `doubled` those of a column's further headers.
    """

    dataset: DatasetLayout
    row: Row
    columns: Mapping[str, int]
    doubled: Mapping[str, tuple[int, ...]]

    @property
    def is_assumed(self) -> bool:
        """Whether the rows came without a header and were assumed to be in the dataset's order."""
        return self.row.line == ASSUMED_LINE

    @property
    def missing(self) -> list[str]:
        """Columns of the dataset for which there is no header."""
        return [column for column in self.dataset.columns if column not in self.columns]

    def title(self, position: int) -> str:
        """Return the file's name for a column."""
        return typed(self.row.at(position))

    @property
    def ignored(self) -> tuple[str, ...]:
        """Headers of columns that are not read."""
        read = {*self.columns.values(), *(position for more in self.doubled.values() for position in more)}
        titles = (self.title(position) for position in range(len(self.row.cells)) if position not in read)
        return tuple(title for title in titles if title)

    @property
    def faults(self) -> list[SheetRemark]:
        """A fault for each column that is missing, and for each that two headers name."""
        line, faults = self.row.line, []
        for column, more in self.doubled.items():
            titles = " and ".join(shown(self.title(position)) for position in (self.columns[column], *more))
            message = f"Line {line}: {titles} can each be the column {spoken(column)}: delete the one that is not meant"
            faults.append(SheetRemark(line, column, message))
        for column in self.missing:
            message = f"Line {line} has no column {spoken(column)}: give it a header such as {examples(column)}"
            faults.append(SheetRemark(line, column, message))
        return faults


def find_header(grid: Grid, layout: SheetLayout) -> Header | None:
    """Return the header of the dataset that fits best, or None. If two fit equally, the sheet's name decides."""
    found = [
        header
        for row in grid.rows[:_ROWS_LOOKED_AT]
        for dataset in layout.datasets
        if (header := _header(row, dataset)) is not None
    ]
    sheet = bare(grid.name)
    return max(
        found,
        key=lambda header: (
            len(header.columns),
            bare(header.dataset.title) == sheet or bare(header.dataset.id) == sheet,
        ),
        default=None,
    )


def count_headers(cells: list[str], layout: SheetLayout) -> int:
    """Return how many cells of a line name columns of the best fitting dataset."""
    return max((sum(column_of(cell, dataset) is not None for cell in cells) for dataset in layout.datasets), default=0)


def _header(row: Row, dataset: DatasetLayout) -> Header | None:
    """Return the row as a header. It must name the dataset's first column and at least one more."""
    columns: dict[str, int] = {}
    doubled: dict[str, tuple[int, ...]] = {}
    for position, cell in enumerate(row.cells):
        column = column_of(cell.value, dataset) if isinstance(cell.value, str) else None
        if column in columns:
            doubled[column] = (*doubled.get(column, ()), position)
        elif column is not None:
            columns[column] = position
    if dataset.columns[0] not in columns or len(columns) < _LEAST_COLUMNS:
        return None
    return Header(dataset, row, columns, doubled)
