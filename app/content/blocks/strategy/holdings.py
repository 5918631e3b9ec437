"""The largest holdings and their sums."""

from collections.abc import Iterator
from decimal import Decimal
from typing import Literal

from pydantic import Field

from app.content.blocks.context import BlockContext
from app.content.blocks.drawn_shares import drawn_holding, sector_chart, share_chart
from app.content.blocks.findable import Findable
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.blocks.named_datasets import dataset_faults
from app.content.datasets import summaries
from app.content.datasets.captions import captioned
from app.content.datasets.figures import percentage, plain
from app.content.datasets.portfolio_figures import Portfolio
from app.content.errors import Fault
from app.content.markdown import figures, signs
from app.content.markdown.page import MarkdownPage, below, noted
from app.content.models.base import Slug, Text
from app.content.models.block import Section
from app.content.models.datasets import Footing, HoldingsDataset
from app.content.models.page import PageSource
from app.content.models.portfolio import Holding, Share, ShareChart, Tile
from app.content.sources import ContentSources

_WHOLE_PERCENT = 100


class HoldingsSource(Section):
    """Largest holdings, counts, sector bars, market-cap split. `sectors` None shows no sectors, likewise the others."""

    kind: Literal["holdings"]
    dataset: Slug
    heading_holdings: Text
    top: int = Field(ge=5, le=40)
    tiles: bool = True
    heading_sectors: Text | None = None
    sectors: int = Field(ge=3, le=12, default=5)
    heading_market_cap: Text | None = None
    footnotes: list[Text] = []


class HoldingsBlock(Section):
    """Largest holdings with counts, sectors and market-cap split. `stocks` is the number of all holdings."""

    kind: Literal["holdings"]
    heading_holdings: str
    caption: str
    rows: list[Holding]
    stocks: str
    tiles: list[Tile]
    sectors: ShareChart | None
    market_cap: ShareChart | None
    footnotes: list[str]
    footing: Footing


def compose(source: HoldingsSource, context: BlockContext) -> HoldingsBlock:
    """Return the largest holdings with their summaries."""
    portfolio, footing = context.portfolio(source.dataset), context.footing(source.dataset)
    rows = portfolio.holdings.stocks[: source.top]
    return HoldingsBlock(
        **context.section(source, source.dataset),
        kind=source.kind,
        heading_holdings=source.heading_holdings,
        caption=captioned(_caption(len(rows), portfolio), footing.told),
        rows=[drawn_holding(row, portfolio.holdings) for row in rows],
        stocks=str(portfolio.stocks),
        tiles=_tiles(portfolio) if source.tiles else [],
        sectors=None
        if source.heading_sectors is None
        else sector_chart(source.heading_sectors, source.sectors, portfolio, footing),
        market_cap=None
        if source.heading_market_cap is None
        else _market_cap(source.heading_market_cap, portfolio, footing),
        footnotes=source.footnotes,
        footing=footing,
    )


def _caption(shown: int, portfolio: Portfolio) -> str:
    which = "All" if shown == portfolio.stocks else f"The {shown} largest of"
    return f"{which} {portfolio.stocks} stocks, in per cent of assets"


def _tiles(portfolio: Portfolio) -> list[Tile]:
    """The labels are the specification's and hold the unit already."""
    return [
        Tile(value=str(portfolio.stocks), unit="", label="No. of Stocks"),
        Tile(value=portfolio.top_five_sectors, unit="", label="Top 5 Sectors %"),
        Tile(value=portfolio.top_ten, unit="", label="Top 10 Stocks %"),
    ]


def _market_cap(heading: str, portfolio: Portfolio, footing: Footing) -> ShareChart:
    is_stated = portfolio.dataset.stated.market_cap is not None
    parts = [
        Share(name=name, percent=percentage(percent, portfolio.spelt_size(percent)))
        for name, percent in portfolio.market_cap
    ]
    total = sum((percent for _, percent in portfolio.market_cap), Decimal(0))
    by = " by the manager" if is_stated else ""
    note = None if total == _WHOLE_PERCENT else f"Rounded{by}; the parts add to {plain(total)}."
    return share_chart(heading, parts, footing, what="Market capitalisation", note=note)


def _faults(placed: PlacedBlock[HoldingsSource]) -> Iterator[Fault]:
    return dataset_faults(
        placed, placed.block.dataset, HoldingsDataset, lambda dataset: _figure_faults(placed, dataset)
    )


def _figure_faults(placed: PlacedBlock[HoldingsSource], dataset: HoldingsDataset) -> Iterator[Fault]:
    block, holdings = placed.block, placed.sources.holdings[dataset.file]
    stocks, sectors = len(holdings.stocks), len(summaries.sector_weights(holdings))
    if block.top > stocks:
        yield placed.fault(("top",), f"is {block.top}, but {holdings.file} has {stocks} companies")
    if block.heading_sectors is not None and block.sectors > sectors:
        yield placed.fault(("sectors",), f"is {block.sectors}, but {holdings.file} has {sectors} sectors")


def _markdown(block: HoldingsBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block, page.footing(block.footing))
    yield from figures.tiles(block.tiles)
    yield signs.heading(3, block.heading_holdings)
    yield below(block.caption, block.footing)
    yield figures.holdings_table(block.rows)
    yield from figures.shares(block.sectors)
    yield from figures.shares(block.market_cap)
    yield from noted(*block.footnotes)


def _dated(block: HoldingsBlock) -> Iterator[str]:
    told = [f"{tile.label} {tile.value}{tile.unit}" for tile in block.tiles]
    yield f"{'; '.join([block.heading_holdings, *told])}. {block.caption}"


def _findable(source: HoldingsSource, page: PageSource, sources: ContentSources) -> Iterator[Findable]:
    """Yield the companies that the page shows."""
    shown = sources.holdings[page.datasets[source.dataset].file].rows[: source.top]
    companies = ", ".join(row.company for row in shown)
    yield Findable("section", source.id, source.heading_holdings, f"{companies}.")


KIND = BlockKind(
    HoldingsSource,
    HoldingsBlock,
    compose,
    markdown=_markdown,
    dated_figures=_dated,
    faults=_faults,
    findable=_findable,
)
