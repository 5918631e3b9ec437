"""A sheet as rows of cells, with a workbook's marks on lines and columns."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from app.content.sheets.cells.cell import EMPTY, Cell

MOST_ROWS, MOST_COLUMNS = 5_000, 40
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Area(NamedTuple):
    """Lines and columns from 1, both ends included."""

    first_line: int
    first_column: int
    last_line: int
    last_column: int


@dataclass(frozen=True)
class Row:
    """The cells of a line. Lines count from 1, like in the program that shows the file."""

    line: int
    cells: tuple[Cell, ...]

    def at(self, column: int) -> Cell:
        """Return the cell of a column, counted from 0. Beyond the end of the line, all cells are empty."""
        return self.cells[column] if column < len(self.cells) else EMPTY

    @property
    def filled(self) -> list[Cell]:
        """The cells that are not empty."""
        return [cell for cell in self.cells if not cell.is_empty]


@dataclass(frozen=True)
class Grid:
    """The lines of a sheet that are not empty. Lines and columns of `hidden_*` and `merged` count from 1."""

    name: str
    rows: tuple[Row, ...]
    is_workbook: bool = False
    is_hidden: bool = False
    hidden_lines: frozenset[int] = frozenset()
    hidden_columns: frozenset[int] = frozenset()
    merged: tuple[Area, ...] = ()

    def place(self, line: int, column: int) -> str:
        """Return a cell's name, its column from 0: `B7` in a workbook, `line 7, column 2` in other files."""
        if not self.is_workbook:
            return f"line {line}, column {column + 1}"
        return f"{column_letters(column)}{line}"


def column_letters(column: int) -> str:
    """Return the letters of a column from 0, as in spreadsheets: A, Z, AA."""
    before, last = divmod(column, len(LETTERS))
    return (column_letters(before - 1) if before else "") + LETTERS[last]


CountHeaders = Callable[[list[str]], int]
"""Counts the cells of a line that are headers of an expected column."""
