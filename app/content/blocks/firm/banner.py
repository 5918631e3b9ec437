"""The banner above a section."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import BlockModel, Slug, Text


class BannerBlock(BlockModel):
    """Three streams that join, across the page above the section that follows.

    Each has its own of the `labels`; `alt` says what they stand for.
    """

    kind: Literal["banner"]
    id: Slug | None = None
    alt: Text
    labels: list[Text] = Field(default=[], max_length=3)


KIND = BlockKind(BannerBlock, BannerBlock, unchanged)
