"""The figures of the shipped strategies: those in the specification are exactly as specified."""

from decimal import Decimal
from itertools import accumulate
from typing import TypeVar

import pytest

from app.content.blocks.fact_drawings import DotsDrawing
from app.content.blocks.lists.strategy_index import StrategyIndexBlock
from app.content.blocks.page.page_head import PageHeadBlock
from app.content.blocks.strategy.factsheet_head import FactsheetHeadBlock
from app.content.blocks.strategy.growth import GrowthBlock
from app.content.blocks.strategy.holdings import HoldingsBlock
from app.content.blocks.strategy.movers import MoversBlock
from app.content.blocks.strategy.returns import ReturnsBlock
from app.content.blocks.strategy.themes import ThemesBlock
from app.content.composing.compose import ComposedContent
from app.content.models.base import BlockModel
from app.content.snapshots.snapshot_file import digested_address

Drawn = TypeVar("Drawn", bound=BlockModel)


def block_of(content: ComposedContent, path: str, kind: type[Drawn]) -> Drawn:
    return next(block for block in content.documents[path].blocks if isinstance(block, kind))


@pytest.mark.parametrize(
    ("page", "counts", "market_cap", "note"),
    [
        (
            "ace-strategy",
            ["32", "57.1", "45.6"],
            [("Large", "63.8"), ("Mid", "23.08"), ("Small", "13.13")],
            "Rounded by the manager; the parts add to 100.01.",
        ),
        ("largecap-strategy", ["24", "56.31", "55.63"], [("Large", "89.2"), ("Mid", "10.8")], None),
    ],
)
def test_stated_summaries(
    page: str, counts: list[str], market_cap: list[tuple[str, str]], note: str | None, content: ComposedContent
) -> None:
    block = block_of(content, f"/portfolio_services/{page}", HoldingsBlock)
    assert [count.value for count in block.counts] == counts
    assert block.market_cap is not None
    assert [(part.name, part.percent.shown) for part in block.market_cap.parts] == market_cap
    assert block.market_cap.note == note
    portrait = block_of(content, f"/portfolio_services/{page}", FactsheetHeadBlock).portrait
    # A head that draws the strategy's idea leaves the sizes to the holdings.
    assert portrait is None or [(part.name, part.percent.shown) for part in portrait.parts] == market_cap


@pytest.mark.parametrize(("page", "stocks"), [("growth-leaders", 33), ("pipe-strategy", 38), ("contra-strategy", 33)])
def test_stated_numbers_of_stocks(page: str, stocks: int, content: ComposedContent) -> None:
    block = block_of(content, f"/portfolio_services/{page}", HoldingsBlock)
    assert (block.counts[0].value, len(block.rows)) == (str(stocks), 15)


def test_mid_to_mega_s_bands_and_total(content: ComposedContent) -> None:
    block = block_of(content, "/portfolio_services/motilal", ThemesBlock)
    assert block.bands is not None
    assert block.total is not None
    assert [part.percent.value for part in block.bands.parts] == [15, 40, 5, 23, 6, 2]
    assert block.total.value == "91.9%"


def test_the_multiples_of_founders(content: ComposedContent) -> None:
    head = block_of(content, "/portfolio_services/Founder-Portfolio", FactsheetHeadBlock)
    assert head.grown is not None
    assert [bar.multiple.shown for bar in head.grown.bars] == ["2.10x", "1.67x"]


def test_the_five_years_of_the_model(content: ComposedContent) -> None:
    block = block_of(content, "/pms/performance", ReturnsBlock)
    assert [(table.drawing, table.drawn_in_reverse, len(table.rows)) for table in block.tables] == [("bars", True, 5)]
    # The firm states how deep its model fell.
    assert block_of(content, "/pms/performance", GrowthBlock).falls is None


def test_the_dots_of_the_firm_count_the_strategies(content: ComposedContent) -> None:
    drawing = block_of(content, "/about", PageHeadBlock).drawing
    assert isinstance(drawing, DotsDrawing)
    counts = list(accumulate(group.dots for group in drawing.groups))
    assert counts[2:] == [len(block_of(content, "/pms", StrategyIndexBlock).rows), 100]


def test_the_movers_of_phoenix(content: ComposedContent) -> None:
    block = block_of(content, "/portfolio_services/Phoenix-Portfolio", MoversBlock)
    assert [row.change_percent.shown for row in (block.gainers[0], block.losers[-1])] == ["+17.2", "−1.8"]
    assert block.losers[-1].change_percent.value == Decimal("-1.8")


def test_every_sample_carries_the_mark(content: ComposedContent) -> None:
    drawn = [block for path in content.facts.paths for block in content.documents[path].blocks]
    dated = [block for block in drawn if isinstance(block, GrowthBlock | HoldingsBlock | ReturnsBlock | ThemesBlock)]
    assert len(dated) > 30
    assert [block.heading for block in dated if block.footing.sample != block.sample] == []
    rows = {digested_address(path, file.body) for path, file in content.downloads.items()}
    assert all(block.footing.downloads[0].href in rows for block in dated)
