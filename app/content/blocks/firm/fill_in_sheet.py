"""A sheet of paper whose lines an investor fills in."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import BlockModel, ContentModel, Link, Slug, Text


class EmptyLine(ContentModel):
    """A line to fill in. `hint` says what to look for."""

    label: Text
    hint: Text | None = None


class SettledRule(ContentModel):
    """What is settled, whatever is filled in."""

    term: Text
    detail: Text


class FillInSheetBlock(BlockModel):
    """Words and rules beside a sheet with empty lines, which prints; `by_hand` is written at its foot."""

    kind: Literal["fillInSheet"]
    id: Slug | None = None
    heading: Text
    text: Text
    rules: list[SettledRule] = Field(min_length=1)
    link: Link | None = None
    caption: Text
    title: Text
    addressee: Text
    lines: list[EmptyLine] = Field(min_length=3, max_length=12)
    by_hand: Text


KIND = BlockKind(FillInSheetBlock, FillInSheetBlock, unchanged)
