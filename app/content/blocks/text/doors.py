"""Rows of links."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Link, Section, Text


class Door(ContentModel):
    """A row that leads to another page."""

    title: Text
    detail: Text
    text: Text
    link: Link


class DoorsBlock(Section):
    """Rows that lead on."""

    kind: Literal["doors"]
    items: list[Door]


KIND = BlockKind(DoorsBlock, DoorsBlock, unchanged)
