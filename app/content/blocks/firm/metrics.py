"""A ruled row of figures."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown import signs
from app.content.markdown.owned import owned
from app.content.markdown.page import MarkdownPage, noted
from app.content.models.base import ContentModel, Text
from app.content.models.block import Section


class Metric(ContentModel):
    """One figure in the specification's spelling, and what it rests on."""

    label: Text
    value: Text
    basis: Text | None = None


class MetricsBlock(Section):
    """A ruled row of figures."""

    kind: Literal["metrics"]
    items: list[Metric] = Field(min_length=2, max_length=6)
    footnote: Text | None = None
    synthetic: bool = False


def _markdown(block: MetricsBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block)
    yield signs.bullets(page.figure(item.label, item.value, item.basis) for item in block.items)
    yield from noted(block.footnote)


KIND = BlockKind(MetricsBlock, MetricsBlock, unchanged, markdown=owned(_markdown))
