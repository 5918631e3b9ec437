"""The portrait of a portfolio: from stated figures first, from rows only if nothing is stated. Pure."""

from collections.abc import Iterator, Sequence

from app.content.calendar import short_date
from app.content.datasets.figures import percentage, plain
from app.content.datasets.portfolio_figures import CASH_NAME, SIZE_NAMES, Portfolio
from app.content.models.portfolio import PartLook, Portrait, PortraitPart, Share

_SIZE_LOOKS: tuple[PartLook, ...] = ("large", "mid", "small")
_LOOKS: dict[str, PartLook] = {**dict(zip(SIZE_NAMES.values(), _SIZE_LOOKS, strict=True)), CASH_NAME: "rest"}


def portrait_of(portfolio: Portfolio | None) -> Portrait | None:
    """Return the portrait of a strategy; None where neither what is stated nor rows say how it is divided."""
    if portfolio is None:
        return None
    stated, day = portfolio.dataset.stated, portfolio.dataset.as_on
    as_on, is_sample = f", as on {short_date(day)}", False
    if stated.market_cap is not None:
        caption, parts = f"By size of company{as_on}", list(_sizes(portfolio))
    elif stated.bands:
        caption, parts = f"By market value of company{as_on}", list(_bands(portfolio.bands))
    elif stated.equity_percent is not None:
        share = percentage(stated.equity_percent, plain(stated.equity_percent))
        caption, parts = f"What is invested{as_on}", [PortraitPart(name="Equity", percent=share, look="large")]
    else:
        caption, parts, is_sample = f"By size of company{as_on}", list(_sizes(portfolio)), portfolio.is_sample
    if not parts:
        return None
    return Portrait(caption=caption, parts=parts, sample=is_sample)


def _sizes(portfolio: Portfolio) -> Iterator[PortraitPart]:
    """Yield the sizes; cash only if it comes from the same rows."""
    parts = portfolio.market_cap if portfolio.dataset.stated.market_cap is None else portfolio.sizes
    for part in parts:
        yield PortraitPart(name=part.name, percent=part.percent, look=_LOOKS[part.name])


def _bands(bands: Sequence[Share]) -> Iterator[PortraitPart]:
    """Yield the bands from the largest companies down: the first drawn as large ones are, the last third as small."""
    first_small = len(bands) - len(bands) // len(_SIZE_LOOKS)
    for place, band in enumerate(bands):
        look: PartLook = "large" if place == 0 else "mid" if place < first_small else "small"
        yield PortraitPart(name=band.name, percent=band.percent, look=look)
