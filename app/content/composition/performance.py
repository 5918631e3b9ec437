"""Growth and returns against the benchmark, from month ends."""

from app.content.calendar import long_date, month_and_year
from app.content.composition.context import BlockContext
from app.content.datasets.periods import read_period
from app.content.datasets.returns import growth_of_one, multiple, return_percent
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.figures import fixed, rounded
from app.content.models.datasets import SeriesDataset, StatedReturn
from app.content.models.factsheet_blocks import GrowthBlock, ReturnsBlock, ReturnsRow, ReturnsTable, SeriesNames
from app.content.models.factsheet_sources import GrowthSource, ReturnsSource, ReturnsTableSource

RETURN_DECIMALS, MULTIPLE_DECIMALS = 1, 2
_PERIOD_HEADINGS = {"calendar": "Calendar year", "financial": "Financial year"}
_SPANS = {"calendar": "by calendar year", "financial": "by financial year, 1 April to 31 March"}


def compose_growth(source: GrowthSource, context: BlockContext) -> GrowthBlock:
    """Return the lines of what 1 became."""
    dataset, series = context.series(source.dataset)
    return GrowthBlock(
        **context.section(source, source.dataset),
        kind=source.kind,
        names=_names(dataset),
        unit=source.unit,
        dates=list(series.dates),
        portfolio=growth_of_one(series.columns[PORTFOLIO]),
        benchmark=growth_of_one(series.columns[BENCHMARK]),
        notes=source.notes,
        label=_growth_label(source, dataset, series),
        footing=context.footing(source.dataset),
    )


def compose_returns(source: ReturnsSource, context: BlockContext) -> ReturnsBlock:
    """Return the tables of returns."""
    dataset, series = context.series(source.dataset)
    return ReturnsBlock(
        **context.section(source, source.dataset),
        kind=source.kind,
        names=_names(dataset),
        tables=[_table(table, dataset, series) for table in source.tables],
        footnotes=source.footnotes,
        footing=context.footing(source.dataset),
    )


def _names(dataset: SeriesDataset) -> SeriesNames:
    return SeriesNames(
        portfolio=dataset.name,
        portfolio_short=dataset.short_name,
        benchmark=dataset.benchmarks[-1].name,
        benchmark_short=dataset.benchmark_short_name,
    )


def _growth_label(source: GrowthSource, dataset: SeriesDataset, series: Series) -> str:
    stated = dataset.stated_multiple
    ends = [
        (dataset.name, multiple(series, PORTFOLIO) if stated is None else stated.portfolio),
        (dataset.benchmarks[-1].name, multiple(series, BENCHMARK) if stated is None else stated.benchmark),
    ]
    span = f"from {month_and_year(series.dates[0])} to {month_and_year(series.dates[-1])}"
    illustrative = " Illustrative data." if dataset.illustrative else ""
    if source.unit == "crore":
        told = ", ".join(f"{name} ₹{fixed(end, MULTIPLE_DECIMALS)} crore" for name, end in ends)
        return f"Growth of ₹1 crore {span}: {told}.{illustrative}"
    told = ", ".join(f"{name} {fixed(end, MULTIPLE_DECIMALS)}x" for name, end in ends)
    return f"Growth {span}: {told}.{illustrative}"


def _table(table: ReturnsTableSource, dataset: SeriesDataset, series: Series) -> ReturnsTable:
    as_on = long_date(series.dates[-1])
    rows = [_row(table, code, dataset, series) for code in table.periods]
    names = f"{dataset.name} and {dataset.benchmarks[-1].name}"
    told = "; ".join(
        f"{row.period} {fixed(row.portfolio_percent, 1)} and {fixed(row.benchmark_percent, 1)}" for row in rows
    )
    return ReturnsTable(
        heading=table.heading,
        caption=f"Returns of {names} {_SPANS.get(table.kind, f'to {as_on}')}, in per cent",
        period_heading=_PERIOD_HEADINGS.get(table.kind, f"To {as_on}"),
        rows=rows,
        drawing=table.drawing,
        label=f"Returns in per cent, {dataset.short_name} then {dataset.benchmark_short_name}: {told}.",
    )


def _row(table: ReturnsTableSource, code: str, dataset: SeriesDataset, series: Series) -> ReturnsRow:
    """Return one period; a stated figure stands as it was stated, within a tenth of the computed one."""
    period = read_period(table.kind, code, series.dates[0], series.dates[-1])
    stated = next((entry for entry in dataset.stated_returns if entry.period == code), None)
    portfolio, benchmark = (
        rounded(return_percent(series, column, period) if given is None else given, RETURN_DECIMALS)
        for column, given in zip((PORTFOLIO, BENCHMARK), _stated_pair(stated), strict=True)
    )
    return ReturnsRow(
        period=period.label,
        portfolio_percent=portfolio,
        benchmark_percent=benchmark,
        difference_percent=rounded(portfolio - benchmark, RETURN_DECIMALS),
    )


def _stated_pair(stated: StatedReturn | None) -> tuple[float | None, float | None]:
    return (None, None) if stated is None else (stated.portfolio_percent, stated.benchmark_percent)
