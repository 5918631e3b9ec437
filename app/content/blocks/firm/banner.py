"""The banner above a section."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown.page import MarkdownPage, noted
from app.content.models.base import Slug, Text
from app.content.models.block import BlockModel


class BannerBlock(BlockModel):
    """Streams that join, across the page above the section that follows; `alt` says what they stand for."""

    kind: Literal["banner"]
    id: Slug | None = None
    alt: Text


def _markdown(block: BannerBlock, _page: MarkdownPage) -> Iterator[str]:
    yield from noted(f"Picture: {block.alt}")


KIND = BlockKind(BannerBlock, BannerBlock, unchanged, markdown=_markdown)
