"""The portrait of a portfolio: from stated figures, from rows that are no sample, or from its rules. Pure."""

from collections.abc import Iterator
from decimal import Decimal

from app.content.calendar import short_date
from app.content.datasets.figures import percentage, plain
from app.content.datasets.portfolio_figures import CASH_NAME, SIZE_NAMES, Portfolio
from app.content.models.portfolio import PartLook, Portrait, PortraitPart
from app.content.models.strategy import EquityRange

_SIZE_LOOKS: tuple[PartLook, ...] = ("large", "mid", "small")
_LOOKS: dict[str, PartLook] = {**dict(zip(SIZE_NAMES.values(), _SIZE_LOOKS, strict=True)), CASH_NAME: "rest"}
_WHOLE = Decimal(100)


def portrait_of(portfolio: Portfolio | None, equity: EquityRange | None = None) -> Portrait | None:
    """Return the portrait of a strategy; None where nothing that is stated says how it is divided.

    `equity` is the share of equity that its rules allow.
    """
    drawn = None if portfolio is None else _divided(portfolio)
    if drawn is None and equity is not None:
        return Portrait(caption="What its rules allow", parts=list(_allowed(equity)))
    return drawn


def _divided(portfolio: Portfolio) -> Portrait | None:
    stated, day = portfolio.dataset.stated, portfolio.dataset.as_on
    as_on = f", as on {short_date(day)}"
    if stated.market_cap is not None:
        caption, parts = f"By size of company{as_on}", list(_sizes(portfolio))
    elif stated.equity_percent is not None:
        caption, parts = f"What is invested{as_on}", list(_invested(stated.equity_percent))
    else:
        caption, parts = f"By size of company{as_on}", [] if portfolio.is_sample else list(_sizes(portfolio))
    return Portrait(caption=caption, parts=parts) if parts else None


def _sizes(portfolio: Portfolio) -> Iterator[PortraitPart]:
    """Yield the sizes; cash only if it comes from the same rows."""
    parts = portfolio.market_cap if portfolio.dataset.stated.market_cap is None else portfolio.sizes
    for part in parts:
        yield PortraitPart(name=part.name, percent=part.percent, look=_LOOKS[part.name])


def _invested(equity: Decimal) -> Iterator[PortraitPart]:
    yield _part("Equity", equity, "large")
    if equity < _WHOLE:
        yield _part("Not in equity", _WHOLE - equity, "open")


def _allowed(equity: EquityRange) -> Iterator[PortraitPart]:
    """Yield what is always equity, what the manager may hold in either, and what is always the rest."""
    shares: tuple[tuple[str, int, PartLook], ...] = (
        ("Equity, at least", equity.least, "large"),
        (f"Equity or {equity.rest}", equity.most - equity.least, "open"),
        (f"{equity.rest.capitalize()}, at least", 100 - equity.most, "rest"),
    )
    for name, share, look in shares:
        if share > 0:
            yield _part(name, Decimal(share), look)


def _part(name: str, percent: Decimal, look: PartLook) -> PortraitPart:
    return PortraitPart(name=name, percent=percentage(percent, plain(percent)), look=look)
