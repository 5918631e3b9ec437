"""Numbers as people write them, in India and elsewhere, as plain decimals."""

import re
from decimal import ROUND_HALF_UP, Decimal

from app.content.sheets.cells.cell import Cell, Problem, Text, plain_number, shown, typed

PERCENT_DECIMALS = 2
VALUE_DECIMALS = 4
"""In India, prices of units are published with four decimals."""

_CURRENCY = re.compile(r"^(?:₹|Rs\.?|INR)\s*", re.IGNORECASE)
_MINUS = str.maketrans({"−": "-", "–": "-", "\u2010": "-", "\u2011": "-", "﹣": "-", "－": "-"})
_PLAIN = re.compile(r"[+-]?[0-9]{1,15}(?:\.[0-9]{1,15})?")
_GROUPED = re.compile(r"[+-]?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,2}(?:,[0-9]{2})*,[0-9]{3})(?:\.[0-9]{1,15})?")
_IN_BRACKETS = re.compile(r"\((.+)\)")
_COMMA = re.compile(r"[+-]?[0-9]+,[0-9]+")


def as_percent(cell: Cell) -> Text:
    """Return a share in percent with two decimals at most: 12.5, "12.5 %" and 0.125 formatted as percent are one."""
    return _as_number(cell, PERCENT_DECIMALS, takes_percent=True)


def as_value(cell: Cell) -> Text:
    """Return a value, such as the price of a unit, with four decimals at most."""
    return _as_number(cell, VALUE_DECIMALS, takes_percent=False)


def _as_number(cell: Cell, most_decimals: int, *, takes_percent: bool) -> Text:
    text = typed(cell)
    if not text:
        return "", None
    if isinstance(cell.value, Decimal):
        number, has_sign = cell.value, cell.is_percent
        decimals = cell.decimals
    else:
        bare = text.removesuffix("%").strip()
        parsed = parse_number(bare)
        if parsed is None:
            return text, _no_number(text, bare)
        number, has_sign = parsed, bare != text
        decimals = max(0, -int(parsed.as_tuple().exponent))
    if has_sign and not takes_percent:
        return text, Problem("percent", f"{shown(text)} is a percentage: write the value itself, such as 104.25")
    return rounded(number, min(decimals, most_decimals), most_decimals), None


def rounded(number: Decimal, decimals: int, most_decimals: int) -> str:
    """Spell a number with at least `decimals` and at most `most_decimals`, halves away from zero."""
    step = Decimal(1).scaleb(-most_decimals)
    return plain_number(number.quantize(step, ROUND_HALF_UP) if number != number.quantize(step) else number, decimals)


def parse_number(text: str) -> Decimal | None:
    """Return the number in a text, or None.

    `1,23,456.70`, `₹ 12`, `−3.2` and `(3.2)` are numbers, `1,5` is not.
    """
    bare = _CURRENCY.sub("", text.translate(_MINUS).replace(" ", ""))
    if in_brackets := _IN_BRACKETS.fullmatch(bare):
        bare = f"-{in_brackets[1]}"
    if not (_PLAIN.fullmatch(bare) or _GROUPED.fullmatch(bare)):
        return None
    return Decimal(bare.replace(",", ""))


def _no_number(text: str, bare: str) -> Problem:
    if _COMMA.fullmatch(bare.replace(" ", "")):
        advice = "commas group digits, as in 1,23,456; write 12.5 with a point"
    else:
        advice = "write digits alone, such as 4.25, and words into another column"
    return Problem("number", f"{shown(text)} is not a number: {advice}")
