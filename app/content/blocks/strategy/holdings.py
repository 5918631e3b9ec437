"""The largest holdings and their sums."""

from collections.abc import Iterator
from decimal import Decimal
from typing import Literal

from pydantic import Field

from app.content.blocks.drawn_shares import drawn_holding, market_cap_chart, sector_chart
from app.content.blocks.given_parts import Findable
from app.content.blocks.kind import BlockContext, BlockKind
from app.content.blocks.named_datasets import awaits_holdings, dataset_faults
from app.content.datasets.figures import rounded
from app.content.datasets.portfolio_figures import Portfolio
from app.content.models.base import DatasetSection, Section, Text
from app.content.models.datasets import Footing, HoldingsDataset
from app.content.models.page import PageSource
from app.content.models.portfolio import Holding, ShareChart
from app.content.models.strategy import KeyTerm
from app.content.sources import ContentSources


class HoldingsSource(DatasetSection):
    """Largest holdings, counts, sector bars, market-cap split. A field such as `sectors` shows nothing if None.

    The table needs a heading of its own only where the section is about more than the holdings.
    """

    kind: Literal["holdings"]
    heading_holdings: Text | None = None
    top: int = Field(ge=5, le=40)
    counts: bool = True
    heading_sectors: Text | None = None
    sectors: int = Field(ge=3, le=12, default=5)
    heading_market_cap: Text | None = None
    footnotes: list[Text] = []


class HoldingsBlock(Section):
    """Largest holdings with counts, sectors and market-cap split.

    Without rows of its own it shows what the manager states: counts and sums. `counts_stated`: the manager states all
    counts. `finding` is of the rows, where the manager states no sum.
    """

    kind: Literal["holdings"]
    heading_holdings: str | None
    finding: str | None
    caption: str
    rows: list[Holding]
    counts: list[KeyTerm]
    counts_stated: bool
    sectors: ShareChart | None
    market_cap: ShareChart | None
    footnotes: list[str]
    footing: Footing


def compose(source: HoldingsSource, context: BlockContext) -> HoldingsBlock:
    """Return the largest holdings with their summaries."""
    portfolio = context.portfolio(source.dataset)
    holdings = portfolio.holdings
    rows = [] if holdings is None else [drawn_holding(row, holdings) for row in holdings.stocks[: source.top]]
    sizes = "" if source.heading_market_cap is None or not rows else f"; {_in_sizes(portfolio, rows[0])}"
    top = None if portfolio.dataset.stated.top_ten_percent is not None else portfolio.sum_text("top_ten_percent")
    which = "All" if len(rows) == portfolio.stocks else f"The {len(rows)} largest of"
    return context.of_dataset(
        source,
        HoldingsBlock,
        finding=top and f"Ten stocks are {rounded(Decimal(top), 0)}% of the money{sizes}.",
        caption=f"{which} {portfolio.stocks} stocks, in per cent of assets",
        rows=rows,
        counts=_counts(portfolio) if source.counts else [],
        counts_stated=source.counts and _states_counts(portfolio),
        sectors=None
        if source.heading_sectors is None or holdings is None
        else sector_chart(source.heading_sectors, source.sectors, holdings, sample=portfolio.is_sample),
        market_cap=None
        if source.heading_market_cap is None
        else market_cap_chart(source.heading_market_cap, portfolio),
    )


def _in_sizes(portfolio: Portfolio, largest: Holding) -> str:
    """Return "68% is in large companies", or in the others; the weight of the largest stock if no sizes are known."""
    sizes = {part.name: part.percent.value for part in portfolio.market_cap}
    if not sizes:
        return f"the largest is {largest.weight_percent.shown}%"
    large, smaller = sizes.get("Large", Decimal(0)), sizes.get("Mid", Decimal(0)) + sizes.get("Small", Decimal(0))
    which = "large" if large > smaller else "mid-sized and small"
    return f"{rounded(max(large, smaller), 0)}% is in {which} companies"


def _counts(portfolio: Portfolio) -> list[KeyTerm]:
    """Return the counts. Their labels are the specification's and already contain the unit."""
    figures = {
        "No. of Stocks": None if portfolio.stocks is None else str(portfolio.stocks),
        "Top 5 Sectors %": portfolio.sum_text("top_five_sectors_percent"),
        "Top 10 Stocks %": portfolio.sum_text("top_ten_percent"),
    }
    return [KeyTerm(label=label, value=value) for label, value in figures.items() if value is not None]


def _states_counts(portfolio: Portfolio) -> bool:
    stated = portfolio.dataset.stated
    figures = (portfolio.stated_stocks, stated.top_five_sectors_percent, stated.top_ten_percent)
    return None not in figures


def _findable(source: HoldingsSource, page: PageSource, sources: ContentSources) -> Iterator[Findable]:
    """Yield the companies that the page shows."""
    dataset = page.datasets[source.dataset]
    if dataset.rows != "none":
        companies = ", ".join(row.company for row in sources.holdings[dataset.file].rows[: source.top])
        yield Findable("section", source.id, source.heading_holdings or source.heading, f"{companies}.")


KIND = BlockKind(
    HoldingsSource,
    HoldingsBlock,
    compose,
    awaits=awaits_holdings,
    faults=lambda placed: dataset_faults(placed, HoldingsDataset),
    findable=_findable,
)
