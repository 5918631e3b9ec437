"""The rules behind all costs that are worked out, each with its source."""

from typing import Literal

from app.content.blocks.given_parts import Findable
from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.costs.rules import CIRCULAR, RULES, Rule
from app.content.models.base import Section, Text
from app.content.models.page import PageSource
from app.content.models.parts import DataTable, TableColumn
from app.content.sources import ContentSources


class CostRulesSource(Section):
    """The rules as a table."""

    kind: Literal["costRules"]
    footnote: Text


class CostRulesBlock(CostRulesSource):
    """The rules as rendered."""

    table: DataTable


def compose(source: CostRulesSource, _: BlockContext) -> CostRulesBlock:
    """Return one row for each rule. The caption names the source of most, a row its own where it is another."""
    table = DataTable(
        caption=f"By the {CIRCULAR}, unless the row says otherwise",
        columns=[TableColumn(label=label) for label in ("Subject", "Rule")],
        rows=[[rule.subject, _limit(rule)] for rule in RULES],
    )
    return as_rendered(source, CostRulesBlock, table=table)


def _limit(rule: Rule) -> str:
    return rule.limit if rule.source == CIRCULAR else f"{rule.limit}: {rule.source}"


def _findable(source: CostRulesSource, _page: PageSource, _sources: ContentSources) -> list[Findable]:
    rules = ". ".join(f"{rule.subject}: {rule.limit}" for rule in RULES)
    return [Findable("section", source.id, f"{source.heading}, with their sources", f"{rules}.")]


KIND = BlockKind(CostRulesSource, CostRulesBlock, compose, findable=_findable)
