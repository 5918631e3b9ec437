"""Whole numbers that all web processes count in: each writes a row of its own, any of them reads all rows.

The memory is mapped when this module is imported, which gunicorn's master does before it forks. So nothing is
written to disk, a sum is right at once, and what a worker counted outlives it.
"""

import mmap
import threading
from collections.abc import Collection

MOST_ROWS = 256
MOST_CELLS = 128
_CELL_BYTES = 8


class SharedCells:
    """Rows of signed 64-bit numbers. Row 0 is that of the process which made them, and of any without a row."""

    def __init__(self) -> None:
        # Pages of the mapping that nobody writes to take no memory.
        self._cells = memoryview(mmap.mmap(-1, MOST_ROWS * MOST_CELLS * _CELL_BYTES)).cast("q")
        self._start = 0
        self._lock = threading.Lock()

    def take_row(self, taken: Collection[int]) -> int:
        """Count in the first row that is not taken from now on, and in all processes forked from now on; return it.

        What was counted in it before stays. With all rows taken it is row 0, where two processes may lose counts.
        """
        row = next((row for row in range(1, MOST_ROWS) if row not in taken), 0)
        self._start = row * MOST_CELLS
        return row

    def add(self, cell: int, by: int = 1) -> None:
        """Add to a cell of this process."""
        with self._lock:
            self._cells[self._start + cell] += by

    def add_each(self, cells: tuple[int, ...]) -> None:
        """Add 1 to each of the cells of this process."""
        with self._lock:
            for cell in cells:
                self._cells[self._start + cell] += 1

    def total(self, cell: int) -> int:
        """Return the sum of a cell over all rows."""
        return sum(self._cells[cell::MOST_CELLS])

    def values(self, cell: int) -> list[int]:
        """Return a cell of each row."""
        return list(self._cells[cell::MOST_CELLS])

    def put(self, cell: int, value: int, *, row: int | None = None) -> None:
        """Set a cell, of this process unless a row is named."""
        start = self._start if row is None else row * MOST_CELLS
        with self._lock:
            self._cells[start + cell] = value


cells = SharedCells()
"""A process has one, whatever apps it builds one after the other."""
