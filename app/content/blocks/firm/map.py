"""The office on a plan."""

from typing import Annotated, Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import Text
from app.content.models.block import BlockModel


class MapBlock(BlockModel):
    """The office on a drawn plan; the third-party map loads only on a press.

    `embed_url` is an OpenStreetMap embed address.
    """

    kind: Literal["map"]
    heading: Text
    text: Text
    button: Text
    frame_title: Text
    embed_url: Annotated[str, Field(pattern=r"^https://www\.openstreetmap\.org/export/embed\.html\?\S+$")]


KIND = BlockKind(MapBlock, MapBlock, unchanged)
