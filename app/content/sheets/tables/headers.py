"""Finds the dataset of a sheet, and the line and columns of its header."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.content.sheets.cells.cell import shown, typed
from app.content.sheets.cells.numbers import parse_number
from app.content.sheets.cells.words import bare
from app.content.sheets.files.grid import Grid, Row
from app.content.sheets.layout import DatasetLayout, SheetLayout, is_figure, spoken
from app.content.sheets.tables.header_names import column_of

_ROWS_LOOKED_AT = 30
_LEAST_COLUMNS = 2


@dataclass(frozen=True)
class Header:
    """The line that names a dataset's columns, with the `positions` of each in the sheet, from 0; two are a fault."""

    dataset: DatasetLayout
    row: Row
    positions: Mapping[str, tuple[int, ...]]

    def title(self, position: int) -> str:
        """Return the file's name for a column."""
        return typed(self.row.at(position))

    @property
    def ignored(self) -> tuple[str, ...]:
        """Headers of columns that are not read."""
        read = {position for positions in self.positions.values() for position in positions}
        titles = (self.title(position) for position in range(len(self.row.cells)) if position not in read)
        return tuple(title for title in titles if title)

    def faults(self, grid: Grid) -> list[str]:
        """Return a fault for each column that is missing, that two headers name, or that goes on beside its header."""
        messages: list[str] = []
        for column in self.dataset.columns:
            positions = self.positions.get(column, ())
            titles = " and ".join(shown(self.title(position)) for position in positions)
            if not positions:
                messages.append(f"there is no column {spoken(column)}")
            elif len(positions) > 1:
                messages.append(f"{titles} can each be the column {spoken(column)}: delete the one that is not meant")
            elif is_figure(column) and self._goes_on(grid, positions[0] + 1):
                messages.append(f"the column beside {titles} has figures but no header: add one")
        return [f"Line {self.row.line}: {message}" for message in messages]

    def _goes_on(self, grid: Grid, position: int) -> bool:
        """Return whether a column without a header, such as one below a header of two, has figures."""
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
        key=lambda header: (len(header.positions), sheet in (bare(header.dataset.title), bare(header.dataset.id))),
        default=None,
    )


def _header(row: Row, dataset: DatasetLayout) -> Header | None:
    """Return the row as a header. It must name the dataset's first column and at least one more."""
    positions: dict[str, tuple[int, ...]] = {}
    for position, cell in enumerate(row.cells):
        column = column_of(cell.value, dataset) if isinstance(cell.value, str) else None
        if column is not None:
            positions[column] = (*positions.get(column, ()), position)
    is_header = dataset.columns[0] in positions and len(positions) >= _LEAST_COLUMNS
    return Header(dataset, row, positions) if is_header else None
