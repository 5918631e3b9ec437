"""A cell as a file holds it, before its meaning is known, and the text that it shows."""

import re
import unicodedata
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

_UNSEEN = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ud800-\udfff]"
)
"""Characters without width, controls, and what turns the writing direction. Copies of web pages and PDFs hold them."""
_SPACES = re.compile(r"\s+")
_SHOWN_LENGTH = 40


@dataclass(frozen=True, slots=True)
class Cell:
    """Text, a number or a day; None: empty.

    `decimals` is how many a number shows at least. `is_percent`: the number was written with a percent sign and is in
    percent. `shows_day` is False where a date is formatted to show its month alone.
    """

    value: str | Decimal | date | None
    decimals: int = 0
    is_percent: bool = False
    shows_day: bool = True

    @property
    def is_empty(self) -> bool:
        """Whether the cell holds nothing."""
        return self.value is None


EMPTY = Cell(None)

Text = tuple[str, str | None]
"""A cell in the content's spelling; or the cell as typed, with what is wrong and what to do."""


def tidy(text: str) -> str:
    """Return the text in Unicode's composed form, trimmed, with single spaces, without characters nobody sees."""
    return _SPACES.sub(" ", _UNSEEN.sub("", unicodedata.normalize("NFC", text))).strip()


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
    return f"'{text if len(text) <= _SHOWN_LENGTH else text[: _SHOWN_LENGTH - 1] + '…'}'"
