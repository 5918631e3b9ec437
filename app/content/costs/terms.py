"""What a PMS strategy states of its costs: its minimum, and its manager's terms in words."""

from app.content.costs.rules import PMS_MINIMUM_RUPEES
from app.content.models.page import StrategySource
from app.content.models.stated import rupees


def least_rupees(strategy: StrategySource) -> int:
    """Return the minimum of a PMS strategy: its own, or that of the rules."""
    return PMS_MINIMUM_RUPEES if strategy.minimum_investment is None else rupees(strategy.minimum_investment)


def stated_terms(fee: str | None, load: str | None) -> str | None:
    """Return what the manager states of fee and exit load, once if both are alike; None if it states neither."""
    if fee is None and load is None:
        return None
    if fee == load:
        return f"Management fee and exit load: {_within(fee)}."
    terms = (("Management fee", fee), ("Exit load", load))
    return " ".join(f"{name}: {'not stated here' if term is None else _within(term)}." for name, term in terms)


def _within(term: str | None) -> str:
    """Return a term as it stands within a sentence: "As per executed term sheet" begins small."""
    words = (term or "").rstrip(".")
    return words[:1].lower() + words[1:] if words[1:2].islower() else words
