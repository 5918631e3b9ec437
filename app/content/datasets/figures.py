"""Figures in words: the house spelling of numbers inside sentences and cells."""

from collections.abc import Sequence

_MINUS = "−"


def plain(figure: float) -> str:
    """Return a stated figure as it is spelt, without empty decimals: "23.08", "57.1", "10"."""
    return f"{figure:.10g}".replace("-", _MINUS)


def fixed(figure: float, decimals: int) -> str:
    """Return a computed figure with its decimals: "2.10"; a rounded zero has no sign."""
    return f"{rounded(figure, decimals):.{decimals}f}".replace("-", _MINUS)


def rounded(figure: float, decimals: int) -> float:
    """Return the rounded figure, never minus zero."""
    return round(figure, decimals) + 0.0


def decimals_of(figure: float) -> int:
    """Return how many decimals a stated figure has."""
    return len(f"{figure:.10g}".partition(".")[2])


def in_a_row(words: Sequence[str]) -> str:
    """Return "a", "a and b" or "a, b and c"."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
