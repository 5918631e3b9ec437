"""The words and labels of a comparison: what each strategy buys, and the rows that are told apart."""

from collections.abc import Mapping, Sequence

FEWEST_COMPARED = 2
ASSETS = "Assets managed"
EQUITY = "Equity by its rules"
TOP_STOCKS, TOP_SECTORS = "Top 10 stocks", "Top 5 sectors"
SIZES = ("Large companies", "Mid companies", "Small companies")
SHARES_DRAWN_ALONE = (EQUITY, TOP_STOCKS, TOP_SECTORS)


def summary(ideas: Mapping[str, str]) -> str:
    """Return "A buys large companies; B, companies that grow." from what each strategy buys, by its name."""
    (first, bought), *others = ((name, _within(idea)) for name, idea in ideas.items())
    return "; ".join([f"{first} buys {bought}", *(f"{name}, {idea}" for name, idea in others)]) + "."


def _within(idea: str) -> str:
    """Return an idea as it stands within a sentence: "IPOs" stays large, a full stop of its own is left out."""
    return (idea[0].lower() + idea[1:] if idea[1:2].islower() else idea).rstrip(".")


def in_a_row(parts: Sequence[str]) -> str:
    """Return "A", "A and B" or "A, B and C"."""
    *others, last = parts
    return f"{', '.join(others)} and {last}" if others else last
