"""Holdings, sectors, market-cap split, themes and bands, from the rows of a portfolio."""

from app.content.calendar import long_date
from app.content.composition.context import BlockContext
from app.content.datasets import summaries
from app.content.datasets.holdings import HoldingRow
from app.content.datasets.portfolio import Portfolio
from app.content.figures import fixed, plain
from app.content.models.factsheet_blocks import Holding, HoldingsBlock, Share, ShareChart, Theme, ThemesBlock, Tile
from app.content.models.factsheet_sources import HoldingsSource, ThemesSource

WHOLE_PERCENT = 100
_NOISE_DECIMALS = 6


def compose_holdings(source: HoldingsSource, context: BlockContext) -> HoldingsBlock:
    """Return the largest holdings with their summaries."""
    portfolio = context.portfolio(source.dataset)
    rows = portfolio.holdings.stocks[: source.top]
    return HoldingsBlock(
        **context.section(source, source.dataset),
        kind=source.kind,
        heading_holdings=source.heading_holdings,
        caption=_caption(len(rows), portfolio),
        rows=[_holding(row) for row in rows],
        weight_decimals=portfolio.holdings.weight_decimals,
        stocks=portfolio.stocks,
        tiles=_tiles(portfolio) if source.tiles else [],
        sectors=None if source.heading_sectors is None else _sectors(source.heading_sectors, source.sectors, portfolio),
        market_cap=None if source.heading_market_cap is None else _market_cap(source.heading_market_cap, portfolio),
        footnotes=source.footnotes,
        footing=context.footing(source.dataset),
    )


def compose_themes(source: ThemesSource, context: BlockContext) -> ThemesBlock:
    """Return the holdings by theme, largest theme first, and the market-cap bands."""
    portfolio = context.portfolio(source.dataset)
    stocks, decimals = portfolio.holdings.stocks, portfolio.holdings.weight_decimals
    themes = [
        Theme(name=name, percent=round(percent, decimals), rows=[_holding(row) for row in stocks if row.theme == name])
        for name, percent in summaries.theme_weights(portfolio.holdings)
    ]
    return ThemesBlock(
        **context.section(source, source.dataset),
        kind=source.kind,
        heading_themes=source.heading_themes,
        themes=themes,
        weight_decimals=decimals,
        tiles=_theme_tiles(portfolio),
        total_label=source.total_label,
        total=plain(portfolio.equity_percent),
        bands=_bands(source.heading_bands, portfolio),
        footnotes=source.footnotes,
        footing=context.footing(source.dataset),
    )


def _holding(row: HoldingRow) -> Holding:
    return Holding(company=row.company, sector=row.sector, weight_percent=row.weight_percent)


def _caption(shown: int, portfolio: Portfolio) -> str:
    which = "All" if shown == portfolio.stocks else f"The {shown} largest of"
    return f"{which} {portfolio.stocks} stocks, in per cent of assets, as on {long_date(portfolio.dataset.as_on)}"


def _tiles(portfolio: Portfolio) -> list[Tile]:
    """The labels are the specification's and hold the unit already."""
    return [
        Tile(value=str(portfolio.stocks), unit="", label="No. of Stocks"),
        Tile(value=portfolio.top_five_sectors, unit="", label="Top 5 Sectors %"),
        Tile(value=portfolio.top_ten, unit="", label="Top 10 Stocks %"),
    ]


def _theme_tiles(portfolio: Portfolio) -> list[Tile]:
    cash = portfolio.cash_percent
    tiles = [Tile(value=plain(portfolio.equity_percent), unit="%", label="Long-only equity")]
    if cash > 0:
        tiles.append(Tile(value=plain(cash), unit="%", label="Cash and equivalents"))
    return [*tiles, Tile(value=str(portfolio.stocks), unit="", label="No. of Stocks")]


def _sectors(heading: str, count: int, portfolio: Portfolio) -> ShareChart:
    decimals = portfolio.holdings.weight_decimals
    weights = summaries.sector_weights(portfolio.holdings)[:count]
    parts = [
        Share(name=name, percent=round(percent, decimals), shown=fixed(percent, decimals)) for name, percent in weights
    ]
    return ShareChart(
        heading=heading,
        parts=parts,
        label=f"The {len(parts)} largest sectors: {_told(parts)}.",
        note=None,
    )


def _market_cap(heading: str, portfolio: Portfolio) -> ShareChart:
    is_stated = portfolio.dataset.stated.market_cap is not None
    parts = [
        Share(name=name, percent=percent, shown=portfolio.spelt_size(percent)) for name, percent in portfolio.market_cap
    ]
    total = round(sum(percent for _, percent in portfolio.market_cap), _NOISE_DECIMALS)
    by = " by the manager" if is_stated else ""
    return ShareChart(
        heading=heading,
        parts=parts,
        label=f"Market capitalisation: {_told(parts)}.",
        note=None if total == WHOLE_PERCENT else f"Rounded{by}; the parts add to {plain(total)}.",
    )


def _bands(heading: str, portfolio: Portfolio) -> ShareChart:
    total = round(sum(percent for _, percent in portfolio.bands), _NOISE_DECIMALS)
    parts = [
        Share(name=name, percent=percent, shown=portfolio.spelt_band(percent)) for name, percent in portfolio.bands
    ]
    by = " by the manager" if portfolio.dataset.stated.bands else ""
    whole = plain(portfolio.equity_percent)
    return ShareChart(
        heading=heading,
        parts=parts,
        label=f"Market-cap bands: {_told(parts)}.",
        note=None
        if total == portfolio.equity_percent
        else f"Rounded{by}; the bands add to {plain(total)}, the total is {whole}.",
    )


def _told(parts: list[Share]) -> str:
    return ", ".join(f"{part.name} {part.shown}%" for part in parts)
