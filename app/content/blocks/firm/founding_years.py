"""The river of the firm's years, which is the head of its page."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import BlockModel, ContentModel, Text


class YearMark(ContentModel):
    """A year of the firm's, and what the firm says of it."""

    year: int = Field(ge=1900, le=2100)
    label: Text


class FoundingYearsBlock(BlockModel):
    """The page's h1 and lede above a river that meets two or three stones, at the years of `marks`, oldest first."""

    kind: Literal["foundingYears"]
    alt: Text
    heading: Text
    lede: Text
    caption: Text
    marks: list[YearMark] = Field(min_length=2, max_length=3)


KIND = BlockKind(FoundingYearsBlock, FoundingYearsBlock, unchanged, is_head=lambda _: True)
