"""Figures that count up."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Section, Text


class Counter(ContentModel):
    """Per cent, counted up to at first sight; the HTML holds the final value. `note`: what it is not."""

    label: Text
    note: Text | None = None
    target: int = Field(ge=0, le=100)


class CountersBlock(Section):
    """Figures that count up, above what they leave `open`."""

    kind: Literal["counters"]
    open: list[Text] = Field(min_length=1)
    items: list[Counter] = Field(min_length=2, max_length=4)
    footnote: Text


KIND = BlockKind(CountersBlock, CountersBlock, unchanged)
