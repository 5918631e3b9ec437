"""Sheets of one file that say different things of the whole: each is right for itself, and one must be wrong."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from app.content.sheets.cells.typed import shown
from app.content.sheets.cells.words import bare
from app.content.sheets.layout import SheetLayout
from app.content.sheets.readings import ReadSheet, SheetRemark


def without_contradictions(sheets: Sequence[ReadSheet], expected: SheetLayout) -> Iterator[ReadSheet]:
    """Yield the sheets in their order; a value that contradicts another sheet's is a fault and no value.

    What a sheet of single figures says stands before what lines above a table say, and those of an earlier sheet
    before a later one's.
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
