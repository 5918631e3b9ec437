"""Kinds of numbers: counters, gauges and a histogram, each with a fixed set of labels and a cell for each."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field

from app.counting.shared_cells import MOST_CELLS, cells

MICROSECONDS = 1_000_000
_next_cell = itertools.count()


class TooManyCellsError(Exception):
    """More is counted than a row has cells: raise MOST_CELLS."""


def take_cell() -> int:
    """Return the number of a cell that nothing is counted in yet. Raises TooManyCellsError."""
    cell = next(_next_cell)
    if cell >= MOST_CELLS:
        raise TooManyCellsError(f"a row has {MOST_CELLS} cells: raise MOST_CELLS in app/counting/shared_cells.py")
    return cell


@dataclass(frozen=True)
class Counter:
    """A number for each combination of label values, which are all that there are: none comes from a request."""

    name: str
    description: str
    labels: tuple[str, ...]
    label_values: Sequence[tuple[str, ...]]
    cells: dict[tuple[str, ...], int] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Give each combination its cell."""
        self.cells.update((values, take_cell()) for values in self.label_values)

    def add(self, *values: str) -> None:
        """Count one more. Raises KeyError for values that were not declared."""
        cells.add(self.cell(*values))

    def cell(self, *values: str) -> int:
        """Return the cell of a combination, for where each microsecond counts. Raises KeyError."""
        return self.cells[values]

    def totals(self) -> dict[tuple[str, ...], int]:
        """Return the numbers of all processes by label values."""
        return {values: cells.total(cell) for values, cell in self.cells.items()}


@dataclass(frozen=True)
class Gauge:
    """A number that goes up and down in each process, and ends with it."""

    name: str
    description: str
    cell: int = field(init=False, default_factory=take_cell)

    def add(self, by: int) -> None:
        """Change the number of this process."""
        cells.add(self.cell, by)

    def total(self) -> int:
        """Return the sum over all processes."""
        return cells.total(self.cell)


@dataclass(frozen=True)
class Histogram:
    """Durations in seconds, counted by the smallest of the bounds that is not below them."""

    name: str
    description: str
    bounds_s: Sequence[float]
    cells: list[int] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        """Give each bound its cell, what is above them one more, and the sum the last."""
        self.cells.extend(take_cell() for _ in range(len(self.bounds_s) + 2))

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        place = sum(bound_s < seconds for bound_s in self.bounds_s)
        cells.add(self.cells[place])
        cells.add(self.cells[-1], round(seconds * MICROSECONDS))

    def buckets(self) -> list[tuple[str, float]]:
        """Return how many were at most as long as each bound, +Inf last."""
        counts = itertools.accumulate(cells.total(cell) for cell in self.cells[:-1])
        names = [*map(str, self.bounds_s), "+Inf"]
        return [(name, float(count)) for name, count in zip(names, counts, strict=True)]

    def sum_s(self) -> float:
        """Return the sum of all durations."""
        return cells.total(self.cells[-1]) / MICROSECONDS
