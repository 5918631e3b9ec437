"""Figures that count up."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Section, Text


class Counter(ContentModel):
    """Per cent, counted up to at first sight; the HTML holds the final value."""

    label: Text
    target: int = Field(ge=0, le=100)
    leaves_out: Text


class CountersBlock(Section):
    """Figures that count up, each beside what it leaves out."""

    kind: Literal["counters"]
    items: list[Counter] = Field(min_length=2, max_length=4)
    footnote: Text


KIND = BlockKind(CountersBlock, CountersBlock, unchanged)
