"""Sums over holdings, in percent of the portfolio."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal

from app.content.datasets.holdings import HoldingRow, Holdings

TOP_STOCKS, TOP_SECTORS = 10, 5


def weight_of(rows: Iterable[HoldingRow]) -> Decimal:
    """Return the sum of weights."""
    return sum((row.weight_percent for row in rows), Decimal(0))


def sector_weights(holdings: Holdings) -> list[tuple[str, Decimal]]:
    """Return the sectors of companies, largest first."""
    return _summed(holdings.stocks, lambda row: row.sector)


def _of_top_sectors(holdings: Holdings) -> list[HoldingRow]:
    top = {name for name, _ in sector_weights(holdings)[:TOP_SECTORS]}
    return [row for row in holdings.stocks if row.sector in top]


SUMS: Mapping[str, Callable[[Holdings], Sequence[HoldingRow]]] = {
    "top_ten_percent": lambda holdings: holdings.stocks[:TOP_STOCKS],
    "top_five_sectors_percent": _of_top_sectors,
    "equity_percent": lambda holdings: holdings.stocks,
}
"""The rows that add up to a stated sum. A sum that is not listed here has no rows."""


def size_percent(holdings: Holdings, size: str) -> Decimal:
    """Return the weight of one size: large, mid, small or cash."""
    return weight_of(row for row in holdings.rows if row.size == size)


def theme_weights(holdings: Holdings) -> list[tuple[str, Decimal]]:
    """Return the themes, largest first."""
    return _summed(holdings.stocks, lambda row: row.theme)


def band_weights(holdings: Holdings) -> list[tuple[str, Decimal]]:
    """Return the market-cap bands in the order of their first row in the file."""
    weights = dict(_summed(holdings.stocks, lambda row: row.band))
    return [(band, weights[band]) for band in dict.fromkeys(row.band for row in holdings.stocks)]


def _summed(rows: Iterable[HoldingRow], name_of: Callable[[HoldingRow], str]) -> list[tuple[str, Decimal]]:
    weights: dict[str, Decimal] = {}
    for row in rows:
        weights[name_of(row)] = weights.get(name_of(row), Decimal(0)) + row.weight_percent
    return sorted(weights.items(), key=lambda pair: (-pair[1], pair[0]))
