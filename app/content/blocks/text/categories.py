"""The categories of alternative funds."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import ContentModel, Link, Section, Text
from app.content.models.parts import Definition


class Category(ContentModel):
    """One AIF category: Roman numeral, nickname, label, sentence and what sets it apart."""

    numeral: Literal["I", "II", "III"]
    nickname: Text
    label: Text
    text: Text
    facts: list[Definition] = []


class CategoriesBlock(Section):
    """The three AIF categories side by side."""

    kind: Literal["categories"]
    items: list[Category]
    footnote: Text | None = None
    onward: list[Link] = []


KIND = BlockKind(CategoriesBlock, CategoriesBlock, unchanged)
