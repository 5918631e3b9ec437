"""The investment style box."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown.owned import owned
from app.content.markdown.page import MarkdownPage, noted
from app.content.models.base import Text
from app.content.models.block import Section


class StyleBoxBlock(Section):
    """The nine-field investment style box with one field filled."""

    kind: Literal["styleBox"]
    size: Literal["large", "mid", "small"]
    style: Literal["value", "blend", "growth"]
    text: Text


def _markdown(block: StyleBoxBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block)
    yield page.figure("Size and style", f"{block.size} companies, {block.style}")
    yield from noted(block.text)


KIND = BlockKind(StyleBoxBlock, StyleBoxBlock, unchanged, markdown=owned(_markdown))
