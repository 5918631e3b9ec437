"""A line of a sheet as a row of its dataset."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from app.content.sheets.cells.cell import EMPTY, Cell, Problem, Text, typed
from app.content.sheets.cells.days import as_day
from app.content.sheets.cells.numbers import as_percent, as_value
from app.content.sheets.cells.words import as_name, as_size, bare, is_cash
from app.content.sheets.files.grid import Grid, Row
from app.content.sheets.layout import (
    COMPANY,
    DATE,
    SECTOR,
    SIZE,
    THEMES,
    WEIGHT,
    DatasetLayout,
    SheetLayout,
    is_figure,
)
from app.content.sheets.reading import CellRemark
from app.content.sheets.tables.headers import ASSUMED_LINE, Header, find_header

_FORMS: dict[str, Callable[[Cell], Text]] = {
    DATE: as_day,
    SIZE: as_size,
    WEIGHT: as_percent,
    **dict.fromkeys((COMPANY, SECTOR, *THEMES), as_name),
}
_WORDS_FOR_NONE = ("", "na", "n a", "not applicable", "nil", "none")
_CASH = "cash"
_SPOKEN = {WEIGHT: "weight", SIZE: "size: large, mid, small or cash"}


@dataclass(frozen=True)
class DatasetRow:
    """The cells of a row by column, in the content's spelling or as typed, and what is wrong with them."""

    line: int
    cells: dict[str, str]
    problems: dict[str, Problem]

    @property
    def has_figures(self) -> bool:
        """Whether the row contains a typed figure, right or wrong."""
        return any(is_figure(column) and (text or column in self.problems) for column, text in self.cells.items())

    def remarks(self, grid: Grid, header: Header) -> Iterator[CellRemark]:
        """Yield the faults, with the place of each cell as staff call it."""
        for column, problem in self.problems.items():
            place = grid.place(self.line, header.columns[column])
            yield CellRemark(self.line, column, problem.kind, place, problem.message)


def form_of(column: str) -> Callable[[Cell], Text]:
    """Return the reader of a column's cells. A column without a name of its own holds values."""
    return _FORMS.get(column, as_value)


def read_row(row: Row, header: Header) -> DatasetRow:
    """Read the cells of a row. A row with a figure must be complete; a row without is still to be filled in."""
    read = DatasetRow(row.line, {}, {})
    for column in header.dataset.columns:
        cell = row.at(header.columns[column]) if column in header.columns else EMPTY
        text, problem = (typed(cell), cell.problem) if cell.problem else form_of(column)(cell)
        read.cells[column] = text
        if problem:
            read.problems[column] = problem
    if header.dataset.kind == "holdings":
        _name_cash(read, header)
    if read.has_figures:
        _tell_of_gaps(read, header)
    return read


def _name_cash(read: DatasetRow, header: Header) -> None:
    """Fill in what a line of cash lacks, because sheets give it neither a size nor a sector."""
    lacking = [name for name in (SIZE, SECTOR) if name in header.columns and bare(read.cells[name]) in _WORDS_FOR_NONE]
    if SIZE in lacking and not (is_cash(read.cells[COMPANY]) or is_cash(read.cells.get(SECTOR, ""))):
        return
    if SIZE in lacking or read.cells.get(SIZE) == _CASH:
        for name in lacking:
            read.cells[name] = _CASH if name == SIZE else _CASH.capitalize()
            read.problems.pop(name, None)


def _tell_of_gaps(read: DatasetRow, header: Header) -> None:
    for column in header.columns:
        is_needed = column not in THEMES or read.cells.get(SIZE) != _CASH
        if not read.cells[column] and column not in read.problems and is_needed:
            read.problems[column] = Problem("empty", f"is empty: write the {_SPOKEN.get(column, column)}")


def with_header(grid: Grid, layout: SheetLayout) -> Grid:
    """Return the grid with a header in ASSUMED_LINE where it has none and its rows fit one dataset, cell for cell."""
    if not grid.rows or find_header(grid, layout) is not None:
        return grid
    fitting = [dataset for dataset in layout.datasets if _fits(grid.rows[0], dataset)]
    if len(fitting) != 1:
        return grid
    header = Row(ASSUMED_LINE, tuple(Cell(column) for column in fitting[0].columns))
    return Grid(grid.name, (header, *grid.rows))


def _fits(row: Row, dataset: DatasetLayout) -> bool:
    """Tell whether a row has a cell for each column of the dataset, with days and figures where they belong."""
    if len(row.cells) != len(dataset.columns):
        return False
    pairs = zip(dataset.columns, row.cells, strict=True)
    return all(form_of(column)(cell)[1] is None for column, cell in pairs if column == DATE or is_figure(column))
