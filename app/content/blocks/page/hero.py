"""The nameplate of the home page."""

from typing import Literal

from app.content.blocks.kind import BlockKind, always, unchanged
from app.content.models.base import Link, Text
from app.content.models.block import BlockModel
from app.content.models.drawings.card import CardPart, CardRiver


class HeroBlock(BlockModel):
    """The nameplate of the home page; `heading_lines` read as one h1, `alt` says what the river shows."""

    kind: Literal["hero"]
    heading_lines: list[Text]
    lede: Text
    alt: Text
    action: Link
    more: Link


def _on_card(_block: HeroBlock) -> CardPart:
    return CardPart(mark=CardRiver())


KIND = BlockKind(HeroBlock, HeroBlock, unchanged, on_card=_on_card, is_head=always)
