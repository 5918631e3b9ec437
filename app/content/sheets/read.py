"""Reads an uploaded file, or pasted rows. Nothing here needs a database or a request."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from app.content.sheets.cells.typed import shown, typed
from app.content.sheets.cells.words import bare
from app.content.sheets.files.delimited import decode, delimited_grid
from app.content.sheets.files.grid import Grid
from app.content.sheets.layout import SheetLayout, spoken
from app.content.sheets.readings import ReadSheet, SheetReading, SheetRefusedError, SheetRemark
from app.content.sheets.tables.dataset_rows import read_dataset
from app.content.sheets.tables.headers import count_headers, find_header
from app.content.sheets.tables.row_cells import with_header
from app.content.sheets.tables.single_figures import is_figures, read_figures

Media = Literal["csv", "xlsx"]
CSV_TYPE = "text/csv"
XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
MEDIA_TYPES: Mapping[str, Media] = {CSV_TYPE: "csv", XLSX_TYPE: "xlsx"}
MOST_BYTES = 2 * 1024 * 1024
CSV_NAME, PASTED_NAME = "CSV file", "Pasted rows"


def read_sheet(data: bytes, media: Media, expected: SheetLayout) -> SheetReading:
    """Read an uploaded file of at most 2 MiB.

    Raises SheetRefusedError for a file that is damaged, hostile, too large or of another kind, and for one in which no
    sheet holds what is expected. What is wrong inside a sheet stands in its `faults`.
    """
    if len(data) > MOST_BYTES:
        raise SheetRefusedError(
            f"The file is larger than {MOST_BYTES // 1024 // 1024} MB: leave only the sheets of the figures"
        )
    if not data.strip():
        raise SheetRefusedError("The file is empty")
    if media == "xlsx":
        return _read(_workbook(data), expected)
    if data.startswith(b"PK\x03\x04"):
        raise SheetRefusedError("This is a workbook, not CSV: upload it with its ending .xlsx")
    return _read([_delimited(decode(data), CSV_NAME, expected)], expected)


def read_pasted(text: str, expected: SheetLayout) -> SheetReading:
    """Read rows copied from a spreadsheet; without a header their columns are those of the dataset they fit, in order.

    Raises SheetRefusedError as `read_sheet` does.
    """
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise SheetRefusedError(
            f"The text is larger than {MOST_BYTES // 1024 // 1024} MB: paste only the rows of the figures"
        )
    if not text.strip():
        raise SheetRefusedError("Nothing was pasted")
    return _read([with_header(_delimited(text, PASTED_NAME, expected), expected)], expected)


def _workbook(data: bytes) -> Iterator[Grid]:
    # The reading process imports it: openpyxl is larger than everything else that a web process holds for staff.
    from app.content.sheets.files.workbook import workbook_grids  # noqa: PLC0415

    return workbook_grids(data)


def _delimited(text: str, name: str, expected: SheetLayout) -> Grid:
    return delimited_grid(text, name, lambda cells: count_headers(cells, expected))


def _read(grids: Iterable[Grid], expected: SheetLayout) -> SheetReading:
    sheets: list[ReadSheet] = []
    firsts: list[str] = []
    for grid in grids:
        sheets.append(_read_grid(grid, expected))
        firsts += [f"'{grid.name}' begins with {_beginning(grid)}"] if grid.rows else []
    if not any(sheet.dataset or sheet.fields for sheet in sheets):
        raise SheetRefusedError(_nothing_found(firsts, expected))
    return SheetReading(tuple(_without_contradictions(list(_without_doubles(sheets)), expected)))


def _read_grid(grid: Grid, expected: SheetLayout) -> ReadSheet:
    if grid.is_hidden:
        return ReadSheet(grid.name, notes=(SheetRemark(None, None, "The sheet is hidden and was not read"),))
    header = find_header(grid, expected)
    if header is not None and not header.missing:
        return read_dataset(grid, header, expected)
    if is_figures(grid, expected):
        return read_figures(grid, expected)
    if header is not None:
        return read_dataset(grid, header, expected)
    return ReadSheet(
        grid.name, notes=(SheetRemark(None, None, "The sheet has no columns that are expected, and was not read"),)
    )


def _without_doubles(sheets: list[ReadSheet]) -> Iterator[ReadSheet]:
    """Yield the sheets. If an earlier sheet holds the same dataset, the later one has a fault that names both."""
    first: dict[str, str] = {}
    for sheet in sheets:
        if sheet.dataset in first:
            message = f"'{first[sheet.dataset]}' and '{sheet.name}' both hold {sheet.dataset}: delete one of the sheets"
            yield replace(sheet, faults=(SheetRemark(None, None, message), *sheet.faults))
            continue
        if sheet.dataset:
            first[sheet.dataset] = sheet.name
        yield sheet


def _beginning(grid: Grid) -> str:
    return shown(", ".join(text for text in map(typed, grid.rows[0].cells) if text))


def _nothing_found(firsts: list[str], expected: SheetLayout) -> str:
    columns = "; ".join(f"{dataset.title}: {', '.join(map(spoken, dataset.columns))}" for dataset in expected.datasets)
    seen = "; ".join(firsts[:3]) if firsts else "it has no rows"
    return f"No figures of {expected.name} were found: {seen}. Expected columns are {columns}. The template has them"


def _without_contradictions(sheets: Sequence[ReadSheet], expected: SheetLayout) -> Iterator[ReadSheet]:
    """Yield the sheets in their order. A value that contradicts another sheet's is a fault and no value.

    A sheet of single figures takes precedence over lines above a table, and lines of earlier sheets over those of later
    ones.
    """
    labels = {field.path: field.label for field in expected.fields}
    said: dict[str, tuple[str, str]] = {}
    for sheet in sorted(sheets, key=lambda sheet: sheet.dataset is not None):
        for path, text in sheet.fields.items():
            said.setdefault(path, (sheet.name, text))
    for sheet in sheets:
        other = {path: said[path] for path, text in sheet.fields.items() if bare(said[path][1]) != bare(text)}
        faults = [
            SheetRemark(None, path, _told(labels[path], (sheet.name, sheet.fields[path]), first))
            for path, first in other.items()
        ]
        fields = {path: text for path, text in sheet.fields.items() if path not in other}
        yield replace(sheet, fields=fields, faults=(*faults, *sheet.faults)) if other else sheet


def _told(label: str, here: tuple[str, str], first: tuple[str, str]) -> str:
    said = f"is {shown(first[1])} in the sheet '{first[0]}' and {shown(here[1])} in '{here[0]}'"
    return f"{label} {said}: correct the one that is wrong"
