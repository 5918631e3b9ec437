"""A drawing across the page."""

from typing import Literal

from pydantic import Field, model_validator

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import BlockModel, ContentModel, Slug, Text

MOST_YEARS_BETWEEN_MARKS = 5


class YearMark(ContentModel):
    """A year of the firm's, and what it says of it."""

    year: int = Field(ge=1900, le=2100)
    label: Text


class DrawingBlock(BlockModel):
    """A full-width drawing. With `heading` it is the page's head: h1 and lede stand as real text beside it.

    `marks` are the years at which the river of `foundingYears` meets its two stones, oldest first.
    """

    kind: Literal["drawing"]
    id: Slug | None = None
    drawing: Literal["fundSeries", "foundingYears", "fourQuestions"]
    alt: Text
    heading: Text | None = None
    lede: Text | None = None
    caption: Text | None = None
    marks: list[YearMark] = []

    @model_validator(mode="after")
    def _two_years_in_order(self) -> "DrawingBlock":
        years = [mark.year for mark in self.marks]
        match years:
            case [older, newer]:
                fits = older < newer <= older + MOST_YEARS_BETWEEN_MARKS
            case _:
                fits = False
        if self.drawing == "foundingYears" and not fits:
            raise ValueError(
                f"foundingYears needs two marks, the older first, at most {MOST_YEARS_BETWEEN_MARKS} years apart"
            )
        if self.drawing != "foundingYears" and years:
            raise ValueError(f"{self.drawing} has no marks")
        return self


KIND = BlockKind(DrawingBlock, DrawingBlock, unchanged, is_head=lambda block: block.heading is not None)
