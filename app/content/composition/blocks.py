"""Each block as written, handed to whoever composes its kind."""

from collections.abc import Callable, Mapping
from typing import Any

from app.content.composition import firm_blocks
from app.content.composition.comparison import compose_comparison
from app.content.composition.contact_head import compose_contact_head
from app.content.composition.context import BlockContext
from app.content.composition.explorer import compose_explorer
from app.content.composition.factsheet_head import compose_factsheet_head
from app.content.composition.performance import compose_growth, compose_returns
from app.content.composition.portfolio import compose_holdings, compose_themes
from app.content.models import composed_blocks as named
from app.content.models import factsheet_sources as factsheet
from app.content.models.block_union import Block, BlockSource
from app.content.models.explorer_blocks import ComparisonSource, ExplorerSource
from app.content.models.information_blocks import ContactHeadSource

_COMPOSERS: Mapping[type, Callable[[Any, BlockContext], Block]] = {
    named.StepsSource: firm_blocks.compose_steps,
    named.HighlightsSource: firm_blocks.compose_highlights,
    named.ClaimsSource: firm_blocks.compose_claims,
    named.StrategyIndexSource: firm_blocks.compose_strategy_index,
    named.FaqSource: firm_blocks.compose_faq,
    ContactHeadSource: compose_contact_head,
    factsheet.FactsheetHeadSource: compose_factsheet_head,
    factsheet.GrowthSource: compose_growth,
    factsheet.ReturnsSource: compose_returns,
    factsheet.HoldingsSource: compose_holdings,
    factsheet.ThemesSource: compose_themes,
    ExplorerSource: compose_explorer,
    ComparisonSource: compose_comparison,
}


def compose_block(source: BlockSource, context: BlockContext) -> Block:
    """Return the block as drawn, its links still as written; a block that names nothing is drawn as it is written.

    What it names exists: `checks` has proved it.
    """
    compose = _COMPOSERS.get(type(source))
    return source if compose is None else compose(source, context)  # type: ignore[return-value]
