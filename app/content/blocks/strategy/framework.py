"""Three overlapping circles."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown import signs
from app.content.markdown.page import MarkdownPage, noted
from app.content.models.base import ContentModel, Text
from app.content.models.block import Section
from app.content.models.cards import Card


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


def _markdown(block: FrameworkBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block)
    yield signs.numbers(f"{signs.strong(circle.title)}: {signs.words(circle.text)}" for circle in block.circles)
    yield signs.words(block.tagline)
    if block.parts:
        yield signs.bullets(page.cards(block.parts))
    yield from noted(block.closing)


KIND = BlockKind(FrameworkBlock, FrameworkBlock, unchanged, markdown=_markdown)
