"""The staff panel's place."""

from typing import Literal

from app.content.blocks.kind import BlockKind, always, unchanged
from app.content.models.base import BlockModel, Text


class StaffPanelBlock(BlockModel):
    """The staff panel: one island in place of a public page."""

    kind: Literal["staffPanel"]
    brand: Text


KIND = BlockKind(StaffPanelBlock, StaffPanelBlock, unchanged, is_head=always)
