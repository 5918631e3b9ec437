"""The office on a plan."""

from decimal import Decimal
from typing import Literal
from urllib.parse import urlencode

from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.models.base import BlockModel, Text

_EMBED = "https://www.openstreetmap.org/export/embed.html"
# How far the map reaches from the office, in degrees: about a kilometre east and west, less north and south.
_EAST, _NORTH = Decimal("0.01"), Decimal("0.006")


class MapSource(BlockModel):
    """The office on a drawn plan; the third-party map loads only on a press."""

    kind: Literal["map"]
    heading: Text
    text: Text
    button: Text
    frame_title: Text


class MapBlock(MapSource):
    """The office as rendered. `embed_url` is an OpenStreetMap embed address."""

    embed_url: str


def compose(source: MapSource, context: BlockContext) -> MapBlock:
    """Return the plan with the address of the map around `geo` of `site.yaml`."""
    geo = context.sources.site.value.geo
    latitude, longitude = Decimal(geo.latitude), Decimal(geo.longitude)
    box = (longitude - _EAST, latitude - _NORTH, longitude + _EAST, latitude + _NORTH)
    marked = {"bbox": ",".join(map(str, box)), "layer": "mapnik", "marker": f"{latitude},{longitude}"}
    return as_rendered(source, MapBlock, embed_url=f"{_EMBED}?{urlencode(marked)}")


KIND = BlockKind(MapSource, MapBlock, compose)
