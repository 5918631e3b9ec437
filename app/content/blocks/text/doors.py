"""Rows of links."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Link, Section, Text


class Door(ContentModel):
    """A row that is a link to another page: its name, and what it holds in few words, in a sentence or in both."""

    link: Link
    detail: Text | None = None
    text: Text | None = None


class DoorsBlock(Section):
    """Rows that lead on."""

    kind: Literal["doors"]
    items: list[Door]


KIND = BlockKind(DoorsBlock, DoorsBlock, unchanged)
