"""A cell as a file holds it, before anybody knows what it means."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a cell, and what to do. Problems of one kind in one column have one cause."""

    kind: str
    message: str


@dataclass(frozen=True, slots=True)
class Cell:
    """Text, a number or a day; None: empty. `problem` where it is nothing that can be read, whatever its column.

    `decimals` is how many a number shows at least. `is_percent`: the number was written with a percent sign and is in
    percent. `shows_day` is False where a date is formatted to show its month alone.
    """

    value: str | Decimal | date | None
    decimals: int = 0
    is_percent: bool = False
    shows_day: bool = True
    problem: Problem | None = None

    @property
    def is_empty(self) -> bool:
        """Whether the cell holds nothing, and has no problem."""
        return self.value is None and self.problem is None


EMPTY = Cell(None)
FORMULA = Problem("formula", "holds a formula: copy the column and paste it as values")
FORMULA_STARTS = ("=", "+", "-", "@")
"""The signs with which a formula begins in spreadsheets."""

Text = tuple[str, Problem | None]
"""A cell in the content's spelling; or the cell as typed, and what is wrong with it."""
