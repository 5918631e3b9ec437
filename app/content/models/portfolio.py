"""A portfolio as rendered, with all figures computed from its rows: holdings, sums, one bar, its place among others."""

from typing import Literal

from app.content.models.base import ContentModel, Figure, Number, Percentage

PartLook = Literal["large", "mid", "small", "rest", "open"]
"""How a part is drawn: in the order of sizes, as what is no size, or as left open."""


class Holding(ContentModel):
    """A company and its share of the portfolio in percent."""

    company: str
    sector: str | None
    weight_percent: Figure


class Share(ContentModel):
    """A named part in percent, spelt as stated, or as its rows are."""

    name: str
    percent: Percentage


class ShareChart(ContentModel):
    """Parts, a heading, a sentence; `note` if they do not add to 100, `caption` of the table, `sample`: made up."""

    heading: str
    parts: list[Share]
    caption: str
    label: str
    note: str | None
    sample: bool


class PortraitPart(Share):
    """A cell of the bar, as wide as its share."""

    look: PartLook


class Portrait(ContentModel):
    """A portfolio on one scale of a hundred. `caption` says what the parts are and of which day."""

    caption: str
    parts: list[PortraitPart]


class StrategyDot(ContentModel):
    """A strategy on an axis: the middle of its value and its width, 0 for a number. `own` ones are of the page."""

    name: str
    href: str
    value: str
    place_percent: Number
    span_percent: Number
    own: bool


class StrategyAxis(ContentModel):
    """What several strategies state, and their dots; `stated` says how many, or who has more or less."""

    label: str
    stated: str
    dots: list[StrategyDot]
