"""The text that a cell shows, whatever it holds: for grids, messages and the recognition of rows."""

import re
import unicodedata
from datetime import date
from decimal import Decimal

from app.content.sheets.cells.cell import Cell

_LEFT_OUT = dict.fromkeys(map(ord, "\u00ad\u200b\u2060\ufeff"))
"""Signs without width. Copies from web pages and PDFs contain them."""
_SPACES = re.compile(r"\s+")
SHOWN_LENGTH = 40


def tidy(text: str) -> str:
    """Return the text in Unicode's composed form, trimmed, with single spaces and without signs that have no width."""
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
