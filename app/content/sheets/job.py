"""What the process that reads a sheet is told, what it may use, and what it answers."""

from dataclasses import dataclass
from typing import Literal

from app.content.sheets.layout import SheetLayout

MEMORY_LIMIT_BYTES = 160 * 1024 * 1024
PROCESSOR_LIMIT_S = 8
WALL_LIMIT_S = 10.0
"""A workbook of 5,000 lines and 40 columns takes three seconds of a processor."""
TOO_LARGE = (
    f"This file needs more than {MEMORY_LIMIT_BYTES // 1024 // 1024} MB of memory or {PROCESSOR_LIMIT_S} seconds to "
    "read: leave only the rows of the figures, or save its sheet as CSV"
)

Verdict = Literal["read", "refused"]


@dataclass(frozen=True)
class SheetJob:
    """Read these bytes, a file or pasted text in UTF-8, as what the layout expects."""

    data: bytes
    media: Literal["csv", "xlsx", "pasted"]
    layout: SheetLayout
