"""A workbook's marks on lines and columns: hidden ones are read and reported, merged cells are faults."""

from bisect import bisect_left
from collections.abc import Sequence

from app.content.sheets.cells.typed import shown
from app.content.sheets.files.grid import Area, Grid, Row, column_letters
from app.content.sheets.readings import SheetRemark
from app.content.sheets.tables.headers import Header
from app.content.sheets.tables.remarks import CellRemark, folded


def merged_remarks(grid: Grid, header: Header, lines: Sequence[Row]) -> tuple[SheetRemark, ...]:
    """Return a fault for merged cells that are read, because only the first of them holds a value."""
    numbers = [row.line for row in lines]
    columns = {position + 1: column for column, position in header.columns.items()}
    found = []
    for area in sorted(grid.merged):
        line = _first_of(numbers, area)
        read = [column for position, column in columns.items() if area.first_column <= position <= area.last_column]
        if line is not None and read:
            message = "these cells are merged: unmerge them and write the value into each"
            found.append(CellRemark(line, read[0], "merged", _name(area), message))
    return folded(found)


def spanning_header_faults(grid: Grid, header: Header) -> tuple[SheetRemark, ...]:
    """Return a fault for each header over several columns of figures, because only the first would be read."""
    titled = {position + 1: column for column, position in header.columns.items()}
    found = []
    for area in sorted(grid.merged):
        column = titled.get(area.first_column)
        if column is None or not area.first_line <= header.row.line <= area.last_line:
            continue
        others = range(area.first_column, area.last_column)
        below = (row for row in grid.rows if row.line > header.row.line)
        if any(not row.at(position).is_empty for row in below for position in others):
            message = (
                f"{shown(header.title(area.first_column - 1))} stands above {len(others) + 1} columns, and only the "
                "first would be read: leave the column that is meant, below a header of its own"
            )
            found.append(CellRemark(header.row.line, column, "spanning", _name(area), message))
    return folded(found)


def hidden_remarks(grid: Grid, header: Header, lines: Sequence[Row]) -> list[SheetRemark]:
    """Return a note for each column, and one for all lines, that are read although the file hides them."""
    marks = [
        SheetRemark(None, column, f"Column {column_letters(position)} is hidden in the file, and was read")
        for column, position in header.columns.items()
        if position + 1 in grid.hidden_columns
    ]
    hidden = [
        CellRemark(row.line, None, "hidden", f"Line {row.line}", "is hidden in the file, and was read")
        for row in lines
        if row.line in grid.hidden_lines
    ]
    return [*marks, *folded(hidden)]


def _first_of(numbers: Sequence[int], area: Area) -> int | None:
    """Return the first line that is read and lies in the area."""
    position = bisect_left(numbers, area.first_line)
    return numbers[position] if position < len(numbers) and numbers[position] <= area.last_line else None


def _name(area: Area) -> str:
    first = f"{column_letters(area.first_column - 1)}{area.first_line}"
    return f"{first}:{column_letters(area.last_column - 1)}{area.last_line}"
