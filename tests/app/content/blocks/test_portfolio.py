from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from app.content.blocks.strategy.holdings import HoldingsBlock
from app.content.blocks.strategy.sectors import SectorsBlock
from app.content.blocks.strategy.themes import ThemesBlock
from app.content.reading.loader import load_sources
from app.content.strategy_lists import pms_strategies, portfolio_of
from tests.app.content.small_site import compose_site_content, write_site
from tests.app.content.strategy_site import STRATEGY_FILES, strategy_changed, strategy_site

ALPHA = "strategies/alpha.yaml"
SECTORS = "  - { kind: sectors, id: sectors, heading: Sectors, dataset: holdings, top: TOP }\n  - kind: themes\n"
Rendered = TypeVar("Rendered", HoldingsBlock, SectorsBlock, ThemesBlock)


def block_of(folder: Path, changes: dict[str, str | None], kind: type[Rendered]) -> Rendered:
    blocks = compose_site_content(folder, changes).documents["/portfolio_services/Alpha"].blocks
    (block,) = [block for block in blocks if isinstance(block, kind)]
    return block


def test_the_largest_holdings_are_shown_and_all_are_counted(tmp_path: Path) -> None:
    block = block_of(tmp_path, strategy_site(), HoldingsBlock)
    assert [row.company for row in block.rows] == [
        *("Amber Bank", "Birch Software", "Cedar Finance", "Dahlia Care", "Elm Power"),
        *("Fern Motors", "Gorse Credit", "Hazel Systems", "Iris Press", "Jasmine Labs"),
    ]
    assert (block.rows[0].weight_percent.shown, block.sample) == ("12.0", False)
    assert block.caption == "The 10 largest of 12 stocks, in per cent of assets"
    assert [link.label for link in block.footing.downloads] == ["All holdings (CSV)"]


def test_the_tiles_have_the_labels_of_the_factsheets(tmp_path: Path) -> None:
    counts = block_of(tmp_path, strategy_site(), HoldingsBlock).counts
    assert [(count.label, count.value) for count in counts] == [
        ("No. of Stocks", "12"),
        ("Top 5 Sectors %", "82"),
        ("Top 10 Stocks %", "85"),
    ]


def test_a_stated_number_of_stocks_counts_and_not_the_rows(tmp_path: Path) -> None:
    sources = load_sources(write_site(tmp_path, strategy_site()))
    portfolio = portfolio_of(next(each for each in pms_strategies(sources) if each.name == "Alpha"), sources)
    assert portfolio is not None
    assert [replace(portfolio, stated_stocks=stated).stocks for stated in (None, 14)] == [12, 14]


def test_tiles_are_stated_if_the_manager_states_each_of_them(tmp_path: Path) -> None:
    assert block_of(tmp_path / "all", strategy_site(), HoldingsBlock).counts_stated
    without = strategy_changed(ALPHA, "      topFiveSectorsPercent: 82\n", "")
    assert not block_of(tmp_path / "some", without, HoldingsBlock).counts_stated


def test_what_the_ten_largest_come_to_is_found_where_the_manager_states_no_sum(tmp_path: Path) -> None:
    assert block_of(tmp_path / "stated", strategy_site(), HoldingsBlock).finding is None
    without = strategy_changed(ALPHA, "      topTenPercent: 85\n", "")
    finding = block_of(tmp_path / "found", without, HoldingsBlock).finding
    assert finding is not None
    assert finding.startswith("Ten stocks are 85% of the money; ")
    undrawn = {
        path: text and text.replace("    headingMarketCap: Market cap\n", "", 1) for path, text in without.items()
    }
    assert block_of(tmp_path / "undrawn", undrawn, HoldingsBlock).finding == "Ten stocks are 85% of the money."


def test_sectors_and_sizes_are_parts_with_a_sentence(tmp_path: Path) -> None:
    block = block_of(tmp_path, strategy_site(), HoldingsBlock)
    assert block.sectors is not None
    assert block.market_cap is not None
    assert [(part.name, part.percent.shown) for part in block.sectors.parts] == [
        *(("Finance", "30.0"), ("Technology", "18.0"), ("Health", "14.0"), ("Autos", "11.0"), ("Energy", "9.0")),
    ]
    assert block.sectors.label.startswith("The 5 largest sectors: Finance 30.0%, Technology 18.0%")
    assert block.market_cap.label == "Market capitalisation: Large 40%, Mid 31%, Small 21%, Cash 8%"
    assert block.market_cap.caption == f"{block.market_cap.heading}, in per cent of assets"
    assert block.market_cap.note is None


def test_parts_that_do_not_add_to_a_hundred_own_up_to_it(tmp_path: Path) -> None:
    changes = strategy_changed(ALPHA, "{ large: 40, mid: 31, small: 21 }", "{ large: 40.02, mid: 31, small: 21 }")
    market_cap = block_of(tmp_path, changes, HoldingsBlock).market_cap
    assert market_cap is not None
    assert market_cap.note == "Rounded by the manager; the parts add to 100.02."


def test_what_has_no_heading_is_not_shown(tmp_path: Path) -> None:
    bare = STRATEGY_FILES[ALPHA].replace(
        "    headingSectors: Top 5 sectors\n    headingMarketCap: Market cap\n", "    counts: false\n"
    )
    block = block_of(tmp_path, strategy_site({ALPHA: bare}), HoldingsBlock)
    assert (block.sectors, block.market_cap, block.counts) == (None, None, [])


def test_sectors_may_be_a_section_of_their_own(tmp_path: Path) -> None:
    changes = strategy_changed(ALPHA, "  - kind: themes\n", SECTORS.replace("TOP", "3"))
    block = block_of(tmp_path, changes, SectorsBlock)
    assert [(part.name, part.percent.shown) for part in block.sectors.parts] == [
        *(("Finance", "30.0"), ("Technology", "18.0"), ("Health", "14.0")),
    ]
    assert block.sectors.caption == "Sectors, in per cent of assets"
    assert (block.sample, block.footing.as_on.isoformat()) == (False, "2025-05-31")


def test_themes_hold_their_companies_and_the_total_counts_no_cash(tmp_path: Path) -> None:
    block = block_of(tmp_path, strategy_site(), ThemesBlock)
    assert block.bands is not None
    assert block.total is not None
    assert [(theme.name, theme.percent, len(theme.rows)) for theme in block.themes] == [
        *(("Makers", "30.0", 5), ("Savings", "30.0", 3), ("Digital", "18.0", 2), ("Care", "14.0", 2)),
    ]
    assert (block.total.label, block.total.value) == ("Long-only equity, total", "92%")
    assert block.finding == "12 stocks in four themes; three themes are 78% of the money."


def test_bands_stand_in_the_stated_order_and_own_up_to_rounding(tmp_path: Path) -> None:
    block = block_of(tmp_path, strategy_site(), ThemesBlock)
    assert block.bands is not None
    assert block.total is not None
    assert [(part.name, part.percent.shown) for part in block.bands.parts] == [
        ("Above", "40"),
        ("Middle", "31"),
        ("Below", "21"),
    ]
    assert block.bands.note is None
    changes = strategy_changed(ALPHA, "{ name: Below, percent: 21 }", "{ name: Below, percent: 20 }")
    rounded = block_of(tmp_path, changes, ThemesBlock).bands
    assert rounded is not None
    assert rounded.note == ("Rounded by the manager; the bands add to 91, the total is 92.")
