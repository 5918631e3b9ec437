"""Breadcrumbs, h1 and lede of an ordinary page."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockKind, always, unchanged
from app.content.markdown import signs
from app.content.markdown.page import MarkdownPage
from app.content.models.base import Text
from app.content.models.block import BlockModel


class PageHeadBlock(BlockModel):
    """Breadcrumbs, h1 and lede. `in_short` is what a long page says, in two sentences."""

    kind: Literal["pageHead"]
    heading: Text
    lede: Text
    in_short: Text | None = None


def _markdown(block: PageHeadBlock, _page: MarkdownPage) -> Iterator[str]:
    yield signs.heading(1, block.heading)
    yield signs.words(block.lede)
    if block.in_short is not None:
        yield f"{signs.strong('In short:')} {signs.words(block.in_short)}"


KIND = BlockKind(PageHeadBlock, PageHeadBlock, unchanged, markdown=_markdown, is_head=always)
