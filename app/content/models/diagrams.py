"""Drawings that explain a text beside them: lines, ranks, tallies, shares, a calendar."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from app.content.models.base import ContentModel, Number, Slug, Text

WHOLE_PERCENT = 100


class LinePairSource(ContentModel):
    """Two columns of a series, both drawn from 1 at its first row."""

    kind: Literal["linePair"]
    series: Slug
    leader: Text
    leader_name: Text
    follower: Text
    follower_name: Text


class RanksSource(ContentModel):
    """The order of a series' columns by return, calendar year by calendar year."""

    kind: Literal["ranks"]
    series: Slug


class RiskAndReturnSource(ContentModel):
    """Return beside volatility of a portfolio and its benchmark, from a series with both columns."""

    kind: Literal["riskAndReturn"]
    caption: Text
    series: Slug


class Tally(ContentModel):
    """`count` of `of` circles filled."""

    kind: Literal["tally"]
    caption: Text
    count: int = Field(ge=0)
    of: int = Field(ge=2, le=20)


class ShareColumns(ContentModel):
    """Whole percents of two to four parts, one column a date; the first part stands lowest."""

    kind: Literal["shareColumns"]
    caption: Text
    parts: list[Text] = Field(min_length=2, max_length=4)
    columns: list[list[Annotated[int, Field(ge=1, lt=WHOLE_PERCENT)]]] = Field(min_length=2, max_length=12)

    @model_validator(mode="after")
    def _columns_are_whole(self) -> "ShareColumns":
        for position, column in enumerate(self.columns):
            if len(column) != len(self.parts) or sum(column) != WHOLE_PERCENT:
                raise ValueError(f"columns.{position} must hold {len(self.parts)} shares that add to {WHOLE_PERCENT}")
        return self


class ReviewGrid(ContentModel):
    """A dot a month, `per_row` in each row; every so many months (`every`) one stands for a review."""

    kind: Literal["reviewGrid"]
    caption: Text
    months: int = Field(ge=12, le=120)
    per_row: int = Field(ge=6, le=12)
    every: int = Field(ge=2, le=12)


class LinePair(ContentModel):
    """What 1 became in both lines; `first` and `last` are the months they run from and to.

    `gold`: the leader is a portfolio.
    """

    kind: Literal["linePair"] = "linePair"
    leader_name: str
    leader: list[Number]
    follower_name: str
    follower: list[Number]
    first: str
    last: str
    gold: bool


class RankedLine(ContentModel):
    """One line; `places` counts from 1, one a year."""

    name: str
    places: list[int]


class Ranks(ContentModel):
    """The order of some lines year by year, from the year `first` to the year `last`."""

    kind: Literal["ranks"] = "ranks"
    lines: list[RankedLine]
    first: str
    last: str


class RiskAndReturnDot(ContentModel):
    """Volatility and return of a stretch of months, both in percent a year."""

    risk_percent: Number
    return_percent: Number


class RiskAndReturn(ContentModel):
    """The stretches of twelve months of both, and both over the whole time, from the month `first` to `last`."""

    kind: Literal["riskAndReturn"] = "riskAndReturn"
    caption: str
    first: str
    last: str
    portfolio: list[RiskAndReturnDot]
    benchmark: list[RiskAndReturnDot]
    whole_portfolio: RiskAndReturnDot
    whole_benchmark: RiskAndReturnDot


PlainDiagram = Tally | ShareColumns | ReviewGrid
"""Drawn as they are written."""
DiagramSource = LinePairSource | RanksSource | RiskAndReturnSource
DrawingSource = Annotated[DiagramSource | PlainDiagram, Field(discriminator="kind")]
Drawing = Annotated[LinePair | Ranks | RiskAndReturn | PlainDiagram, Field(discriminator="kind")]
"""Every drawing a step can hold: the author names a series, the renderer gets its points."""


class Odds(ContentModel):
    """How many of a hundred cross, as stated: about, under, or exactly this number."""

    percent: Annotated[Number, Field(ge=0, le=100)]
    bound: Literal["about", "under"] | None = None


class Crossover(ContentModel):
    """One kind of crossing from one size to another, whose odds are stated."""

    crossing: Literal["midToMega", "miniToMega"]
    odds: Odds
    title: Text
    text: Text
