"""Reads an uploaded file, or pasted rows. Nothing here needs a database or a request."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from app.content.sheets.files.delimited import decode, delimited_grid
from app.content.sheets.files.grid import Grid
from app.content.sheets.layout import SheetLayout, spoken
from app.content.sheets.sheet_reading import FileReading, SheetReading, SheetRefusedError
from app.content.sheets.tables.dataset_rows import read_dataset
from app.content.sheets.tables.headers import find_header
from app.content.sheets.tables.single_figures import is_figures, read_figures

Media = Literal["csv", "xlsx"]
CSV_TYPE = "text/csv"
XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
MEDIA_TYPES: Mapping[str, Media] = {CSV_TYPE: "csv", XLSX_TYPE: "xlsx"}
MOST_BYTES = 2 * 1024 * 1024
CSV_NAME, PASTED_NAME = "CSV file", "Pasted rows"


def read_file(data: bytes, media: Media, expected: SheetLayout) -> FileReading:
    """Read an uploaded file of at most 2 MiB, which the web process has checked.

    Raises SheetRefusedError for a file that is damaged, hostile, too large or of another kind, and for one in which no
    sheet holds what is expected. What is wrong inside a sheet stands in its `faults`.
    """
    if media == "xlsx":
        return _read(_workbook(data), expected)
    if data.startswith(b"PK\x03\x04"):
        raise SheetRefusedError("This is a workbook, not CSV: upload it with its ending .xlsx")
    return _read([delimited_grid(decode(data), CSV_NAME)], expected)


def read_pasted(text: str, expected: SheetLayout) -> FileReading:
    """Read rows copied from a spreadsheet with their header. Raises SheetRefusedError as `read_file` does."""
    return _read([delimited_grid(text, PASTED_NAME)], expected)


def _workbook(data: bytes) -> Iterator[Grid]:
    # The reading process imports it: openpyxl is larger than everything else that a web process holds for staff.
    from app.content.sheets.files.workbook import workbook_grids  # noqa: PLC0415

    return workbook_grids(data)


def _read(grids: Iterable[Grid], expected: SheetLayout) -> FileReading:
    sheets = [_read_grid(grid, expected) for grid in grids]
    if not any(sheet.dataset or sheet.figures for sheet in sheets):
        raise SheetRefusedError(_nothing_found(expected))
    return FileReading(tuple(_without_doubles(sheets)))


def _read_grid(grid: Grid, expected: SheetLayout) -> SheetReading:
    header = find_header(grid, expected)
    if is_figures(grid, expected) and (header is None or len(header.positions) < len(header.dataset.columns)):
        return read_figures(grid, expected)
    if header is not None:
        return read_dataset(grid, header)
    return SheetReading(grid.name, notes=("The sheet has none of the expected columns and was not read",))


def _without_doubles(sheets: Sequence[SheetReading]) -> Iterator[SheetReading]:
    """Yield the sheets. If an earlier sheet holds the same dataset, the later one has a fault that names both."""
    first: dict[str | None, str] = {}
    for sheet in sheets:
        earlier = first.setdefault(sheet.dataset, sheet.name)
        if sheet.dataset is not None and earlier != sheet.name:
            message = f"'{earlier}' and '{sheet.name}' both hold {sheet.dataset}: delete one of the sheets"
            yield replace(sheet, faults=(message, *sheet.faults))
        else:
            yield sheet


def _nothing_found(expected: SheetLayout) -> str:
    columns = "; ".join(f"{dataset.title}: {', '.join(map(spoken, dataset.columns))}" for dataset in expected.datasets)
    return f"No figures of {expected.name} were found. Use a header with {columns}, as in the template"
