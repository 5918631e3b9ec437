"""Stated facts of a strategy, for the sentences that compare strategies."""

from app.content.datasets.figures import percent
from app.content.datasets.portfolio_figures import SIZE_NAMES, Portfolio
from app.content.datasets.terms import equity_in_words
from app.content.models.page import StrategySource
from app.content.models.strategy import MONTHS_A_YEAR
from app.content.sources import stocks_text


def compared_facts(strategy: StrategySource, portfolio: Portfolio | None) -> list[str | None]:
    """Return the facts of a strategy, most telling first; None where it states none.

    `portfolio` holds no samples. The position identifies the fact, so every strategy has all of them.
    """
    since, equity = strategy.since, strategy.equity
    sizes = [] if portfolio is None else portfolio.sizes
    large = next((share.percent.with_sign for share in sizes if share.name == SIZE_NAMES["large"]), None)
    top_ten = None if portfolio is None else portfolio.sum_text("top_ten_percent")
    return [
        stocks_text(strategy),
        large,
        None if top_ten is None else percent(top_ten),
        None if since is None else f"since {since.year}",
        _years_asked(strategy),
        None if equity is None else equity_in_words(equity),
        strategy.assets_managed,
    ]


def _years_asked(strategy: StrategySource) -> str | None:
    """Return the horizon in one unit, so that 36 months and three years are no difference."""
    if strategy.horizon is None:
        return None
    years, months = divmod(strategy.horizon.length_months, MONTHS_A_YEAR)
    return f"{strategy.horizon.length_months} months" if months else f"{years} year{'' if years == 1 else 's'}"
