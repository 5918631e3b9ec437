"""The investment style box."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import Section, Text


class StyleBoxBlock(Section):
    """The nine-field investment style box with one field filled."""

    kind: Literal["styleBox"]
    size: Literal["large", "mid", "small"]
    style: Literal["value", "blend", "growth"]
    text: Text


KIND = BlockKind(StyleBoxBlock, StyleBoxBlock, unchanged)
