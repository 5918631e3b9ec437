"""Numbers as people write them, in India and elsewhere, as plain decimals."""

import re
from decimal import ROUND_HALF_UP, Decimal

from app.content.sheets.cells.cell import Cell, Text, shown, typed

PERCENT_DECIMALS = 2
VALUE_DECIMALS = 4
"""In India, prices of units are published with four decimals."""

_CURRENCY = re.compile(r"^(?:₹|Rs\.?|INR)\s*", re.IGNORECASE)
_MINUS = str.maketrans({"−": "-", "–": "-"})
_PLAIN = re.compile(r"[+-]?[0-9]{1,15}(?:\.[0-9]{1,15})?")
_GROUPED = re.compile(r"[+-]?(?:[0-9]{1,3}(?:,[0-9]{3}){1,4}|[0-9]{1,2}(?:,[0-9]{2}){0,5},[0-9]{3})(?:\.[0-9]{1,15})?")
_IN_BRACKETS = re.compile(r"\((.+)\)")


def as_percent(cell: Cell) -> Text:
    """Return a share in percent with two decimals at most: 12.5, "12.5 %" and 0.125 formatted as percent are one."""
    return _as_number(typed(cell).removesuffix("%"), PERCENT_DECIMALS, typed(cell))


def as_value(cell: Cell) -> Text:
    """Return a value, such as the price of a unit, with four decimals at most."""
    return _as_number(typed(cell), VALUE_DECIMALS, typed(cell))


def _as_number(number_text: str, most_decimals: int, text: str) -> Text:
    """Spell a number with its own decimals, at most so many, halves away from zero."""
    if not text:
        return "", None
    number = parse_number(number_text)
    if number is None:
        return text, f"{shown(text)} is not a number: write digits alone, such as 4.25 or 1,23,456"
    own_decimals = max(0, -int(number.as_tuple().exponent))
    step = Decimal(1).scaleb(-min(own_decimals, most_decimals))
    # Adding zero turns minus zero into zero.
    return f"{number.quantize(step, ROUND_HALF_UP) + 0:f}", None


def parse_number(text: str) -> Decimal | None:
    """Return the number in a text, or None. `1,23,456.70`, `₹ 12`, `−3.2`, `(3.2)` are numbers, `1,5` is not."""
    bare = _CURRENCY.sub("", text.translate(_MINUS).replace(" ", ""))
    if in_brackets := _IN_BRACKETS.fullmatch(bare):
        bare = f"-{in_brackets[1]}"
    if not (_PLAIN.fullmatch(bare) or _GROUPED.fullmatch(bare)):
        return None
    return Decimal(bare.replace(",", ""))
