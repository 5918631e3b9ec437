"""A ruled list of terms."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown import signs
from app.content.markdown.owned import owned
from app.content.markdown.page import MarkdownPage, noted
from app.content.models.base import Text
from app.content.models.block import Section
from app.content.models.tables import Definition


class DefinitionsBlock(Section):
    """Key terms, schedules of charges, eligibility: a ruled list of terms."""

    kind: Literal["definitions"]
    lede: Text | None = None
    items: list[Definition] = Field(min_length=1)
    footnote: Text | None = None


def _markdown(block: DefinitionsBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block)
    yield from noted(block.lede)
    yield signs.bullets(page.item(item.term, item.detail) for item in block.items)
    yield from noted(block.footnote)


KIND = BlockKind(DefinitionsBlock, DefinitionsBlock, unchanged, markdown=owned(_markdown), links_terms=True)
