import re
from decimal import Decimal
from pathlib import Path

import pytest

from app.content.blocks.registry import Block
from app.content.blocks.strategy.growth import GrowthBlock
from app.content.blocks.strategy.returns import ReturnsBlock
from app.content.calendar import OLDER
from tests.app.content.small_site import compose_site_content
from tests.app.content.strategy_site import STRATEGY_FILES, strategy_changed, strategy_site

ALPHA = "strategies/alpha.yaml"
STATED_MULTIPLE = "    statedMultiple: { portfolio: 1.44, benchmark: 1.21 }\n"
STATED_TWO_YEARS = "      - { period: 2Y, portfolioPercent: 20.1, benchmarkPercent: 10 }\n"


def blocks_of(folder: Path, changes: dict[str, str | None]) -> list[Block]:
    return compose_site_content(folder, changes).documents["/portfolio_services/Alpha"].blocks


def growth_of(folder: Path, changes: dict[str, str | None]) -> GrowthBlock:
    (block,) = [block for block in blocks_of(folder, changes) if isinstance(block, GrowthBlock)]
    return block


def returns_of(folder: Path, changes: dict[str, str | None]) -> ReturnsBlock:
    (block,) = [block for block in blocks_of(folder, changes) if isinstance(block, ReturnsBlock)]
    return block


def test_growth_is_rebased_to_one_and_told_in_a_sentence(tmp_path: Path) -> None:
    block = growth_of(tmp_path, strategy_changed(ALPHA, STATED_MULTIPLE, ""))
    assert [block.portfolio.values[0], block.portfolio.values[-1]] == [1, Decimal("1.44")]
    assert (block.portfolio.cells[-1], block.differences[-1]) == ("₹1.44 cr", "+₹0.23 cr")
    assert len(block.dates) == len(block.portfolio.values) == len(block.benchmark.cells) == 28
    assert block.label == (
        "Growth of ₹1 crore from March 2023 to May 2025: Alpha strategy ₹1.44 crore, Wide index ₹1.21 crore."
    )
    assert (block.names.portfolio_short, block.names.benchmark) == ("Alpha", "Wide index")


def test_growth_as_a_multiple(tmp_path: Path) -> None:
    changes = strategy_changed(
        ALPHA, "heading: Growth\n    dataset: growth", "heading: Growth\n    unit: multiple\n    dataset: growth"
    )
    block = growth_of(tmp_path, changes)
    assert (block.benchmark.cells[-1], block.differences[-1]) == ("1.21x", "+0.23x")
    # The head shows the stated multiple, so the line does not repeat it at its ends.
    assert block.stated
    assert block.label == "Growth from March 2023 to May 2025."
    assert block.table_caption == "What 1 became in Alpha strategy and Wide index, month ends"


def test_stated_returns_take_the_place_of_a_line_without_rows(tmp_path: Path) -> None:
    changes = strategy_site()
    assert growth_of(tmp_path, changes).strip is None
    changes[ALPHA] = re.sub(r" +- { period: CY .*\n", "", str(changes[ALPHA]))
    changes["series/alpha.csv"] = None
    block = growth_of(tmp_path, changes)
    assert block.strip is not None
    assert (
        block.strip.heading == "Stated returns beside Wide index, as on 31 May 2025; differences in percentage points"
    )
    (row,) = block.strip.rows
    assert (row.period, row.portfolio_percent.with_sign, row.difference_percent.shown) == ("2 Years", "20.1%", "+10.1")


def test_a_footing_tells_date_basis_benchmark_history_and_the_way_to_the_rows(tmp_path: Path) -> None:
    footing = returns_of(tmp_path, strategy_site()).footing.model_dump(mode="json")
    href = footing["downloads"][0].pop("href")
    assert re.fullmatch(r"/portfolio_services/Alpha/growth\.[0-9a-f]{12}\.csv", href)
    assert footing == {
        "as_on": "2025-05-31",
        "age": OLDER,
        "basis": "Month ends, net of fees. Benchmark: Wide index (revised from Narrow index effective 1 April 2024).",
        "source": "A factsheet",
        "sample": False,
        "downloads": [{"label": "Month ends (CSV)"}],
    }


def test_a_benchmark_that_never_changed_needs_no_history(tmp_path: Path) -> None:
    changes = strategy_changed(ALPHA, "      - { name: Narrow index }\n", "")
    changes[ALPHA] = str(changes[ALPHA]).replace("Wide index, since: 2024-04-01", "Wide index")
    assert growth_of(tmp_path, changes).footing.basis == "Month ends, net of fees."


def test_periods_are_labelled_and_stated_returns_win(tmp_path: Path) -> None:
    trailing, calendar, financial = returns_of(tmp_path, strategy_site()).tables
    told = [
        f"{row.period}: {portfolio.with_sign}, {benchmark.shown}, {row.difference_percent.shown}"
        for row in trailing.rows
        for portfolio, benchmark in [(row.portfolio_percent, row.benchmark_percent)]
    ]
    assert told == [
        "1 Month: 0.0%, 10.0, −10.0",
        "3 Months: −10.0%, 10.0, −20.0",
        "6 Months: −4.0%, 10.0, −14.0",
        "1 Year: 20.0%, 10.0, +10.0",
        "2 Years: 20.1%, 10.0, +10.1",
        "Since Inception: 17.9%, 9.0, +8.9",
    ]
    assert [row.since_inception for row in trailing.rows] == [row.period == "Since Inception" for row in trailing.rows]
    assert trailing.rows[-1].since_inception
    assert [row.period for row in calendar.rows] == ["CYTD 2025", "CY 2024"]
    assert [(row.period, row.portfolio_percent.shown) for row in financial.rows] == [
        ("FYTD", "−10.0"),
        ("FY 2025", "33.3"),
        ("FY 2024", "20.0"),
    ]


@pytest.mark.parametrize(
    ("position", "heading", "caption"),
    [
        (0, "To 31 May 2025", "Returns of Alpha strategy and Wide index to 31 May 2025, in per cent"),
        (1, "Calendar year", "Returns of Alpha strategy and Wide index by calendar year, in per cent"),
        (
            2,
            "Financial year",
            "Returns of Alpha strategy and Wide index by financial year, 1 April to 31 March, in per cent",
        ),
    ],
)
def test_a_table_says_what_it_tells(position: int, heading: str, caption: str, tmp_path: Path) -> None:
    table = returns_of(tmp_path, strategy_site()).tables[position]
    assert (table.period_heading, table.caption) == (heading, caption)


def test_a_fall_that_is_not_over_has_no_end(tmp_path: Path) -> None:
    falls = growth_of(tmp_path, strategy_site()).falls
    assert falls is not None
    assert falls.falls[0].back is None
    assert "horizon" not in falls.words, "it is shorter than the horizon"


def test_a_fall_is_measured_by_the_horizon_of_its_strategy(tmp_path: Path) -> None:
    changes = strategy_changed(ALPHA, "horizon: { years: 3, wording: andAbove }", "horizon: { months: 1 }")
    falls = growth_of(tmp_path, changes).falls
    assert falls is not None
    assert falls.words.endswith("longer than its horizon of 1 month.")


def test_bars_of_years_run_onwards_through_time(tmp_path: Path) -> None:
    changes = strategy_changed(ALPHA, "latestYears: 2", "latestYears: 2\n        drawing: bars")
    assert [table.drawn_in_reverse for table in returns_of(tmp_path, changes).tables] == [False, True, False]
    changes[ALPHA] = str(changes[ALPHA]).replace("latestYears: 3", "latestYears: 3\n        drawing: bars")
    assert [table.drawn_in_reverse for table in returns_of(tmp_path, changes).tables] == [False, True, True]


def test_years_before_the_latest_are_earlier_ones_unless_the_table_is_drawn(tmp_path: Path) -> None:
    changes = strategy_changed(ALPHA, "latestYears: 3", "latestYears: 2")
    trailing, _, financial = returns_of(tmp_path / "two", changes).tables
    assert trailing.earlier == []
    assert [row.period for row in financial.rows] == ["FYTD", "FY 2025"]
    assert [row.period for row in financial.earlier] == ["FY 2024"]
    changes[ALPHA] = str(changes[ALPHA]).replace("kind: financial\n", "kind: financial\n        drawing: bars\n")
    assert returns_of(tmp_path / "drawn", changes).tables[2].earlier == []


def test_the_label_of_a_drawing_has_true_minus_signs(tmp_path: Path) -> None:
    table = returns_of(tmp_path, strategy_site()).tables[1]
    returns = "Returns in per cent, Alpha then Wide index: CYTD 2025 −4.0 and 10.0; CY 2024 20.0 and 10.0."
    assert table.label == f"{returns}"


def test_no_figure_is_minus_zero(tmp_path: Path) -> None:
    flat = STRATEGY_FILES["series/alpha.csv"].replace("2025-04-30,144.00", "2025-04-30,144.01")
    row = returns_of(tmp_path, strategy_site({"series/alpha.csv": flat})).tables[0].rows[0]
    assert (str(row.portfolio_percent.value), row.portfolio_percent.shown) == ("0.0", "0.0")
