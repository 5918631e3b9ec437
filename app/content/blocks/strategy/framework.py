"""Three overlapping circles."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Section, Text
from app.content.models.parts import Card


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


KIND = BlockKind(FrameworkBlock, FrameworkBlock, unchanged)
