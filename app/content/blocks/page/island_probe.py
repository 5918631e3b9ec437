"""The probe of the island mechanism."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import BlockModel, Text


class IslandProbeBlock(BlockModel):
    """Proves the island mechanism. Drawn in development and test builds only."""

    kind: Literal["islandProbe"]
    on: Literal["now", "intent"]
    label: Text
    start: int


KIND = BlockKind(IslandProbeBlock, IslandProbeBlock, unchanged)
