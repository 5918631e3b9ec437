"""A disclosure note."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import BlockModel, Slug, Text
from app.content.models.rich_text import RichText


class NoteBlock(BlockModel):
    """A disclosure note."""

    kind: Literal["note"]
    id: Slug | None = None
    heading: Text
    body: RichText
    footnote: Text | None = None


KIND = BlockKind(NoteBlock, NoteBlock, unchanged, links_terms=True)
