"""Holdings by theme, and market-cap bands."""

from collections.abc import Iterator
from decimal import Decimal
from typing import Literal

from pydantic import Field

from app.content.blocks.drawn_shares import drawn_holding, market_cap_chart, share_chart
from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock
from app.content.blocks.named_datasets import awaits_holdings, dataset_faults
from app.content.datasets import summaries
from app.content.datasets.figures import counted_in_words, fixed, plain, rounded
from app.content.datasets.holdings import Holdings
from app.content.datasets.portfolio_figures import Portfolio
from app.content.errors import Fault
from app.content.models.base import ContentModel, DatasetSection, Text
from app.content.models.datasets import Footing, HoldingsDataset
from app.content.models.portfolio import Holding, ShareChart
from app.content.models.strategy import KeyTerm


class ThemesSource(DatasetSection):
    """Holdings by theme with their weights, the market-cap bands as bars, and the sizes of companies as a ring."""

    kind: Literal["themes"]
    heading_themes: Text
    heading_bands: Text = Field(exclude=True)
    heading_market_cap: Text = Field(exclude=True)
    total_label: Text = Field(exclude=True)
    footnotes: list[Text] = []


class Theme(ContentModel):
    """Holdings under one theme; `percent` is their sum, spelt. `caption` names their table."""

    name: str
    percent: str
    caption: str
    rows: list[Holding]


class ThemesBlock(ThemesSource):
    """Holdings by theme, and market-cap bands. `finding` is of the rows, `total_stated` says if the total is stated."""

    finding: str | None
    themes: list[Theme]
    total: KeyTerm | None
    total_stated: bool
    bands: ShareChart | None
    market_cap: ShareChart | None
    footing: Footing


def compose(source: ThemesSource, context: BlockContext) -> ThemesBlock:
    """Return the holdings by theme, largest theme first, and the market-cap bands."""
    portfolio = context.portfolio(source.dataset)
    equity = portfolio.equity_percent
    return context.of_dataset(
        source,
        ThemesBlock,
        finding=None if portfolio.holdings is None else _finding(portfolio.holdings),
        themes=[] if portfolio.holdings is None else _themes(portfolio.holdings),
        total=None if equity is None else KeyTerm(label=source.total_label, value=f"{plain(equity)}%"),
        total_stated=portfolio.dataset.stated.equity_percent is not None,
        bands=_bands(source.heading_bands, portfolio) if portfolio.bands else None,
        market_cap=market_cap_chart(source.heading_market_cap, portfolio),
    )


def _finding(holdings: Holdings) -> str:
    themes = summaries.theme_weights(holdings)
    first, all_of_them = (counted_in_words(len(some)) for some in (themes[:3], themes))
    percent = rounded(sum((percent for _, percent in themes[:3]), Decimal(0)), 0)
    return f"{len(holdings.stocks)} stocks in {all_of_them} themes; {first} themes are {percent}% of the money."


def _themes(holdings: Holdings) -> list[Theme]:
    rows = [(row.theme, drawn_holding(row, holdings)) for row in holdings.stocks]
    return [
        Theme(
            name=name,
            percent=fixed(percent, holdings.weight_decimals),
            caption=f"{name}, in per cent of assets",
            rows=[row for theme, row in rows if theme == name],
        )
        for name, percent in summaries.theme_weights(holdings)
    ]


def _bands(heading: str, portfolio: Portfolio) -> ShareChart:
    total = sum((part.percent.value for part in portfolio.bands), Decimal(0))
    is_stated = bool(portfolio.dataset.stated.bands)
    equity, note = portfolio.equity_percent, None
    if equity is not None and total != equity:
        by = " by the manager" if is_stated else ""
        note = f"Rounded{by}; the bands add to {plain(total)}, the total is {plain(equity)}."
    sample = portfolio.is_sample and not is_stated
    return share_chart(heading, portfolio.bands, what="Market-cap bands", note=note, sample=sample)


def _faults(placed: PlacedBlock[ThemesSource]) -> Iterator[Fault]:
    return dataset_faults(placed, HoldingsDataset, lambda dataset: _column_faults(placed, dataset))


def _column_faults(placed: PlacedBlock[ThemesSource], dataset: HoldingsDataset) -> Iterator[Fault]:
    holdings = placed.sources.holdings[dataset.file]
    if not holdings.has_themes:
        yield placed.fault(("dataset",), f"{holdings.file} has no columns theme and band")


KIND = BlockKind(ThemesSource, ThemesBlock, compose, awaits=awaits_holdings, faults=_faults)
