"""Rows that lead on."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown import signs
from app.content.markdown.page import MarkdownPage
from app.content.models.base import ContentModel, Link, Text
from app.content.models.block import Section


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


def _markdown(block: DoorsBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block)
    yield signs.bullets(
        f"{page.link_to(door.title, door.link.href)}: {signs.words(door.detail)}. {signs.words(door.text)}"
        for door in block.items
    )


KIND = BlockKind(DoorsBlock, DoorsBlock, unchanged, markdown=_markdown)
