"""A sheet as rows of cells."""

from dataclasses import dataclass

from app.content.sheets.cells.cell import EMPTY, Cell

MOST_ROWS, MOST_COLUMNS = 5_000, 40
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


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
    """The lines of a sheet that are not empty."""

    name: str
    rows: tuple[Row, ...]
    is_workbook: bool = False
    is_hidden: bool = False

    def place(self, line: int, column: int) -> str:
        """Return a cell's name, its column from 0: `B7` in a workbook, `line 7, column 2` in other files."""
        if not self.is_workbook:
            return f"line {line}, column {column + 1}"
        before, last = divmod(column, len(LETTERS))
        return f"{LETTERS[before - 1] if before else ''}{LETTERS[last]}{line}"
