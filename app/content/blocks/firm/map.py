"""The office on a plan."""

from collections.abc import Iterator
from typing import Annotated, Literal
from urllib.parse import parse_qs, urlsplit

from pydantic import Field

from app.content.blocks.kind import BlockKind, PlacedBlock, unchanged
from app.content.errors import Fault
from app.content.models.base import BlockModel, Text


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


def _faults(placed: PlacedBlock[MapBlock]) -> Iterator[Fault]:
    geo = placed.sources.site.value.geo
    office = f"{geo.latitude},{geo.longitude}"
    marked = parse_qs(urlsplit(placed.block.embed_url).query).get("marker", ["nothing"])
    if marked != [office]:
        message = (
            f"the map marks {', '.join(marked)}, but geo in site.yaml is {office}: write marker={office} at the end"
        )
        yield placed.fault(("embedUrl",), message)


KIND = BlockKind(MapBlock, MapBlock, unchanged, faults=_faults)
