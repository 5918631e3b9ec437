"""The growth of 1 invested at the start, beside the benchmark's."""

from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind
from app.content.blocks.named_datasets import awaits_rows, dataset_faults
from app.content.calendar import short_date
from app.content.datasets.falls import ToldFalls, told_falls
from app.content.datasets.figures import GROWN_DECIMALS, GrowthUnit, grown, grown_change, rounded
from app.content.datasets.returns import ReturnsRow, growth_of_one, multiple, stated_rows
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.datasets.wording import line_basis_in_words, sentence, span_in_words
from app.content.models.base import ContentModel, DatasetSection, Number
from app.content.models.datasets import BenchmarkSpan, Footing, SeriesDataset, SeriesNames
from app.content.models.page import PageSource, StrategySource


class GrowthSource(DatasetSection):
    """The line of what a sum became.

    `unit`: of one crore rupees, or as a multiple. `optional`: if nothing of it is published, its heading is left out
    too. `index_leads`: the line is the index, grey, and its yearly rate, an example, stands beside it.
    """

    kind: Literal["growth"]
    optional: bool = Field(default=False, exclude=True)
    unit: GrowthUnit = "crore"
    index_leads: bool = False


class GrowthLine(ContentModel):
    """What 1 became, month end by month end: drawn to four decimals, in the table as a sum to two."""

    values: list[Number]
    cells: list[str]


class ReturnsStrip(ContentModel):
    """Stated returns without a line: `heading` names date, unit and benchmark; `caption` the table quoted alone."""

    heading: str
    caption: str
    rows: list[ReturnsRow]


class GrowthBlock(GrowthSource):
    """Month ends and what 1 invested at the first became, portfolio and benchmark.

    `differences` are those of the cells, with their sign. `caption` says what the line rests on; `label` puts the
    result in words. `table_caption` names the table of the month ends. `stated`: the head states multiples, so the
    lines end without figures. Without rows there are no dates, and `strip` has the stated returns. `falls` are those
    of a strategy or an index that leads.
    """

    names: SeriesNames
    dates: list[date]
    portfolio: GrowthLine
    benchmark: GrowthLine
    differences: list[str]
    caption: str
    table_caption: str
    label: str
    falls: ToldFalls | None
    stated: bool
    strip: ReturnsStrip | None
    footing: Footing


def compose(source: GrowthSource, context: BlockContext) -> GrowthBlock:
    """Return the lines of what 1 became."""
    dataset, series = context.series(source.dataset)
    if source.index_leads:
        dataset, series = _led_by_index(dataset, series)
    values = [[] if series is None else growth_of_one(series.columns[column]) for column in (PORTFOLIO, BENCHMARK)]
    own, benchmark = (_line(each, source.unit) for each in values)
    of_what = "₹1 crore" if source.unit == "crore" else "1"
    return context.of_dataset(
        source,
        GrowthBlock,
        names=SeriesNames.of(dataset),
        dates=[] if series is None else list(series.dates),
        portfolio=own,
        benchmark=benchmark,
        differences=[_difference(pair, source.unit) for pair in zip(*values, strict=True)],
        caption=sentence(line_basis_in_words(dataset)),
        table_caption=f"What {of_what} became in {dataset.name} and {dataset.benchmark}, month ends",
        label=_label(source, dataset, series),
        falls=_falls(source, series, context.page),
        stated=dataset.stated_multiple is not None,
        strip=_strip(dataset) if series is None and dataset.stated_returns else None,
    )


def _strip(dataset: SeriesDataset) -> ReturnsStrip:
    as_on = f"as on {short_date(dataset.as_on)}"
    return ReturnsStrip(
        heading=f"Stated returns beside {dataset.benchmark}, {as_on}; differences in percentage points",
        caption=f"Returns of {dataset.name} and {dataset.benchmark}, {as_on}",
        rows=stated_rows(dataset),
    )


def _line(values: list[Decimal], unit: GrowthUnit) -> GrowthLine:
    return GrowthLine(values=values, cells=[grown(value, unit) for value in values])


def _difference(pair: tuple[Decimal, Decimal], unit: GrowthUnit) -> str:
    """Return the difference of the figures as shown, so that the three agree."""
    portfolio, benchmark = (rounded(value, GROWN_DECIMALS) for value in pair)
    return grown_change(portfolio - benchmark, unit)


def _label(source: GrowthSource, dataset: SeriesDataset, series: Series | None) -> str:
    """Return the result in words; without what 1 became where there are no rows, or the bars tell it as stated."""
    first = dataset.begins_on if series is None else series.dates[0]
    told = f"{'Growth of ₹1 crore' if source.unit == 'crore' else 'Growth'} {span_in_words(first, dataset.as_on)}"
    if series is None or dataset.stated_multiple is not None:
        return f"{told}."
    own, benchmark = (grown(multiple(series, column), source.unit, crore="crore") for column in (PORTFOLIO, BENCHMARK))
    return f"{told}: {dataset.name} {own}, {dataset.benchmark} {benchmark}."


def _led_by_index(dataset: SeriesDataset, series: Series | None) -> tuple[SeriesDataset, Series | None]:
    """Return both with the lines changed."""
    rate = [BenchmarkSpan(name=dataset.short_name)]
    turned = dataset.model_copy(update={"name": dataset.benchmark, "short_name": dataset.benchmark, "benchmarks": rate})
    if series is None:
        return turned, None
    columns = {PORTFOLIO: series.columns[BENCHMARK], BENCHMARK: series.columns[PORTFOLIO]}
    return turned, replace(series, columns=columns)


def _falls(source: GrowthSource, series: Series | None, page: PageSource) -> ToldFalls | None:
    """Return the falls of a strategy or an index. Where two horizons are stated, neither measures them."""
    if series is None or not (source.index_leads or isinstance(page, StrategySource)):
        return None
    horizon = page.horizon if isinstance(page, StrategySource) and page.strategy_horizon is None else None
    return told_falls(series, horizon)


def _awaits(source: GrowthSource, page: PageSource) -> bool:
    """Return whether nothing can be shown: neither rows for the line, nor stated returns for the strip."""
    dataset = page.datasets.get(source.dataset)
    return awaits_rows(source, page) and not (isinstance(dataset, SeriesDataset) and dataset.stated_returns)


KIND = BlockKind(
    GrowthSource, GrowthBlock, compose, awaits=_awaits, faults=lambda placed: dataset_faults(placed, SeriesDataset)
)
