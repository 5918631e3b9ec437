"""The two addresses whose query string means something, and what it may say."""

from urllib.parse import urlencode

EXPLORER_PATH = "/portfolio_services"
COMPARISON_PATH = "/portfolio_services/compare"
STRATEGY_PARAMETER = "strategy"


def strategy_slug(path: str) -> str:
    """Return what a strategy is called in the comparison's address: the last part of its path."""
    return path.rpartition("/")[2]


def comparison_href(slugs: list[str]) -> str:
    """Return the address of the strategies side by side."""
    return f"{COMPARISON_PATH}?{urlencode([(STRATEGY_PARAMETER, slug) for slug in slugs])}"
