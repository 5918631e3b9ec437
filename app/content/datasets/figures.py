"""Figures: rounded in one way, and spelt for readers. Nothing else in Python spells a figure."""

from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal

_MINUS = "−"


def plain(figure: Decimal) -> str:
    """Return a stated figure as it is spelt, without empty decimals: "23.08", "57.1", "10"."""
    return f"{figure.normalize():f}".replace("-", _MINUS)


def fixed(figure: Decimal, decimals: int) -> str:
    """Return a computed figure with its decimals: "2.10"; a rounded zero has no sign."""
    return csv_cell(figure, decimals).replace("-", _MINUS)


def csv_cell(figure: Decimal, decimals: int) -> str:
    """Return a figure as programs read it: with its decimals, and a hyphen for a minus."""
    return f"{rounded(figure, decimals):f}"


def rounded(figure: Decimal, decimals: int) -> Decimal:
    """Return the figure rounded to so many decimals, a half away from zero; never minus zero."""
    # Adding zero takes the sign from a zero.
    return figure.quantize(unit_of(decimals), ROUND_HALF_UP) + 0


def unit_of(decimals: int) -> Decimal:
    """Return the unit of the last of so many decimals: 0.01 for two."""
    return Decimal(1).scaleb(-decimals)


def decimals_of(figure: Decimal) -> int:
    """Return how many decimals a stated figure has."""
    return len(f"{figure.normalize():f}".partition(".")[2])


def in_a_row(words: Sequence[str]) -> str:
    """Return "a", "a and b" or "a, b and c"."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
