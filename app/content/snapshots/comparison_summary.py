"""The summary of a comparison in words: what strategies cost alike, and what differs."""

from collections.abc import Sequence

from app.content.costs.limits import FEE_IN_WORDS, CostLimits

FEWEST_COMPARED = 2
ASSETS = "Assets managed"
EQUITY = "Equity by its rules"
HORIZON = "Horizon"
TOP_STOCKS, TOP_SECTORS = "Top 10 stocks", "Top 5 sectors"
SIZES = ("Large companies", "Mid companies", "Small companies")
SHARES_DRAWN_ALONE = (EQUITY, TOP_STOCKS, TOP_SECTORS)


def summary(count: int, limits: CostLimits, *, is_horizon_shared: bool) -> str:
    """Return what the stay that all ask for costs in each of two or three, else what a year does, and what differs."""
    asked = next((row for row in limits.rows if row.is_asked and is_horizon_shared), limits.rows[1])
    which = "either" if count == FEWEST_COMPARED else "each"
    cost = f"{asked.label} costs about {asked.together[0]} on {limits.amounts[0]} in {which}, with {FEE_IN_WORDS}"
    return f"{cost}. What differs is the idea{'' if is_horizon_shared else ', and the time it asks for'}."


def in_a_row(parts: Sequence[str]) -> str:
    """Return "A", "A and B" or "A, B and C"."""
    *others, last = parts
    return f"{', '.join(others)} and {last}" if others else last
