"""The head of a factsheet."""

from collections.abc import Iterator
from datetime import date
from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, always, as_rendered
from app.content.blocks.strategy_axes import seen_from
from app.content.blocks.strategy_fact import DrawnFact, HeadFact, crossings_of, drawn_fact, is_stated, items_below
from app.content.datasets.portraits import portrait_of, sample_portrait_of
from app.content.datasets.wording import age_on
from app.content.errors import Fault
from app.content.models.base import BlockModel, ContentModel, Link, Slug, Text
from app.content.models.diagrams import Crossover
from app.content.models.page import PageSource, StrategySource
from app.content.models.portfolio import Portrait, StrategyAxis
from app.content.models.strategy import KeyTerm
from app.content.strategy_lists import portfolio_of

ASK = "Ask for the full presentation"
"""What the button of a head says; the closing band says what the presentation holds."""


class EmptyLine(ContentModel):
    """A line to fill in. `hint` says what to look for."""

    label: Text
    hint: Text | None = None


class FillInSheet(ContentModel):
    """A sheet whose lines an investor fills in; `by_hand` is written at its foot."""

    title: Text
    addressee: Text
    lines: list[EmptyLine] = Field(min_length=3, max_length=12)
    by_hand: Text


class HeadStreams(ContentModel):
    """Three streams that join, or whose widths shift, each with its own of the `labels`; `alt` says what they mean."""

    alt: Text
    look: Literal["joining", "shifting"] = "joining"
    labels: list[Text] = Field(min_length=3, max_length=3)


class HeadCrossing(ContentModel):
    """The drawing of the crossings that the page tells further down; `alt` describes it."""

    alt: Text
    types: list[Crossover] = []


class HeadFocus(ContentModel):
    """Where a strategy looks, as stated: fields with a sentence each, a drawing, or a sheet.

    Of the `shapes`, circles or a delta stand beside all fields, several over one field each; `alt` describes the first.
    `steps` are the titles of the cards whose block has the id `steps_of`; from step `held_from` on a share is held.
    """

    caption: Text
    fields: list[KeyTerm] = Field(max_length=6, default=[])
    shapes: list[Literal["circles", "delta", "spread", "late", "bent", "steeper"]] = Field(max_length=6, default=[])
    alt: Text | None = None
    steps_of: Slug | None = None
    steps: list[Text] = []
    held_from: int = Field(ge=1, default=1)
    streams: HeadStreams | None = None
    crossing: HeadCrossing | None = None
    sheet: FillInSheet | None = None


class FactsheetHeadSource(BlockModel):
    """Breadcrumbs, h1, lede and key terms; its date is the page's, its portrait that of the page's portfolio.

    Above the h1 stand the fund house and `overline`. `focus` stands in the portrait's place. `fact` is what sets the
    strategy apart; it stands over both.
    """

    kind: Literal["factsheetHead"]
    overline: Text | None = None
    heading: Text
    lede: Text
    focus: HeadFocus | None = None
    fact: HeadFact | None = None
    key_terms: list[KeyTerm] = Field(min_length=3, max_length=6)
    sample: bool = False


class FactsheetHeadBlock(BlockModel):
    """The head of a factsheet. `age` says that its figures are old.

    `action` leads where the closing band leads. `axes` are those on which this strategy states something, without
    that of the `fact`.
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
    axes: list[StrategyAxis]
    key_terms: list[KeyTerm]
    sample: bool


def compose(source: FactsheetHeadSource, context: BlockContext) -> FactsheetHeadBlock:
    """Return the head as rendered."""
    page = context.page
    portrait = None if source.focus is not None else _portrait(page, context)
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
        portrait=portrait,
        focus=_focus(source.focus, page),
        fact=fact,
        axes=axes,
    )


def _portrait(page: PageSource, context: BlockContext) -> Portrait | None:
    """Return what is stated of the division, or else a sample."""
    if not isinstance(page, StrategySource):
        return None
    portfolio = portfolio_of(page, context.shown)
    return portrait_of(portfolio, page.equity) or sample_portrait_of(portfolio)


def _focus(focus: HeadFocus | None, page: PageSource) -> HeadFocus | None:
    """Return the focus with what the page tells further down."""
    if focus is None or not isinstance(page, StrategySource):
        return focus
    crossing = focus.crossing and focus.crossing.model_copy(update={"types": crossings_of(page)})
    steps = [card.title for card in items_below(page, focus.steps_of)]
    return focus.model_copy(update={"crossing": crossing, "steps": steps})


def _overline(source: FactsheetHeadSource, page: PageSource) -> str | None:
    """Return the fund house of the strategy, if it is stated, and the head's own words."""
    house = page.house if isinstance(page, StrategySource) else None
    return " · ".join(words for words in (house, source.overline) if words is not None) or None


def _action(page: PageSource) -> Link | None:
    """Return the page's one call, which leads where its closing band leads; None without a band."""
    action = getattr(page.blocks[-1], "action", None)
    return Link(label=ASK, href=action.href) if isinstance(action, Link) else None


def _faults(placed: PlacedBlock[FactsheetHeadSource]) -> Iterator[Fault]:
    """Check that the strategy states the fact its head draws."""
    fact, page = placed.block.fact, placed.page.value
    if fact is not None and not (isinstance(page, StrategySource) and is_stated(fact, page)):
        yield placed.fault(("fact", "of"), f"'{fact.of}' is not stated: state it above, or leave the fact out")
    focus = _focus(placed.block.focus, page)
    if focus is not None and focus.steps_of is not None and not focus.steps:
        yield placed.fault(("focus", "stepsOf"), f"the page has no cards with the id {focus.steps_of}")


KIND = BlockKind(
    FactsheetHeadSource,
    FactsheetHeadBlock,
    compose,
    faults=_faults,
    is_head=always,
)
