"""Figures that count up."""

from typing import Annotated, Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Section, Text


class Counter(ContentModel):
    """A figure that is counted up to at first sight; the HTML holds the final value."""

    label: Text
    target: Annotated[int, Field(ge=0)]
    unit: Literal["%", "+", ""] = ""
    basis: Text


class CountersBlock(Section):
    """Figures that count up."""

    kind: Literal["counters"]
    items: list[Counter] = Field(min_length=2, max_length=4)
    footnote: Text


KIND = BlockKind(CountersBlock, CountersBlock, unchanged)
