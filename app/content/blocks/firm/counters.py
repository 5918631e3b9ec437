"""Figures that count up."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Section, Text


class Counter(ContentModel):
    """Per cent, counted up to at first sight; the HTML holds the final value. `meaning`: what it is, or is not."""

    label: Text
    target: int = Field(ge=0, le=100)
    meaning: Text


class CountersBlock(Section):
    """Figures that count up, each above what it means."""

    kind: Literal["counters"]
    items: list[Counter] = Field(min_length=2, max_length=4)
    footnote: Text


KIND = BlockKind(CountersBlock, CountersBlock, unchanged)
