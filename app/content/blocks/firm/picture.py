"""A picture across the measure of a page."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import BlockModel, Slug, Text
from app.content.models.picture import Picture


class PictureBlock(BlockModel):
    """A photograph, and the words below it."""

    kind: Literal["picture"]
    id: Slug | None = None
    picture: Picture
    caption: Text | None = None


KIND = BlockKind(PictureBlock, PictureBlock, unchanged)
