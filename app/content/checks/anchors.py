"""The ids a page's links can lead to."""

from collections.abc import Iterator

from app.content.blocks.registry import kind_of
from app.content.field_path import FieldPath
from app.content.models.page import PageSource
from app.content.sources import ContentSources

# The layout's own: the skip link leads to it.
LAYOUT_ANCHORS = frozenset({"main"})


def block_anchors(page: PageSource, sources: ContentSources) -> Iterator[tuple[str, FieldPath]]:
    """Yield each id on the page with the path of the field that makes it."""
    for position, block in enumerate(page.blocks):
        block_id = getattr(block, "id", None)
        if block_id is not None:
            yield block_id, ("blocks", position, "id")
        for anchor, path in kind_of(block).anchors(block, sources):
            yield anchor, ("blocks", position, *path)


def page_anchors(page: PageSource, sources: ContentSources) -> frozenset[str]:
    """Return every id a link to the page may name."""
    return LAYOUT_ANCHORS | {anchor for anchor, _ in block_anchors(page, sources)}
