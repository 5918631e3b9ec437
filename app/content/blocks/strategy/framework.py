"""How a framework is applied; its drawing stands in the head of the page."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import Section, Text
from app.content.models.parts import Card


class FrameworkBlock(Section):
    """A tagline, and sub-sections below. Its footer is the band that closes the page."""

    kind: Literal["framework"]
    tagline: Text
    parts: list[Card] = []


KIND = BlockKind(FrameworkBlock, FrameworkBlock, unchanged)
