"""The head of a factsheet."""

from collections.abc import Iterator
from datetime import date
from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, always, as_rendered
from app.content.blocks.strategy_axes import seen_from
from app.content.blocks.strategy_fact import DrawnFact, HeadFact, crossings_of, drawn_fact, fact_problems
from app.content.blocks.strategy_focus import HeadFocus, told_below
from app.content.calendar import short_date
from app.content.datasets.figures import grown
from app.content.datasets.portraits import portrait_of
from app.content.datasets.results import ToldResult, told_ends, told_results
from app.content.datasets.wording import age_on, line_basis, sentence, span_in_words
from app.content.errors import Fault
from app.content.models.base import BlockModel, ContentModel, Figure, Link, Text
from app.content.models.datasets import SeriesDataset
from app.content.models.page import PageSource, StrategySource
from app.content.models.portfolio import Portrait, StrategyAxis
from app.content.models.strategy import KeyTerm
from app.content.strategy_lists import portfolio_of

ASK = "Ask for the full presentation"
"""What the button of a head says; the closing band says what the papers hold."""


class FactsheetHeadSource(BlockModel):
    """The h1, lede and key terms; its date is the page's, its portrait that of the page's portfolio.

    Above the h1 stand the fund house and `overline`. `focus` is its idea, in the portrait's place. `fact` is what sets
    the strategy apart.
    """

    kind: Literal["factsheetHead"]
    overline: Text | None = None
    heading: Text
    lede: Text
    focus: HeadFocus | None = None
    fact: HeadFact | None = None
    key_terms: list[KeyTerm] = Field(min_length=3, max_length=6)


class HeadResults(ContentModel):
    """What the line of the page came to, on its `basis`. `sample`: all of it is made up, not some `terms` alone.

    `ends` says how it stands to the benchmark's, unless bars tell it as stated.
    """

    ends: str | None
    basis: str
    terms: list[ToldResult]
    sample: bool


class GrownBar(ContentModel):
    """What 1 became, as a bar from zero."""

    name: str
    multiple: Figure


class StatedBars(ContentModel):
    """What 1 became in portfolio and benchmark, as stated."""

    heading: str
    bars: list[GrownBar]


class FactsheetHeadBlock(BlockModel):
    """The head of a factsheet. `age` says that its figures are old.

    `action` leads where the closing band leads. `axes` are those on which this strategy states something, without
    that of the `fact`. `results` are there once its line is stated, or a sample of it shown; `grown`
    says in words and bars what one rupee became, once a multiple is stated.
    """

    kind: Literal["factsheetHead"]
    overline: str | None
    heading: str
    lede: str
    as_on: date | None
    age: str | None
    action: Link | None
    portrait: Portrait | None
    focus: HeadFocus | None
    fact: DrawnFact | None
    grown: StatedBars | None
    axes: list[StrategyAxis]
    key_terms: list[KeyTerm]
    results: HeadResults | None


def compose(source: FactsheetHeadSource, context: BlockContext) -> FactsheetHeadBlock:
    """Return the head as rendered."""
    page = context.page
    fact, axes = None, seen_from(context.axes, page.path)
    if source.fact is not None and isinstance(page, StrategySource):
        fact, axes = drawn_fact(source.fact, page, axes)
    return as_rendered(
        source,
        FactsheetHeadBlock,
        overline=_overline(source, page),
        as_on=page.as_on,
        age=age_on(page.as_on, page.datasets.values(), context.outdated_days),
        action=_action(page),
        portrait=_portrait(source, page, context),
        focus=told_below(source.focus, page),
        fact=fact,
        axes=axes,
        results=_results(page, context),
        grown=_grown(page),
    )


def _portrait(source: FactsheetHeadSource, page: PageSource, context: BlockContext) -> Portrait | None:
    """Return what is stated of the division, unless an idea is drawn. Rules are drawn where the fact leaves room."""
    if not isinstance(page, StrategySource) or source.focus is not None:
        return None
    rules = page.equity if source.fact is None or source.fact.of == "yearsRun" else None
    return portrait_of(portfolio_of(page, context.shown), rules)


def _results(page: PageSource, context: BlockContext) -> HeadResults | None:
    """Return what the strategy's series came to; None where nothing of it is shown."""
    dataset = next((data for data in page.datasets.values() if isinstance(data, SeriesDataset)), None)
    series = None if dataset is None else context.shown.series.get(dataset.file)
    if not isinstance(page, StrategySource) or dataset is None or series is None:
        return None
    terms = told_results(dataset, series)
    basis = f"{sentence(line_basis(dataset))} As on {short_date(dataset.as_on)}"
    ends = told_ends(series) if dataset.stated_multiple is None else None
    return HeadResults(ends=ends, basis=basis, terms=terms, sample=dataset.rows == "sample") if terms else None


def _grown(page: PageSource) -> StatedBars | None:
    """Return what is stated as a multiple."""
    series = (data for data in page.datasets.values() if isinstance(data, SeriesDataset))
    dataset = next((data for data in series if data.stated_multiple is not None), None)
    if dataset is None or dataset.stated_multiple is None:
        return None
    stated, span = dataset.stated_multiple, span_in_words(dataset.begins_on, dataset.as_on)
    ends = ((dataset.name, stated.portfolio), (dataset.benchmark, stated.benchmark))
    return StatedBars(
        heading=f"What one rupee became {span}, as stated. The gap marks the rupee invested.",
        bars=[GrownBar(name=name, multiple=Figure(value=end, shown=grown(end, "multiple"))) for name, end in ends],
    )


def _overline(source: FactsheetHeadSource, page: PageSource) -> str | None:
    """Return the fund house of the strategy, if it is stated, and the head's own words."""
    house = page.house if isinstance(page, StrategySource) else None
    return " · ".join(words for words in (house, source.overline) if words is not None) or None


def _action(page: PageSource) -> Link | None:
    """Return the page's one call, which leads where its closing band leads; None without a band."""
    action = getattr(page.blocks[-1], "action", None)
    return Link(label=ASK, href=action.href) if isinstance(action, Link) else None


def _faults(placed: PlacedBlock[FactsheetHeadSource]) -> Iterator[Fault]:
    """Check that the strategy states what its head draws."""
    fact, focus, page = placed.block.fact, placed.block.focus, placed.page.value
    if not isinstance(page, StrategySource):
        yield placed.fault(("kind",), "heads the page of a strategy: put it into a file of strategies/")
        return
    for field, problem in () if fact is None else fact_problems(fact, page):
        yield placed.fault(("fact", field), problem)
    if focus is not None and focus.crossing is not None and not crossings_of(page):
        yield placed.fault(("focus", "crossing"), "needs a crossover block below, which states the odds")


KIND = BlockKind(FactsheetHeadSource, FactsheetHeadBlock, compose, faults=_faults, is_head=always)
