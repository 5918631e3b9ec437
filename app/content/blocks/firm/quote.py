"""A sentence and who said it."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import Slug, Text
from app.content.models.block import BlockModel


class QuoteBlock(BlockModel):
    """A sentence and who said it."""

    kind: Literal["quote"]
    id: Slug | None = None
    text: Text
    role: Text
    organisation: Text


KIND = BlockKind(QuoteBlock, QuoteBlock, unchanged)
