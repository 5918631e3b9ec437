"""A cell as a file holds it, before anybody knows what it means, and the text that it shows."""

import re
import unicodedata
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

FORMULA_STARTS = ("=", "+", "-", "@")
"""The characters with which a formula begins in spreadsheets."""
_LEFT_OUT = dict.fromkeys(map(ord, "\u00ad\u200b\u2060\ufeff"))
"""Characters without width. Copies from web pages and PDFs contain them."""
_SPACES = re.compile(r"\s+")
SHOWN_LENGTH = 40


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

Text = tuple[str, Problem | None]
"""A cell in the content's spelling; or the cell as typed, and what is wrong with it."""


def tidy(text: str) -> str:
    """Return the text in Unicode's composed form, trimmed, with single spaces, without characters of no width."""
    return _SPACES.sub(" ", unicodedata.normalize("NFC", text).translate(_LEFT_OUT)).strip()


def plain_number(number: Decimal, decimals: int = 0) -> str:
    """Spell a number with its own digits and at least so many decimals, never with an exponent."""
    # Adding zero turns minus zero into zero.
    shortest = number.normalize() + 0
    exponent = shortest.as_tuple().exponent
    own = -exponent if isinstance(exponent, int) and exponent < 0 else 0
    return f"{shortest:.{max(own, decimals)}f}"


def typed(cell: Cell) -> str:
    """Return the cell as staff see it in a grid: text tidied, days in ISO's form, numbers plain."""
    match cell.value:
        case None:
            return ""
        case str(text):
            return tidy(text)
        case date() as day:
            return day.isoformat()
        case Decimal() as number:
            return plain_number(number, cell.decimals) + ("%" if cell.is_percent else "")


def shown(text: str) -> str:
    """Return the text in quotation marks for a message. A long text is cut."""
    return f"'{text if len(text) <= SHOWN_LENGTH else text[: SHOWN_LENGTH - 1] + '…'}'"
