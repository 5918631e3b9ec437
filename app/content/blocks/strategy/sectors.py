"""The largest sectors as a section of their own."""

from typing import Literal

from pydantic import Field

from app.content.blocks.drawn_shares import sector_chart
from app.content.blocks.kind import BlockContext, BlockKind
from app.content.blocks.named_datasets import awaits_rows, dataset_faults
from app.content.models.base import DatasetSection
from app.content.models.datasets import Footing, HoldingsDataset
from app.content.models.portfolio import ShareChart


class SectorsSource(DatasetSection):
    """The `top` largest sectors of a portfolio."""

    kind: Literal["sectors"]
    top: int = Field(ge=3, le=12, exclude=True)


class SectorsBlock(SectorsSource):
    """The largest sectors as bars over the whole width."""

    sectors: ShareChart
    footing: Footing


def compose(source: SectorsSource, context: BlockContext) -> SectorsBlock:
    """Return the sectors, summed from the rows of the holdings."""
    portfolio = context.portfolio(source.dataset)
    holdings = portfolio.holdings
    assert holdings is not None  # noqa: S101 - it awaits rows otherwise
    return context.of_dataset(
        source, SectorsBlock, sectors=sector_chart(source.heading, source.top, holdings, sample=portfolio.is_sample)
    )


KIND = BlockKind(
    SectorsSource,
    SectorsBlock,
    compose,
    awaits=awaits_rows,
    faults=lambda placed: dataset_faults(placed, HoldingsDataset),
)
