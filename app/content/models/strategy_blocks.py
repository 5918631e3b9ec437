"""Blocks of strategy pages that are drawn as they are written."""

from typing import Literal

from pydantic import Field, model_validator

from app.content.models.base import ContentModel, Text
from app.content.models.blocks import DataTable, Section
from app.content.models.information_blocks import Card


class FrameworkCircle(ContentModel):
    """One of the three circles."""

    title: Text
    text: Text


class FrameworkBlock(Section):
    """Three overlapping circles, numbered, with a tagline; sub-sections and a footer section below."""

    kind: Literal["framework"]
    alt: Text
    circles: list[FrameworkCircle] = Field(min_length=3, max_length=3)
    tagline: Text
    parts: list[Card] = []
    closing: Text | None = None


class Crossover(ContentModel):
    """One kind of crossing from one size to another; `odds` is None where none is stated."""

    crossing: Literal["midToMega", "miniToMid", "miniToMega"]
    odds: Text | None = None
    title: Text
    text: Text


class CrossoverBlock(Section):
    """What Mid to Mega means: definition, odds of the crossings, plausible traits. Their drawing is in the head."""

    kind: Literal["crossover"]
    definition: Text
    types: list[Crossover] = Field(min_length=3, max_length=3)
    footnote: Text
    traits_heading: Text
    traits: list[Card] = Field(min_length=2)
    synthetic: bool = False


class StyleBoxBlock(Section):
    """The nine-field investment style box with one field filled."""

    kind: Literal["styleBox"]
    size: Literal["large", "mid", "small"]
    style: Literal["value", "blend", "growth"]
    text: Text
    synthetic: bool = False


class WealthCreatorTable(ContentModel):
    """One ranking. `wide` tables take the whole width, the others stand side by side."""

    heading: Text
    text: Text
    table: DataTable


class WealthCreatorsBlock(Section):
    """Rankings of wealth creators; `founder_led` of `total` are drawn as a chain of dots."""

    kind: Literal["wealthCreators"]
    founder_led: int = Field(ge=1, le=10)
    total: int = Field(ge=1, le=10)
    chain_label: Text
    rankings: list[WealthCreatorTable] = Field(min_length=1)
    all_round_heading: Text
    all_round_text: Text
    all_round_parts: list[WealthCreatorTable] = Field(min_length=2, max_length=2)
    footnote: Text
    synthetic: bool = False

    @model_validator(mode="after")
    def _not_more_founders_than_companies(self) -> "WealthCreatorsBlock":
        if self.founder_led > self.total:
            raise ValueError(f"founderLed is {self.founder_led}, more than the total of {self.total}")
        return self


class Mover(ContentModel):
    """A company's move in one month, in percent."""

    company: Text
    change_percent: float


class MoversBlock(Section):
    """Last month's top gainers and losers."""

    kind: Literal["movers"]
    month: Text
    gainers: list[Mover] = Field(min_length=1)
    losers: list[Mover] = Field(min_length=1)
    footnote: Text | None = None
    synthetic: bool = False

    @model_validator(mode="after")
    def _signs_fit(self) -> "MoversBlock":
        if any(row.change_percent <= 0 for row in self.gainers) or any(row.change_percent >= 0 for row in self.losers):
            raise ValueError("gainers must be above 0 and losers below 0")
        return self
