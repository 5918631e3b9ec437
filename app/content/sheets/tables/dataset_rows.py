"""The rows of a dataset's sheet, in the content's order, with all faults and everything that was left out."""

from collections.abc import Iterable
from decimal import Decimal
from typing import Literal

from app.content.sheets.cells.days import as_day
from app.content.sheets.cells.numbers import parse_number
from app.content.sheets.cells.typed import shown, typed
from app.content.sheets.cells.words import bare
from app.content.sheets.files.grid import Grid, Row
from app.content.sheets.layout import DATE, SECTOR, SIZE, WEIGHT, SheetLayout, spoken
from app.content.sheets.readings import ReadSheet, SheetRemark
from app.content.sheets.tables.headers import Header
from app.content.sheets.tables.lines_above import read_above, told_lines, words_of
from app.content.sheets.tables.remarks import CellRemark, folded
from app.content.sheets.tables.row_cells import DatasetRow, read_row
from app.content.sheets.tables.sheet_marks import hidden_remarks, merged_remarks, spanning_header_faults
from app.content.sheets.tables.weights import fraction_fault, total_fault

_LEFT_OUT = {
    "above": "stands above the header and was not read",
    "total": "is a total and was not read as a row",
    "words": "has no figures: taken as a heading or a footnote",
    "header": "repeats the header",
}
RowKind = Literal["row", "total", "words", "header"]
_TOTALS = frozenset((
    *("total", "totals", "sum", "grand total", "sub total", "subtotal", "equity total", "portfolio total"),
    *("net assets", "net asset value"),
))  # fmt: skip


def read_dataset(grid: Grid, header: Header, expected: SheetLayout) -> ReadSheet:
    """Read a table. Its rows are sorted like the content: by day, or by weight with cash last."""
    above = read_above((row for row in grid.rows if row.line < header.row.line), expected)
    left_out: list[CellRemark] = []
    lines: list[Row] = []
    totals: list[Row] = []
    for row in grid.rows:
        kind = "above" if row.line < header.row.line else kind_of(row, header)
        if kind == "row":
            lines.append(row)
        elif row is not header.row and row.line not in above.lines:
            left_out.append(_left_out(grid, row, kind))
            totals += [row] if kind == "total" else []
    rows = [read_row(row, header) for row in lines]
    faults = [
        *above.faults,
        *header.faults,
        *folded(remark for row in rows for remark in row.remarks(grid, header)),
    ]
    faults += [*spanning_header_faults(grid, header), *merged_remarks(grid, header, lines)]
    if header.dataset.kind == "holdings" and WEIGHT in header.columns:
        faults += fraction_fault(lines, totals, header) or total_fault(rows, totals, header)
    ordered = _sorted(rows)
    waiting = folded([*left_out, *_waiting(rows)])
    more = [*hidden_remarks(grid, header, lines), *_order(rows, ordered)]
    return ReadSheet(
        grid.name,
        header.dataset.id,
        header.dataset.columns,
        tuple(tuple(row.cells.values()) for row in ordered),
        tuple(row.line for row in ordered),
        header.ignored,
        fields=above.fields,
        faults=tuple(faults),
        notes=(*_assumed(header), *told_lines(above, grid.rows), *waiting, *more),
    )


def _left_out(grid: Grid, row: Row, kind: str) -> CellRemark:
    return CellRemark(row.line, None, kind, f"Line {row.line}", f"{shown(words_of(row))} {_LEFT_OUT[kind]}")


def _assumed(header: Header) -> list[SheetRemark]:
    columns = ", ".join(map(spoken, header.dataset.columns))
    message = f"The rows came without a header: their columns were taken for {columns}"
    return [SheetRemark(None, None, message)] if header.is_assumed else []


def _waiting(rows: Iterable[DatasetRow]) -> Iterable[CellRemark]:
    for row in rows:
        if not row.has_figures:
            yield CellRemark(row.line, None, "waiting", f"Line {row.line}", "has no figure yet")


def _sorted(rows: list[DatasetRow]) -> list[DatasetRow]:
    """Sort the rows. They stay as they are while one of them has no day, or no weight that can be compared."""
    if any(DATE in row.problems or row.cells.get(DATE) == "" for row in rows):
        return rows
    if all(DATE in row.cells for row in rows):
        return sorted(rows, key=lambda row: row.cells[DATE])
    weights = [None if WEIGHT in row.problems else parse_number(row.cells[WEIGHT]) for row in rows]
    if None in weights:
        return rows
    return sorted(rows, key=lambda row: (row.cells[SIZE] == "cash", -Decimal(row.cells[WEIGHT])))


def _order(rows: list[DatasetRow], ordered: list[DatasetRow]) -> list[SheetRemark]:
    if rows == ordered:
        return []
    by = "date" if DATE in rows[0].cells else "weight, largest first and cash last"
    return [SheetRemark(None, None, f"The rows were sorted by {by}")]


def kind_of(row: Row, header: Header) -> RowKind:
    """Return the kind of a line.

    A total names itself in the company's column and has no sector, because companies may have such names too.
    """
    texts = {column: typed(row.at(position)) for column, position in header.columns.items()}
    filled = [column for column, text in texts.items() if text]
    label = bare(texts.get(header.dataset.columns[0], "") or _first_text(row))
    if header.dataset.kind == "holdings" and _says_total(label) and not (texts.get(SECTOR) or texts.get(SIZE)):
        return "total"
    if header.dataset.kind == "series" and label in _TOTALS:
        return "total"
    if filled and all(texts[column] == header.title(header.columns[column]) for column in filled):
        return "header"
    return "words" if _is_words(row, header, filled) else "row"


def _says_total(label: str) -> bool:
    return label in _TOTALS or label.startswith(("total ", "grand total ", "sub total "))


def _is_words(row: Row, header: Header, filled: list[str]) -> bool:
    """Tell whether a line holds only words: in its first column, or in columns that are not read."""
    if not filled:
        return True
    first = row.at(header.columns[header.dataset.columns[0]])
    if len(row.filled) > 1 or first.is_empty or not isinstance(first.value, str):
        return False
    problem = as_day(first)[1]
    return header.dataset.kind == "holdings" or (problem is not None and problem.kind == "day")


def _first_text(row: Row) -> str:
    return next((typed(cell) for cell in row.cells if not cell.is_empty), "")
