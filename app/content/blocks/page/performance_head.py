"""The head of a page about a record: heading and lede beside how far portfolio and benchmark fell."""

from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from typing import Literal

from app.content.blocks.context import BlockContext
from app.content.blocks.kind import BlockKind, PlacedBlock, always
from app.content.blocks.named_datasets import dataset_faults
from app.content.calendar import month_and_year
from app.content.datasets.captions import captioned
from app.content.datasets.drawn_series import drawdown_percent
from app.content.datasets.figures import fixed, percent
from app.content.datasets.series import BENCHMARK, PORTFOLIO
from app.content.errors import Fault
from app.content.markdown import signs
from app.content.markdown.page import MarkdownPage
from app.content.models.base import ContentModel, Number, Slug, Text
from app.content.models.block import BlockModel
from app.content.models.datasets import SeriesDataset

_FALL_DECIMALS = 1


class PerformanceHeadSource(BlockModel):
    """Breadcrumbs, h1 and lede beside the falls of a series of the page."""

    kind: Literal["performanceHead"]
    heading: Text
    lede: Text
    dataset: Slug


class Fall(ContentModel):
    """A line of percents below its last high, one a month end, and its deepest point as it is told."""

    name: str
    percents: list[Number]
    deepest: str


class PerformanceHeadBlock(BlockModel):
    """The head with both falls from `first` on. `label` tells the drawing in one sentence, `caption` what it shows.

    `age` is what is said of stated figures that are old.
    """

    kind: Literal["performanceHead"]
    heading: str
    lede: str
    as_on: date
    age: str | None
    illustrative: bool
    dates: list[date]
    portfolio: Fall
    benchmark: Fall
    label: str
    caption: str


def compose(source: PerformanceHeadSource, context: BlockContext) -> PerformanceHeadBlock:
    """Return the head with both lines of falls."""
    dataset, series = context.series(source.dataset)
    portfolio = _fall(dataset.short_name, drawdown_percent(series.columns[PORTFOLIO]))
    benchmark = _fall(dataset.benchmark_short, drawdown_percent(series.columns[BENCHMARK]))
    span = f"{month_and_year(series.dates[0])} to {month_and_year(series.dates[-1])}"
    footing = context.footing(source.dataset)
    deepest = f"{portfolio.name} {portfolio.deepest}, {benchmark.name} {benchmark.deepest}"
    return PerformanceHeadBlock(
        kind=source.kind,
        heading=source.heading,
        lede=source.lede,
        as_on=dataset.as_on,
        age=footing.age,
        illustrative=dataset.illustrative,
        dates=list(series.dates),
        portfolio=portfolio,
        benchmark=benchmark,
        label=captioned(f"Fall from the last high, {span}. At the deepest: {deepest}", footing.told),
        caption=f"How far each stood below its last high, month ends from {span}. At the deepest: {deepest}.",
    )


def _fall(name: str, percents: list[Decimal]) -> Fall:
    return Fall(name=name, percents=percents, deepest=percent(fixed(min(percents), _FALL_DECIMALS)))


def _faults(placed: PlacedBlock[PerformanceHeadSource]) -> Iterator[Fault]:
    return dataset_faults(placed, placed.block.dataset, SeriesDataset, lambda _: ())


def _markdown(block: PerformanceHeadBlock, page: MarkdownPage) -> Iterator[str]:
    yield signs.heading(1, block.heading)
    yield signs.words(block.lede)
    yield (page.invented if block.illustrative else page.stated)(block.as_on, block.age)
    yield signs.words(block.caption)
    yield signs.table(["Deepest in per cent", block.portfolio.name, block.benchmark.name], _deepest_by_year(block))


def _deepest_by_year(block: PerformanceHeadBlock) -> Iterator[list[str]]:
    for year in sorted({day.year for day in block.dates}):
        places = [place for place, day in enumerate(block.dates) if day.year == year]
        deepest = (min(fall.percents[place] for place in places) for fall in (block.portfolio, block.benchmark))
        yield [str(year), *(fixed(percents, _FALL_DECIMALS) for percents in deepest)]


KIND = BlockKind(
    PerformanceHeadSource, PerformanceHeadBlock, compose, markdown=_markdown, faults=_faults, is_head=always
)
