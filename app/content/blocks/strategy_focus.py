"""Where a strategy looks: the drawing that stands over the portrait."""

from typing import Literal

from pydantic import Field

from app.content.blocks.strategy_fact import crossings_of, items_below
from app.content.models.base import ContentModel, Slug, Text
from app.content.models.diagrams import Crossover
from app.content.models.page import PageSource, StrategySource
from app.content.models.strategy import KeyTerm


class EmptyLine(ContentModel):
    """A line to fill in. `hint` says what an answer looks like; what is `stated` is filled in already."""

    label: Text
    hint: Text | None = None
    stated: Text | None = None


class FillInSheet(ContentModel):
    """A sheet whose lines an investor fills in; `by_hand` is written at its foot."""

    title: Text
    addressee: Text
    lines: list[EmptyLine] = Field(min_length=3, max_length=14)
    by_hand: Text


class HeadGates(ContentModel):
    """Three gates, each with its own of the `labels`, that a company must pass; `alt` says what is drawn."""

    alt: Text
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
    gates: HeadGates | None = None
    crossing: HeadCrossing | None = None
    sheet: FillInSheet | None = None


def focus_of(strategy: StrategySource) -> HeadFocus | None:
    """Return the focus that the strategy's own head draws; None without one."""
    drawn = (getattr(block, "focus", None) for block in strategy.blocks)
    return told_below(next(filter(None, drawn), None), strategy)


def told_below(focus: HeadFocus | None, page: PageSource) -> HeadFocus | None:
    """Return the focus with what the page tells further down."""
    if focus is None or not isinstance(page, StrategySource):
        return focus
    crossing = focus.crossing and focus.crossing.model_copy(update={"types": crossings_of(page)})
    steps = [card.title for card in items_below(page, focus.steps_of)]
    return focus.model_copy(update={"crossing": crossing, "steps": steps})
