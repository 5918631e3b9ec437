"""Rows and shares of a portfolio, as more than one block draws them."""

from app.content.datasets.holdings import HoldingRow
from app.content.models.portfolio import Holding, Share


def drawn_holding(row: HoldingRow) -> Holding:
    """Return a row as drawn."""
    return Holding(company=row.company, sector=row.sector, weight_percent=row.weight_percent)


def told_shares(parts: list[Share]) -> str:
    """Return "Banks 24.1%, Software 12%"."""
    return ", ".join(f"{part.name} {part.shown}%" for part in parts)
