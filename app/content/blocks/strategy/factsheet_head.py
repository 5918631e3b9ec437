"""The head of a factsheet."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.blocks.context import BlockContext, as_drawn
from app.content.blocks.kind import BlockKind, PlacedBlock, always
from app.content.blocks.named_datasets import dataset_faults
from app.content.blocks.strategy.crossover import CrossoverBlockSource
from app.content.datasets.captions import age_on
from app.content.datasets.drawn_diagrams import ascent_problem, compose_ascent
from app.content.datasets.figures import in_a_row, percent, plain
from app.content.datasets.portfolio_figures import Portfolio
from app.content.errors import Fault
from app.content.models.base import ContentModel, Number, Slug, Text
from app.content.models.block import BlockModel
from app.content.models.datasets import HoldingsDataset
from app.content.models.drawings.card import MOST_FIGURES, CardFigure, CardFigures, CardPart, CardSeal
from app.content.models.drawings.diagrams import Ascent, AscentSource, CrossoverSource, Odds
from app.content.models.page import PageSource, StrategySource
from app.content.models.strategy import KeyTerm

_LINES_IN_BAND = 50
# A longer term is no figure and would not fit into a column of a card.
_LONGEST_ON_CARD = 12


class SealSource(ContentModel):
    """The seal drawn from a holdings dataset's stated figures; `monogram` stands in the middle."""

    dataset: Slug
    monogram: Annotated[str, Field(min_length=1, max_length=8)]


class CrossingSource(ContentModel):
    """The drawing of the page's crossover block; `alt` describes it."""

    alt: Text
    caption: Text


class FactsheetHeadSource(BlockModel):
    """Breadcrumbs, h1, lede and key terms; its date is the page's.

    Above the h1 stand the house and `overline`. Beside them stands at most one of a seal, the drawing of a crossing,
    and an ascent.
    """

    kind: Literal["factsheetHead"]
    overline: Text | None = None
    heading: Text
    lede: Text
    seal: SealSource | None = None
    crossing: CrossingSource | None = None
    ascent: AscentSource | None = None
    key_terms: list[KeyTerm] = Field(min_length=3, max_length=6)
    sample: bool = False

    @model_validator(mode="after")
    def _one_figure(self) -> "FactsheetHeadSource":
        named = [name for name in ("seal", "crossing", "ascent") if getattr(self, name) is not None]
        if len(named) > 1:
            raise ValueError(f"has a {' and a '.join(named)}: one figure fits beside the heading")
        return self


class Seal(ContentModel):
    """`lobes` for the stocks; rings as deep as the shares in percent. `alt` and `caption` say what it encodes."""

    monogram: str
    lobes: int
    large_percent: Number
    mid_percent: Number
    small_percent: Number
    alt: str
    caption: str


class CrossingFigure(ContentModel):
    """Fifty lines in each of two bands over five years, and how many of them move to another band."""

    mid_to_mega: int
    mini_to_mid: int
    mini_to_mega: int
    alt: str
    caption: str


class FactsheetHeadBlock(BlockModel):
    """The head of a factsheet. `age` says that its figures are old."""

    kind: Literal["factsheetHead"]
    overline: str | None
    heading: str
    lede: str
    as_on: date | None
    age: str | None
    seal: Seal | None
    crossing: CrossingFigure | None
    ascent: Ascent | None
    key_terms: list[KeyTerm]
    sample: bool


def compose(source: FactsheetHeadSource, context: BlockContext) -> FactsheetHeadBlock:
    """Return the head as drawn."""
    seal = None if source.seal is None else _seal(source.seal.monogram, context.portfolio(source.seal.dataset))
    return as_drawn(
        source,
        FactsheetHeadBlock,
        overline=_overline(source, context.page),
        as_on=context.page.as_on,
        age=age_on(context.page.as_on, context.page.datasets.values(), context.old_days),
        seal=seal,
        crossing=None if source.crossing is None else _crossing(source.crossing, context),
        ascent=None if source.ascent is None else compose_ascent(source.ascent, context.shown.series),
    )


def _overline(source: FactsheetHeadSource, page: PageSource) -> str | None:
    """Return the house of the strategy, if it is stated, and the head's own words."""
    house = page.house if isinstance(page, StrategySource) else None
    return " · ".join(words for words in (house, source.overline) if words is not None) or None


def _crossing(source: CrossingSource, context: BlockContext) -> CrossingFigure:
    """Return the drawing of the page's crossings; `_faults` has proved that they exist."""
    teller = next(block for block in context.page.blocks if isinstance(block, CrossoverBlockSource))
    lines = crossing_lines(teller.types)
    return CrossingFigure(
        mid_to_mega=lines.get("midToMega", 0),
        mini_to_mid=lines.get("miniToMid", 0),
        mini_to_mega=lines.get("miniToMega", 0),
        alt=source.alt,
        caption=source.caption,
    )


def _seal(monogram: str, portfolio: Portfolio) -> Seal | None:
    """Return the seal of stated figures. Samples have no part in it, and without shares there is no seal."""
    stated = replace(portfolio, holdings=None) if portfolio.is_sample else portfolio
    shares, stocks = dict(stated.sizes), stated.stocks
    if not shares or stocks is None:
        return None
    told = in_a_row([f"{name.lower()} {percent(plain(share))}" for name, share in shares.items()])
    return Seal(
        monogram=monogram,
        lobes=stocks,
        large_percent=shares.get("Large", Decimal(0)),
        mid_percent=shares.get("Mid", Decimal(0)),
        small_percent=shares.get("Small", Decimal(0)),
        alt=f"A seal of {stocks} lobes and rings for {told}",
        caption=f"{stocks} stocks: {told}.",
    )


def crossing_lines(types: Iterable[CrossoverSource]) -> Mapping[str, int]:
    """Return for each crossing how many of fifty lines its odds amount to.

    Below one line, or if the odds are not stated, it is none.
    """
    return {crossover.crossing: _lines(crossover.odds) for crossover in types}


def _lines(odds: Odds | None) -> int:
    return 0 if odds is None else int(odds.percent * _LINES_IN_BAND / 100)


def _on_card(block: FactsheetHeadBlock) -> CardPart:
    """Give the seal, and short terms for a page without a record."""
    terms = [term for term in block.key_terms if len(term.value) <= _LONGEST_ON_CARD][:MOST_FIGURES]
    figures = None
    if terms and block.as_on is not None:
        items = [CardFigure(value=term.value, label=term.label) for term in terms]
        figures = CardFigures(items=items, caption="Key terms", as_on=block.as_on)
    return CardPart(figures=figures, mark=None if block.seal is None else as_drawn(block.seal, CardSeal), leads=False)


def _faults(placed: PlacedBlock[FactsheetHeadSource]) -> Iterator[Fault]:
    head = placed.block
    if head.seal is not None:
        yield from dataset_faults(
            placed,
            head.seal.dataset,
            HoldingsDataset,
            lambda _: _seal_faults(placed),
            within=("seal",),
        )
    has_crossings = any(isinstance(block, CrossoverBlockSource) for block in placed.page.value.blocks)
    if head.crossing is not None and not has_crossings:
        yield placed.fault(("crossing",), "draws a crossover block, and this page has none")
    if head.ascent is not None:
        problem = ascent_problem(head.ascent, placed.sources.series, placed.sources.folder)
        if problem is not None:
            yield placed.fault(("ascent", "series"), problem)


def _seal_faults(placed: PlacedBlock[FactsheetHeadSource]) -> Iterator[Fault]:
    page = placed.page.value
    stocks = page.stocks if isinstance(page, StrategySource) else None
    if stocks is None or stocks.least != stocks.most:
        yield placed.fault(("seal", "dataset"), "a seal has one lobe a stock: the strategy states no number of stocks")


KIND = BlockKind(
    FactsheetHeadSource,
    FactsheetHeadBlock,
    compose,
    faults=_faults,
    on_card=_on_card,
    is_head=always,
)
