"""A sheet of single figures: the name of each in one column, its value in the next."""

from collections import Counter
from collections.abc import Mapping

from app.content.sheets.cells.cell import Cell, Text
from app.content.sheets.cells.days import as_day
from app.content.sheets.cells.numbers import as_percent, as_value, parse_number
from app.content.sheets.cells.typed import shown, typed
from app.content.sheets.cells.words import as_text, bare
from app.content.sheets.files.grid import Grid, Row
from app.content.sheets.layout import FIGURES_SHEET, FieldForm, FieldLayout, SheetLayout
from app.content.sheets.readings import ReadSheet
from app.content.sheets.tables.remarks import CellRemark, folded

_SHEETS = frozenset((bare(FIGURES_SHEET), "key figures", "single figures"))
_NAME_HEADERS = frozenset(("figure", "name", "item", "particulars", "parameter", "field", "label"))
_VALUE_HEADERS = frozenset(("value", "figure", "values"))
_FORMS = {"day": as_day, "percent": as_percent, "number": as_value}


def is_figures(grid: Grid, layout: SheetLayout) -> bool:
    """Tell whether a sheet holds single figures: by its name, or because two lines name some."""
    known = _known(layout)
    named = sum(_label(row) in known for row in grid.rows)
    return bool(layout.fields) and (named >= 2 or (named == 1 and bare(grid.name) in _SHEETS))  # noqa: PLR2004


def read_figures(grid: Grid, layout: SheetLayout) -> ReadSheet:
    """Read the value beside each name. A name without a value is no figure."""
    known = _known(layout)
    fields: dict[str, str] = {}
    places: dict[str, str] = {}
    faults: list[CellRemark] = []
    notes: list[CellRemark] = []
    for row in grid.rows:
        position, label = _first(row)
        found, cell = known.get(bare(label)), row.at(position + 1)
        place = grid.place(row.line, position + 1)
        if found is None:
            notes += _unknown(row, label, cell)
        elif not cell.is_empty:
            text, problem = (typed(cell), cell.problem) if cell.problem else read_field(cell, found.form)
            if problem:
                faults.append(CellRemark(row.line, found.path, problem.kind, place, problem.message))
            if found.path in fields:
                message = f"{shown(found.label)} stands in {places[found.path]} already: delete one of them"
                faults.append(CellRemark(row.line, found.path, "doubled", place, message))
            fields.setdefault(found.path, text)
            places.setdefault(found.path, place)
    return ReadSheet(grid.name, fields=fields, faults=folded(faults), notes=folded(notes))


def read_field(cell: Cell, form: FieldForm) -> Text:
    """Return a value in its form. Numbers in the place of text are spelt as the sheet shows them."""
    if form in _FORMS:
        return _FORMS[form](cell)
    said = typed(cell)
    return (said, None) if parse_number(said.removesuffix("%")) is not None else as_text(cell)


def _known(layout: SheetLayout) -> Mapping[str, FieldLayout]:
    """Return fields by what they may be called: path, label, other names, and what follows a colon in the label.

    The last only where it is of one field alone.
    """
    shorts = Counter(_short(field) for field in layout.fields)
    known = {_short(field): field for field in layout.fields if shorts[_short(field)] == 1}
    return known | {bare(name): field for field in layout.fields for name in (*field.names, field.path, field.label)}


def _short(field: FieldLayout) -> str:
    return bare(field.label.rpartition(": ")[2])


def _first(row: Row) -> tuple[int, str]:
    """Return the position of the first cell that is not empty, and its text."""
    return next((position, typed(cell)) for position, cell in enumerate(row.cells) if not cell.is_empty)


def _label(row: Row) -> str:
    return bare(_first(row)[1])


def _unknown(row: Row, label: str, cell: Cell) -> list[CellRemark]:
    """Note a line that was not read, unless it is the header."""
    if bare(label) in _NAME_HEADERS and bare(typed(cell)) in _VALUE_HEADERS:
        return []
    kind, message = ("words", "was not read") if cell.is_empty else ("unknown", "is not a figure of this strategy")
    return [CellRemark(row.line, None, kind, f"Line {row.line}", f"{shown(label)} {message}")]
