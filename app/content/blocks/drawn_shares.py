"""Rows and shares of a portfolio, as more than one block draws them."""

from decimal import Decimal

from app.content.datasets.figures import drawn, percent
from app.content.datasets.holdings import HoldingRow, Holdings
from app.content.models.base import Figure
from app.content.models.portfolio import Holding, Share


def drawn_holding(row: HoldingRow, holdings: Holdings) -> Holding:
    """Return a row as drawn."""
    weight = drawn(row.weight_percent, holdings.weight_decimals)
    return Holding(company=row.company, sector=row.sector, weight_percent=weight)


def drawn_share(name: str, value: Decimal, shown: str) -> Share:
    """Return a part in percent as drawn, in a spelling that is stated or computed."""
    return Share(name=name, percent=Figure(value=value, shown=shown), with_sign=percent(shown))


def told_shares(parts: list[Share]) -> str:
    """Return "Banks 24.1%, Software 12%"."""
    return ", ".join(f"{part.name} {part.with_sign}" for part in parts)
