"""Drawings that explain a text beside them: lines, ranks, tallies."""

from typing import Annotated, Literal

from pydantic import Field

from app.content.models.base import ContentModel, Number, Slug, Text


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


class Tally(ContentModel):
    """`count` of `of` circles filled."""

    kind: Literal["tally"]
    caption: Text
    count: int = Field(ge=0)
    of: int = Field(ge=2, le=20)


class LinePair(ContentModel):
    """What 1 became in both lines, from the month `first` to `last`; `gold`: the leader is a portfolio."""

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


DrawingSource = Annotated[LinePairSource | RanksSource | Tally, Field(discriminator="kind")]
Drawing = Annotated[LinePair | Ranks | Tally, Field(discriminator="kind")]
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
