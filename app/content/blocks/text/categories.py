"""The categories of alternative funds."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Link, Section, Text


class Category(ContentModel):
    """One AIF category: Roman numeral, nickname, label and sentence."""

    numeral: Literal["I", "II", "III"]
    nickname: Text
    label: Text
    text: Text


class CategoriesBlock(Section):
    """The three AIF categories side by side."""

    kind: Literal["categories"]
    items: list[Category]
    onward: list[Link] = []


KIND = BlockKind(CategoriesBlock, CategoriesBlock, unchanged)
