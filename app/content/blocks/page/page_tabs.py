"""The list of a long page's sections."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockKind, PlacedBlock, unchanged
from app.content.errors import Fault
from app.content.models.base import ContentModel, Slug, Text
from app.content.models.block import BlockModel


class PageTab(ContentModel):
    """A way to a section of the same page."""

    label: Text
    target: Slug


class PageTabsBlock(BlockModel):
    """Sticky list of a long page's sections."""

    kind: Literal["pageTabs"]
    items: list[PageTab]


def _faults(placed: PlacedBlock[PageTabsBlock]) -> Iterator[Fault]:
    for position, item in enumerate(placed.block.items):
        if item.target not in placed.anchors:
            yield placed.fault(("items", position, "target"), f"no block on this page has the id '{item.target}'")


KIND = BlockKind(PageTabsBlock, PageTabsBlock, unchanged, faults=_faults)
