"""Blocks that have nothing to show yet give way to their headings, and tabs follow what is drawn."""

from app.content.blocks.page.page_tabs import PageTabsBlock
from app.content.blocks.page.unpublished import UnpublishedSource
from app.content.blocks.registry import kind_of
from app.content.models.block import BlockModel
from app.content.models.page import PageSource
from app.content.sources import Located


def without_awaited(located: Located[PageSource]) -> Located[PageSource]:
    """Return a page in which each block that awaits its figures is unpublished; blocks keep their places."""
    page = located.value
    blocks = [_drawn(block, page) for block in page.blocks]
    gone = {block.id for block in blocks if isinstance(block, UnpublishedSource)}
    blocks = [_with_tabs_left(block, gone) for block in blocks]
    return Located(located.file, located.lines, page.model_copy(update={"blocks": blocks}))


def _drawn(block: BlockModel, page: PageSource) -> BlockModel:
    if not kind_of(block).awaits(block, page):
        return block
    heading = None if getattr(block, "optional", False) else getattr(block, "heading", None)
    return UnpublishedSource(kind="unpublished", id=getattr(block, "id", None), heading=heading)


def _with_tabs_left(block: BlockModel, gone: set[str | None]) -> BlockModel:
    if not isinstance(block, PageTabsBlock):
        return block
    return block.model_copy(update={"items": [item for item in block.items if item.target not in gone]})
