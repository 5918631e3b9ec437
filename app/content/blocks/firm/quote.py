"""A sentence and who said it."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown import signs
from app.content.markdown.page import MarkdownPage, noted
from app.content.models.base import Slug, Text
from app.content.models.block import BlockModel


class QuoteBlock(BlockModel):
    """A sentence and who said it."""

    kind: Literal["quote"]
    id: Slug | None = None
    text: Text
    role: Text
    organisation: Text


def _markdown(block: QuoteBlock, _page: MarkdownPage) -> Iterator[str]:
    yield signs.quotation(block.text)
    yield from noted(f"{block.role}, {block.organisation}")


KIND = BlockKind(QuoteBlock, QuoteBlock, unchanged, markdown=_markdown)
