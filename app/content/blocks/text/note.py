"""A disclosure note."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown import signs
from app.content.markdown.page import MarkdownPage
from app.content.models.base import Slug, Text
from app.content.models.block import BlockModel
from app.content.models.rich_text import RichText


class NoteBlock(BlockModel):
    """A disclosure note."""

    kind: Literal["note"]
    id: Slug | None = None
    heading: Text
    body: RichText


def _markdown(block: NoteBlock, page: MarkdownPage) -> Iterator[str]:
    yield signs.heading(2, block.heading)
    yield from page.rich(block.body)


KIND = BlockKind(NoteBlock, NoteBlock, unchanged, markdown=_markdown, may_repeat=True, links_terms=True)
