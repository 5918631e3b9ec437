"""The banner above a section."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import BlockModel, Slug, Text


class BannerBlock(BlockModel):
    """Streams that join, across the page above the section that follows; `alt` says what they stand for."""

    kind: Literal["banner"]
    id: Slug | None = None
    alt: Text


KIND = BlockKind(BannerBlock, BannerBlock, unchanged)
