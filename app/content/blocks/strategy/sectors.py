"""The largest sectors as a section of their own."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from app.content.blocks.context import BlockContext, as_drawn
from app.content.blocks.drawn_shares import sector_chart
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.blocks.named_datasets import awaits_rows, dataset_faults
from app.content.datasets.captions import aged
from app.content.errors import Fault
from app.content.models.base import Slug
from app.content.models.block import Section
from app.content.models.datasets import Footing, HoldingsDataset
from app.content.models.portfolio import ShareChart


class SectorsSource(Section):
    """The `top` largest sectors of a portfolio."""

    kind: Literal["sectors"]
    dataset: Slug
    top: int = Field(ge=3, le=12)


class SectorsBlock(Section):
    """The largest sectors as bars over the whole width."""

    kind: Literal["sectors"]
    sectors: ShareChart
    footing: Footing


def compose(source: SectorsSource, context: BlockContext) -> SectorsBlock:
    """Return the sectors, summed from the rows of the holdings."""
    portfolio = context.portfolio(source.dataset)
    holdings = portfolio.holdings
    assert holdings is not None  # noqa: S101 - it awaits rows otherwise
    return as_drawn(
        source,
        SectorsBlock,
        sample=context.is_sample(source, source.dataset),
        sectors=sector_chart(source.heading, source.top, holdings, sample=portfolio.is_sample),
        footing=context.footing(source.dataset),
    )


def _faults(placed: PlacedBlock[SectorsSource]) -> Iterator[Fault]:
    return dataset_faults(placed, placed.block.dataset, HoldingsDataset)


def _dated(block: SectorsBlock) -> Iterator[str]:
    yield f"{block.sectors.label} as on {aged(block.footing.as_on, block.footing.age)}."


KIND = BlockKind(
    SectorsSource,
    SectorsBlock,
    compose,
    awaits=awaits_rows,
    dated_figures=_dated,
    faults=_faults,
)
