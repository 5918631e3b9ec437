"""A sheet of single figures: the name of each in one column, its value in the next."""

from collections import Counter
from collections.abc import Mapping

from app.content.sheets.cells.cell import Cell, Text, shown, typed
from app.content.sheets.cells.days import as_day
from app.content.sheets.cells.numbers import as_percent, as_value
from app.content.sheets.cells.words import bare
from app.content.sheets.files.grid import Grid, Row
from app.content.sheets.layout import FIGURES_SHEET, FieldLayout, SheetLayout
from app.content.sheets.sheet_reading import FigureReading, SheetReading, folded


def is_figures(grid: Grid, layout: SheetLayout) -> bool:
    """Return whether a sheet holds single figures: by its name, or because two lines name some."""
    known = _known(layout)
    named = sum(bare(_label_of(row)[1]) in known for row in grid.rows)
    return named > 1 or (named == 1 and bare(grid.name) == bare(FIGURES_SHEET))


def read_figures(grid: Grid, layout: SheetLayout) -> SheetReading:
    """Read the value beside each name. A name without a value is not a figure."""
    known = _known(layout)
    figures: dict[tuple[str, ...], FigureReading] = {}
    faults: list[str] = []
    notes: list[str] = []
    for row in grid.rows:
        position, label = _label_of(row)
        found, cell = known.get(bare(label)), row.at(position + 1)
        if found is None:
            notes.append(f"Line {row.line}: {shown(label)} was not read")
        elif not cell.is_empty:
            text, problem = _FORMS[found.form](cell)
            figure = FigureReading(found.path, found.label, text)
            if figures.setdefault(found.path, figure) != figure:
                problem = f"{shown(found.label)} has another value above: delete one of them"
            if problem:
                faults.append(f"{row.place(position + 1)}: {problem}")
    return SheetReading(grid.name, figures=tuple(figures.values()), faults=folded(faults), notes=folded(notes))


def _as_text(cell: Cell) -> Text:
    return typed(cell), None


_FORMS = {"day": as_day, "percent": as_percent, "number": as_value, "text": _as_text}


def _known(layout: SheetLayout) -> Mapping[str, FieldLayout]:
    """Return fields by their names: path, label, other names, and the end of a label if it is unique."""
    ends = [(bare(field.label.rpartition(": ")[2]), field) for field in layout.fields]
    counts = Counter(end for end, _ in ends)
    known = {end: field for end, field in ends if counts[end] == 1}
    return known | {
        bare(name): field for field in layout.fields for name in (*field.names, ".".join(field.path), field.label)
    }


def _label_of(row: Row) -> tuple[int, str]:
    """Return the name of a figure, and its position: the first cell that is not empty."""
    return next((position, typed(cell)) for position, cell in enumerate(row.cells) if not cell.is_empty)
