"""A drawing across the page."""

from typing import Literal

from pydantic import Field, model_validator

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import BlockModel, ContentModel, Slug, Text


class YearMark(ContentModel):
    """A year of the firm's, and what the firm says of it."""

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
    def _river_has_its_stones(self) -> "DrawingBlock":
        if len(self.marks) != (2 if self.drawing == "foundingYears" else 0):
            raise ValueError("foundingYears needs two marks, the older first; other drawings have none")
        return self


KIND = BlockKind(DrawingBlock, DrawingBlock, unchanged, is_head=lambda block: block.heading is not None)
