"""What lies in an XML part of a workbook, found without keeping any of it.

openpyxl reads cells; it does not tell of formulas while it reads their values, and in reading line by line not of what
is hidden or merged. It also builds an object for each element that is no cell, so these are counted first.
"""

import re
from dataclasses import dataclass, field
from itertools import product
from xml.etree.ElementTree import ParseError

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from app.sheets.files.grid import MOST_COLUMNS, MOST_ROWS, MOST_SHEETS, Area
from app.sheets.readings import SheetRefusedError

MOST_CELL_ELEMENTS = 250_000
MOST_OTHER_ELEMENTS = 40_000
MOST_DEPTH = 40
_EXCEL_COLUMNS = 16_384
_MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
_SHEET = f"{_MAIN}sheet"
_TRUE = ("1", "true")
_STRICT = "{http://purl.oclc.org/ooxml/"
_CELL_ELEMENTS = frozenset(f"{_MAIN}{name}" for name in ("row", "c", "v", "f", "is", "si", "t"))
_REFERENCE = re.compile(r"\$?([A-Z]{1,3})\$?([1-9][0-9]{0,6})")
_ROW_NUMBER = re.compile(r"[1-9][0-9]{0,6}")
_MACROS = ("macroEnabled", "vbaProject")
HAS_MACROS = "The workbook holds macros (.xlsm): save it as an Excel workbook (.xlsx)"
_NEW = "copy the figures into a new workbook"


@dataclass
class ElementCount:
    """Elements seen so far in all parts of a workbook, and sheets that it names."""

    cells: int = 0
    others: int = 0
    sheets: int = 0


@dataclass
class PartMarks:
    """Of a sheet: its last line with a value, and areas; of other parts nothing. All count from 1.

    `formulas` are lines and columns of cells whose value is calculated.
    """

    last_line: int = 0
    formulas: set[tuple[int, int]] = field(default_factory=set)
    merged: list[Area] = field(default_factory=list)
    hidden_lines: set[int] = field(default_factory=set)
    hidden_columns: set[int] = field(default_factory=set)


class PartReader:
    """Takes a part piece by piece. Raises SheetRefusedError as soon as the part is not to be read."""

    def __init__(self, name: str, count: ElementCount) -> None:
        self._name = name
        self._target = _Target(count)
        self._parser = DefusedXMLParser(target=self._target, forbid_dtd=True)

    def feed(self, piece: bytes) -> None:
        """Take the next piece."""
        try:
            self._parser.feed(piece)
        except DefusedXmlException as error:
            message = f"The workbook's XML declares a document type, which no spreadsheet program writes: {_NEW}"
            raise SheetRefusedError(message) from error
        except (ParseError, LookupError) as error:
            raise SheetRefusedError(f"The workbook is damaged ({self._name}): {_NEW}") from error

    def close(self) -> PartMarks:
        """Return what was found, after the last piece."""
        try:
            self._parser.close()
        except ParseError as error:
            raise SheetRefusedError(f"The workbook is damaged ({self._name}): {_NEW}") from error
        return self._target.marks


class _Target:
    """What the parser calls."""

    def __init__(self, count: ElementCount) -> None:
        self.marks = PartMarks()
        self._count = count
        self._depth = self._line = self._column = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self._check(tag, attributes)
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
        self._depth -= 1

    def data(self, text: str) -> None:
        """Text is left to openpyxl."""

    def close(self) -> None:
        """Nothing is built."""

    def _check(self, tag: str, attributes: dict[str, str]) -> None:
        """Count the element, and refuse what its name or its content type says."""
        count = self._count
        self._depth += 1
        count.cells += tag in _CELL_ELEMENTS
        count.others += tag not in _CELL_ELEMENTS
        count.sheets += tag == _SHEET
        if self._depth > MOST_DEPTH or count.cells > MOST_CELL_ELEMENTS or count.others > MOST_OTHER_ELEMENTS:
            raise SheetRefusedError(f"The workbook holds more cells or formats than sheets of figures need: {_NEW}")
        if count.sheets > MOST_SHEETS:
            raise SheetRefusedError(f"The workbook has more than {MOST_SHEETS} sheets: leave only those of the figures")
        if tag.startswith(_STRICT):
            raise SheetRefusedError("This is a Strict Open XML workbook: save it as an Excel workbook (.xlsx)")
        if any(word in attributes.get("ContentType", "") for word in _MACROS):
            raise SheetRefusedError(HAS_MACROS)

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
        """Keep the cell, and with it all to which an array formula gives values."""
        self.marks.formulas.add((self._line, self._column))
        if attributes.get("t") not in ("array", "dataTable"):
            return
        area = _area(attributes.get("ref", ""))
        lines = range(area.first_line, min(area.last_line, MOST_ROWS) + 1)
        columns = range(area.first_column, min(area.last_column, MOST_COLUMNS) + 1)
        self._count.cells += len(lines) * len(columns)
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
