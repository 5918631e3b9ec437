"""A sheet as rows of cells."""

from dataclasses import dataclass

from app.content.sheets.cells.cell import EMPTY, Cell

MOST_ROWS, MOST_COLUMNS = 5_000, 40
TOO_MANY_ROWS = f"A sheet has more than {MOST_ROWS:,} lines: leave only those of the figures"
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Row:
    """The cells of a line. Lines count from 1, like in the program that shows the file."""

    line: int
    cells: tuple[Cell, ...]

    def at(self, column: int) -> Cell:
        """Return the cell of a column, counted from 0. Beyond the end of the line, all cells are empty."""
        return self.cells[column] if column < len(self.cells) else EMPTY

    def place(self, column: int) -> str:
        """Return the name that spreadsheets give the cell of a column, counted from 0: `B7`."""
        before, last = divmod(column, len(_LETTERS))
        return f"{_LETTERS[before - 1] if before else ''}{_LETTERS[last]}{self.line}"

    @property
    def filled(self) -> list[Cell]:
        """The cells that are not empty."""
        return [cell for cell in self.cells if not cell.is_empty]


@dataclass(frozen=True)
class Grid:
    """The lines of a sheet that are not empty."""

    name: str
    rows: tuple[Row, ...]
