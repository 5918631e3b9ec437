"""What a column of weights tells as a whole."""

from collections.abc import Sequence
from decimal import Decimal

from app.sheets.cells.numbers import as_percent, parse_number
from app.sheets.cells.typed import plain_number, typed
from app.sheets.files.grid import Row
from app.sheets.layout import WEIGHT
from app.sheets.readings import SheetRemark
from app.sheets.tables.headers import Header
from app.sheets.tables.row_cells import DatasetRow

_LEAST_ROWS = 3
_WHOLE_AS_FRACTIONS = (Decimal("0.95"), Decimal("1.05"))
_ROUNDING_PERCENT = Decimal("0.5")
"""How far a total printed with rounded weights may lie from their sum."""


def fraction_fault(lines: Sequence[Row], header: Header) -> list[SheetRemark]:
    """Return a fault where all weights together are about 1: fractions of the whole, not percent."""
    cells = [row.at(header.columns[WEIGHT]) for row in lines]
    weights = [None if cell.is_percent or cell.problem else parse_number(typed(cell)) for cell in cells]
    known = [weight for weight in weights if weight is not None]
    least, most = _WHOLE_AS_FRACTIONS
    if len(known) < max(_LEAST_ROWS, len(cells)) or not least <= sum(known) <= most:
        return []
    message = (
        f"The weights add up to {plain_number(sum(known, Decimal(0)))}: they are fractions where percent are expected; "
        "multiply them by 100, or format the column as percent"
    )
    return [SheetRemark(lines[0].line, WEIGHT, message)]


def total_fault(rows: Sequence[DatasetRow], totals: Sequence[Row], header: Header) -> list[SheetRemark]:
    """Return a fault where the sheet's last line is a total, and the rows above it add up to something else."""
    if not totals or not rows or totals[-1].line < rows[-1].line:
        return []
    total = parse_number(as_percent(totals[-1].at(header.columns[WEIGHT]))[0])
    weights = [parse_number(row.cells[WEIGHT]) for row in rows]
    if total is None or None in weights:
        return []
    added = sum((weight for weight in weights if weight is not None), Decimal(0))
    if abs(added - total) <= _ROUNDING_PERCENT:
        return []
    message = (
        f"Line {totals[-1].line}: the sheet's own total is {plain_number(total, 2)}, its rows add up to "
        f"{plain_number(added, 2)}: look for a row that is missing, doubled or mistyped"
    )
    return [SheetRemark(totals[-1].line, WEIGHT, message)]
