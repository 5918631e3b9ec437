"""Sections whose figures nobody has stated yet: one row with their headings, which leads to the firm."""

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind
from app.content.models.base import BlockModel, ContentModel, Link, Slug, Text
from app.forms.declared import CONTACT

_NOT_PUBLISHED = "Not published here."
_ASK = Link(label="Ask us for the record", href=CONTACT.page)


class UnpublishedSource(BlockModel):
    """A section that waits for its manager's figures. Without a heading, it is not rendered."""

    kind: Literal["unpublished"]
    id: Slug | None = None
    heading: Text | None


class UnpublishedHeading(ContentModel):
    """The heading of one section, and the id by which links find it."""

    id: str | None
    heading: str


class UnpublishedBlock(BlockModel):
    """Neighbouring sections without figures, as one row: what is said of them, and where to ask."""

    kind: Literal["unpublished"]
    sections: list[UnpublishedHeading]
    text: str = _NOT_PUBLISHED
    ask: Link = _ASK


def compose(source: UnpublishedSource, _context: BlockContext) -> UnpublishedBlock:
    """Return the row of one section."""
    sections = [] if source.heading is None else [UnpublishedHeading(id=source.id, heading=source.heading)]
    return UnpublishedBlock(kind=source.kind, sections=sections)


def joined_rows(blocks: Iterable[BlockModel]) -> list[BlockModel]:
    """Return the blocks of a page with neighbouring rows joined. A row without a heading is left out."""
    joined: list[BlockModel] = []
    rendered = (block for block in blocks if not isinstance(block, UnpublishedBlock) or block.sections)
    for is_row, group in groupby(rendered, key=lambda block: isinstance(block, UnpublishedBlock)):
        members = list(group)
        if is_row:
            sections = [one for row in members if isinstance(row, UnpublishedBlock) for one in row.sections]
            members = [UnpublishedBlock(kind="unpublished", sections=sections)]
        joined += members
    return joined


KIND = BlockKind(UnpublishedSource, UnpublishedBlock, compose)
