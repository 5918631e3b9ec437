"""Rows that were copied without their header."""

from app.content.sheets.cells.cell import Cell
from app.content.sheets.cells.days import as_day
from app.content.sheets.files.grid import Grid, Row
from app.content.sheets.layout import DatasetLayout, SheetLayout
from app.content.sheets.tables.headers import ASSUMED_LINE, find_header
from app.content.sheets.tables.row_cells import form_of, is_figure


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
    """Tell whether a row has as many cells as the dataset has columns, days and figures where they belong."""
    if len(row.cells) != len(dataset.columns) or (dataset.kind == "series" and as_day(row.at(0))[1] is not None):
        return False
    forms = (
        (form_of(column), row.at(position)) for position, column in enumerate(dataset.columns) if is_figure(column)
    )
    return all(form(cell)[1] is None for form, cell in forms)
