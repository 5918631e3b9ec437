"""What a column of weights shows as a whole."""

from collections.abc import Sequence
from decimal import Decimal

from app.content.sheets.cells.numbers import as_percent, parse_number
from app.content.sheets.cells.typed import plain_number, typed
from app.content.sheets.files.grid import Row
from app.content.sheets.layout import WEIGHT
from app.content.sheets.readings import SheetRemark
from app.content.sheets.tables.headers import Header
from app.content.sheets.tables.row_cells import DatasetRow

_LEAST_ROWS = 3
_WHOLE_AS_FRACTIONS = (Decimal("0.95"), Decimal("1.05"))
_LEAST_IN_PERCENT = Decimal(50)
"""What a portfolio in percent comes to at least: far less than 100 is no portfolio, far more than 1 no fractions."""
_ROUNDING_PERCENT = Decimal("0.5")
"""How far a total of rounded weights may differ from their sum."""


def fraction_fault(lines: Sequence[Row], totals: Sequence[Row], header: Header) -> list[SheetRemark]:
    """Return a fault where the weights are about 1 in all, or by a total of the sheet: fractions, not percent.

    A line that says something else, such as a turnover in percent, does not hide it.
    """
    weights = _plain_weights(lines, header)
    if len(weights) < max(_LEAST_ROWS, len(lines) // 2 + 1):
        return []
    added = sum(weights, Decimal(0))
    least, most = _WHOLE_AS_FRACTIONS
    whole = next((total for total in (added, *_plain_weights(totals, header)) if least <= total <= most), None)
    if whole is None or added >= _LEAST_IN_PERCENT:
        return []
    message = (
        f"The weights add up to {plain_number(whole)}: they are fractions where percent are expected; "
        "multiply them by 100, or format the column as percent"
    )
    return [SheetRemark(lines[0].line, WEIGHT, message)]


def total_fault(rows: Sequence[DatasetRow], totals: Sequence[Row], header: Header) -> list[SheetRemark]:
    """Return a fault where the sheet's last line is a total, and the rows above it add up to something else.

    It may also be the total of the last group alone: of the rows since the total before it.
    """
    if not totals or not rows or totals[-1].line < rows[-1].line:
        return []
    total = parse_number(as_percent(totals[-1].at(header.columns[WEIGHT]))[0])
    weights = [parse_number(row.cells[WEIGHT]) for row in rows]
    if total is None or None in weights:
        return []
    group_begins = totals[-2].line if len(totals) > 1 else 0
    added, in_group = Decimal(0), Decimal(0)
    for row, weight in zip(rows, weights, strict=True):
        added += weight or 0
        in_group += (weight or 0) if row.line > group_begins else 0
    if min(abs(added - total), abs(in_group - total)) <= _ROUNDING_PERCENT:
        return []
    message = (
        f"Line {totals[-1].line}: the sheet's own total is {plain_number(total, 2)}, its rows add up to "
        f"{plain_number(added, 2)}: look for a row that is missing, doubled or mistyped"
    )
    return [SheetRemark(totals[-1].line, WEIGHT, message)]


def _plain_weights(lines: Sequence[Row], header: Header) -> list[Decimal]:
    """Return the weights that are numbers without a percent sign."""
    cells = [row.at(header.columns[WEIGHT]) for row in lines]
    numbers = [None if cell.is_percent or cell.problem else parse_number(typed(cell)) for cell in cells]
    return [number for number in numbers if number is not None]
