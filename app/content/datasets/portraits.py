"""The portrait of a portfolio: from stated figures first, without them from rows that are no sample. Pure."""

from collections.abc import Iterator, Sequence

from app.content.calendar import short_date
from app.content.datasets.figures import percentage, plain
from app.content.datasets.portfolio_figures import CASH_NAME, SIZE_NAMES, Portfolio
from app.content.models.portfolio import PartLook, Portrait, PortraitPart, Share

_SIZE_LOOKS: tuple[PartLook, ...] = ("large", "mid", "small")
_LOOKS: dict[str, PartLook] = {**dict(zip(SIZE_NAMES.values(), _SIZE_LOOKS, strict=True)), CASH_NAME: "rest"}


def portrait_of(portfolio: Portfolio | None) -> Portrait | None:
    """Return the portrait of a strategy; None where nothing that is stated says how it is divided."""
    if portfolio is None:
        return None
    stated, day = portfolio.dataset.stated, portfolio.dataset.as_on
    as_on = f", as on {short_date(day)}"
    if stated.market_cap is not None:
        caption, parts = f"By size of company{as_on}", list(_sizes(portfolio))
    elif stated.bands:
        caption, parts = f"By market value of company{as_on}", list(_bands(portfolio.bands))
    elif stated.equity_percent is not None:
        share = percentage(stated.equity_percent, plain(stated.equity_percent))
        caption, parts = f"What is invested{as_on}", [PortraitPart(name="Equity", percent=share, look="large")]
    else:
        caption, parts = f"By size of company{as_on}", [] if portfolio.is_sample else list(_sizes(portfolio))
    return Portrait(caption=caption, parts=parts) if parts else None


def _sizes(portfolio: Portfolio) -> Iterator[PortraitPart]:
    """Yield the sizes; cash only if it comes from the same rows."""
    parts = portfolio.market_cap if portfolio.dataset.stated.market_cap is None else portfolio.sizes
    for part in parts:
        yield PortraitPart(name=part.name, percent=part.percent, look=_LOOKS[part.name])


def _bands(bands: Sequence[Share]) -> Iterator[PortraitPart]:
    """Yield the two bands of the largest companies, and all smaller ones as one part."""
    *largest, small = _SIZE_LOOKS
    for band, look in zip(bands, largest, strict=False):
        yield PortraitPart(name=band.name, percent=band.percent, look=look)
    smaller = sum(band.percent.value for band in bands[len(largest) :])
    if smaller:
        yield PortraitPart(name="Smaller", percent=percentage(smaller, plain(smaller)), look=small)
