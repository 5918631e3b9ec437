"""The portrait of a portfolio: from stated figures first, from rows only if nothing is stated. Pure."""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from app.content.calendar import month_and_year, short_date
from app.content.datasets.figures import percent, percentage, plain
from app.content.datasets.portfolio_figures import CASH_NAME, SIZE_NAMES, Portfolio
from app.content.datasets.terms import debt_in_words, equity_in_words
from app.content.models.base import Percentage
from app.content.models.portfolio import PartLook, Portrait, PortraitPart, PortraitSum, Share
from app.content.models.strategy import EquityRange

_SIZE_LOOKS: tuple[PartLook, ...] = ("large", "mid", "small")
_LOOKS: dict[str, PartLook] = {**dict(zip(SIZE_NAMES.values(), _SIZE_LOOKS, strict=True)), CASH_NAME: "rest"}
_WHOLE = Decimal(100)


def portrait_of(portfolio: Portfolio | None, equity: EquityRange | None) -> Portrait | None:
    """Return the portrait of a strategy; None if neither sums nor rules nor rows give its division."""
    if portfolio is None:
        return None
    stated, day = portfolio.dataset.stated, portfolio.dataset.as_on
    as_on, is_sample = f", as on {short_date(day)}", False
    if stated.market_cap is not None:
        caption, parts = f"By size of company{as_on}", list(_sizes(portfolio))
    elif stated.bands:
        caption, parts = f"By market value of company{as_on}", list(_bands(portfolio.bands))
    elif equity is not None:
        caption, parts = f"As its rules allow, {month_and_year(day)}", _ruled(equity)
    elif stated.equity_percent is not None:
        share = percentage(stated.equity_percent, plain(stated.equity_percent))
        caption, parts = f"What is invested{as_on}", [PortraitPart(name="Equity", percent=share, look="large")]
    else:
        caption, parts, is_sample = f"By size of company{as_on}", list(_sizes(portfolio)), portfolio.is_sample
    if not parts:
        return None
    return Portrait(
        caption=caption,
        parts=parts,
        sample=is_sample,
        top_holdings=_sum("Ten largest holdings", "top_ten_percent", portfolio),
        top_sectors=_sum("Five largest sectors", "top_five_sectors_percent", portfolio),
    )


def _sizes(portfolio: Portfolio) -> Iterator[PortraitPart]:
    """Yield the sizes; cash only if it comes from the same rows."""
    parts = portfolio.market_cap if portfolio.dataset.stated.market_cap is None else portfolio.sizes
    for part in parts:
        yield PortraitPart(name=part.name, percent=part.percent, look=_LOOKS[part.name])


def _bands(bands: Sequence[Share]) -> Iterator[PortraitPart]:
    """Yield the bands, the first third drawn as large companies are, the last as small ones."""
    for place, band in enumerate(bands):
        look = _SIZE_LOOKS[place * len(_SIZE_LOOKS) // len(bands)]
        yield PortraitPart(name=band.name, percent=band.percent, look=look)


def _ruled(equity: EquityRange) -> list[PortraitPart]:
    """Return the least share of equity, and what may be debt."""
    text, other = equity_in_words(equity), debt_in_words(equity)
    least, rest = Decimal(equity.least), _WHOLE - equity.least
    return [
        PortraitPart(name="Equity", percent=Percentage(value=least, shown=text, with_sign=text), look="large"),
        PortraitPart(name="Debt", percent=Percentage(value=rest, shown=other, with_sign=other), look="open"),
    ]


def _sum(label: str, name: str, portfolio: Portfolio) -> PortraitSum | None:
    text = portfolio.sum_text(name)
    if text is None:
        return None
    is_stated = getattr(portfolio.dataset.stated, name) is not None
    share = Percentage(value=Decimal(text), shown=text, with_sign=percent(text))
    return PortraitSum(name=label, percent=share, sample=portfolio.is_sample and not is_stated)
