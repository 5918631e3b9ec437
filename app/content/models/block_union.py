"""Every kind of block, as written and as drawn."""

from typing import Annotated

from pydantic import Field

from app.content.models import (
    blocks,
    composed_blocks,
    explorer_blocks,
    factsheet_blocks,
    factsheet_sources,
    strategy_blocks,
)
from app.content.models import information_blocks as information

PlainBlock = (
    blocks.HeroBlock
    | blocks.PageHeadBlock
    | blocks.PageTabsBlock
    | blocks.QuoteBlock
    | blocks.AwardsBlock
    | blocks.CategoriesBlock
    | blocks.DoorsBlock
    | blocks.ArticleBlock
    | blocks.NoteBlock
    | blocks.CallBandBlock
    | blocks.StatusScreenBlock
    | blocks.StaffPanelBlock
    | blocks.IslandProbeBlock
    | information.CardsBlock
    | information.DefinitionsBlock
    | information.MetricsBlock
    | information.CountersBlock
    | information.ProfilesBlock
    | strategy_blocks.FrameworkBlock
    | strategy_blocks.CrossoverBlock
    | strategy_blocks.StyleBoxBlock
    | information.PictureBlock
    | information.TableBlock
    | strategy_blocks.WealthCreatorsBlock
    | strategy_blocks.MoversBlock
    | information.MapBlock
)
BlockSource = Annotated[
    PlainBlock
    | composed_blocks.StepsSource
    | information.ContactHeadSource
    | composed_blocks.HighlightsSource
    | composed_blocks.StrategyIndexSource
    | composed_blocks.FaqSource
    | composed_blocks.ClaimsSource
    | factsheet_sources.FactsheetHeadSource
    | factsheet_sources.GrowthSource
    | factsheet_sources.ReturnsSource
    | factsheet_sources.HoldingsSource
    | factsheet_sources.ThemesSource
    | explorer_blocks.ExplorerSource
    | explorer_blocks.ComparisonSource,
    Field(discriminator="kind"),
]
Block = Annotated[
    PlainBlock
    | composed_blocks.StepsBlock
    | information.ContactHeadBlock
    | composed_blocks.HighlightsBlock
    | composed_blocks.StrategyIndexBlock
    | composed_blocks.FaqBlock
    | composed_blocks.ClaimsBlock
    | factsheet_blocks.FactsheetHeadBlock
    | factsheet_blocks.GrowthBlock
    | factsheet_blocks.ReturnsBlock
    | factsheet_blocks.HoldingsBlock
    | factsheet_blocks.ThemesBlock
    | explorer_blocks.ExplorerBlock
    | explorer_blocks.ComparisonBlock,
    Field(discriminator="kind"),
]
