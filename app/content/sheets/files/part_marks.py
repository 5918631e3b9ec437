"""What a workbook's sheet contains and openpyxl does not report.

While openpyxl reads the values of cells, it does not report formulas. While it reads line by line, it does not report
hidden or merged lines and columns.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import IO

from defusedxml.ElementTree import DefusedXMLParser

from app.content.sheets.files.grid import MOST_COLUMNS, MOST_ROWS, Area
from app.content.sheets.readings import SheetRefusedError

_PIECE_BYTES = 1024 * 1024
"""A parser reads an unfinished part again with each piece. Smaller pieces make seconds of one long attribute."""
_EXCEL_COLUMNS = 16_384
_MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
_TRUE = ("1", "true")
_REFERENCE = re.compile(r"\$?([A-Z]{1,3})\$?([1-9][0-9]{0,6})")
_ROW_NUMBER = re.compile(r"[1-9][0-9]{0,6}")


@dataclass
class PartMarks:
    """The last line of a sheet with a value, and areas. All count from 1.

    `formulas` are lines and columns of cells whose value is calculated.
    """

    last_line: int = 0
    formulas: set[tuple[int, int]] = field(default_factory=set)
    merged: list[Area] = field(default_factory=list)
    hidden_lines: set[int] = field(default_factory=set)
    hidden_columns: set[int] = field(default_factory=set)


def read_marks(part: IO[bytes]) -> PartMarks:
    """Read the XML of a sheet to its end.

    Raises SheetRefusedError for more lines or columns than figures need, and whatever the parser raises for XML that is
    damaged or declares a document type.
    """
    target = _Target()
    parser = DefusedXMLParser(target=target, forbid_dtd=True)
    for piece in _pieces(part):
        parser.feed(piece)
    parser.close()
    return target.marks


def _pieces(part: IO[bytes]) -> Iterator[bytes]:
    return iter(lambda: part.read(_PIECE_BYTES), b"")


class _Target:
    """The target that the parser calls."""

    def __init__(self) -> None:
        self.marks = PartMarks()
        self._line = self._column = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        match tag.removeprefix(_MAIN):
            case "row":
                self._start_row(attributes)
            case "c":
                self._start_cell(attributes.get("r"))
            case "v" | "is":
                self._see_value()
            case "f":
                self._see_value()
                self._see_formula(attributes)
            case "mergeCell":
                self.marks.merged.append(_area(attributes.get("ref", "")))
            case "col" if attributes.get("hidden") in _TRUE:
                first, last = (int(attributes.get(end, "")) for end in ("min", "max"))
                self.marks.hidden_columns.update(range(first, min(last, MOST_COLUMNS) + 1))

    def end(self, tag: str) -> None:
        """Do nothing, because nothing is kept open."""

    def data(self, text: str) -> None:
        """Do nothing, because openpyxl reads the text."""

    def close(self) -> None:
        """Do nothing, because nothing is built."""

    def _start_row(self, attributes: dict[str, str]) -> None:
        number = attributes.get("r", str(self._line + 1))
        if not _ROW_NUMBER.fullmatch(number) or int(number) <= self._line:
            raise SheetRefusedError(f"The workbook is damaged: its lines are not in order at line {number[:10]}")
        self._line, self._column = int(number), 0
        if attributes.get("hidden") in _TRUE and self._line <= MOST_ROWS:
            self.marks.hidden_lines.add(self._line)

    def _see_value(self) -> None:
        if self._line > MOST_ROWS:
            message = (
                f"A sheet has figures in line {self._line:,}: {MOST_ROWS:,} lines at most, leave only those needed"
            )
            raise SheetRefusedError(message)
        if self._column > MOST_COLUMNS:
            message = (
                f"A sheet has figures in column {self._column}: {MOST_COLUMNS} columns at most, leave only those needed"
            )
            raise SheetRefusedError(message)
        self.marks.last_line = self._line

    def _start_cell(self, reference: str | None) -> None:
        column = _place(reference)[1] if reference else self._column + 1
        if not self._column < column <= _EXCEL_COLUMNS:
            raise SheetRefusedError(f"The workbook is damaged: its cells are not in order in line {self._line}")
        self._column = column

    def _see_formula(self, attributes: dict[str, str]) -> None:
        """Keep the cell, and all cells to which an array formula gives values."""
        self.marks.formulas.add((self._line, self._column))
        if attributes.get("t") not in ("array", "dataTable"):
            return
        area = _area(attributes.get("ref", ""))
        lines = range(area.first_line, min(area.last_line, MOST_ROWS) + 1)
        columns = range(area.first_column, min(area.last_column, MOST_COLUMNS) + 1)
        self.marks.formulas.update(product(lines, columns))


def _place(reference: str) -> tuple[int, int]:
    found = _REFERENCE.fullmatch(reference)
    if not found:
        raise SheetRefusedError(f"The workbook is damaged: '{reference[:20]}' is not the name of a cell")
    column = 0
    for letter in found[1]:
        column = column * 26 + ord(letter) - ord("A") + 1
    return int(found[2]), column


def _area(reference: str) -> Area:
    first, _, last = reference.partition(":")
    return Area(*_place(first), *_place(last or first))
