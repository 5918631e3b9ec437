"""Rows and shares of a portfolio for the blocks that draw them."""

from decimal import Decimal

from app.content.datasets import summaries
from app.content.datasets.figures import drawn, fixed, percentage, plain, rounded
from app.content.datasets.holdings import HoldingRow, Holdings
from app.content.datasets.portfolio_figures import Portfolio
from app.content.models.portfolio import Holding, Share, ShareChart

_WHOLE_PERCENT = 100


def drawn_holding(row: HoldingRow, holdings: Holdings) -> Holding:
    """Return a row as its chart and table show it."""
    weight = drawn(row.weight_percent, holdings.weight_decimals)
    return Holding(company=row.company, sector=row.sector, weight_percent=weight)


def share_chart(heading: str, parts: list[Share], *, what: str, note: str | None, sample: bool) -> ShareChart:
    """Return the chart of some parts; `what` names the parts in the sentence that describes them."""
    shares = ", ".join(f"{part.name} {part.percent.with_sign}" for part in parts)
    return ShareChart(
        heading=heading,
        parts=parts,
        caption=f"{heading}, in per cent of assets",
        label=f"{what}: {shares}",
        note=note,
        sample=sample,
    )


def market_cap_chart(heading: str, portfolio: Portfolio) -> ShareChart | None:
    """Return the chart of large, mid and small companies; None if neither sums nor rows give the division."""
    parts = portfolio.market_cap
    if not parts:
        return None
    is_stated = portfolio.dataset.stated.market_cap is not None
    total = sum((part.percent.value for part in parts), Decimal(0))
    by = " by the manager" if is_stated else ""
    note = None if total == _WHOLE_PERCENT else f"Rounded{by}; the parts add to {plain(total)}."
    is_sample = not is_stated and portfolio.is_sample
    return share_chart(heading, parts, what="Market capitalisation", note=note, sample=is_sample)


def sector_chart(heading: str, count: int, holdings: Holdings, *, sample: bool) -> ShareChart:
    """Return the chart of the `count` largest sectors."""
    decimals = holdings.weight_decimals
    weights = summaries.sector_weights(holdings)[:count]
    parts = [
        Share(name=name, percent=percentage(rounded(percent, decimals), fixed(percent, decimals)))
        for name, percent in weights
    ]
    return share_chart(heading, parts, what=f"The {len(parts)} largest sectors", note=None, sample=sample)
