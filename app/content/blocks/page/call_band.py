"""The band that closes a page."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown import signs
from app.content.markdown.page import MarkdownPage
from app.content.models.base import Link, Text
from app.content.models.block import BlockModel


class CallBandBlock(BlockModel):
    """The closing band: a way to ask, and the firm's phone."""

    kind: Literal["callBand"]
    heading: Text
    text: Text
    action: Link


def _markdown(block: CallBandBlock, page: MarkdownPage) -> Iterator[str]:
    yield signs.heading(2, block.heading)
    yield signs.words(block.text)
    yield f"{page.link(block.action)}, or call {signs.link(page.site.phone_display, page.site.phone_href)}."


KIND = BlockKind(CallBandBlock, CallBandBlock, unchanged, markdown=_markdown, may_repeat=True)
