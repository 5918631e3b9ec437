"""The screen shown in place of a page."""

from typing import Literal

from app.content.blocks.kind import BlockKind, always, unchanged
from app.content.models.base import BlockModel, Link, Text


class StatusScreenBlock(BlockModel):
    """What is shown in place of a page: `retry` loads it again, `search` is a form, `also` a second link."""

    kind: Literal["statusScreen"]
    kolam: Literal["whole", "loose"]
    heading: Text
    text: Text
    action: Link | None = None
    also: Link | None = None
    retry: Text | None = None
    phone: bool = False
    search: bool = False


KIND = BlockKind(StatusScreenBlock, StatusScreenBlock, unchanged, is_head=always)
