"""A ruled list of terms."""

from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.models.base import Section, Text
from app.content.models.parts import Definition


class DefinitionsBlock(Section):
    """Key terms, schedules of charges, eligibility: a ruled list of terms."""

    kind: Literal["definitions"]
    lede: Text | None = None
    items: list[Definition] = Field(min_length=1)
    footnote: Text | None = None


KIND = BlockKind(DefinitionsBlock, DefinitionsBlock, unchanged, links_terms=True)
