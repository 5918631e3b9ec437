"""One published edition as a folder: `edition.yaml`, and a CSV file for the rows of each dataset."""

import csv
from collections.abc import Iterator
from decimal import Decimal
from io import StringIO
from pathlib import Path
from typing import Any, cast

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from app.content.editions.figures_data import FiguresData, figures_in
from app.content.errors import ContentError, Fault
from app.content.reading.model_faults import model_fault
from app.content.reading.overlay.figures_overlay import csv_of
from app.content.reading.yaml_source import YamlSource, read_yaml
from app.publishing.history.edition_file import FILE_NAME, EditionFile
from app.publishing.history.edition_yaml import write_yaml

_FIRST_ROW_LINE = 2
_ROWS = "rows"


def files_of(edition: EditionFile) -> dict[str, str]:
    """Return the texts of an edition's files by their names. Raises ContentError for figures of another shape."""
    told = edition.model_dump(by_alias=True, mode="json", exclude_defaults=True, exclude={"data"})
    data, tables = edition.data, {}
    if edition.kind == "figures" and data is not None:
        try:
            figures = figures_in(data)
        except ValueError as error:
            raise ContentError([Fault(edition.place, 1, "", str(error))]) from None
        rows = {"datasets": {"__all__": {"columns", "rows"}}}
        data = figures.model_dump(by_alias=True, mode="json", exclude_defaults=True, exclude=rows)
        # The kind first, as in the content folder.
        data["datasets"] = {name: {"kind": one["kind"], **one} for name, one in data["datasets"].items()}
        tables = {f"{name}.csv": csv_of(cells) for name, cells in figures.datasets.items()}
    return {FILE_NAME: write_yaml({**told, "data": data}), **tables}


def read_folder(folder: Path, root: Path) -> EditionFile:
    """Return the edition a folder holds. Raises ContentError, whose files are named from `root`; OSError."""
    shown = str((folder / FILE_NAME).relative_to(root))
    source = read_yaml(_text(folder / FILE_NAME, root), shown)
    if source.faults:
        raise ContentError(source.faults)
    try:
        edition = EditionFile.model_validate(_as_json(source.value))
    except ValidationError as error:
        raise ContentError(model_fault(details, source, shown) for details in error.errors()) from None
    if str(folder.relative_to(root)) != edition.place:
        raise ContentError([Fault(shown, 1, "", f"lies in the wrong folder: it belongs into {edition.place}")])
    if edition.kind != "figures" or edition.data is None:
        return edition
    return edition.model_copy(update={"data": _figures(folder, root, edition.data, source)})


def _figures(folder: Path, root: Path, data: dict[str, Any], source: YamlSource) -> dict[str, Any]:
    """Put the rows into the data; return it in the shape the desk keeps."""
    datasets = data.get("datasets")
    shown, faults = folder.relative_to(root), list[Fault]()
    for name, dataset in datasets.items() if isinstance(datasets, dict) else ():
        if isinstance(dataset, dict):
            dataset["columns"], dataset[_ROWS] = _rows(folder / f"{name}.csv", root, faults)
    unknown = {file.stem for file in folder.glob("*.csv")} - set(datasets or ())
    faults += [Fault(f"{shown}/{name}.csv", 1, "", f"{FILE_NAME} has no dataset '{name}'") for name in unknown]
    if faults:
        raise ContentError(faults)
    try:
        return FiguresData.model_validate(data).model_dump(by_alias=True, mode="json")
    except ValidationError as error:
        raise ContentError(_data_fault(details, source, str(shown)) for details in error.errors()) from None


def _rows(file: Path, root: Path, faults: list[Fault]) -> tuple[list[str], list[list[str]]]:
    shown = str(file.relative_to(root))
    try:
        columns, *rows = list(csv.reader(StringIO(_text(file, root), newline=""))) or [[]]
    except csv.Error as error:
        raise ContentError([Fault(shown, 1, "", f"cannot be read as CSV: {error}")]) from None
    for position, row in enumerate(rows):
        if len(row) != len(columns):
            message = f"has {len(row)} cells, and the first line names {len(columns)}"
            faults.append(Fault(shown, position + _FIRST_ROW_LINE, "", message))
    return columns, rows


def _data_fault(details: ErrorDetails, source: YamlSource, shown: str) -> Fault:
    """Turn an error of the data into a fault of `edition.yaml`, or of the rows it lies in."""
    steps = details["loc"]
    if _ROWS in steps:
        place = steps.index(_ROWS)
        row = next((step for step in steps[place + 1 :] if isinstance(step, int)), -1)
        return Fault(f"{shown}/{steps[1]}.csv", row + _FIRST_ROW_LINE, "", details["msg"])
    moved = cast(ErrorDetails, {**details, "loc": ("data", *steps)})
    return model_fault(moved, source, f"{shown}/{FILE_NAME}")


def _text(file: Path, root: Path) -> str:
    try:
        return file.read_bytes().decode()
    except FileNotFoundError:
        raise ContentError([Fault(str(file.relative_to(root)), 1, "", "is missing")]) from None
    except UnicodeDecodeError:
        raise ContentError([Fault(str(file.relative_to(root)), 1, "", "is not UTF-8")]) from None


def _as_json(value: object) -> object:
    """Make numbers of JSON of what YAML holds: words are kept as JSON."""
    if isinstance(value, dict):
        return {name: _as_json(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_as_json(one) for one in value]
    return float(value) if isinstance(value, Decimal) else value


def folders_below(root: Path) -> Iterator[Path]:
    """Yield the folders that hold an edition, in the order of their paths.

    A hidden one is what an export that was killed has left.
    """
    for file in sorted(root.rglob(FILE_NAME)):
        if not file.parent.name.startswith("."):
            yield file.parent
