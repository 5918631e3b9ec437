"""A line of a sheet as a row of its dataset."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from app.content.sheets.cells.cell import Cell, Text
from app.content.sheets.cells.days import as_day
from app.content.sheets.cells.numbers import as_percent, as_value
from app.content.sheets.cells.words import as_name, as_size, bare, is_cash
from app.content.sheets.files.grid import Row
from app.content.sheets.layout import COMPANY, DATE, SECTOR, SIZE, SIZES, THEMES, WEIGHT
from app.content.sheets.tables.headers import Header

_FORMS: dict[str, Callable[[Cell], Text]] = {
    DATE: as_day,
    SIZE: as_size,
    WEIGHT: as_percent,
    **dict.fromkeys((COMPANY, SECTOR, *THEMES), as_name),
}
_WORDS_FOR_NONE = ("", "na", "n a", "nil", "none")
_CASH = "cash"


@dataclass(frozen=True)
class DatasetRow:
    """The cells of a row by column, in the content's spelling or as typed, and what is wrong with them."""

    row: Row
    cells: dict[str, str]
    problems: dict[str, str]

    def faults(self, header: Header) -> Iterator[str]:
        """Yield the faults, with the place of each cell as staff call it."""
        for column, problem in self.problems.items():
            yield f"{self.row.place(header.positions[column][0])}: {problem}"


def form_of(column: str) -> Callable[[Cell], Text]:
    """Return the reader of a column's cells. A column without a name of its own holds values."""
    return _FORMS.get(column, as_value)


def read_row(row: Row, header: Header) -> DatasetRow:
    """Read the cells of a row. Empty ones and columns that the sheet lacks are the check's to name."""
    read = DatasetRow(row, dict.fromkeys(header.dataset.columns, ""), {})
    for column, (position, *_) in header.positions.items():
        read.cells[column], problem = form_of(column)(row.at(position))
        if problem is not None:
            read.problems[column] = problem
    if header.dataset.kind == "holdings":
        _name_cash(read)
    return read


def _name_cash(read: DatasetRow) -> None:
    """Fill in what a line of cash lacks, because sheets give it neither a size nor a sector."""
    cells = read.cells
    if cells[SIZE] not in SIZES and (is_cash(cells[COMPANY]) or is_cash(cells[SECTOR])):
        cells[SIZE] = _CASH
        read.problems.pop(SIZE, None)
    if cells[SIZE] == _CASH and bare(cells[SECTOR]) in _WORDS_FOR_NONE:
        cells[SECTOR] = _CASH.capitalize()
