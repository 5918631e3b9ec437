"""The band that closes a page."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import BlockModel, Link, Text


class CallBandBlock(BlockModel):
    """The closing band: a way to ask, and the firm's phone."""

    kind: Literal["callBand"]
    heading: Text
    text: Text
    action: Link


KIND = BlockKind(CallBandBlock, CallBandBlock, unchanged)
