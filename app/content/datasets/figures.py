"""Figures: rounded in one way, and formatted for readers. No other Python module formats figures."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Literal

from app.content.models.base import Figure, Percentage

GrowthUnit = Literal["crore", "multiple"]
"""What a sum of one crore rupees became, or 1 of any unit."""

GROWN_DECIMALS = 2
_MINUS = "−"
_TO_NINETEEN = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_FIRST_IN_FIGURES = 100


def plain(figure: Decimal) -> str:
    """Return a stated figure in its spelling, without empty decimals: "23.08", "57.1", "10"."""
    return f"{figure.normalize():f}".replace("-", _MINUS)


def fixed(figure: Decimal, decimals: int) -> str:
    """Return a computed figure with its decimals: "2.10". A rounded zero has no sign."""
    return csv_cell(figure, decimals).replace("-", _MINUS)


def signed(figure: Decimal, decimals: int) -> str:
    """Return a difference or change with its sign: "+1.2", "−1.4". A rounded zero has none."""
    spelt = fixed(figure, decimals)
    return f"+{spelt}" if rounded(figure, decimals) > 0 else spelt


def percent(spelt: str) -> str:
    """Return a spelt share with the percent sign, for places where no heading gives the unit."""
    return f"{spelt}%"


def grown(figure: Decimal, unit: GrowthUnit, crore: str = "cr") -> str:
    """Return what a sum became: "₹3.61 cr", or "2.10x". `crore` is the word for crore beside the figure."""
    digits = fixed(figure, GROWN_DECIMALS)
    return f"{digits}x" if unit == "multiple" else f"₹{digits} {crore}"


def grown_change(difference: Decimal, unit: GrowthUnit) -> str:
    """Return a difference of what two sums became, its sign first: "+₹1.02 cr", "−0.40x"."""
    change = rounded(difference, GROWN_DECIMALS)
    sign = "+" if change > 0 else _MINUS if change < 0 else ""
    return f"{sign}{grown(abs(change), unit)}"


def percentage(figure: Decimal, spelt: str) -> Percentage:
    """Return a share or return for a drawing, spelt as stated or as computed."""
    return Percentage(value=figure, shown=spelt, with_sign=percent(spelt))


def drawn(figure: Decimal, decimals: int) -> Figure:
    """Return a computed figure for a drawing: rounded as it is spelt."""
    return Figure(value=rounded(figure, decimals), shown=fixed(figure, decimals))


def drawn_change(figure: Decimal, decimals: int) -> Figure:
    """Return a difference or change for a drawing, spelt with its sign."""
    return Figure(value=rounded(figure, decimals), shown=signed(figure, decimals))


def csv_cell(figure: Decimal, decimals: int) -> str:
    """Return a figure for programs: with its decimals, and a hyphen as minus sign."""
    return f"{rounded(figure, decimals):f}"


def rounded(figure: Decimal, decimals: int) -> Decimal:
    """Return the figure rounded to `decimals` places, half away from zero; never minus zero."""
    # Adding zero turns minus zero into zero.
    return figure.quantize(unit_of(decimals), ROUND_HALF_UP) + 0


def unit_of(decimals: int) -> Decimal:
    """Return the unit of the last decimal: 0.01 for two decimals."""
    return Decimal(1).scaleb(-decimals)


def decimals_of(figure: Decimal) -> int:
    """Return how many decimals a stated figure is written with: one of 46.0, none of 46."""
    return len(f"{figure:f}".partition(".")[2])


def counted_in_words(count: int) -> str:
    """Return a count before a noun: "no", "thirteen", "fifty-nine"; from 100 on in figures, "1,200"."""
    if count >= _FIRST_IN_FIGURES:
        return f"{count:,}"
    if count < len(_TO_NINETEEN):
        return _TO_NINETEEN[count]
    tens, ones = divmod(count, 10)
    return _TENS[tens - 2] if ones == 0 else f"{_TENS[tens - 2]}-{_TO_NINETEEN[ones]}"
