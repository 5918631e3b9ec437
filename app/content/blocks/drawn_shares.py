"""Rows and shares of a portfolio for the blocks that draw them."""

from app.content.datasets import summaries
from app.content.datasets.figures import drawn, fixed, percentage, rounded
from app.content.datasets.holdings import HoldingRow, Holdings
from app.content.models.portfolio import Holding, Share, ShareChart


def drawn_holding(row: HoldingRow, holdings: Holdings) -> Holding:
    """Return a row as drawn."""
    weight = drawn(row.weight_percent, holdings.weight_decimals)
    return Holding(company=row.company, sector=row.sector, weight_percent=weight)


def told_shares(parts: list[Share]) -> str:
    """Return the shares in words: "Banks 24.1%, Software 12%"."""
    return ", ".join(f"{part.name} {part.percent.with_sign}" for part in parts)


def share_chart(heading: str, parts: list[Share], *, what: str, note: str | None, sample: bool) -> ShareChart:
    """Return the chart of some parts; `what` names the parts in the sentence that describes them."""
    return ShareChart(
        heading=heading,
        parts=parts,
        caption=f"{heading}, in per cent of assets",
        label=f"{what}: {told_shares(parts)}",
        note=note,
        sample=sample,
    )


def sector_chart(heading: str, count: int, holdings: Holdings, *, sample: bool) -> ShareChart:
    """Return the chart of the `count` largest sectors."""
    decimals = holdings.weight_decimals
    weights = summaries.sector_weights(holdings)[:count]
    parts = [
        Share(name=name, percent=percentage(rounded(percent, decimals), fixed(percent, decimals)))
        for name, percent in weights
    ]
    return share_chart(heading, parts, what=f"The {len(parts)} largest sectors", note=None, sample=sample)
