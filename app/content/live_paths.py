"""Addresses the code itself knows: the two whose query string means something, and those of the forms."""

from typing import Literal
from urllib.parse import urlencode

from app.content.lead_fields import LeadFormKind

EXPLORER_PATH = "/portfolio_services"
COMPARISON_PATH = "/portfolio_services/compare"
STRATEGY_PARAMETER = "strategy"
FilterName = Literal["house", "style", "horizon", "since"]
"""What the list of strategies can be narrowed by, as its address says it."""

FORM_PATHS: dict[LeadFormKind, str] = {"contact": "/contact", "advisor": "/speakwithadvisor"}
"""The pages of the forms, which are also where a form without script is posted."""

FORM_APIS: dict[LeadFormKind, str] = {"contact": "/api/contact", "advisor": "/api/advisor"}
"""Where the form's script and other programs send a query."""


def strategy_slug(path: str) -> str:
    """Return what a strategy is called in the comparison's address: the last part of its path."""
    return path.rpartition("/")[2]


def comparison_href(slugs: list[str]) -> str:
    """Return the address of the strategies side by side."""
    return f"{COMPARISON_PATH}?{urlencode([(STRATEGY_PARAMETER, slug) for slug in slugs])}"
