"""Finds the dataset of a sheet, and the line and columns of its header."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.content.sheets.cells.cell import shown, typed
from app.content.sheets.cells.numbers import parse_number
from app.content.sheets.cells.words import bare
from app.content.sheets.files.grid import Grid, Row
from app.content.sheets.layout import DatasetLayout, SheetLayout, is_figure, spoken
from app.content.sheets.reading import SheetRemark
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

    def faults(self, grid: Grid) -> list[SheetRemark]:
        """Return a fault for each column that is missing, that two headers name, or that goes on beside its header."""
        messages = {}
        for column, more in self.doubled.items():
            titles = " and ".join(shown(self.title(position)) for position in (self.columns[column], *more))
            messages[column] = f"{titles} can each be the column {spoken(column)}: delete the one that is not meant"
        for column in self.missing:
            messages[column] = f"has no column {spoken(column)}: give it a header such as {examples(column)}"
        for column, position in self.columns.items():
            if is_figure(column) and self._goes_on(grid, position + 1):
                title = shown(self.title(position))
                messages[column] = (
                    f"{title} stands beside figures without a header: give each column its own, or delete it"
                )
        line = self.row.line
        return [
            SheetRemark(line, column, f"Line {line}{' ' if column in self.missing else ': '}{message}")
            for column, message in messages.items()
        ]

    def _goes_on(self, grid: Grid, position: int) -> bool:
        """Tell whether a column without a header, such as one below a header of two, has figures."""
        below = (typed(row.at(position)) for row in grid.rows if row.line > self.row.line)
        return self.row.at(position).is_empty and any(
            parse_number(text.removesuffix("%")) is not None for text in below
        )


def find_header(grid: Grid, layout: SheetLayout) -> Header | None:
    """Return the header of the dataset that fits best, or None. If two fit equally, the sheet's name decides."""
    pairs = ((row, dataset) for row in grid.rows[:_ROWS_LOOKED_AT] for dataset in layout.datasets)
    found = [header for row, dataset in pairs if (header := _header(row, dataset)) is not None]
    sheet = bare(grid.name)
    return max(
        found,
        key=lambda header: (len(header.columns), sheet in (bare(header.dataset.title), bare(header.dataset.id))),
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
