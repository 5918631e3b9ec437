"""Crossings from one size of company to another."""

from decimal import Decimal
from typing import Annotated, Literal

from pydantic import Field

from app.content.models.base import ContentModel, Text


class Odds(ContentModel):
    """How many of a hundred cross, as stated: about so many, under so many, or so many."""

    percent: Annotated[Decimal, Field(ge=0, le=100)]
    bound: Literal["about", "under"] | None = None


class ShownOdds(ContentModel):
    """Odds as they are set: words before, the figure, the sign after."""

    before: str
    figure: str
    after: str


class CrossoverSource(ContentModel):
    """One kind of crossing from one size to another; `odds` is None where none is stated."""

    crossing: Literal["midToMega", "miniToMid", "miniToMega"]
    odds: Odds | None = None
    title: Text
    text: Text


class Crossover(ContentModel):
    """One kind of crossing as drawn."""

    crossing: Literal["midToMega", "miniToMid", "miniToMega"]
    odds: ShownOdds | None
    title: str
    text: str
