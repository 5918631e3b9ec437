"""The list of a long page's sections."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock
from app.content.blocks.page.chapter import ChapterSource
from app.content.errors import Fault, did_you_mean
from app.content.models.base import BlockModel, ContentModel, Slug, Text


class PageTab(ContentModel):
    """A way to a section of the same page."""

    label: Text
    target: Slug


class PageTabsBlock(BlockModel):
    """Sticky list of a long page's sections: its chapters, which nobody writes, then the `items`."""

    kind: Literal["pageTabs"]
    items: list[PageTab] = []


def compose(source: PageTabsBlock, context: BlockContext) -> PageTabsBlock:
    """Return the list with the page's chapters before its own entries."""
    chapters = [block for block in context.page.blocks if isinstance(block, ChapterSource)]
    tabs = [PageTab(label=chapter.heading, target=chapter.id) for chapter in chapters]
    return PageTabsBlock(kind=source.kind, items=[*tabs, *source.items])


def _faults(placed: PlacedBlock[PageTabsBlock]) -> Iterator[Fault]:
    """Check that every tab leads to a section."""
    for position, item in enumerate(placed.block.items):
        if item.target not in placed.anchors:
            near = did_you_mean(item.target, placed.anchors)
            yield placed.fault(("items", position, "target"), f"no block on this page has the id '{item.target}'{near}")


KIND = BlockKind(PageTabsBlock, PageTabsBlock, compose, faults=_faults)
