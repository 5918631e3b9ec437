"""A table of words and figures."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
from app.content.markdown.figures import data_table
from app.content.markdown.owned import owned
from app.content.markdown.page import MarkdownPage, noted
from app.content.models.base import Text
from app.content.models.block import Section
from app.content.models.tables import DataTable


class TableBlock(Section):
    """A table as written."""

    kind: Literal["table"]
    lede: Text | None = None
    table: DataTable
    footnote: Text | None = None
    synthetic: bool = False


def _markdown(block: TableBlock, page: MarkdownPage) -> Iterator[str]:
    yield from page.section(block)
    yield from noted(block.lede)
    yield from data_table(block.table)
    yield from noted(block.footnote)


KIND = BlockKind(TableBlock, TableBlock, unchanged, markdown=owned(_markdown))
