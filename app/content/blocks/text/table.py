"""A table of words and figures."""

from typing import Literal

from app.content.blocks.kind import BlockKind, unchanged
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


KIND = BlockKind(TableBlock, TableBlock, unchanged)
