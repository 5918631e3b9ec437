"""Stated facts of a strategy, as parts of the sentences that compare strategies."""

from app.content.datasets.figures import percent
from app.content.datasets.portfolio_figures import SIZE_NAMES, Portfolio
from app.content.datasets.terms import equity_in_words
from app.content.models.base import ContentModel
from app.content.models.page import StrategySource
from app.content.models.strategy import MONTHS_A_YEAR
from app.content.sources import stocks_text


class ComparedFact(ContentModel):
    """A fact as part of a sentence: "holds" or, of several, "hold", then the value, and the words after it."""

    verb: str
    plural_verb: str
    value: str
    words_after: str


def compared_facts(strategy: StrategySource, portfolio: Portfolio | None) -> list[ComparedFact | None]:
    """Return the facts of a strategy, most telling first; None where it states none.

    `portfolio` holds no samples. The position identifies the fact, so every strategy has all of them.
    """
    since, equity = strategy.since, strategy.equity
    sizes = [] if portfolio is None else portfolio.sizes
    large = next((share.percent.with_sign for share in sizes if share.name == SIZE_NAMES["large"]), None)
    top_ten = None if portfolio is None else portfolio.sum_text("top_ten_percent")
    return [
        _fact("holds", "hold", stocks_text(strategy), " stocks"),
        _fact("has", "have", large, " in large companies"),
        _fact("has", "have", None if top_ten is None else percent(top_ten), " in the ten largest holdings"),
        _fact("has run", "have run", None if since is None else f"since {since.year}"),
        _fact("asks for", "ask for", _years_asked(strategy)),
        _fact("keeps", "keep", None if equity is None else equity_in_words(equity), " in shares"),
        _fact("has", "have", strategy.assets_managed, " under management"),
    ]


def _fact(verb: str, plural_verb: str, value: str | None, words_after: str = "") -> ComparedFact | None:
    if value is None:
        return None
    return ComparedFact(verb=verb, plural_verb=plural_verb, value=value, words_after=words_after)


def _years_asked(strategy: StrategySource) -> str | None:
    """Return the horizon in one unit, so that 36 months and three years are no difference."""
    if strategy.horizon is None:
        return None
    years, months = divmod(strategy.horizon.length_months, MONTHS_A_YEAR)
    return f"{strategy.horizon.length_months} months" if months else f"{years} year{'' if years == 1 else 's'}"
