"""What all blocks share. A page is a list of blocks, told apart by `kind`."""

from app.content.models.base import ContentModel, Link, Slug, Text


class BlockModel(ContentModel):
    """A block, as written or as drawn. Each has a `kind` and may have an `id` that links lead to."""


class Section(BlockModel):
    """What the margin column of a section can hold; `illustrative` puts the badge there."""

    id: Slug | None = None
    heading: Text
    note: Text | None = None
    link: Link | None = None
    illustrative: bool = False
    surface: bool = False
