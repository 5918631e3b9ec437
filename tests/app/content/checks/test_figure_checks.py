"""Figures: stated, drawn or omitted values are checked against the rows, and refused with file and line."""

from pathlib import Path

import pytest

from app.content.checks.check_content import check_content
from app.content.errors import ContentError
from app.content.reading.loader import load_sources
from tests.app.content.small_site import TODAY, check_faults, load_faults, write_site
from tests.app.content.strategy_site import HOLDINGS, STRATEGY_FILES, strategy_changed, strategy_site

ALPHA = "strategies/alpha.yaml"
HOLDINGS_CSV, SERIES_CSV = "holdings/alpha.csv", "series/alpha.csv"
ROWS = f"the rows of content/{HOLDINGS_CSV}"
GIVEN = f"content/{SERIES_CSV} gives"
CONFIRMED = "{ day: 2025-05-31, column: portfolio, value: 288.00 }"
ALL_MONTHS = "every row after the first is the next month end"


def alpha(old: str, new: str) -> dict[str, str | None]:
    return strategy_changed(ALPHA, old, new)


def stated_line(old: str, new: str) -> dict[str, str | None]:
    """A change beside a line that its fund house states."""
    return alpha(old, new)


def holdings(old: str, new: str) -> dict[str, str | None]:
    return strategy_changed(HOLDINGS_CSV, old, new)


def series(old: str, new: str) -> dict[str, str | None]:
    return strategy_changed(SERIES_CSV, old, new)


def test_the_site_of_strategies_has_no_faults(tmp_path: Path) -> None:
    assert check_faults(tmp_path, strategy_site()) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        # Files
        (
            alpha("kind: holdings\n    file: alpha", "kind: holdings\n    file: omega"),
            f"{ALPHA}:19: datasets.holdings.file: holdings 'omega' are missing: expected content/holdings/omega.csv",
        ),
        (
            alpha("kind: series\n    file: alpha", "kind: series\n    file: omega"),
            f"{ALPHA}:34: datasets.growth.file: series 'omega' is missing: expected content/series/omega.csv",
        ),
        (
            series("date,portfolio,benchmark", "date,portfolio,index"),
            f"{ALPHA}:34: datasets.growth.file: series 'alpha' has no column 'benchmark'",
        ),
        (
            series("2025-05-31,144.00,121.00", "2025-05-31,0,121.00"),
            f"{ALPHA}:34: datasets.growth.file: series 'alpha' has a value that is not above 0 in column 'portfolio'",
        ),
        # Dates
        (
            series("2025-05-31,144.00,121.00\n", ""),
            f"{ALPHA}:4: asOn: is 2025-05-31, but the last row of content/{SERIES_CSV} is 2025-04-30",
        ),
        (
            series("2024-02-29,", "2024-02-28,"),
            f"{SERIES_CSV}:14: date: 2024-02-28 stands where 2024-02-29 belongs: {ALL_MONTHS}",
        ),
        (
            series("2023-03-31,100.00,100.00\n", ""),
            f"{SERIES_CSV}:3: date: 2023-04-30 stands where 2023-03-31 belongs: {ALL_MONTHS}",
        ),
        (
            alpha("asOn: 2025-05-31\ntitle", "asOn: 2027-05-31\ntitle"),
            f"{ALPHA}:4: asOn: 2027-05-31 is in the future; today is 2026-11-20 in India",
        ),
        # Digits typed wrongly
        (
            series("2025-05-31,144.00,121.00", "2025-05-31,1440.00,121.00"),
            f"{SERIES_CSV}:29: portfolio: 1440.00 changes by +900% in one month: correct it, or confirm it in ",
        ),
        (
            series("2024-09-30,120.00,110.00", "2024-09-30,120.00,11.00"),
            f"{SERIES_CSV}:21: benchmark: 11.00 changes by −90% in one month: correct it, or confirm it in ",
        ),
        *(
            (
                alpha("      - { name: Narrow index }\n      - { name: Wide index, since: 2024-04-01 }\n", spans),
                f"{ALPHA}:39: datasets.growth.benchmarks: list them oldest first: the first without since",
            )
            for spans in (
                "      - { name: Narrow index, since: 2023-03-15 }\n",
                "      - { name: Narrow index }\n      - { name: Wide index }\n",
                "      - { name: A }\n      - { name: B, since: 2024-04-01 }\n      - { name: C, since: 2024-03-01 }\n",
            )
        ),
        # Weights
        (
            holdings("Cash,cash,8.0", "Cash,cash,7.0"),
            f"{HOLDINGS_CSV}:1: weightPercent: the rows add to 99, not 100. Is the row for cash missing?",
        ),
        (
            alpha("positionLimitPercent: 15", "positionLimitPercent: 11.5"),
            f"{HOLDINGS_CSV}:2: weightPercent: 12 is above the limit of 11.5 that content/{ALPHA} sets",
        ),
        # Stated figures
        (
            alpha("topTenPercent: 85", "topTenPercent: 86.1"),
            f"{ALPHA}:24: datasets.holdings.stated.topTenPercent: is 86.1, but {ROWS} add to 85.0",
        ),
        (
            alpha("topFiveSectorsPercent: 82", "topFiveSectorsPercent: 80.5"),
            f"{ALPHA}:25: datasets.holdings.stated.topFiveSectorsPercent: is 80.5, but the rows of",
        ),
        (
            alpha("mid: 31, small: 21 }", "mid: 33, small: 21 }"),
            f"{ALPHA}:26: datasets.holdings.stated.marketCap.mid: is 33, but {ROWS} add to 31.0",
        ),
        (
            alpha("mid: 31, small: 21 }", "mid: 31 }"),
            f"{ALPHA}:26: datasets.holdings.stated.marketCap: is 0, but {ROWS} add to 21.0",
        ),
        (
            alpha("equityPercent: 92", "equityPercent: 94"),
            f"{ALPHA}:27: datasets.holdings.stated.equityPercent: is 94, but {ROWS} add to 92.0",
        ),
        (
            alpha("{ name: Middle, percent: 31 }", "{ name: Middle, percent: 33 }"),
            f"{ALPHA}:30: datasets.holdings.stated.bands.1.percent: is 33, but {ROWS} add to 31.0",
        ),
        (
            alpha("        - { name: Middle, percent: 31 }\n", ""),
            f"{ALPHA}:28: datasets.holdings.stated.bands: leaves out the band 'Middle' of content/{HOLDINGS_CSV}",
        ),
        (
            stated_line("period: 2Y, portfolioPercent: 20.1", "period: 2Y, portfolioPercent: 20.2"),
            f"{ALPHA}:44: datasets.growth.statedReturns.0.portfolioPercent: is 20.2, but {GIVEN} 20.00",
        ),
        (
            stated_line("20.1, benchmarkPercent: 10 }", "20.1, benchmarkPercent: 9.8 }"),
            f"{ALPHA}:44: datasets.growth.statedReturns.0.benchmarkPercent: is 9.8, but {GIVEN} 10.00",
        ),
        (
            stated_line("{ period: 2Y,", "{ period: 2 years,"),
            f"{ALPHA}:44: datasets.growth.statedReturns.0.period: '2 years' is not known: use one of 1M, 3M,",
        ),
        (
            stated_line("{ period: 2Y,", "{ period: 2 years,"),
            f"{ALPHA}:44: datasets.growth.statedReturns.0.period: '2 years' is not known: use one of 1M",
        ),
        (
            stated_line("{ period: 2Y,", "{ period: 3Y,"),
            f"{ALPHA}:44: datasets.growth.statedReturns.0.period: content/{SERIES_CSV} is too short for 3Y",
        ),
        (
            stated_line("statedMultiple: { portfolio: 1.44", "statedMultiple: { portfolio: 1.45"),
            f"{ALPHA}:46: datasets.growth.statedMultiple.portfolio: is 1.45, but {GIVEN} 1.440",
        ),
    ],
)
def test_each_false_figure_has_file_line_and_field(changes: dict[str, str | None], fault: str, tmp_path: Path) -> None:
    faults = check_faults(tmp_path, changes)
    assert any(line.startswith(f"content/{fault}") for line in faults), faults


def test_a_sample_line_goes_its_own_way_beside_what_is_stated(tmp_path: Path) -> None:
    text = STRATEGY_FILES[ALPHA].replace("portfolio: 1.44", "portfolio: 1.45")
    text = text.replace("net of fees.\n    source: A factsheet\n", "net of fees.\n")
    rows = {SERIES_CSV: None, f"sample/{SERIES_CSV}": STRATEGY_FILES[SERIES_CSV]}
    sources = load_sources(write_site(tmp_path, strategy_site({ALPHA: text, **rows})))
    assert sources.with_samples is not None
    assert list(map(str, check_content(sources.with_samples, TODAY))) == []


@pytest.mark.parametrize("period", ["5 years", "CY 2025"])
def test_a_stated_period_without_rows_has_a_meaning(period: str, tmp_path: Path) -> None:
    text = STRATEGY_FILES[ALPHA].replace("net of fees.\n    source: A factsheet\n", "net of fees.\n")
    files = {ALPHA: text.replace("period: 2Y", f"period: {period}"), SERIES_CSV: None}
    place = f"content/{ALPHA}:43: datasets.growth.statedReturns.0.period: '{period}' is not"
    assert [fault[: len(place)] for fault in check_faults(tmp_path, strategy_site(files))] == [place]


@pytest.mark.parametrize("stated", ["85", "85.0", "85.00"])
def test_a_sum_is_that_of_the_rows_to_its_last_digit(stated: str, tmp_path: Path) -> None:
    assert check_faults(tmp_path, alpha("topTenPercent: 85", f"topTenPercent: {stated}")) == []


@pytest.mark.parametrize("stated", ["86", "85.1", "84.9", "85.4", "85.01"])
def test_a_sum_that_the_rows_do_not_give_is_refused(stated: str, tmp_path: Path) -> None:
    """Rows are exact: having exactly ten of them is no excuse."""
    found = check_faults(tmp_path, alpha("topTenPercent: 85", f"topTenPercent: {stated}"))
    place = f"content/{ALPHA}:24: datasets.holdings.stated.topTenPercent"
    assert found == [f"{place}: is {stated}, but {ROWS} add to 85.0"]


def test_a_sum_is_a_part_of_the_whole(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="topTenPercent: input should be less than or equal to 100"):
        check_faults(tmp_path, alpha("topTenPercent: 85", "topTenPercent: 850"))


def test_a_dataset_may_be_of_an_earlier_day_than_its_page(tmp_path: Path) -> None:
    own_day = "file: alpha\n    asOn: 2025-04-30\n    basis: Share"
    assert check_faults(tmp_path, alpha("file: alpha\n    basis: Share", own_day)) == []


def test_a_jump_may_be_confirmed(tmp_path: Path) -> None:
    text = str(alpha("confirmedJumps: []", f"confirmedJumps: [{CONFIRMED}]")[ALPHA])
    text = text.partition("    statedReturns:")[0] + "blocks:" + text.partition("blocks:")[2]
    rows = str(series("2025-05-31,144.00,121.00", "2025-05-31,288.00,121.00")[SERIES_CSV])
    assert check_faults(tmp_path, strategy_site({ALPHA: text, SERIES_CSV: rows})) == []


def test_a_sum_in_whole_per_cents_may_be_rounded(tmp_path: Path) -> None:
    rows = HOLDINGS.replace("Jasmine Labs,Health,mid,5.0", "Jasmine Labs,Health,mid,4.6").replace(
        "cash,8.0", "cash,8.4"
    )
    text = str(alpha("mid: 31,", "mid: 30.6,")[ALPHA]).replace("equityPercent: 92", "equityPercent: 91.6")
    text = text.replace("{ name: Middle, percent: 31 }", "{ name: Middle, percent: 30.6 }")
    assert check_faults(tmp_path, strategy_site({ALPHA: text, HOLDINGS_CSV: rows})) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        # Datasets that blocks name
        (
            "heading: Growth\n    dataset: growth",
            "heading: Growth\n    dataset: other",
            "60: blocks.1.dataset: 'other' names no dataset of kind series: this page has growth",
        ),
        (
            "heading: Returns\n    dataset: growth",
            "heading: Returns\n    dataset: holdings",
            "64: blocks.2.dataset: 'holdings' names no dataset of kind series",
        ),
        (
            "heading: Holdings\n    dataset: holdings",
            "heading: Holdings\n    dataset: growth",
            "76: blocks.3.dataset: 'growth' names no dataset of kind holdings",
        ),
    ],
)
def test_each_fault_of_a_block_has_line_and_field(old: str, new: str, fault: str, tmp_path: Path) -> None:
    faults = check_faults(tmp_path, alpha(old, new))
    assert any(line.startswith(f"content/{ALPHA}:{fault}") for line in faults), faults


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("        latestYears: 2\n", "", "69: blocks.2.tables.1.latestYears: is missing"),
        ("latestYears: 2", "latestYears: 2\n        shortest: 1Y", "71: blocks.2.tables.1.shortest: is not known"),
        ("shortest: 1M", "latestYears: 3", "67: blocks.2.tables.0.latestYears: is not known here"),
        ("shortest: 1M", "further: [3Y]", "67: blocks.2.tables.0.further.0: input should be '4Y'"),
    ],
)
def test_a_table_says_its_rows_in_the_way_of_its_kind(old: str, new: str, fault: str, tmp_path: Path) -> None:
    faults = load_faults(write_site(tmp_path, alpha(old, new)))
    assert [line.startswith(f"content/{ALPHA}:{fault}") for line in faults] == [True], faults


def test_themes_need_columns_of_their_own(tmp_path: Path) -> None:
    rows = "".join(",".join(line.split(",")[:4]) + "\n" for line in HOLDINGS.splitlines())
    bare = STRATEGY_FILES[ALPHA].split("      bands:")[0] + STRATEGY_FILES[ALPHA].split("percent: 21 }\n")[1]
    assert check_faults(tmp_path, strategy_site({ALPHA: bare, HOLDINGS_CSV: rows})) == [
        f"content/{ALPHA}:80: blocks.4.dataset: content/{HOLDINGS_CSV} has no columns theme and band"
    ]
