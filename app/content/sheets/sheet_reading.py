"""The input, the limits and the answer of the process that reads a sheet. Each cause has one remark."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal

from app.content.sheets.layout import SheetLayout

MEMORY_LIMIT_BYTES = 160 * 1024 * 1024
PROCESSOR_LIMIT_S = 8
WALL_LIMIT_S = 24.0
"""In seconds. A workbook of 5,000 lines and 40 columns takes about six of a processor, longer on a busy machine."""
TOO_LARGE = (
    f"This file needs more than {MEMORY_LIMIT_BYTES // 1024 // 1024} MB of memory or {PROCESSOR_LIMIT_S} seconds to "
    "read: leave only the rows of the figures, or save its sheet as CSV"
)

Verdict = Literal["read", "refused"]
_LISTED_SINGLY = 3
_VARIES = re.compile(r"'.*?'|[0-9]+")
"""What differs between two remarks that say the same of two cells."""


@dataclass(frozen=True)
class SheetJob:
    """Read these bytes, a file or pasted text in UTF-8, as what the layout expects."""

    data: bytes
    media: Literal["csv", "xlsx", "pasted"]
    layout: SheetLayout


class SheetRefusedError(Exception):
    """The file is not read. The message tells staff what it is and what to do."""


@dataclass(frozen=True)
class FigureReading:
    """A single figure: its place in an edition's data, its label, and its value as typed."""

    path: tuple[str, ...]
    label: str
    value: str


@dataclass(frozen=True)
class SheetReading:
    """One visible sheet of a file. A faulty cell stands in `rows` as it was typed.

    `columns` and the cells of `rows` are in the dataset's order. `dataset` is None for a sheet of single figures, whose
    values are `figures`, and for one that was not read. `ignored` are headers of columns that were not read;
    `faults` name cell or line as the sheet does, and `notes` say what was left out.
    """

    # Every field is sent.
    __pydantic_config__: ClassVar = {"json_schema_serialization_defaults_required": True}

    name: str
    dataset: str | None = None
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    ignored: tuple[str, ...] = ()
    figures: tuple[FigureReading, ...] = ()
    faults: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class FileReading:
    """The sheets of a file in its order."""

    sheets: tuple[SheetReading, ...]


def folded(remarks: Iterable[str]) -> tuple[str, ...]:
    """Return the remarks. If more than three of a column say the same, the first counts the others."""
    groups: dict[str, list[str]] = {}
    for remark in remarks:
        groups.setdefault(_VARIES.sub("", remark), []).append(remark)
    kept: list[str] = []
    for first, *others in groups.values():
        is_folded = len(others) >= _LISTED_SINGLY
        kept += [f"{first} ({len(others)} more like this)"] if is_folded else [first, *others]
    return tuple(kept)
