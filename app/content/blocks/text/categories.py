"""The categories of alternative funds."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown import signs
from app.content.markdown.page import MarkdownPage
from app.content.models.base import ContentModel, Link, Text
from app.content.models.block import Section


class Category(ContentModel):
    """One AIF category: Roman numeral, nickname, label, sentence."""

    numeral: Literal["I", "II", "III"]
    nickname: Text
    label: Text
    text: Text


class CategoriesBlock(Section):
    """The three AIF categories side by side."""

    kind: Literal["categories"]
    items: list[Category]
    onward: list[Link] = []


def _markdown(block: CategoriesBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block)
    yield signs.bullets(page.figure(item.label, item.nickname, item.text) for item in block.items)
    if block.onward:
        yield ", ".join(page.link(link) for link in block.onward)


KIND = BlockKind(CategoriesBlock, CategoriesBlock, unchanged, markdown=_markdown)
