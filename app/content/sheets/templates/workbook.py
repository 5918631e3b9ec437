"""The template of a strategy as an .xlsx workbook."""

import io
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import Any

from openpyxl import Workbook
from openpyxl.styles import Alignment, Font
from openpyxl.worksheet.datavalidation import DataValidation

from app.content.sheets.cells.numbers import parse_number
from app.content.sheets.layout import (
    COMPANY,
    DATE,
    FIGURES_SHEET,
    SECTOR,
    SIZE,
    SIZES,
    DatasetLayout,
    FieldLayout,
    SheetLayout,
    is_figure,
)
from app.content.sheets.templates.prefill import Rows, prefilled_figures, prefilled_rows

_HEADER_LINE = 2
_MOST_TITLE = 31
_NOT_IN_TITLES = re.compile(r"[\[\]:*?/\\]")
_DAY_FORMAT, _NUMBER_FORMAT, _TEXT_FORMAT = "yyyy-mm-dd", "0.00", "@"
_WIDTHS = {COMPANY: 38, SECTOR: 26, SIZE: 10, DATE: 13}
_WIDTH, _LABEL_WIDTH, _VALUE_WIDTH = 16, 42, 32
_NOTES = {
    "holdings": "{name}: write each weight in percent, such as 4.25. Add and delete lines as needed, cash last.",
    "series": "{name}: write the new values below the last. All earlier lines stay.",
    "figures": "{name}: write each value beside its name. What stays empty is not stated.",
}


def template_xlsx(layout: SheetLayout, rows: Rows, figures: Mapping[str, str]) -> bytes:
    """Return a workbook with a sheet for each dataset and one for single figures, filled as far as last month tells.

    `rows` and `figures` are what is published now. All text is written as text, whatever it begins with.
    """
    book = Workbook()
    book.remove(book.active)
    for dataset in layout.datasets:
        sheet = _new_sheet(book, dataset.title or dataset.id, _NOTES[dataset.kind].format(name=layout.name))
        _write_dataset(sheet, dataset, prefilled_rows(dataset, rows.get(dataset.id, ())))
    if layout.fields:
        sheet = _new_sheet(book, FIGURES_SHEET, _NOTES["figures"].format(name=layout.name))
        _write_figures(sheet, layout.fields, prefilled_figures(layout, figures))
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def _new_sheet(book: Workbook, title: str, note: str) -> Any:  # noqa: ANN401
    sheet = book.create_sheet(_NOT_IN_TITLES.sub(" ", title)[:_MOST_TITLE].strip("' ") or "Sheet")
    _write(sheet, 1, 1, note)
    sheet.cell(1, 1).font = Font(italic=True)
    sheet.freeze_panes = sheet.cell(_HEADER_LINE + 1, 1)
    return sheet


def _write_header(sheet: Any, titles: Sequence[str], widths: Sequence[int]) -> None:  # noqa: ANN401
    for column, (title, width) in enumerate(zip(titles, widths, strict=True), start=1):
        _write(sheet, _HEADER_LINE, column, title)
        sheet.cell(_HEADER_LINE, column).font = Font(bold=True)
        sheet.column_dimensions[sheet.cell(_HEADER_LINE, column).column_letter].width = width


def _write_dataset(sheet: Any, dataset: DatasetLayout, rows: Sequence[Sequence[str]]) -> None:  # noqa: ANN401
    _write_header(sheet, dataset.headers, [_WIDTHS.get(column, _WIDTH) for column in dataset.columns])
    for line, row in enumerate(rows, start=_HEADER_LINE + 1):
        for column, (name, text) in enumerate(zip(dataset.columns, row, strict=True), start=1):
            _write(sheet, line, column, text, "number" if is_figure(name) else "day" if name == DATE else "text")
    if SIZE in dataset.columns:
        letter = sheet.cell(1, dataset.columns.index(SIZE) + 1).column_letter
        choice = DataValidation(type="list", formula1=f'"{",".join(SIZES)}"', allow_blank=True)
        choice.add(f"{letter}{_HEADER_LINE + 1}:{letter}{_HEADER_LINE + max(len(rows), 1) + 50}")
        sheet.add_data_validation(choice)


def _write_figures(sheet: Any, fields: Sequence[FieldLayout], values: Mapping[str, str]) -> None:  # noqa: ANN401
    _write_header(sheet, ("Figure", "Value"), (_LABEL_WIDTH, _VALUE_WIDTH))
    for line, field in enumerate(fields, start=_HEADER_LINE + 1):
        _write(sheet, line, 1, field.label)
        _write(sheet, line, 2, values[field.path], field.form)
        sheet.cell(line, 2).alignment = Alignment(horizontal="left")


def _write(sheet: Any, line: int, column: int, text: str, form: str = "text") -> None:  # noqa: ANN401
    """Write a cell. If a day or number is wanted and the value is none, it stays text, never a formula."""
    cell = sheet.cell(line, column)
    value, cell.number_format = _FORMS[form](text)
    if not text:
        return
    cell.value = text if value is None else value
    if value is None:
        cell.data_type = "s"
        cell.quotePrefix = True


def _as_day(text: str) -> tuple[date | None, str]:
    try:
        return date.fromisoformat(text), _DAY_FORMAT
    except ValueError:
        return None, _DAY_FORMAT


def _as_number(text: str) -> tuple[Decimal | None, str]:
    """Return the number, and a format that shows as many decimals as the text has."""
    number = parse_number(text)
    if number is None:
        return None, _NUMBER_FORMAT
    decimals = -int(number.as_tuple().exponent)
    return number, f"0.{'0' * decimals}" if decimals > 0 else "0"


_FORMS: Mapping[str, Callable[[str], tuple[date | Decimal | None, str]]] = {
    "day": _as_day,
    "number": _as_number,
    "percent": _as_number,
    "text": lambda text: (None, _TEXT_FORMAT),
}
