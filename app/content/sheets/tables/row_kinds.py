"""Lines below a header that are no rows of the dataset: totals, headings of groups, footnotes."""

from typing import Literal

from app.content.sheets.cells.days import as_day
from app.content.sheets.cells.typed import typed
from app.content.sheets.cells.words import bare
from app.content.sheets.files.grid import Row
from app.content.sheets.layout import SECTOR, SIZE
from app.content.sheets.tables.headers import Header

RowKind = Literal["row", "total", "words", "header"]

_TOTALS = frozenset((
    *("total", "totals", "sum", "grand total", "sub total", "subtotal", "equity total", "portfolio total"),
    *("net assets", "net asset value"),
))  # fmt: skip


def kind_of(row: Row, header: Header) -> RowKind:
    """Tell what a line is. A total says so in place of a company and has no sector: companies are so called, too."""
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
    """Tell whether a line says nothing but words: in its first column alone, or only in columns that are not read."""
    if not filled:
        return True
    first = row.at(header.columns[header.dataset.columns[0]])
    if len(row.filled) > 1 or first.is_empty or not isinstance(first.value, str):
        return False
    problem = as_day(first)[1]
    return header.dataset.kind == "holdings" or (problem is not None and problem.kind == "day")


def _first_text(row: Row) -> str:
    return next((typed(cell) for cell in row.cells if not cell.is_empty), "")
