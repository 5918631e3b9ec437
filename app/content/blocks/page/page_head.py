"""Breadcrumbs, h1 and lede of an ordinary page."""

from typing import Literal

from app.content.blocks.kind import BlockKind, always, unchanged
from app.content.models.base import Text
from app.content.models.block import BlockModel
from app.content.models.picture import Picture


class PageHeadBlock(BlockModel):
    """Breadcrumbs, h1 and lede. `in_short` is what a long page says, in two sentences."""

    kind: Literal["pageHead"]
    heading: Text
    lede: Text
    in_short: Text | None = None
    picture: Picture | None = None


KIND = BlockKind(PageHeadBlock, PageHeadBlock, unchanged, is_head=always)
