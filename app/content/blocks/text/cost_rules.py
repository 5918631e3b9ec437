"""The rules behind all costs that are worked out, each with its source."""

from typing import Literal

from pydantic import Field

from app.content.blocks.given_parts import Findable
from app.content.blocks.kind import BlockContext, BlockKind, as_drawn
from app.content.costs.rules import RULES
from app.content.models.base import Section, Text
from app.content.models.page import PageSource
from app.content.models.parts import DataTable, TableColumn
from app.content.sources import ContentSources


class CostRulesSource(Section):
    """The rules as a table; `caption` names their years."""

    kind: Literal["costRules"]
    caption: Text = Field(exclude=True)
    footnote: Text


class CostRulesBlock(CostRulesSource):
    """The rules as drawn."""

    table: DataTable


def compose(source: CostRulesSource, _: BlockContext) -> CostRulesBlock:
    """Return one row for each rule."""
    columns = [TableColumn(label=label) for label in ("Subject", "Rule", "Source")]
    return as_drawn(
        source,
        CostRulesBlock,
        table=DataTable(caption=source.caption, columns=columns, rows=[list(rule) for rule in RULES]),
    )


def _findable(source: CostRulesSource, _page: PageSource, _sources: ContentSources) -> list[Findable]:
    rules = ". ".join(f"{rule.subject}: {rule.limit}" for rule in RULES)
    return [Findable("section", source.id, f"{source.heading}, with their sources", f"{rules}.")]


KIND = BlockKind(CostRulesSource, CostRulesBlock, compose, findable=_findable)
